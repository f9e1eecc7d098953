// The list of the inbox: keys walk in it, and on a phone a row is swiped away (INBOX-07).

import { BellIcon, InboxIcon } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { perform } from '#src/actions/perform.ts'
import { Press } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import type { InboxSubject, NotificationSubject } from '#src/model/notification/notification-subject.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonPairs } from '#src/ui/marks/skeleton-shapes.tsx'
import { doneNotification, snoozeNotification } from './inbox.actions.ts'
import * as styles from './inbox-list.css.ts'
import { InboxRow } from './inbox-row.tsx'
import type { useInbox } from './use-inbox.ts'

/** Rows have two lines at any width. */
const ALWAYS = 10_000
/** So far, in px, a finger has to go. */
const SWIPED = 72

/** Props of InboxList. */
export interface InboxListProps {
  inbox: InboxSubject
  read: ReturnType<typeof useInbox>
  onOpen: (row: NotificationSubject) => void
}

/** The list; it fills its parent and scrolls inside. */
export function InboxList({ inbox, read, onOpen }: InboxListProps) {
  const { services } = useActions()
  const { rows, failed, retry, more } = read
  const lines = useMemo(() => (rows ?? []).map(({ id }) => ({ id })), [rows])
  if (!rows)
    return failed ? (
      <ReadFailure read={{ ...failed, again: retry }} what="your inbox" />
    ) : (
      <ComingRows kind="notification">
        <SkeletonPairs count={10} face />
      </ComingRows>
    )
  if (rows.length === 0) return <Nothing inbox={inbox} />
  return (
    <Swiped rows={rows}>
      <ListedList
        kind="notification"
        rows={rows}
        many
        still
        label="Inbox"
        menu="Notification"
        lines={lines}
        kept={`inbox:${inbox.id}`}
        twoLines={ALWAYS}
        onNearEnd={more}
        onOpen={onOpen}
        draw={(row) => <InboxRow row={row} now={services.now()} />}
        below={
          failed && (
            <div className={styles.foot}>
              <ReadFailure inline read={{ ...failed, again: retry }} what="more of your inbox" />
            </div>
          )
        }
      />
    </Swiped>
  )
}

/** To the left is done, to the right is snoozed; what goes up and down scrolls. */
function Swiped({ rows, children }: { rows: readonly NotificationSubject[]; children: ReactNode }) {
  const here = useHere()
  const from = useRef<{ x: number; y: number; id: string } | null>(null)
  const begin = (event: React.TouchEvent) => {
    const touch = event.touches[0]
    const id = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
    from.current = touch && id ? { x: touch.clientX, y: touch.clientY, id } : null
  }
  const end = (event: React.TouchEvent) => {
    const touch = event.changedTouches[0]
    const start = from.current
    from.current = null
    if (!start || !touch) return
    const [across, down] = [touch.clientX - start.x, touch.clientY - start.y]
    const row = rows.find(({ id }) => id === start.id)
    if (!row || Math.abs(across) < SWIPED || Math.abs(across) < 2 * Math.abs(down)) return
    event.preventDefault()
    const now = here()
    const subjects = { ...now.subjects, notification: [row] }
    void perform(across < 0 ? doneNotification : snoozeNotification, { ...now, subjects }, 'swipe')
  }
  return (
    <div className={styles.swiped} onTouchStart={begin} onTouchEnd={end}>
      {children}
    </div>
  )
}

function Nothing({ inbox: { tab, unread, projectSlug } }: { inbox: InboxSubject }) {
  if (tab === 'SNOOZED')
    return (
      <EmptyState icon={BellIcon}>
        Nothing is snoozed.
        <Press id="notification.snooze" does="on a notification to see it later." may />
      </EmptyState>
    )
  if (tab === 'DONE')
    return (
      <EmptyState icon={BellIcon}>
        What you are done with will be here.
        <Press id="notification.done" does="on a notification." may />
      </EmptyState>
    )
  if (tab !== 'ALL' || unread || projectSlug) return <EmptyState icon={InboxIcon}>Nothing here that matches.</EmptyState>
  return <EmptyState icon={InboxIcon}>You're all caught up. Mentions, assignments and changes on tasks you watch arrive here.</EmptyState>
}
