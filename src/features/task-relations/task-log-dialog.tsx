// The Task Log: who did what to a task, newest first (LOG-01..03).
import { HistoryIcon } from 'lucide-react'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatMoment, formatPickerDate, formatRelative } from '#src/lib/dates/date-format.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import * as styles from './task-related.css.ts'
import { ListTaskLog } from './task-related.graphql.ts'

/** Asked anew each time it is opened. */
export function TaskLogDialog({ task, onClose }: { task: TaskSubject; onClose: () => void }) {
  const { now } = useActions().services
  const { workspaceSlug, projectSlug } = task
  const read = useRead({
    query: ListTaskLog,
    variables: { workspaceSlug, projectSlug, taskId: task.id },
    requestPolicy: 'cache-and-network',
  })
  const { data, error } = read
  const entries = data?.taskLog
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Task Log" subject={[task.code, task.title].filter(Boolean).join(' ')}>
      {!entries && error ? (
        <ReadFailure inline read={read} what="the task log" />
      ) : !entries ? (
        <SkeletonLines count={4} start="face" />
      ) : entries.length === 0 ? (
        <EmptyState small icon={HistoryIcon}>
          No workflow logs available for this task.
        </EmptyState>
      ) : (
        <ul className={styles.log} aria-label="Task Log">
          {entries.map(({ author, parts, createdAt, createdAtForHumans }, at) => {
            const name = author?.name ?? 'Somebody'
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log have no ids and never change their order
              <li key={at} className={styles.entry}>
                <Avatar person={{ username: author?.username ?? name, name, avatar: author?.avatar }} size={22} decorative />
                <span className={styles.entryText}>
                  <span className={styles.entryName}>{name}</span> {wordsOf(parts, now())}
                </span>
                {createdAt ? (
                  <time className={styles.entryTime} dateTime={createdAt} title={formatPickerDate(new Date(createdAt))}>
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

/** A line in words; moments in the reader's own time zone, which the host does not know. */
function wordsOf(parts: readonly { text: string | null; at: string | null }[], now: Date): string {
  return parts.map(({ text, at }) => (at === null ? (text ?? '') : formatMoment(new Date(at), now))).join('')
}
