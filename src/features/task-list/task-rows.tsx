// The rows of a page of tasks, drawn as far as they are in view, under the names of their columns.
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { ActionContextMenu } from '#src/actions/action-menu.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import type { Chip } from '#src/actions/subject.ts'
import { RowTouchPart } from '#src/model/task/rows/row-touch-part.tsx'
import { useRowGestures } from '#src/model/task/rows/use-row-gestures.ts'
import { useFollowActive } from '#src/model/task/rows/use-scene-focus.ts'
import type { TaskRowData, TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { media } from '#src/theme/tokens.ts'
import { ListHeader, type ListOrder } from './list-header.tsx'
import { GroupHead } from './task-group-head.tsx'
import type { TaskGroup } from './task-groups.ts'
import * as styles from './task-list.css.ts'
import { TaskListRow } from './task-row.tsx'
import { useColumnWidths } from './use-column-widths.ts'
import type { CountOf } from './use-group-counts.ts'
import { headerOver, useRowHeight } from './use-row-height.ts'

/** One line: the head of a group or a task. */
export type Line =
  | { kind: 'group'; id: string; group: string; workflow: Chip | null; count: string; folded: boolean }
  | { kind: 'task'; id: string; task: TaskRowData }

/** The lines of a page; `groups` null where it has none. */
export function linesOf(
  groups: readonly TaskGroup[] | null,
  tasks: readonly TaskRowData[],
  folded: ReadonlySet<string>,
  countOf: CountOf,
): readonly Line[] {
  const row = (task: TaskRowData): Line => ({ kind: 'task', id: task.id, task })
  if (!groups) return tasks.map(row)
  return groups.flatMap((group): Line[] => {
    const { id, workflow, tasks: own } = group
    const head: Line = { kind: 'group', id: `group:${id}`, group: id, workflow, count: countOf(group), folded: folded.has(id) }
    return [head, ...(folded.has(id) ? [] : own.map(row))]
  })
}

/** Props of TaskRows. */
export interface TaskRowsProps {
  lines: readonly Line[]
  tasks: readonly TaskRowData[]
  label: string
  /** Whose columns they are. */
  variables: TasksPageVariables
  order: ListOrder
  workflows: readonly Chip[] | null
  showProject: boolean
  selecting: boolean
  updating: boolean
  onFold: (groups: readonly string[], folded: boolean) => void
  /** Stands below the last row: at the end of what scrolls where the screen is short, else always in view. */
  foot: ReactNode
}

/** The rows; they scroll in what their parent leaves, from the top of each page. */
export function TaskRows(props: TaskRowsProps) {
  const { lines, tasks, label, variables, order, workflows, showProject, selecting, updating, onFold, foot } = props
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const header = headerOver(rowHeight)
  const virtual = useVirtualRows(scroller, lines, rowHeight)
  const { menuFor, handlers } = useRowGestures(selecting, true)
  const { scene } = useActions()
  const picking = useScene(({ selected }) => selected.length > 0) && window.matchMedia(media.coarse).matches
  const { widths, draw, properties } = useColumnWidths(variables)
  const page = variables.page ?? 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [page])
  const first = tasks[0]?.id
  const noneActive = scene.get().active === null
  return (
    <ActionContextMenu kind="task" label="Task" subjects={menuFor} longPress={false}>
      <div ref={scroller} className={updating ? `${styles.scroller} ${styles.updating}` : styles.scroller} {...handlers}>
        {/* biome-ignore lint/a11y/useSemanticElements: rows are virtual, a table cannot be */}
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={lines.length + 1}
          aria-multiselectable
          aria-busy={updating}
          className={styles.grid}
          style={properties}
          data-widths={Object.keys(properties).length === 0 ? 'own' : 'drawn'}
        >
          {header > 0 && <ListHeader order={order} showProject={showProject} widths={widths} onDraw={draw} />}
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div role="rowgroup" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ key, index, start, size }) => {
              const line = lines[index]
              if (!line) return null
              return (
                <div key={key} className={styles.placed} style={{ transform: `translateY(${start - header}px)`, height: size }}>
                  {line.kind === 'group' ? (
                    <GroupHead
                      workflow={line.workflow}
                      size={line.count}
                      folded={line.folded}
                      workflows={workflows}
                      index={index + 2}
                      onFold={(folded) => onFold([line.group], folded)}
                    />
                  ) : (
                    <TaskListRow
                      task={line.task}
                      index={index + 2}
                      fraction={workflowFraction(line.task.workflow, workflows, line.task)}
                      showProject={showProject}
                      tabStop={noneActive && line.id === first}
                      selecting={selecting || picking}
                    />
                  )}
                </div>
              )
            })}
          </div>
        </div>
        {foot}
        <RowTouchPart container={scroller} />
      </div>
    </ActionContextMenu>
  )
}

/** Which lines are drawn, and where; keys bring others into view. */
function useVirtualRows(scroller: RefObject<HTMLDivElement | null>, lines: readonly Line[], rowHeight: number) {
  const header = headerOver(rowHeight)
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === 'group' ? GROUP_HEIGHT : rowHeight),
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 6,
    initialRect: { width: 1200, height: 800 },
    // The names of the columns stand before the first line, and stay over those that scroll.
    scrollMargin: header,
    scrollPaddingStart: header,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are estimated from these two
  useEffect(() => virtual.measure(), [virtual, rowHeight, lines])
  const latest = useRef(lines)
  latest.current = lines
  const reveal = useCallback(
    (id: string) => {
      const index = latest.current.findIndex((line) => line.id === id)
      // The head of the first group comes into view with its first row.
      if (index >= 0) virtual.scrollToIndex(index === 1 ? 0 : index, { align: 'auto' })
    },
    [virtual],
  )
  useFollowActive(scroller, reveal)
  return virtual
}

const GROUP_HEIGHT = 32
