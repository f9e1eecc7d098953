// Labels of a task in a row or card: a few chips and the number of the others.

import { TaskFact } from '#src/model/task/facts/task-fact.tsx'
import type { TaskRowData } from '#src/model/task/task.graphql.ts'
import { LabelChip } from '#src/ui/marks/chip.tsx'
import * as styles from './task-row.css.ts'

/** How many letters two chips have room for beside each other; more would cut both beyond recognition. */
const LETTERS_OF_TWO = 12

/** The labels that are shown by name, `most` at the most: a second one only where both can be read. */
export function namedLabels<Label extends { title: string }>(labels: readonly Label[], most: number): readonly Label[] {
  const named = labels.slice(0, most)
  const letters = named.reduce((sum, { title }) => sum + title.length, 0)
  return named.length > 1 && letters > LETTERS_OF_TWO ? named.slice(0, 1) : named
}

/** Pressing them changes the labels. */
export function Labels({ task, hint, most = 2 }: { task: TaskRowData; hint: boolean; most?: number }) {
  const shown = namedLabels(task.labels, most)
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
        <LabelChip key={label.id} colour={label.color} className={shown.length > 1 ? styles.chipOfTwo : styles.chip}>
          {label.title}
        </LabelChip>
      ))}
      {rest > 0 && <span className={styles.more}>+{rest}</span>}
    </TaskFact>
  )
}
