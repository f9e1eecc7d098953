// Labels of a task in a row or card: a few chips and the number of the others.

import { TaskFact } from '#src/model/task/facts/task-fact.tsx'
import type { TaskRowData } from '#src/model/task/task.graphql.ts'
import { LabelChip } from '#src/ui/marks/chip.tsx'
import * as styles from './task-row.css.ts'

/** Pressing them changes the labels. */
export function Labels({ task, hint, most = 2 }: { task: TaskRowData; hint: boolean; most?: number }) {
  const shown = task.labels.slice(0, most)
  const rest = task.labels.length - shown.length
  const className = { button: styles.labelsButton, plain: styles.labelsPlain }
  return (
    <TaskFact
      task={task}
      fact="labels"
      name="Labels"
      value={task.labels.map(({ title }) => title).join(', ')}
      hint={hint}
      className={className}
    >
      {shown.map((label) => (
        <LabelChip key={label.id} colour={label.color} className={styles.chip}>
          {label.title}
        </LabelChip>
      ))}
      {rest > 0 && <span className={styles.more}>+{rest}</span>}
    </TaskFact>
  )
}
