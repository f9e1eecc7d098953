// Stretches of work, one a line: who, what, when in the reader's zone, how long.

import { ActionButton } from '#src/actions/action-button.tsx'
import { useHidden } from '#src/actions/actions-context.tsx'
import type { Permission } from '#src/actions/subject.ts'
import { formatExact } from '#src/lib/dates/date-format.ts'
import { formatStretch } from '#src/lib/dates/work-text.ts'
import { InvoiceMark } from '#src/model/time/invoice-mark.tsx'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { rowsInherit } from '#src/ui/focus/focus-successor.ts'
import { deleteTimeEntry } from './time-entry.actions.ts'
import * as styles from './time-entry.css.ts'
import type { TimeEntryData } from './time-entry.graphql.ts'
import { holdId, type TimedTask } from './time-entry.ts'

/** Those that wait to be deleted are left out. `viewerCan` is of the task. */
export function TimeEntryList({
  entries,
  task,
  viewerCan,
  now,
}: {
  entries: readonly TimeEntryData[]
  task: TimedTask
  viewerCan: readonly Permission[]
  now: Date
}) {
  const hidden = useHidden()
  return (
    <ul {...rowsInherit} className={styles.list} aria-label="Time entries">
      {entries
        .filter(({ id }) => !hidden.has(holdId(id)))
        .map((entry) => (
          <Entry key={entry.id} entry={entry} task={task} viewerCan={viewerCan} now={now} />
        ))}
    </ul>
  )
}

function Entry({
  entry: { id, user, comment, startedAt, endedAt, total, invoice },
  task,
  viewerCan,
  now,
}: {
  entry: TimeEntryData
  task: TimedTask
  viewerCan: readonly Permission[]
  now: Date
}) {
  const person = user?.name ?? 'Former member'
  const stretch = { start: new Date(startedAt), end: new Date(endedAt) }
  const zoned = (date: Date) => formatExact(date)
  return (
    <li className={styles.row}>
      <Avatar person={{ username: user?.username ?? person, name: person, avatar: user?.avatar ?? null }} size={22} decorative />
      <span className={styles.person}>{person}</span>
      <span className={styles.comment} title={comment || undefined}>
        {comment}
      </span>
      {invoice && <InvoiceMark invoice={invoice} workspaceSlug={task.workspaceSlug} />}
      <span className={styles.when} title={`${zoned(stretch.start)} – ${zoned(stretch.end)}`}>
        {formatStretch(stretch, now)}
      </span>
      <span className={styles.total}>{total}</span>
      <span className={styles.rowButtons}>
        <ActionButton action={deleteTimeEntry} look="icon" subjects={{ 'time-entry': [{ id, total, person, task, invoice, viewerCan }] }} />
      </span>
    </li>
  )
}
