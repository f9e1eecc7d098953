// The bell and its dropdown of notifications (SHELL-09, NOTIF-01..06).
import { BellIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { useActions } from '#src/actions/actions-context.tsx'
import { useQuiet } from '#src/data/use-quiet.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ListNotifications, type NotificationRowData } from './notification.graphql.ts'
import * as styles from './notification-bell.css.ts'

/** Loads page 1 when the workspace is known and what is on the screen has come, and again on opening; a failure is only logged (NOTIF-04, NOTIF-06, OPEN-30). */
export function NotificationBell({ workspaceSlug }: { workspaceSlug: string | null }) {
  const { api } = useActions().services
  const [open, setOpen] = useState(false)
  const quiet = useQuiet(api)
  const [{ data, fetching, error }, refetch] = useQuery({
    query: ListNotifications,
    variables: { workspaceSlug: workspaceSlug ?? '' },
    pause: workspaceSlug === null || !quiet,
  })
  useEffect(() => {
    if (error) console.warn('Notifications could not be loaded:', error.message)
  }, [error])
  const rows = data?.notifications
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next && workspaceSlug !== null) refetch({ requestPolicy: 'network-only' })
      }}
      label="Notifications"
      align="end"
      flush
      trigger={<IconButton label="Notifications" icon={BellIcon} />}
    >
      <div className={styles.list}>
        <h2 className={styles.head}>Notifications</h2>
        {!rows && fetching && <SkeletonRows count={4} />}
        {!rows?.length && !(fetching && !rows) && (
          <EmptyState small icon={BellIcon}>
            No notifications available
          </EmptyState>
        )}
        {rows?.map((row) => (
          <NotificationLine key={row.id} row={row} onOpened={() => setOpen(false)} />
        ))}
      </div>
    </Popover>
  )
}

function NotificationLine({ row, onOpened }: { row: NotificationRowData; onOpened: () => void }) {
  const { go } = useActions().services
  const { taskId, workspaceSlug, projectSlug } = row
  const name = row.user?.name || 'Unknown User'
  const inside = (
    <>
      <Avatar person={{ username: row.user?.username ?? name, name, avatar: row.user?.avatar }} size={28} decorative />
      <span className={styles.text}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.title}>{row.title || 'No title'}</span>
        <span className={styles.meta}>
          {resourceName(row.resource)} · {row.createdAtForHumans || 'No date available'}
        </span>
      </span>
    </>
  )
  if (!taskId || !workspaceSlug || !projectSlug) return <div className={styles.line}>{inside}</div>
  return (
    <button
      type="button"
      className={styles.line}
      onClick={() => {
        onOpened()
        go.task({ id: taskId, workspaceSlug, projectSlug })
      }}
    >
      {inside}
    </button>
  )
}

/** `issues` is a Task (NOTIF-03); other resources by their own name, capitalised (OPEN-30). */
export function resourceName(resource: string | null): string {
  if (!resource) return 'Notice'
  if (resource === 'issues') return 'Task'
  return resource.charAt(0).toUpperCase() + resource.slice(1).replaceAll('_', ' ')
}
