// A page of tasks as rows: groups, keyboard, selection, menu, pager (TLIST-01..08).
import { ListIcon, SearchXIcon } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useAction, useActions, useHere, useHidden } from '#src/actions/actions-context.tsx'
import { keysNow } from '#src/actions/own-keys.ts'
import { perform } from '#src/actions/perform.ts'
import type { Chip } from '#src/actions/subject.ts'
import { type FailedRead, ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { TaskBulkBar } from '#src/model/task/rows/task-bulk-bar.tsx'
import { totalOf } from '#src/model/task/rows/task-total.ts'
import { useComingTasks } from '#src/model/task/rows/use-coming-tasks.ts'
import { useTasksInScene } from '#src/model/task/rows/use-scene-focus.ts'
import { type TaskRowData, TasksPage, type TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Pagination } from '#src/ui/controls/pagination.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { useFoldedGroups } from './folded-groups.ts'
import type { ListOrder } from './list-header.tsx'
import { groupByWorkflow } from './task-groups.ts'
import * as styles from './task-list.css.ts'
import { linesOf, TaskRows } from './task-rows.tsx'
import { useEveryPage } from './use-every-page.ts'
import { useGroupCounts } from './use-group-counts.ts'

/** Props of TaskList. */
export interface TaskListProps {
  /** Must keep its identity while nothing changed. */
  variables: TasksPageVariables
  /** Accessible name: `Tasks of Website`. */
  label: string
  grouped: boolean
  /** The project's workflows; null across projects. */
  workflows: readonly Chip[] | null
  /** The workflows are on their way: groups drawn before would change their order when they come. */
  ordering?: boolean
  showProject: boolean
  filtered: boolean
  /** The order on the screen; must keep its identity while nothing changed. */
  order: ListOrder
  /** Phones: check boxes are shown and a tap selects. */
  selecting?: boolean
  /** What belongs here, while there is nothing and nothing is filtered. */
  empty: ReactNode
  onPage: (page: number) => void
}

const NONE: readonly TaskRowData[] = []

/** The list; it fills its parent and scrolls inside. */
export function TaskList(props: TaskListProps) {
  const { variables, label, grouped, workflows, ordering = false, showProject, filtered, order, selecting = false, empty, onPage } = props
  const read = useRead({
    query: TasksPage,
    variables,
    keep: ['page', 'perPage', 'filter', 'sort', 'descending'],
  })
  const { data, error, fetching, stale } = read
  const hidden = useHidden()
  const page = grouped && ordering ? undefined : data?.tasks
  const shown = useMemo(() => page?.nodes.filter(({ id }) => !hidden.has(id)) ?? NONE, [page, hidden])
  const groups = useMemo(() => (grouped ? groupByWorkflow(shown, workflows) : null), [grouped, shown, workflows])
  const ids = useMemo(() => groups?.map(({ id }) => id) ?? null, [groups])
  const { folded, fold } = useFoldedGroups(ids)
  const tasks = useMemo(() => groups?.flatMap(({ id, tasks: own }) => (folded.has(id) ? NONE : own)) ?? shown, [groups, shown, folded])
  const totalPages = Math.max(1, page?.totalPages ?? 1)
  const leaving = useMemo(() => page?.nodes.filter(({ id }) => hidden.has(id)) ?? NONE, [page, hidden])
  const countOf = useGroupCounts(variables, { grouped, paged: totalPages > 1, hidden: leaving })
  const lines = useMemo(() => linesOf(groups, shown, folded, countOf), [groups, shown, folded, countOf])
  const { total, text: totalText } = totalOf(page, leaving.length)
  useTasksInScene(tasks, !page && !error)
  useComingTasks(fetching || stale ? undefined : page?.nodes, variables)
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
  const pager = (
    <Pagination page={at} totalPages={totalPages} onPage={(next) => onPage(bounded(next, totalPages))} className={styles.foot}>
      <span className={styles.footHint}>
        {totalText} · <Keys keys={keysNow('help.open', ['?'])[0] ?? ''} /> all shortcuts
      </span>
    </Pagination>
  )
  return (
    <div className={styles.view}>
      {error && <Stale read={read} />}
      {lines.length === 0 ? (
        <div className={styles.scroller}>{total > 0 ? <PageUsedUp text={totalText} /> : filtered ? <NothingFound /> : empty}</div>
      ) : (
        <TaskRows
          lines={lines}
          tasks={tasks}
          label={label}
          variables={variables}
          order={order}
          workflows={workflows}
          showProject={showProject}
          selecting={selecting}
          updating={fetching && page.page !== at}
          onFold={fold}
          foot={pager}
        />
      )}
      <TaskBulkBar />
      {/* Nothing has no pages; one of many that became empty still leads to the others. */}
      {lines.length === 0 && (total > 0 || totalPages > 1 || at > 1) && pager}
    </div>
  )
}

/** A page within 1..total (TLIST-08). */
export function bounded(page: number, totalPages: number): number {
  return Math.min(Math.max(1, page), Math.max(1, totalPages))
}

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
  const clear = useAction('list.clear-filters')
  return (
    <EmptyState icon={SearchXIcon} action={<Button onClick={() => clear && void perform(clear, here(), 'button')}>Clear filters</Button>}>
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
