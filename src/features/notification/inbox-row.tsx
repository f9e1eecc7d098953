// A notification as a row of the inbox: who and why, what it is about, what happened, and when (INBOX-07).
import { AlarmClockIcon, AtSignIcon, BellIcon, CalendarClockIcon, EyeIcon, MailOpenIcon, UserPlusIcon } from 'lucide-react'
import { formatPickerDate, formatRelative } from '#src/lib/dates/date-format.ts'
import { sentenceOf } from '#src/model/notification/notification-sentence.ts'
import type { NotificationSubject } from '#src/model/notification/notification-subject.ts'
import { whyGone } from '#src/model/notification/notification-target.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './inbox-row.css.ts'

const BADGES = {
  MENTIONED: { Icon: AtSignIcon, text: 'Mention' },
  ASSIGNED: { Icon: UserPlusIcon, text: 'Assigned' },
  INVITED: { Icon: MailOpenIcon, text: 'Invitation' },
  WATCHING: { Icon: EyeIcon, text: 'Watching' },
  OTHER: { Icon: BellIcon, text: 'Notice' },
} as const

/** What is about a moment has a calendar in place of a face. */
const OF_TIME: readonly NotificationSubject['events'][number]['reason'][] = ['DUE_SOON', 'OVERDUE', 'REMINDER', 'INVOICE_OVERDUE']

/** Two lines; greyed where what it is about is gone (INBOX-02). */
export function InboxRow({ row, now }: { row: NotificationSubject; now: Date }) {
  const gone = whyGone(row)
  const { head, text } = sentenceOf(row, now)
  const isBack = row.snoozedUntil !== null && new Date(row.snoozedUntil) <= now
  return (
    <RowCell className={classNames(styles.row, gone !== null && styles.gone)}>
      <span className={styles.mark}>{!row.isRead && <span className={styles.dot} role="img" aria-label="Unread" />}</span>
      <Face row={row} />
      <span className={styles.lines}>
        <span className={styles.first}>
          <span className={classNames(styles.title, !row.isRead && gone === null && styles.unread)} dir="auto">
            {head}
          </span>
          {isBack && <AlarmClockIcon size={12} role="img" aria-label="Back from a snooze" className={styles.back} />}
          <When row={row} now={now} />
        </span>
        <span className={styles.second}>
          {row.code && <span className={styles.code}>{row.code}</span>}
          <span className={styles.sentence} dir="auto">
            {gone ?? text}
          </span>
          <Others row={row} />
        </span>
      </span>
    </RowCell>
  )
}

function Face({ row: { actors, concern, events } }: { row: NotificationSubject }) {
  const { Icon, text } = BADGES[concern]
  const [first] = actors
  const [newest] = events
  const isOfTime = newest !== undefined && OF_TIME.includes(newest.reason)
  return (
    <span className={styles.face}>
      {first ? (
        <Avatar person={{ ...first, username: first.username ?? first.name }} size={28} decorative />
      ) : (
        <span className={classNames(styles.nobody, !isOfTime && styles.plain, newest?.reason === 'OVERDUE' && styles.late)}>
          {isOfTime ? <CalendarClockIcon size={16} aria-hidden /> : <Icon size={16} aria-hidden />}
        </span>
      )}
      {first && (
        <span className={classNames(styles.badge, concern === 'MENTIONED' && styles.mentioned)}>
          <Icon size={10} aria-hidden />
        </span>
      )}
      <VisuallyHidden>{`${text}: `}</VisuallyHidden>
    </span>
  )
}

/** Whoever else did something, small at the end of the line: the latest has the large face. */
function Others({ row: { actors } }: { row: NotificationSubject }) {
  const others = actors.slice(1, 3)
  if (others.length === 0) return null
  return (
    <span className={styles.others}>
      {others.map((one) => (
        <Avatar key={one.username ?? one.name} person={{ ...one, username: one.username ?? one.name }} size={16} className={styles.other} />
      ))}
    </span>
  )
}

function When({ row: { createdAt, createdAtForHumans, snoozedUntil }, now }: { row: NotificationSubject; now: Date }) {
  const until = snoozedUntil !== null && new Date(snoozedUntil) > now ? new Date(snoozedUntil) : null
  if (until)
    return (
      <time dateTime={until.toISOString()} className={styles.when}>
        until {formatPickerDate(until)}
      </time>
    )
  if (!createdAt) return <span className={styles.when}>{createdAtForHumans || 'No date available'}</span>
  const at = new Date(createdAt)
  return (
    <time dateTime={createdAt} className={styles.when} title={formatPickerDate(at)}>
      {formatRelative(at, now)}
    </time>
  )
}
