// One discussion of a project: `.../discussions/:number`.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useActions, useComing, useHere, useHidden, useScene } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { KeptWords } from '#src/actions/drafts/kept-words.tsx'
import { perform } from '#src/actions/perform.ts'
import { isPending } from '#src/data/ids/session-ids.ts'
import { onMutation } from '#src/data/mutation-events.ts'
import { UnreadPage } from '#src/data/unread-page.tsx'
import { useRead } from '#src/data/use-read.ts'
import type { CommentAbout } from '#src/features/comment/comment.ts'
import { CommentComposer } from '#src/features/comment/comment-composer.tsx'
import { ThreadComments } from '#src/features/comment/thread-comments.tsx'
import { useThreadComments } from '#src/features/comment/use-thread-comments.ts'
import * as styles from '#src/features/thread/thread-page.css.ts'
import { ThreadSide } from '#src/features/thread/thread-side.tsx'
import { closeThread } from '#src/features/thread/thread-state.actions.ts'
import { ThreadText } from '#src/features/thread/thread-text.tsx'
import { type ThreadDetail, ThreadHeader } from '#src/features/thread/thread-view.tsx'
import { placeOf } from '#src/features/thread/thread-writes.ts'
import { pathTo } from '#src/lib/paths.ts'
import { NamedThings } from '#src/model/mention/named.tsx'
import { GetThread, ReadThread } from '#src/model/thread/thread.graphql.ts'
import { threadLane, threadSubject } from '#src/model/thread/thread-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page } from '#src/ui/pages/full-page.css.ts'

const NONE = [] as const

/** A number that the project has none for says that it was deleted, in the frame of its project. */
export function DiscussionPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '', threadNumber = '' } = useParams()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const hidden = useHidden()
  const number = /^[1-9]\d{0,8}$/.test(threadNumber) ? Number(threadNumber) : 0
  const read = useRead({
    query: GetThread,
    variables: { workspaceSlug, projectSlug, number },
    pause: number === 0,
    requestPolicy: 'cache-and-network',
  })
  const { data, error, fetching, stale } = read
  const found = data?.thread
  const thread = useMemo((): ThreadDetail | null => {
    if (!found) return null
    return { ...found, ...threadSubject(found, { workspaceSlug, projectSlug, viewerCan: project?.viewerCan ?? NONE }) }
  }, [found, workspaceSlug, projectSlug, project])
  useAgainAfterComments(projectSlug, number, read.again)
  // What may be done with it comes with the project: keys wait for both.
  const isComing = project === null || (!data && !error && number !== 0)
  useComing('thread', isComing)
  useComing('reply', isComing)
  useDocumentTitle(thread ? `${thread.title} #${thread.number}` : 'Discussion')
  // Where the reader was when they came; what is read meanwhile does not move it.
  const [came, setCame] = useState<{ id: string; firstUnread: string | null } | null>(null)
  if (thread && !fetching && !stale && came?.id !== thread.id) setCame({ id: thread.id, firstUnread: thread.firstUnread })
  if (thread && !hidden.has(heldId('thread', thread.id))) {
    if (came?.id === thread.id)
      return (
        <NamedThings place={thread} linked={thread} editable={thread.viewerCan.includes('EDIT')}>
          <OneThread key={thread.id} thread={thread} firstUnread={came.firstUnread} />
        </NamedThings>
      )
  } else if (number === 0 || (data && !fetching))
    return (
      <div className={page}>
        <EmptyState
          action={
            <Button asChild variant="primary">
              <Link to={pathTo('projects.discussions', { companySlug: workspaceSlug, projectSlug })}>All discussions</Link>
            </Button>
          }
        >
          This discussion was deleted.
        </EmptyState>
        <KeptWords parts={[{ subject: `comment:${workspaceSlug}/${projectSlug}/${number}`, name: 'Your comment' }]} />
      </div>
    )
  return (
    <div className={page}>
      <UnreadPage read={read} name="Discussion" what="the discussion" />
    </div>
  )
}

function OneThread({ thread, firstUnread }: { thread: ThreadDetail; firstUnread: string | null }) {
  const { scene, services } = useActions()
  const here = useHere()
  const [query] = useSearchParams()
  const { workspaceSlug, projectSlug, number, isClosed } = thread
  const [writing, setWriting] = useState(false)
  const about = useMemo(
    (): CommentAbout => ({ workspaceSlug, projectSlug, subject: 'THREAD', subjectId: String(number) }),
    [workspaceSlug, projectSlug, number],
  )
  useLayoutEffect(() => scene.set({ thread }), [scene, thread])
  useLayoutEffect(() => () => scene.set({ thread: null }), [scene])
  const comments = useThreadComments(about, query.get('comment') ?? firstUnread)
  const onRead = useReading(thread)
  const toggle = () => perform(closeThread, here({ thread: [thread] }), 'form')
  const before = async () => {
    const choice = await services.ask.pick<'reopen' | 'only'>({
      title: 'This discussion is closed',
      options: async () => [
        { id: 'reopen', value: 'reopen', title: 'Reopen and send' },
        { id: 'only', value: 'only', title: 'Send only' },
      ],
    })
    if (choice === 'reopen') await toggle()
    return choice !== null
  }
  const written = comments.items?.flatMap(({ comment }) => comment ?? []) ?? null
  return (
    <div className={page}>
      <ThreadHeader thread={thread} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={styles.scroller} tabIndex={0} aria-label="Discussion">
        <div className={styles.columns}>
          <div className={styles.sheet}>
            <ThreadText thread={thread} />
            <section aria-label="Comments" className={styles.comments}>
              <ThreadComments
                about={about}
                viewerCan={thread.viewerCan}
                thread={comments}
                answerId={thread.answerId}
                firstUnread={firstUnread}
                onRead={onRead}
              />
            </section>
          </div>
          <ThreadSide thread={thread} />
        </div>
      </section>
      {thread.viewerCan.includes('EDIT') && (
        <div className={styles.foot}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus of what is in it */}
          <div
            className={styles.composer}
            data-open={writing || undefined}
            onFocus={() => setWriting(true)}
            onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && setWriting(false)}
          >
            <CommentComposer
              about={about}
              comments={written}
              {...(isClosed ? { before } : { ending: { label: 'Close with comment', run: toggle } })}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** Keeps that all was read once its end was seen (DISC-04). What it says is nobody's business but the reader's: a failure is not told. */
function useReading(thread: ThreadDetail) {
  const { api } = useActions().services
  const latest = useRef(thread)
  latest.current = thread
  return (lastId: string | null) => {
    const { id, number, isUnread } = latest.current
    if (!isUnread || (lastId !== null && isPending(lastId))) return
    api
      .mutate(
        ReadThread,
        { project: placeOf(latest.current), number, readTo: lastId },
        { lane: threadLane(latest.current, number), extra: { shown: { id, isUnread: false } } },
      )
      .catch((error: unknown) => console.warn('How far a discussion was read could not be kept:', error))
  }
}

/** What is said changes who follows, how much was said, and when last. */
function useAgainAfterComments(projectSlug: string, number: number, again: () => void): void {
  const latest = useRef(again)
  latest.current = again
  useEffect(
    () =>
      onMutation(({ field, variables }) => {
        const { project, input } = variables as { project?: { projectSlug?: string }; input?: { subject?: string; subjectId?: string } }
        const at = project ?? (variables as { task?: { projectSlug?: string } }).task
        if (at?.projectSlug !== projectSlug) return
        const isMine = field === 'addComment' && input?.subject === 'THREAD' && input.subjectId === String(number)
        if (isMine || field === 'updateComment' || field === 'deleteComment' || field === 'threadToTask' || field === 'deleteTask')
          latest.current()
      }),
    [projectSlug, number],
  )
}
