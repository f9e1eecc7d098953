// The three statuses of a project (PROJ-08).
import { Chip } from '#src/ui/marks/chip.tsx'
import * as styles from './project-list.css.ts'

/** A status as the gateway names it. */
export type ProjectStatus = 'IN_PROGRESS' | 'COMPLETED' | 'ARCHIVED'

/** Choices in their order; the first is the default (PROJ-08). */
export const projectStatuses: readonly { value: ProjectStatus; label: string }[] = [
  { value: 'IN_PROGRESS', label: 'In Progress' },
  { value: 'COMPLETED', label: 'Completed' },
  { value: 'ARCHIVED', label: 'Archived' },
]

const tones = { IN_PROGRESS: 'accent', COMPLETED: 'good', ARCHIVED: 'neutral' } as const

/** The status as a dot and its name, for places with little room; nothing when the host does not say. */
export function ProjectStatusText({ status }: { status: ProjectStatus | null }) {
  if (!status) return null
  return <span className={styles.status[status]}>{projectStatuses.find(({ value }) => value === status)?.label}</span>
}

/** The status as a chip; nothing when the host does not say. */
export function ProjectStatusChip({ status }: { status: ProjectStatus | null }) {
  if (!status) return null
  return <Chip tone={tones[status]}>{projectStatuses.find(({ value }) => value === status)?.label}</Chip>
}
