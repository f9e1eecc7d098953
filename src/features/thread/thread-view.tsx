// The head of a discussion: its title and what became of it (DISC-05).
import { CheckIcon, EllipsisIcon, PinIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { InPlaceText } from '#src/data/forms/in-place-text.tsx'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import type { ThreadWholeData } from '#src/model/thread/thread.graphql.ts'
import { mayEditThread, type ThreadSubject } from '#src/model/thread/thread-subject.ts'
import { heading } from '#src/theme/text.css.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { threadTitleTo } from './thread.actions.ts'
import * as styles from './thread-page.css.ts'
import { threadsPath, threadTitleProblem } from './thread-writes.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'thread.head': true
  }
}

/** A discussion with what its own page shows. */
export interface ThreadDetail
  extends ThreadSubject,
    Pick<
      ThreadWholeData,
      'linkedPages' | 'linkedTasks' | 'html' | 'editedAt' | 'closedAt' | 'closedBy' | 'firstUnread' | 'followers' | 'followersCount'
    > {}

/** What may not be changed is text. */
export function ThreadHeader({ thread }: { thread: ThreadDetail }) {
  const { viewer } = useActions().services
  const here = useHere()
  const { id, number, title, isPinned, isClosed, answerId } = thread
  const about = { thread: [thread] }
  return (
    <header className={styles.header}>
      <nav aria-label="Way back">
        <Link to={threadsPath(thread)} className={styles.back}>
          Discussions
        </Link>{' '}
        <span className={styles.number}>#{number}</span>
      </nav>
      <div className={styles.top}>
        <h1 className={`${heading.page} ${styles.title}`}>
          <InPlaceText
            name={`thread:${id}:title`}
            label="Title of the discussion"
            text={title}
            editable={mayEditThread(thread, viewer)}
            check={threadTitleProblem}
            onSave={async (typed) => (await perform(threadTitleTo(typed), here(about), 'form')) === 'done'}
          />
        </h1>
        <div className={styles.actions}>
          <ActionPlace place="thread.head" labels={{ 'thread.close': isClosed ? 'Reopen' : 'Close' }} subjects={about} />
          <ActionMenu kind="thread" subjects={about} label={`Actions on ${title}`} align="end">
            <IconButton icon={EllipsisIcon} label="Actions" />
          </ActionMenu>
        </div>
      </div>
      <div className={styles.facts}>
        {isPinned && (
          <Chip tone="accent">
            <PinIcon size={12} aria-hidden /> Pinned
          </Chip>
        )}
        {answerId !== null && (
          <Chip tone="good">
            <CheckIcon size={12} aria-hidden /> Answered
          </Chip>
        )}
        {isClosed && <ClosedBy thread={thread} />}
      </div>
    </header>
  )
}

function ClosedBy({ thread: { closedAt, closedBy } }: { thread: ThreadDetail }) {
  const { services } = useActions()
  return (
    <>
      <Chip>Closed</Chip>
      {closedAt && closedBy && (
        <span className={styles.fact}>
          by {closedBy.name} {formatRelative(new Date(closedAt), services.now())}
        </span>
      )}
    </>
  )
}
