// Says what the palette acts on: the task, the selection, the project or the workspace in view.
import type { Subjects } from '#src/actions/subject.ts'
import * as styles from './palette.css.ts'

/** `WEB-209 · title`, `3 tasks`, a project's or a workspace's name; null where nothing is in view. */
export function subjectLabel({ task = [], project = [], workspace = [] }: Subjects): string | null {
  const [first] = task
  if (first && task.length > 1) return `${task.length} tasks`
  if (first) return first.code ? `${first.code} · ${first.title}` : first.title
  return project[0]?.name ?? workspace[0]?.name ?? null
}

/** The chip above the palette's input. */
export function SubjectChip({ subjects }: { subjects: Subjects }) {
  const label = subjectLabel(subjects)
  return label === null ? null : (
    <span className={styles.chip} title={label}>
      {label}
    </span>
  )
}
