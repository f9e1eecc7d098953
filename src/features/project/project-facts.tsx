// The small facts of a project that its card and its row both show.
import { CalendarIcon, CircleDotIcon, LockIcon } from 'lucide-react'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatDue, parsePlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import type { ProjectRowData } from './project.graphql.ts'
import * as styles from './project-list.css.ts'

/** When the project is due, red once that day is over and the project is still in progress; nothing without a date. */
export function ProjectDue({ project }: { project: Pick<ProjectRowData, 'dueDate' | 'status'> }) {
  const { now } = useActions().services
  const day = project.dueDate ? parsePlainDate(project.dueDate) : null
  if (!day) return null
  const end = startOfPlainDate(day)
  end.setHours(23, 59, 59, 999)
  const { text, overdue } = formatDue(end, now())
  const late = overdue && project.status === 'IN_PROGRESS'
  return (
    <span className={classNames(styles.fact, late && styles.late)}>
      <CalendarIcon aria-hidden size={14} />
      <VisuallyHidden>{late ? 'Overdue since ' : 'Due '}</VisuallyHidden>
      {text}
    </span>
  )
}

/** How many tasks; nothing when the host does not say. */
export function ProjectTasks({ count }: { count: number | null }) {
  if (count === null) return null
  return (
    <span className={styles.fact}>
      <CircleDotIcon aria-hidden size={14} />
      {plural(count, 'task')}
    </span>
  )
}

/** A lock where only the people on the project can see it. */
export function ProjectLock({ isPrivate }: { isPrivate: boolean | null }) {
  if (!isPrivate) return null
  return (
    <Tooltip text="Private: only people on the project can see it">
      <span role="img" aria-label="Private" className={styles.lock}>
        <LockIcon aria-hidden size={14} />
      </span>
    </Tooltip>
  )
}
