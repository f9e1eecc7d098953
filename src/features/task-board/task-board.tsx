// The tasks of a project as a board: a column per workflow (OPEN-36).

import { PlusIcon } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ActionContextMenu } from '#src/actions/action-menu.tsx'
import { useActions, useHere, useHidden, useScene } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { Chip } from '#src/actions/subject.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { nodesOf } from '#src/data/use-pages.ts'
import { figure } from '#src/lib/figures.ts'
import type { ColumnInView } from '#src/model/task/rows/list-in-view.ts'
import { TaskBulkBar } from '#src/model/task/rows/task-bulk-bar.tsx'
import { type Total, totalOf } from '#src/model/task/rows/task-total.ts'
import { PER_PAGE } from '#src/model/task/rows/task-view.ts'
import { useComingTasks } from '#src/model/task/rows/use-coming-tasks.ts'
import { useRowGestures } from '#src/model/task/rows/use-row-gestures.ts'
import { useFollowActive, useTasksInScene } from '#src/model/task/rows/use-scene-focus.ts'
import { type TaskPageState, useTaskPages } from '#src/model/task/rows/use-task-pages.ts'
import type { TaskRowData, TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { WorkflowRing, workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { positionsAround } from '#src/model/task/writes/place-tasks.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { SkeletonCards } from '#src/ui/marks/skeleton-shapes.tsx'
import type { CardDrag } from './card-drag.ts'
import { moveCards } from './task-board.actions.ts'
import * as styles from './task-board.css.ts'
import { TaskCard } from './task-card.tsx'
import { useBoardScroll, useColumnDrop } from './use-column-drop.ts'

/** Props of TaskBoard. */
export interface TaskBoardProps {
  /** The variables of the list; each column asks the same for its workflow. */
  variables: TasksPageVariables
  /** Columns in their order. */
  workflows: readonly Chip[]
  label: string
  project: { workspaceSlug: string; projectSlug: string }
  canCreate: boolean
  /** Phones: a tap selects. */
  selecting?: boolean
  /** Hears of the columns, for keys that walk through them. */
  onColumns: (columns: readonly ColumnInView[]) => void
}

interface Column extends ColumnInView {
  tasks: readonly TaskRowData[]
  pages: readonly TaskPageState[]
  total: Total
  more: boolean
}

/** The board; it fills its parent, columns scroll inside. */
export function TaskBoard({ variables, workflows, label, project, canCreate, selecting = false, onColumns }: TaskBoardProps) {
  const [extra, setExtra] = useState<Readonly<Record<string, number>>>({})
  const { columns, requests, retry } = useColumns(variables, workflows, extra)
  const board = useRef<HTMLDivElement>(null)
  const tasks = useMemo(() => readInOrder(columns), [columns])
  useTasksInScene(
    tasks,
    columns.some(({ pages }) => pages.some(({ data, error }) => !data && !error)),
  )
  useComingTasks(columns.every(({ pages }) => pages.every(({ data }) => data)) ? tasks : undefined, requests)
  useFollowActive(board)
  useBoardScroll(board)
  useEffect(() => onColumns(columns), [columns, onColumns])
  const { menuFor, handlers } = useRowGestures(selecting)
  const showMore = useCallback((id: string) => setExtra((before) => ({ ...before, [id]: (before[id] ?? 0) + 1 })), [])
  return (
    <div className={styles.view}>
      <ActionContextMenu kind="task" label="Task" subjects={menuFor}>
        {/* biome-ignore lint/a11y/useSemanticElements: columns are no form controls */}
        <div ref={board} role="group" aria-label={label} className={styles.columns} {...handlers}>
          {columns.map((column) => (
            <BoardColumn
              key={column.workflow.id}
              column={column}
              fraction={workflowFraction(column.workflow, workflows)}
              project={project}
              canCreate={canCreate}
              onMore={showMore}
              onRetry={retry}
            />
          ))}
        </div>
      </ActionContextMenu>
      <TaskBulkBar />
    </div>
  )
}

/** The cards up to the first column that is still being read: columns come as they like, and who walks begins at the first card. */
function readInOrder(columns: readonly Column[]): readonly TaskRowData[] {
  const unread = columns.findIndex(({ pages: [first] }) => first && !first.data && !first.error)
  return (unread === -1 ? columns : columns.slice(0, unread)).flatMap(({ tasks }) => tasks)
}

function useColumns(variables: TasksPageVariables, workflows: readonly Chip[], extra: Readonly<Record<string, number>>) {
  const wanted = useMemo(() => {
    const chosen = variables.filter?.workflows
    return chosen ? workflows.filter(({ id }) => chosen.includes(id)) : workflows
  }, [workflows, variables])
  const requests = useMemo(
    () =>
      wanted.flatMap(({ id }) =>
        Array.from(
          { length: 1 + (extra[id] ?? 0) },
          (_, at): TasksPageVariables => ({
            ...variables,
            filter: { ...variables.filter, workflows: [id] },
            page: at + 1,
            perPage: PER_PAGE,
          }),
        ),
      ),
    [variables, wanted, extra],
  )
  const { pages, retry } = useTaskPages(requests)
  const hidden = useHidden()
  const columns = useMemo(() => {
    let from = 0
    return wanted.map((workflow): Column => {
      const own = pages.slice(from, from + 1 + (extra[workflow.id] ?? 0))
      from += own.length
      const all = nodesOf(own)
      const tasks = all.filter(({ id }) => !hidden.has(id))
      const first = own[0]?.data
      const total = totalOf(first, all.length - tasks.length)
      const more = total.exact ? total.total > tasks.length : (first?.totalPages ?? 1) > own.length
      return { workflow, ids: tasks.map(({ id }) => id), tasks, pages: own, total, more }
    })
  }, [wanted, pages, extra, hidden])
  return { columns, requests, retry }
}

function BoardColumn({
  column,
  fraction,
  project,
  canCreate,
  onMore,
  onRetry,
}: {
  column: Column
  fraction: number
  project: { workspaceSlug: string; projectSlug: string }
  canCreate: boolean
  onMore: (id: string) => void
  onRetry: () => void
}) {
  const { workflow, tasks, pages, total, more } = column
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { services } = useActions()
  const here = useHere()
  // Tab goes from column to column: to the active card, else to the first.
  const holdsActive = useScene(({ active }) => active !== null && column.ids.includes(active))
  const drop = (drag: CardDrag, at: number) => {
    const moving = new Set(drag.tasks.map(({ id }) => id))
    const sole = drag.tasks.length === 1 ? tasks.findIndex(({ id }) => moving.has(id)) : -1
    // Dropped where it was.
    if (sole !== -1 && (at === sole || at === sole + 1)) return
    const place = tasks.slice(0, at).filter(({ id }) => !moving.has(id)).length + 1
    const action = moveCards({ workflow, place, ...positionsAround(tasks, at, moving) })
    void perform(action, here({ task: drag.tasks }), 'drag')
  }
  const gap = useColumnDrop(section, list, drop)
  // Nothing is counted before: that there are 0 tasks would be a statement.
  const isRead = Boolean(pages[0]?.data)
  const loading = pages.some(({ data, fetching }) => !data && fetching)
  const failed = pages.find(({ error }) => error)
  return (
    <section
      ref={section}
      aria-label={isRead ? `${workflow.title}, ${total.text}` : workflow.title}
      className={classNames(styles.column, gap !== null && styles.over)}
    >
      <header className={styles.head}>
        <WorkflowRing workflow={workflow} fraction={fraction} />
        <h2 className={styles.headTitle}>{workflow.title}</h2>
        <span className={count}>{isRead ? total.short : ''}</span>
        {canCreate && (
          <IconButton
            className={styles.headEnd}
            size={24}
            icon={PlusIcon}
            label={`New task in ${workflow.title}`}
            onClick={() => services.dialogs.open('task.create', { ...project, workflowId: workflow.id })}
          />
        )}
      </header>
      <ul ref={list} className={styles.cards}>
        {tasks.map((task, at) => (
          <li key={task.id} className={styles.item}>
            {gap === at && <div className={styles.gap} style={{ marginBottom: 8 }} />}
            <TaskCard task={task} tabStop={!holdsActive && at === 0} column={workflow.id} fraction={fraction} />
          </li>
        ))}
        {gap !== null && gap >= tasks.length && <li aria-hidden className={styles.gap} />}
        {loading && (
          <li>
            <SkeletonCards count={3} />
          </li>
        )}
        {failed && (
          <li>
            <ReadFailure inline read={{ ...failed, again: onRetry }} what={workflow.title} />
          </li>
        )}
        {!loading && !failed && tasks.length === 0 && gap === null && <li className={styles.empty}>Nothing in {workflow.title}.</li>}
        {!loading && more && (
          <li>
            <Button variant="subtle" onClick={() => onMore(workflow.id)}>
              Show more{total.exact && ` (${figure(total.total - tasks.length)})`}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}
