// The Task Log: who did what to a task, newest first (LOG-01..03).
import { HistoryIcon } from 'lucide-react'
import { useQuery } from 'urql'
import { useActions } from '#src/actions/actions-context.tsx'
import type { TaskSubject } from '#src/actions/subject.ts'
import { formatRelative, inOwnZone } from '#src/lib/date-format.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { EmptyState, ErrorState } from '#src/ui/empty-state.tsx'
import { SkeletonLines } from '#src/ui/skeleton.tsx'
import * as styles from './task-related.css.ts'
import { ListTaskLog } from './task-related.graphql.ts'

/** Asked anew each time it is opened. */
export function TaskLogDialog({ task, onClose }: { task: TaskSubject; onClose: () => void }) {
  const { api, now } = useActions().services
  const { workspaceSlug, projectSlug } = task
  const [{ data, error, fetching }, refetch] = useQuery({
    query: ListTaskLog,
    variables: { workspaceSlug, projectSlug, taskId: api.realId(task.id) },
    requestPolicy: 'cache-and-network',
  })
  const entries = data?.taskLog
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Task Log"
      onOpenAutoFocus={(event) => {
        // On its only button, focus would show a tooltip, and Escape would close that first.
        event.preventDefault()
        if (event.target instanceof HTMLElement) event.target.focus()
      }}
      subject={[task.code, task.title].filter(Boolean).join(' ')}
    >
      {!entries && error ? (
        <ErrorState inline onRetry={() => refetch({ requestPolicy: 'network-only' })} retrying={fetching} />
      ) : !entries ? (
        <SkeletonLines count={4} start="face" />
      ) : entries.length === 0 ? (
        <EmptyState small icon={HistoryIcon}>
          No workflow logs available for this task.
        </EmptyState>
      ) : (
        <ul className={styles.log} aria-label="Task Log">
          {entries.map(({ author, message, createdAt, createdAtForHumans }, at) => {
            const name = author?.name ?? 'Somebody'
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log have no ids and never change their order
              <li key={at} className={styles.entry}>
                <Avatar person={{ username: author?.username ?? name, name, avatar: author?.avatar }} size={22} decorative />
                <span className={styles.entryText}>
                  <span className={styles.entryName}>{name}</span> {inOwnZone(message, now())}
                </span>
                {createdAt ? (
                  <time className={styles.entryTime} dateTime={createdAt} title={new Date(createdAt).toLocaleString()}>
                    {formatRelative(new Date(createdAt), now())}
                  </time>
                ) : (
                  createdAtForHumans && <span className={styles.entryTime}>{createdAtForHumans}</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Dialog>
  )
}
