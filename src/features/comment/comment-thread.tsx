// All that is said about one task or file: heading, order, editor and list.

import { MessageSquareIcon } from 'lucide-react'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { Permission } from '#src/actions/subject.ts'
import { useUnmade } from '#src/data/ids/use-unmade.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { FootSlot } from '#src/ui/layers/foot-slot.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { jumpToNewestComment, newestComments, oldestComments, writeComment } from './comment.actions.ts'
import * as styles from './comment.css.ts'
import { type CommentData, ListComments } from './comment.graphql.ts'
import { type CommentAbout, listVariables } from './comment.ts'
import { CommentComposer } from './comment-composer.tsx'
import { CommentList } from './comment-list.tsx'
import { askForNewest, sortComments, useCommentSort } from './comment-view.ts'
import { PinnedComposer } from './pinned-composer.tsx'

/** With `task` the comments carry its status and tell how long ago they were; on a file they tell the moment (FILES-06). */
export function CommentThread({ about, viewerCan, task }: { about: CommentAbout; viewerCan: readonly Permission[]; task?: TaskSubject }) {
  const { services } = useActions()
  const { comments, read } = useComments(about)
  const mayWrite = viewerCan.includes('EDIT')
  const foot = useContext(FootSlot)
  const pinned = task && foot
  const composer = <CommentComposer about={about} comments={comments} {...(task && { task })} pinned={Boolean(pinned)} />
  return (
    <section className={styles.thread} aria-label="Comments">
      <div className={styles.head}>
        <h2 className={styles.heading}>Comments</h2>
        {comments && comments.length > 0 && (
          <div className={styles.sorts}>
            {comments.length > LONG && <JumpLink about={about} task={task} />}
            <SortLinks task={task} />
          </div>
        )}
      </div>
      {mayWrite && (pinned ? <PinnedComposer foot={pinned}>{composer}</PinnedComposer> : composer)}
      {!comments && read.error ? (
        <ReadFailure inline read={read} what="the comments" />
      ) : !comments ? (
        <CommentsComing />
      ) : comments.length === 0 ? (
        <EmptyState
          small
          icon={MessageSquareIcon}
          {...(mayWrite && task && { keys: writeComment.shortcuts[0], keysText: 'writes the first one' })}
        >
          {mayWrite ? 'Ask a question, share a finding, or say what comes next.' : 'Nobody has said anything yet.'}
        </EmptyState>
      ) : (
        <CommentList comments={comments} about={about} viewerCan={viewerCan} now={services.now()} exact={!task} />
      )}
    </section>
  )
}

/** The list in the order that was chosen; while the other order is on its way, the known one turned round. */
function useComments(about: CommentAbout) {
  const sort = useCommentSort()
  const { subjectId } = about
  const unmade = useUnmade(subjectId)
  const read = useRead({
    query: ListComments,
    variables: listVariables(about, sort),
    requestPolicy: 'cache-and-network',
    pause: unmade,
  })
  const { data, error, fetching } = read
  const [known, setKnown] = useState<{ subjectId: string; sort: string; comments: readonly CommentData[] } | null>(null)
  const answered = data?.comments
  useEffect(() => {
    if (answered && !fetching) setKnown({ subjectId, sort, comments: answered })
  }, [answered, fetching, subjectId, sort])
  useEffect(() => {
    if (error) console.warn('The comments could not be read:', error)
  }, [error])
  const comments = useMemo(
    () =>
      answered ??
      (known?.subjectId === subjectId ? (known.sort === sort ? known.comments : known.comments.toReversed()) : null) ??
      (unmade ? [] : null),
    [answered, known, sort, subjectId, unmade],
  )
  return { comments, read }
}

/** A thread of more than this is longer than a screen. */
const LONG = 10

/** Where the oldest is on top, the newest is far away. */
function JumpLink({ about, task }: { about: CommentAbout; task: TaskSubject | undefined }) {
  const here = useHere()
  if (useCommentSort() === 'NEWEST') return null
  const jump = () => {
    if (!task) askForNewest(about.subjectId)
    else void perform(jumpToNewestComment, here({ task: [task] }), 'button')
  }
  return (
    <button type="button" className={styles.sort} onClick={jump}>
      Jump to newest
    </button>
  )
}

/** COMMENT-02: only where there is something to sort. On a file, which is no subject of these actions, they set the same order. */
function SortLinks({ task }: { task: TaskSubject | undefined }) {
  const sort = useCommentSort()
  const here = useHere()
  const choose = (wanted: 'NEWEST' | 'OLDEST') => {
    if (!task) sortComments(wanted)
    else void perform(wanted === 'NEWEST' ? newestComments : oldestComments, here({ task: [task] }), 'button')
  }
  const link = (wanted: 'NEWEST' | 'OLDEST', text: string) => (
    <button type="button" className={classNames(styles.sort)} aria-pressed={sort === wanted} onClick={() => choose(wanted)}>
      {text}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, these are links
    <div role="group" aria-label="Order of comments" className={styles.sorts}>
      {link('NEWEST', 'Newest')}
      {link('OLDEST', 'Oldest')}
    </div>
  )
}

function CommentsComing() {
  return (
    <Loading className={styles.list}>
      {['58%', '74%', '36%'].map((width) => (
        <div key={width} aria-hidden className={styles.comment}>
          <Skeleton width={24} height={24} round />
          <div className={styles.said}>
            <Skeleton width={120} />
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </Loading>
  )
}
