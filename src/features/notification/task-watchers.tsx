// Who watches a task, among its facts; pressing watches it, or stops (INBOX-06).
import { EyeIcon } from 'lucide-react'
import { ActionById } from '#src/actions/action-button.tsx'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import * as styles from './task-watchers.css.ts'

/** Faces and the button beside them; only the button until it is known who watches, and where the host does not know. */
export function TaskWatchers({ task }: { task: KnownDetail }) {
  const { watching } = task
  const people = (watching?.watchers ?? []).map((one) => ({ ...one, username: one.username ?? one.name }))
  return (
    <span className={styles.watchers}>
      {people.length > 0 && <AvatarStack label="Watchers" people={people} />}
      {watching && people.length === 0 && <span className={styles.none}>No one</span>}
      <ActionById
        id="task.watch"
        look="icon"
        subjects={{ task: [task] }}
        label={watching?.isWatching ? 'Stop watching' : 'Watch'}
        icon={EyeIcon}
        pressed={watching?.isWatching ?? false}
      />
    </span>
  )
}
