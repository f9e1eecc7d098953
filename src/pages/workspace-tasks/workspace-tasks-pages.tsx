// Tasks of a whole workspace: those with a star, and those that wait for the viewer (PAGES-13, PAGES-17).
import { CalendarCheckIcon, type LucideIcon, StarIcon } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { Press } from '#src/actions/press.tsx'
import { useRead } from '#src/data/use-read.ts'
import { ListProjects } from '#src/features/project/project.graphql.ts'
import { TaskList } from '#src/features/task-list/task-list.tsx'
import { TaskToolbar } from '#src/features/task-list/task-toolbar.tsx'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { isFiltered, type TaskView, variablesOf } from '#src/model/task/rows/task-view.ts'
import { useListInView } from '#src/model/task/rows/use-list-in-view.ts'
import { useTaskView } from '#src/model/task/rows/use-task-view.ts'
import type { TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import * as styles from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

/** Starred tasks of the workspace. */
export function FavoriteTasksPage() {
  return (
    <WorkspaceTasks
      title="Favorite Tasks"
      icon={StarIcon}
      narrow={favorite}
      order="manual"
      empty="Your favorite tasks are listed here."
      press={['task.favorite', 'on a task to add it.']}
    />
  )
}

/** Tasks of the viewer that are not done, the next due first. */
export function NextTasksPage() {
  const username = useActions().services.viewer?.username ?? ''
  const narrow = useCallback(
    (variables: TasksPageVariables, view: TaskView): TasksPageVariables => ({
      ...variables,
      filter: { ...variables.filter, assignees: [username], done: view.done ?? false },
      sort: view.sort === 'manual' ? 'DUE_DATE' : (variables.sort ?? 'DUE_DATE'),
    }),
    [username],
  )
  return (
    <WorkspaceTasks
      title="Next tasks"
      icon={CalendarCheckIcon}
      narrow={narrow}
      order="due"
      empty="Open tasks that are assigned to you are listed here, the next due first."
      press={['task.assign-me', 'on a task to take it.', 'EDIT']}
    />
  )
}

function favorite(variables: TasksPageVariables): TasksPageVariables {
  return { ...variables, filter: { ...variables.filter, favorite: true } }
}

function WorkspaceTasks({
  title,
  icon,
  narrow,
  order,
  empty,
  press,
}: {
  title: string
  icon: LucideIcon
  /** Must keep its identity. */
  narrow: (variables: TasksPageVariables, view: TaskView) => TasksPageVariables
  /** The order while none was chosen. */
  order: TaskView['sort']
  empty: string
  /** The action that brings a task here, what is said behind its key, and what one must be allowed to in a project of the workspace. */
  press: readonly [id: string, does: string, needs?: 'EDIT']
}) {
  const { companySlug = '' } = useParams()
  const { services } = useActions()
  const [view, change] = useTaskView()
  const [selecting, setSelecting] = useState(false)
  const day = plainDateOf(services.now())
  const variables = useMemo(() => narrow(variablesOf(view, { workspaceSlug: companySlug }, day), view), [narrow, view, companySlug, day])
  const onPage = useCallback((page: number) => change({ page }), [change])
  const shown = useMemo(() => (view.sort === 'manual' ? { ...view, sort: order } : view), [view, order])
  const { sort, descending } = shown
  const listOrder = useMemo(() => ({ sort, descending, onOrder: change }), [sort, descending, change])
  useListInView({ view, change, variables, catalogue: null, layout: null, showAs: stay, columns: null })
  useDocumentTitle(title)
  return (
    <div className={styles.page}>
      <PageHeader title={title}>
        <TaskToolbar
          view={shown}
          onChange={change}
          catalogue={null}
          layout={null}
          onLayout={stay}
          selecting={selecting}
          onSelecting={setSelecting}
        />
      </PageHeader>
      <TaskList
        key={companySlug}
        variables={variables}
        label={title}
        grouped={false}
        workflows={null}
        showProject
        filtered={isFiltered(view)}
        order={listOrder}
        selecting={selecting}
        empty={
          <EmptyState icon={icon}>
            {empty}
            <PressInWorkspace workspaceSlug={companySlug} press={press} />
          </EmptyState>
        }
        onPage={onPage}
      />
    </div>
  )
}

function stay(): void {
  // There is only a list across projects.
  return
}

/** Said to those who may do it in one of its projects. */
function PressInWorkspace({
  workspaceSlug,
  press: [id, does, needs],
}: {
  workspaceSlug: string
  press: readonly [id: string, does: string, needs?: 'EDIT']
}) {
  const projects = useRead({ query: ListProjects, variables: { workspaceSlug } }).data?.projects ?? []
  return <Press id={id} does={does} may={needs === undefined || projects.some(({ viewerCan }) => viewerCan.includes(needs))} />
}
