// The row of column names over a list of tasks: sorted by a press, widths drawn at their edges (TLIST-01, TLIST-02).
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, MinusIcon } from 'lucide-react'
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { titleOf } from '#src/model/task/facts/task-facts.ts'
import * as rows from '#src/model/task/rows/task-row.css.ts'
import { nextOrder, type TaskView } from '#src/model/task/rows/task-view.ts'
import { type SortName, type TaskField, taskFields } from '#src/model/task/task-fields.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { ColumnEdge } from './column-edge.tsx'
import * as styles from './list-header.css.ts'
import { COLUMNS, type Column, columnOf, cutIn, widthOf } from './task-columns.ts'

/** The order of a list, and how to ask for another. */
export interface ListOrder extends Pick<TaskView, 'sort' | 'descending'> {
  onOrder: (order: ReturnType<typeof nextOrder>) => void
}

/** Props of ListHeader. */
export interface ListHeaderProps {
  order: ListOrder
  showProject: boolean
  widths: { readonly [C in Column]?: number }
  onDraw: (column: Column, width: number | null) => void
}

const EDGE = 'edge:'

/** Tab reaches one of its parts, and arrows go on from there; on an edge they draw it, and Tab goes on to the names beside it. */
export const ListHeader = memo(function ListHeader({ order, showProject, widths, onDraw }: ListHeaderProps) {
  const [stop, setStop] = useState('code')
  const names = { order, tabStop: (field: TaskField) => stop === field || stop.startsWith(EDGE) }
  const edgeOf = (field: Column, title: string, own: string) => (
    <ColumnEdge
      column={field}
      title={title}
      width={widths[field]}
      stop={EDGE + own}
      tabIndex={stop === EDGE + own ? 0 : -1}
      onDraw={onDraw}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are virtual, a table cannot be
    // biome-ignore lint/a11y/useFocusableInteractive: its parts have the focus
    <div
      role="row"
      aria-rowindex={1}
      className={styles.header}
      onKeyDown={goOn}
      onFocus={({ target }) => target.dataset.headerStop && setStop(target.dataset.headerStop)}
    >
      <Cell className={rows.select}>
        <SelectAll />
      </Cell>
      <Cell className={rows.star}>
        <VisuallyHidden>Favorite</VisuallyHidden>
      </Cell>
      <Named field="code" className={rows.code} {...names} />
      <Cell className={rows.ring}>
        <VisuallyHidden>Done</VisuallyHidden>
      </Cell>
      <div className={rows.main}>
        <Named field="title" className={rows.titleCell} {...names} />
        <Named field="labels" className={rows.labels} {...names} />
      </div>
      {showProject && (
        <Cell className={classNames(styles.name, rows.project)} name="Project">
          {edgeOf('project', 'Project', 'project')}
          <span className={cutIn('project', 'Project')}>Project</span>
        </Cell>
      )}
      {COLUMNS.map((field) => (
        <Named key={field} field={field} className={classNames(styles.name, columnOf(field, showProject))} {...names}>
          {edgeOf(widthOf(field), titleOf(field), field)}
        </Named>
      ))}
    </div>
  )
})

/** On to the next part that is shown. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (by === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-header-stop]')]
  const shown = stops.filter((stop) => getComputedStyle(stop.parentElement ?? stop).display !== 'none')
  const next = shown[shown.indexOf(event.target as HTMLElement) + by]
  event.preventDefault()
  next?.focus()
}

/** `name` where an edge is in it too, which would be read as part of the name. */
function Cell({
  className,
  name,
  sorted,
  children,
}: {
  className: string | undefined
  name?: string
  sorted?: 'ascending' | 'descending' | 'none'
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are virtual, a table cannot be
    // biome-ignore lint/a11y/useFocusableInteractive: what is in it has the focus
    <div role="columnheader" aria-label={name} aria-sort={sorted} className={className}>
      {children}
    </div>
  )
}

/** A field's name, a button where lists can be sorted by it. */
function Named({
  field,
  className,
  order,
  tabStop,
  children,
}: {
  field: TaskField
  className: string | undefined
  order: ListOrder
  tabStop: (field: TaskField) => boolean
  children?: ReactNode
}) {
  const title = titleOf(field)
  const name = sortOf(field)
  if (name === null)
    return (
      <Cell className={className} {...(children && { name: title })}>
        {children}
        <span className={cutIn(widthOf(field), title)}>{title}</span>
      </Cell>
    )
  const sorted = order.sort === name ? (order.descending ? 'descending' : 'ascending') : 'none'
  const Arrow = sorted === 'descending' ? ArrowDownIcon : ArrowUpIcon
  return (
    <Cell className={className} sorted={sorted} {...(children && { name: title })}>
      {children}
      <button
        type="button"
        data-header-stop={field}
        tabIndex={tabStop(field) ? 0 : -1}
        className={styles.sort}
        onClick={() => order.onOrder(nextOrder(order, name))}
      >
        <span className={cutIn(widthOf(field), title)}>{title}</span>
        {sorted !== 'none' && <Arrow size={12} aria-hidden className={styles.arrow} />}
      </button>
    </Cell>
  )
}

/** The order by a field, as people choose it. */
function sortOf(field: TaskField): SortName | null {
  const of = taskFields[field]
  return 'order' in of ? of.order[0] : null
}

/** Every row of the page, or none; by keys that is an action. */
function SelectAll() {
  const { scene } = useActions()
  const state = useScene(({ rows: tasks, selected }) =>
    selected.length === 0 ? 'false' : selected.length < tasks.length ? 'mixed' : 'true',
  )
  const Mark = state === 'mixed' ? MinusIcon : CheckIcon
  return (
    // biome-ignore lint/a11y/useSemanticElements: drawn in the theme, as those of the rows are
    <button
      type="button"
      role="checkbox"
      tabIndex={-1}
      aria-checked={state}
      aria-label="Select all rows"
      className={classNames(rows.box, state === 'mixed' && styles.someSelected)}
      onClick={() => (state === 'true' ? scene.clearSelection() : scene.selectAll())}
    >
      {state !== 'false' && <Mark size={10} strokeWidth={3.2} aria-hidden />}
    </button>
  )
}
