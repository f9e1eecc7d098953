// What a notification is about, in place: the task itself, else what happened with the way there (INBOX-07, INBOX-10).
import { ArrowLeftIcon, BellIcon } from 'lucide-react'
import { useEffect } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DetailParts } from '#src/features/task-detail/task-detail-body.tsx'
import { TaskInPlace } from '#src/features/task-detail/task-in-place.tsx'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import type { NotificationSubject } from '#src/model/notification/notification-subject.ts'
import { leadOf, taskOf, whyGone } from '#src/model/notification/notification-target.ts'
import { textOf } from '#src/model/notification/notification-text.ts'
import { markSoon } from '#src/model/notification/pending-marks.ts'
import { heading } from '#src/theme/text.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import * as styles from './inbox-page.css.ts'

/** In view so long, in ms, it is read. */
export const READ_MS = 1_000

/** `onBack` is there where the list is not beside it. */
export function InboxTarget({ row, parts, onBack }: { row: NotificationSubject; parts: DetailParts; onBack: (() => void) | null }) {
  useReadWhenShown(row)
  const task = taskOf(row)
  const gone = whyGone(row)
  return (
    <section className={styles.target} aria-label="What it is about">
      <header className={styles.targetHead}>
        {onBack && <IconButton icon={ArrowLeftIcon} label="Back to the inbox" onClick={onBack} />}
        <span className={styles.where}>
          {row.code && <span className={styles.code}>{row.code}</span>} {row.projectName && <>in {row.projectName}</>}
        </span>
        <ActionPlace
          place="inbox.target"
          subjects={{ notification: [row] }}
          labels={{ 'notification.read': row.isRead ? 'Unread' : 'Read', 'notification.done': row.doneAt === null ? 'Done' : 'Not done' }}
        />
      </header>
      {gone !== null ? (
        <EmptyState icon={BellIcon} action={<ActionById id="notification.done" subjects={{ notification: [row] }} />}>
          {gone}
        </EmptyState>
      ) : task ? (
        <TaskInPlace key={task.id} address={task} parts={parts} />
      ) : (
        <Told row={row} />
      )}
    </section>
  )
}

/** Whoever passes by has not read it. */
function useReadWhenShown({ id, isRead, targetState }: NotificationSubject): void {
  const { services } = useActions()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was made unread again while it is shown stays so
  useEffect(() => {
    if (isRead || targetState !== 'HERE') return
    const read = () =>
      markSoon(services.api, [id], { isRead: true }).catch((failure: Error) =>
        console.warn('The notification could not be marked as read:', failure.message),
      )
    const timer = setTimeout(read, READ_MS)
    return () => clearTimeout(timer)
  }, [id, services])
}

/** What happened to something that is not shown in place. */
function Told({ row }: { row: NotificationSubject }) {
  const { services } = useActions()
  const now = services.now()
  const { person, head, title, lines } = textOf(row, now)
  const leads = leadOf(row) !== null
  return (
    <div className={styles.told}>
      <div className={styles.faces}>
        {row.actors.map((actor) => (
          <Avatar key={actor.username ?? actor.name} person={{ ...actor, username: actor.username ?? actor.name }} size={28} decorative />
        ))}
      </div>
      <h2 className={heading.page} dir="auto">
        {row.subject ?? 'No title'}
      </h2>
      <p className={styles.sentence} dir="auto">
        {person && row.user ? `${head} ${title}` : title}
        {row.createdAt && <span className={styles.at}>{formatRelative(new Date(row.createdAt), now)}</span>}
      </p>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {leads ? (
        <ActionById id="notification.open" look="primary" subjects={{ notification: [row] }} />
      ) : (
        <p className={styles.line}>There is no page for this here.</p>
      )}
    </div>
  )
}
