// One notification in the bell's dropdown: who, what, about what and when; a button where it leads somewhere.
import { CalendarClockIcon } from 'lucide-react'
import { formatPickerDate, formatRelative } from '#src/lib/dates/date-format.ts'
import type { NotificationRowData } from '#src/model/notification/notification.graphql.ts'
import { resourceName, textOf } from '#src/model/notification/notification-text.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './notification-line.css.ts'

/** Lines of a notification beyond this many are counted. */
const MOST_LINES = 3

/** `onOpen` null: it leads nowhere and is no button (OPEN-30). */
export function NotificationLine({ row, now, onOpen }: { row: NotificationRowData; now: Date; onOpen: (() => void) | null }) {
  const { person, head, title, lines, overdue } = textOf(row, now)
  const more = lines.length - MOST_LINES
  const inside = (
    <>
      {person ? (
        <Avatar person={person} size={28} decorative />
      ) : (
        <span className={classNames(styles.mark, overdue && styles.late)}>
          <CalendarClockIcon aria-hidden size={16} />
        </span>
      )}
      <span className={styles.text}>
        <strong className={styles.name}>{head}</strong>
        <span className={classNames(styles.title, overdue && styles.lateText)}>{title}</span>
        {lines.slice(0, MOST_LINES).map((line) => (
          <span key={line} className={styles.also}>
            {line}
          </span>
        ))}
        {more > 0 && <span className={styles.also}>{`and ${more} more`}</span>}
        <span className={styles.meta}>
          {resourceName(row.resource)} · <When row={row} now={now} />
        </span>
      </span>
      {!row.isRead && (
        <span className={styles.unread}>
          <VisuallyHidden>Unread</VisuallyHidden>
        </span>
      )}
    </>
  )
  if (!onOpen) return <div className={styles.line}>{inside}</div>
  return (
    <button type="button" className={styles.line} onClick={onOpen}>
      {inside}
    </button>
  )
}

function When({ row: { createdAt, createdAtForHumans }, now }: { row: NotificationRowData; now: Date }) {
  if (!createdAt) return createdAtForHumans || 'No date available'
  const at = new Date(createdAt)
  return (
    <time dateTime={createdAt} title={formatPickerDate(at)}>
      {formatRelative(at, now)}
    </time>
  )
}
