// The columns of a task list behind the title, made of the list of fields: rows and the row of their names share them.
import { factsIn } from '#src/model/task/facts/task-facts.ts'
import { COLUMN_WIDTHS, FACT_SIZE } from '#src/model/task/rows/column-widths.ts'
import * as styles from '#src/model/task/rows/task-row.css.ts'
import type { TaskField } from '#src/model/task/task-fields.ts'
import { surelyFits } from '#src/ui/marks/text-width.ts'

/** Before the others, and behind them; labels stand beside the title. */
const FIRST: readonly TaskField[] = ['dueDate', 'workflow', 'type', 'effort', 'board', 'sprint', 'userStory']
const LAST: readonly TaskField[] = ['assignees']
const between = factsIn('row').filter((field) => field !== 'labels' && !FIRST.includes(field) && !LAST.includes(field))

/** The fields in the order of their columns. */
export const COLUMNS: readonly TaskField[] = [...FIRST, ...between, ...LAST]

const inProject: { readonly [F in TaskField]?: string } = styles.columns
const acrossProjects = { ...inProject, ...styles.wideColumns }

/** The class of a column's cells. */
export function columnOf(field: TaskField, showProject: boolean): string {
  return (showProject ? acrossProjects : inProject)[field] ?? styles.anyColumn
}

/** A column that can be drawn wider: one of the fields, or the project's name. */
export type Column = keyof typeof COLUMN_WIDTHS

/** What cuts a text off in a column: nothing where that is as wide as it is by itself, and the text surely fits. */
export function cutIn(column: Column, text: string): string {
  return surelyFits(text, COLUMN_WIDTHS[column], FACT_SIZE) ? styles.fittingText : styles.text
}

/** The name of a field's width; fields without one of their own share it. */
export function widthOf(field: TaskField): Column {
  return Object.hasOwn(COLUMN_WIDTHS, field) ? (field as Column) : 'any'
}
