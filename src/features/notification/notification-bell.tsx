// The bell and its dropdown of notifications (SHELL-09, NOTIF-01..06).
import { BellIcon } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { useQueriesSettled } from '#src/data/queries-settled.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { ListNotifications, MarkNotifications, type NotificationRowData } from '#src/model/notification/notification.graphql.ts'
import { countText, unreadCounts } from '#src/model/notification/unread-counts.ts'
import type { WorkspaceSubject } from '#src/model/workspace/workspace-subject.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { lazyModule, retried, useLazyModule } from '#src/ui/layers/lazy-module.ts'
import { Popover } from '#src/ui/layers/popover.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './notification-bell.css.ts'

// Who has not opened the bell needs none of the words of a notification, and none of the ways that it leads.
const lines = lazyModule(
  retried(async () => {
    const [{ NotificationLine }, { leadOf }] = await Promise.all([
      import('./notification-line.tsx'),
      import('#src/model/notification/notification-target.ts'),
    ])
    return { Line: NotificationLine, leadOf }
  }),
)

/** So many are shown; the inbox has the others (INBOX-10). */
const MOST = 20

function fetchLines() {
  lines.load().catch((error: Error) => {
    console.warn('The notifications could not be drawn:', error.message)
    toast({ id: 'notifications', message: 'The notifications could not be opened. Reload the page and try again.', tone: 'bad' })
  })
}

/** Loads page 1 when the workspace is known and what is on the screen has come, and again on opening; a failure interrupts nobody: it is logged, and who opens the list reads it there (NOTIF-04, NOTIF-06, OPEN-30). */
export function NotificationBell({ workspace }: { workspace: WorkspaceSubject | null }) {
  const { api, go, now } = useActions().services
  const [open, setOpen] = useState(false)
  const { Line, leadOf } = useLazyModule(lines) ?? {}
  const quiet = useQueriesSettled(api)
  const workspaceSlug = workspace?.slug ?? ''
  const read = useRead({
    query: ListNotifications,
    variables: { workspaceSlug },
    pause: workspace === null || !quiet,
  })
  const { data, error, again } = read
  useEffect(() => {
    if (error) console.warn('Notifications could not be loaded:', error.message)
  }, [error])
  const rows = data?.notifications
  const counted = useSyncExternalStore(unreadCounts.subscribe, unreadCounts.get)
  const listed = rows?.filter(({ isRead }) => !isRead).length ?? 0
  const unread = counted ? (counted.workspaces.find(({ slug }) => slug === workspaceSlug)?.unread ?? 0) : listed
  const follow = (row: NotificationRowData) => {
    const lead = leadOf?.(row)
    if (!lead) return null
    return () => {
      setOpen(false)
      lead(go)
      if (row.isRead) return
      api
        .mutate(MarkNotifications, { input: { ids: [row.id], isRead: true } })
        .catch((failure: Error) => console.warn('The notification could not be marked as read:', failure.message))
    }
  }
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next || workspace === null) return
        fetchLines()
        again()
      }}
      label="Notifications"
      align="end"
      flush
      trigger={
        <IconButton label={unread > 0 ? `Notifications, ${countText(unread)} unread` : 'Notifications'} icon={BellIcon} dot={unread > 0} />
      }
    >
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.heading}>Notifications</h2>
          <span className={styles.tools}>
            {workspace && unread > 0 && (
              <ActionById id="notification.read-all" subjects={{ workspace: [workspace] }} label="Mark all read" />
            )}
            <span onClickCapture={() => setOpen(false)}>
              <ActionById id="go.inbox" label="Open inbox" />
            </span>
          </span>
        </div>
        <div className={styles.list}>
          {error && (
            <div className={styles.failure}>
              <ReadFailure inline read={read} what={rows ? 'the newest notifications' : 'the notifications'} />
            </div>
          )}
          {(rows ? rows.length > 0 && !Line : !error) && workspace && <SkeletonRows count={Math.min(rows?.length ?? 4, 4)} />}
          {(rows?.length === 0 || !workspace) && (
            <EmptyState small icon={BellIcon}>
              No notifications available
            </EmptyState>
          )}
          {Line && rows?.slice(0, MOST).map((row) => <Line key={row.id} row={row} now={now()} onOpen={follow(row)} />)}
        </div>
      </div>
    </Popover>
  )
}
