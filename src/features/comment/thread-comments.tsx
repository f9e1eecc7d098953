// What was said in a discussion, oldest first: its ends, where the reader was, and lines for what is left out (DISC-05).
import { MessagesSquareIcon } from 'lucide-react'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import type { Permission } from '#src/actions/subject.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { figure } from '#src/lib/figures.ts'
import type { ReplySubject } from '#src/model/thread/thread-subject.ts'
import { rowsInherit } from '#src/ui/focus/focus-successor.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './comment.css.ts'
import type { CommentData } from './comment.graphql.ts'
import type { CommentAbout, CommentSubject } from './comment.ts'
import { useFocusedSubject, useGoTo } from './comment-focus.ts'
import { CommentRow } from './comment-row.tsx'
import { timeOf } from './comment-text.tsx'
import { useNamedComment } from './named-comment.ts'
import * as threadStyles from './thread-comments.css.ts'
import type { useThreadComments } from './use-thread-comments.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'thread.comment': true
  }
}

/** Props of ThreadComments. */
export interface ThreadCommentsProps {
  about: CommentAbout
  viewerCan: readonly Permission[]
  thread: ReturnType<typeof useThreadComments>
  /** The comment that is the answer. */
  answerId: string | null
  /** The first one that the reader had not seen when they came. */
  firstUnread: string | null
  /** The last comment came into view; null where there is none. */
  onRead: (lastId: string | null) => void
}

/** The list; nothing but a sentence where nobody said anything. */
export function ThreadComments({ about, viewerCan, thread, answerId, firstUnread, onRead }: ThreadCommentsProps) {
  const { services } = useActions()
  const list = useRef<HTMLUListElement>(null)
  const goTo = useGoTo(list)
  const { items } = thread
  const comments = useMemo(() => (items ?? []).flatMap(({ comment }) => comment ?? []), [items])
  const named = useNamedComment(comments, goTo)
  useFirstUnread(named === null ? firstUnread : null, comments, goTo)
  const subjectOf = ({ id, author }: CommentData): CommentSubject => ({ id, about, viewerCan, author: author?.username ?? null })
  const { workspaceSlug, projectSlug, subjectId } = about
  const replyOf = ({ id, html }: CommentData): ReplySubject => {
    return { id, html, workspaceSlug, projectSlug, number: Number(subjectId), viewerCan }
  }
  const withId = <Found,>(id: string, make: (comment: CommentData) => Found) => {
    const comment = comments.find((one) => one.id === id)
    return comment && make(comment)
  }
  const onFocus = useFocusedSubject(
    viewerCan,
    (id) => withId(id, subjectOf),
    (id) => withId(id, replyOf),
  )
  if (!items) return thread.read.error ? <ReadFailure inline read={thread.read} what="the comments" /> : <SkeletonRows count={4} />
  const now = services.now()
  return (
    <>
      {comments.length === 0 ? (
        <EmptyState small icon={MessagesSquareIcon}>
          Nobody has answered yet.
        </EmptyState>
      ) : (
        <ul ref={list} {...rowsInherit} {...onFocus} className={styles.list} aria-label="Comments">
          {items.map(({ comment, gap }) =>
            gap ? (
              <li key={`gap-${gap.after}`} data-gap className={styles.gap}>
                <button type="button" className={styles.gapLink} onClick={() => thread.open(gap)}>
                  Show {figure(gap.count)} more
                </button>
              </li>
            ) : (
              <Fragment key={comment.id}>
                {comment.id === firstUnread && (
                  <li className={threadStyles.newFrom} aria-label="New from here">
                    <span aria-hidden>New</span>
                  </li>
                )}
                <CommentRow
                  comment={comment}
                  subject={subjectOf(comment)}
                  time={timeOf(comment, now, false)}
                  named={comment.id === named}
                  place={null}
                  mark={comment.id === answerId && <Chip tone="good">Answer</Chip>}
                  links={
                    <ActionPlace
                      place="thread.comment"
                      look="icon"
                      size={24}
                      className={threadStyles.icon}
                      subjects={{ reply: [replyOf(comment)] }}
                    />
                  }
                />
              </Fragment>
            ),
          )}
        </ul>
      )}
      {thread.failed && <ReadFailure inline read={{ ...thread.failed, again: thread.retry }} what="more comments" />}
      <End lastId={comments.at(-1)?.id ?? null} onSeen={onRead} />
    </>
  )
}

/** Goes to where the reader was, once. */
function useFirstUnread(id: string | null, comments: readonly CommentData[], goTo: (id: string, block: 'center') => void): void {
  const [gone, setGone] = useState(false)
  const isThere = id !== null && comments.some((comment) => comment.id === id)
  const go = useRef(goTo)
  go.current = goTo
  useEffect(() => {
    if (!isThere || gone) return
    setGone(true)
    go.current(id, 'center')
  }, [isThere, gone, id])
}

/** The end of the list, which tells when it is seen: then all above it was (DISC-04). */
function End({ lastId, onSeen }: { lastId: string | null; onSeen: (lastId: string | null) => void }) {
  const end = useRef<HTMLDivElement>(null)
  const tell = useRef(onSeen)
  tell.current = onSeen
  useEffect(() => {
    const element = end.current
    if (!element) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && tell.current(lastId))
    watch.observe(element)
    return () => watch.disconnect()
  }, [lastId])
  return <div ref={end} className={threadStyles.end} />
}
