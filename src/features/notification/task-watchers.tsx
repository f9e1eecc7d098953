// Who watches a task, among its facts; pressing watches it, or stops (INBOX-06).
import { EyeIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useRead } from '#src/data/use-read.ts'
import { GetWatching } from '#src/model/notification/notification.graphql.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import * as styles from './task-watchers.css.ts'

/** Faces and the button beside them; only the button until it is known who watches. */
export function TaskWatchers({ task }: { task: KnownDetail }) {
  const { id: taskId, workspaceSlug, projectSlug, assignees, counts } = task
  const { data, again } = useRead({ query: GetWatching, variables: { workspaceSlug, projectSlug, taskId } })
  const watching = data?.watching
  // Whoever is put on a task, or writes on it, watches it.
  const reasons = [counts?.comments, ...assignees.map(({ username }) => username)].join(' ')
  const known = useRef(reasons)
  useEffect(() => {
    if (known.current === reasons) return
    known.current = reasons
    again()
  }, [reasons, again])
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
