// One of the two lists of planning: the tasks of the sprint, or the backlog (SPRINT-12).
import { ListIcon, ListPlusIcon, ListXIcon, SearchXIcon } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionContextMenu } from '#src/actions/action-menu.tsx'
import { useActions, useHidden } from '#src/actions/actions-context.tsx'
import type { useListed } from '#src/actions/lists/listed-list.tsx'
import type { Chip } from '#src/actions/subject.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { nodesOf } from '#src/data/use-pages.ts'
import { figure } from '#src/lib/figures.ts'
import { useTaskPages } from '#src/model/task/rows/use-task-pages.ts'
import type { TaskRowData, TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { WorkflowRing, workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useRowsTarget } from '#src/ui/lists/row-drag.ts'
import { frame } from '#src/ui/lists/row-list.css.ts'
import { RowCell, RowList } from '#src/ui/lists/row-list.tsx'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './plan-pane.css.ts'

const PER_PAGE = 100

/** The tasks of one of the lists, as far as they were scrolled to. */
export function usePlanTasks(
  filter: NonNullable<TasksPageVariables['filter']> | null,
  place: { workspaceSlug: string; projectSlug: string },
) {
  const [search, setSearch] = useState('')
  const [wanted, setWanted] = useState(1)
  const { workspaceSlug, projectSlug } = place
  const requests = useMemo(
    () =>
      filter === null
        ? []
        : Array.from(
            { length: wanted },
            (_, at): TasksPageVariables => ({
              workspaceSlug,
              projectSlug,
              filter: { ...filter, ...(search !== '' && { search }) },
              page: at + 1,
              perPage: PER_PAGE,
            }),
          ),
    [filter, wanted, workspaceSlug, projectSlug, search],
  )
  const { pages, retry } = useTaskPages(requests)
  const hidden = useHidden()
  const tasks = useMemo(() => nodesOf(pages).filter(({ id }) => !hidden.has(id)), [pages, hidden])
  const first = pages[0]?.data ?? null
  const last = pages.at(-1)
  const total = first?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && wanted < total) setWanted(wanted + 1)
  }, [last, wanted, total])
  const find = useCallback((text: string) => {
    setSearch(text)
    setWanted(1)
  }, [])
  return {
    tasks,
    loaded: first !== null,
    whole: wanted >= total && search === '',
    failed: pages.find(({ error }) => error),
    retry,
    more,
    search,
    find,
  }
}

/** Props of PlanPane. */
export interface PlanPaneProps {
  title: string
  sums: ReactNode
  read: ReturnType<typeof usePlanTasks>
  listed: ReturnType<typeof useListed<'task'>>
  workflows: readonly Chip[] | null
  empty: string
  kept: string
  /** Rows of both lists have this mark; the tasks that are dragged here from the other one go to `onTake`. */
  mark: symbol
  onTake: (ids: readonly string[]) => void
  /** True for the sprint's own list. */
  inside: boolean
}

/** The list, its sums and its search. */
export function PlanPane({ title, sums, read, listed, workflows, empty, kept, mark, onTake, inside }: PlanPaneProps) {
  const { services } = useActions()
  const { tasks, loaded, failed, retry, more, search, find } = read
  const lines = useMemo(() => tasks.map(({ id }) => ({ id })), [tasks])
  const byId = useMemo(() => new Map(tasks.map((task) => [task.id, task])), [tasks])
  const pane = useRef<HTMLElement>(null)
  const over = useRowsTarget(pane, mark, { takes: (ids) => ids.some((id) => !byId.has(id)), onTake })
  return (
    <section ref={pane} className={styles.pane} aria-label={title} data-over={over || undefined}>
      <div className={styles.head}>
        <div className={styles.top}>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.sums}>{sums}</span>
        </div>
        <SearchBox label={`Search in ${title}`} text={search} onSearch={find} />
      </div>
      {failed && !loaded ? (
        <ReadFailure read={{ ...failed, again: retry }} what="the tasks" />
      ) : !loaded ? (
        <SkeletonRows count={8} />
      ) : tasks.length === 0 ? (
        <EmptyState icon={search === '' ? ListIcon : SearchXIcon}>{search === '' ? empty : 'Nothing matches.'}</EmptyState>
      ) : (
        <ActionContextMenu kind="task" label="Task">
          <div className={frame}>
            <RowList
              label={title}
              lines={lines}
              kept={kept}
              many
              twoLines={420}
              {...listed}
              draw={(id) => {
                const task = byId.get(id)
                return task ? <PlanRow task={task} workflows={workflows} inside={inside} /> : null
              }}
              onOpen={(id) => {
                const task = byId.get(id)
                if (task) services.go.task(task)
              }}
              onNearEnd={more}
              drag={{
                mark,
                movable: (id) => byId.get(id)?.viewerCan.includes('EDIT') ?? false,
                lands: () => false,
                nameOf: (ids) => (ids.length > 1 ? `${ids.length} tasks` : (byId.get(ids[0] ?? '')?.title ?? '')),
              }}
              below={
                failed && (
                  <div className={styles.foot}>
                    <ReadFailure inline read={{ ...failed, again: retry }} what="more tasks" />
                  </div>
                )
              }
            />
          </div>
        </ActionContextMenu>
      )}
    </section>
  )
}

function PlanRow({ task, workflows, inside }: { task: TaskRowData; workflows: readonly Chip[] | null; inside: boolean }) {
  return (
    <>
      <RowCell className={styles.ring}>
        <WorkflowRing workflow={task.workflow} fraction={workflowFraction(task.workflow, workflows, task)} />
      </RowCell>
      <RowCell className={styles.code}>{task.code}</RowCell>
      <RowCell className={styles.name}>
        <Link to={taskHref(task)} tabIndex={-1} dir="auto" className={styles.link} draggable={false}>
          {task.title}
        </Link>
      </RowCell>
      <RowCell className={styles.hours}>{task.effort ? `${figure(task.effort.hours)} h` : ''}</RowCell>
      <RowCell className={styles.people}>
        {task.assignees.length > 0 && <AvatarStack label="Assignees" people={task.assignees} most={2} size={20} />}
      </RowCell>
      <RowCell className={styles.move}>
        <ActionById
          id="task.toggle-in-sprint"
          subjects={{ task: [task] }}
          look="icon"
          size={24}
          icon={inside ? ListXIcon : ListPlusIcon}
          tabIndex={-1}
        />
      </RowCell>
    </>
  )
}
