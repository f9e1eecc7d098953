// By which rule a task comes again, with the way to it (RECUR-10).
import { RepeatIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { publicId } from '#src/data/ids/session-ids.ts'
import { useRead } from '#src/data/use-read.ts'
import { pathTo } from '#src/lib/paths.ts'
import { GetRecurrence } from '#src/model/recurrence/recurrence.graphql.ts'
import type { TaskDetailData } from '#src/model/task/task.graphql.ts'
import * as styles from './task-rule.css.ts'

/** Nothing for a task of no rule, or of one that the reader does not see. */
export function TaskRule({ task: { workspaceSlug, recurrenceId } }: { task: Pick<TaskDetailData, 'workspaceSlug' | 'recurrenceId'> }) {
  const { data } = useRead({ query: GetRecurrence, variables: { workspaceSlug, id: recurrenceId ?? '' }, pause: !recurrenceId })
  const rule = recurrenceId ? data?.recurrence : null
  if (!rule) return null
  return (
    <p className={styles.line}>
      <RepeatIcon size={14} aria-hidden />
      <Link to={`${pathTo('workspace-recurring-tasks', { companySlug: workspaceSlug })}?rule=${publicId(rule.id)}`} className={styles.link}>
        Repeats {rule.words.charAt(0).toLowerCase() + rule.words.slice(1)}
      </Link>
    </p>
  )
}
