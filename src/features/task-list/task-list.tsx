// A page of tasks as rows: groups, keyboard, selection, menu, pager (TLIST-01..08).
import { useVirtualizer } from '@tanstack/react-virtual'
import { ListIcon, SearchXIcon } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionContextMenu } from '#src/actions/action-menu.tsx'
import { useAction, useActions, useHere, useHidden } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { Chip } from '#src/actions/subject.ts'
import { type FailedRead, ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { TaskBulkBar } from '#src/model/task/rows/task-bulk-bar.tsx'
import { totalOf } from '#src/model/task/rows/task-total.ts'
import { useRowGestures } from '#src/model/task/rows/use-row-gestures.ts'
import { useFollowActive, useTasksInScene } from '#src/model/task/rows/use-scene-focus.ts'
import { type TaskRowData, TasksPage, type TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Pagination } from '#src/ui/controls/pagination.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { useFoldedGroups } from './folded-groups.ts'
import { GroupHead } from './task-group-head.tsx'
import { groupByWorkflow } from './task-groups.ts'
import { clearFilters } from './task-list.actions.ts'
import * as styles from './task-list.css.ts'
import { TaskListRow } from './task-row.tsx'
import { useEveryPage } from './use-every-page.ts'
import { useRowHeight } from './use-row-height.ts'

/** Props of TaskList. */
export interface TaskListProps {
  /** Must keep its identity while nothing changed. */
  variables: TasksPageVariables
  /** Accessible name: `Tasks of Website`. */
  label: string
  grouped: boolean
  /** The project's workflows; null across projects. */
  workflows: readonly Chip[] | null
  showProject: boolean
  filtered: boolean
  /** Phones: check boxes are shown and a tap selects. */
  selecting?: boolean
  /** What belongs here, while there is nothing and nothing is filtered. */
  empty: ReactNode
  onPage: (page: number) => void
}

type Line =
  | { kind: 'group'; id: string; group: string; workflow: Chip | null; count: number; folded: boolean }
  | { kind: 'task'; id: string; task: TaskRowData }

const NONE: readonly TaskRowData[] = []

/** The list; it fills its parent and scrolls inside. */
export function TaskList(props: TaskListProps) {
  const { variables, label, grouped, workflows, showProject, filtered, selecting = false, empty, onPage } = props
  const read = useRead({
    query: TasksPage,
    variables,
    keep: ['page', 'perPage', 'filter', 'sort', 'descending'],
  })
  const { data, error, fetching, stale } = read
  const hidden = useHidden()
  const page = data?.tasks
  const shown = useMemo(() => page?.nodes.filter(({ id }) => !hidden.has(id)) ?? NONE, [page, hidden])
  const groups = useMemo(() => (grouped ? groupByWorkflow(shown, workflows) : null), [grouped, shown, workflows])
  const ids = useMemo(() => groups?.map(({ id }) => id) ?? null, [groups])
  const { folded, fold } = useFoldedGroups(ids)
  const tasks = useMemo(() => groups?.flatMap(({ id, tasks: own }) => (folded.has(id) ? NONE : own)) ?? shown, [groups, shown, folded])
  const lines = useMemo(() => linesOf(groups, shown, folded), [groups, shown, folded])
  const totalPages = Math.max(1, page?.totalPages ?? 1)
  const { total, text: totalText } = totalOf(page, (page?.nodes.length ?? 0) - shown.length)
  useTasksInScene(tasks, !page && !error)
  useEveryPage(variables, page?.totalCount ?? null, totalPages)

  // A page that is gone (the last task of it was deleted, an old link) leads to the last one (TLIST-08).
  const at = variables.page ?? 1
  useEffect(() => {
    if (page && !fetching && !stale && page.page === at && at > totalPages) onPage(totalPages)
  }, [page, fetching, stale, at, totalPages, onPage])

  if (!page && error)
    return (
      <div className={styles.view}>
        <div className={styles.scroller}>
          <ReadFailure read={read} what="the tasks" />
        </div>
        {at > 1 && <Pagination page={at} totalPages={at} onPage={onPage} className={styles.foot} />}
      </div>
    )
  if (!page)
    return (
      <div className={styles.coming}>
        <SkeletonRows count={14} />
      </div>
    )
  return (
    <div className={styles.view}>
      {error && <Stale read={read} />}
      {lines.length === 0 ? (
        <div className={styles.scroller}>{total > 0 ? <PageUsedUp text={totalText} /> : filtered ? <NothingFound /> : empty}</div>
      ) : (
        <Rows
          key={at}
          lines={lines}
          tasks={tasks}
          label={label}
          workflows={workflows}
          showProject={showProject}
          selecting={selecting}
          partial={totalPages > 1}
          updating={fetching && page.page !== at}
          onFold={fold}
        />
      )}
      <TaskBulkBar />
      <Pagination page={at} totalPages={totalPages} onPage={(next) => onPage(bounded(next, totalPages))} className={styles.foot}>
        <span className={styles.footHint}>
          {totalText} · <Keys keys="?" /> all shortcuts
        </span>
      </Pagination>
    </div>
  )
}

/** A page within 1..total (TLIST-08). */
export function bounded(page: number, totalPages: number): number {
  return Math.min(Math.max(1, page), Math.max(1, totalPages))
}

function linesOf(
  groups: ReturnType<typeof groupByWorkflow> | null,
  tasks: readonly TaskRowData[],
  folded: ReadonlySet<string>,
): readonly Line[] {
  const row = (task: TaskRowData): Line => ({ kind: 'task', id: task.id, task })
  if (!groups) return tasks.map(row)
  return groups.flatMap(({ id, workflow, tasks: own }): Line[] => [
    { kind: 'group', id: `group:${id}`, group: id, workflow, count: own.length, folded: folded.has(id) },
    ...(folded.has(id) ? [] : own.map(row)),
  ])
}

function Rows({
  lines,
  tasks,
  label,
  workflows,
  showProject,
  selecting,
  partial,
  updating,
  onFold,
}: {
  lines: readonly Line[]
  tasks: readonly TaskRowData[]
  label: string
  workflows: readonly Chip[] | null
  showProject: boolean
  selecting: boolean
  partial: boolean
  updating: boolean
  onFold: (groups: readonly string[], folded: boolean) => void
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === 'group' ? GROUP_HEIGHT : rowHeight),
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 10,
    initialRect: { width: 1200, height: 800 },
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
  const { menuFor, handlers } = useRowGestures(selecting)
  const { scene } = useActions()
  const first = tasks[0]?.id
  const noneActive = scene.get().active === null
  return (
    <ActionContextMenu kind="task" label="Task" subjects={menuFor}>
      <div ref={scroller} className={updating ? `${styles.scroller} ${styles.updating}` : styles.scroller} {...handlers}>
        {/* biome-ignore lint/a11y/useSemanticElements: rows are virtual, a table cannot be */}
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={lines.length}
          aria-multiselectable
          aria-busy={updating}
          className={styles.rows}
          style={{ height: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map(({ key, index, start, size }) => {
            const line = lines[index]
            if (!line) return null
            return (
              <div key={key} className={styles.placed} style={{ transform: `translateY(${start}px)`, height: size }}>
                {line.kind === 'group' ? (
                  <GroupHead
                    workflow={line.workflow}
                    size={line.count}
                    folded={line.folded}
                    partial={partial}
                    workflows={workflows}
                    index={index + 1}
                    onFold={(folded) => onFold([line.group], folded)}
                  />
                ) : (
                  <TaskListRow
                    task={line.task}
                    index={index + 1}
                    fraction={workflowFraction(line.task.workflow, workflows, line.task)}
                    showProject={showProject}
                    tabStop={noneActive && line.id === first}
                    selecting={selecting}
                  />
                )}
              </div>
            )
          })}
        </div>
      </div>
    </ActionContextMenu>
  )
}

const GROUP_HEIGHT = 32

/** The rows stay; what failed is said above them (MISC-02). */
function Stale({ read }: { read: FailedRead }) {
  return (
    <div className={styles.notice}>
      <ReadFailure inline read={read} what="the newest state of this list" />
    </div>
  )
}

function NothingFound() {
  const here = useHere()
  return (
    <EmptyState icon={SearchXIcon} action={<Button onClick={() => void perform(clearFilters, here(), 'button')}>Clear filters</Button>}>
      No task matches these filters.
    </EmptyState>
  )
}

/** All of a page was moved, archived or deleted: the others move up when the list is asked again. */
function PageUsedUp({ text }: { text: string }) {
  const { services } = useActions()
  return (
    <EmptyState icon={ListIcon} action={<Button onClick={() => services.api.refresh()}>Show the next ones</Button>}>
      Nothing is left on this page; the list has more: {text}.
    </EmptyState>
  )
}

/** What an empty project says. */
export function NoTasksYet({ canCreate }: { canCreate: boolean }) {
  const create = useAction('task.create')
  return (
    <EmptyState
      icon={ListIcon}
      {...(canCreate && { action: <ActionById id="task.create" />, keys: create?.shortcuts[0], keysText: 'makes one' })}
    >
      The tasks of this project will be listed here.
    </EmptyState>
  )
}
