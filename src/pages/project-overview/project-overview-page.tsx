// The tasks of a project as list or board: `.../overview` and `.../kanban` are this one view (PAGES-01).
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { GetProject } from '#src/features/project/project.graphql.ts'
import { TaskBoard } from '#src/features/task-board/task-board.tsx'
import { BoardSkeleton } from '#src/features/task-board/task-board-skeleton.tsx'
import { NoTasksYet, TaskList } from '#src/features/task-list/task-list.tsx'
import { TaskToolbar } from '#src/features/task-list/task-toolbar.tsx'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { ColumnInView } from '#src/model/task/rows/list-in-view.ts'
import { isFiltered, variablesOf } from '#src/model/task/rows/task-view.ts'
import { useListInView } from '#src/model/task/rows/use-list-in-view.ts'
import { useTaskView } from '#src/model/task/rows/use-task-view.ts'
import { ProjectCatalogue } from '#src/model/task/task.graphql.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

/** List or board, as the path says; the layout makes another project another page. */
export function ProjectOverviewPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '' } = useParams()
  const { services } = useActions()
  const [view, change] = useTaskView()
  const [layout, showAs] = useLayout(workspaceSlug, projectSlug)
  const [selecting, setSelecting] = useState(false)
  const [columns, setColumns] = useState<readonly ColumnInView[] | null>(null)
  const { data } = useRead({ query: GetProject, variables: { workspaceSlug, slug: projectSlug } })
  const read = useRead({ query: ProjectCatalogue, variables: { workspaceSlug, projectSlug } })
  const { data: catalogue = null, error } = read
  const day = plainDateOf(services.now())
  const variables = useMemo(() => variablesOf(view, { workspaceSlug, projectSlug }, day), [view, workspaceSlug, projectSlug, day])
  const onPage = useCallback((page: number) => change({ page }), [change])
  const { sort, descending } = view
  const order = useMemo(() => ({ sort, descending, onOrder: change }), [sort, descending, change])
  useListInView({ view, change, catalogue, layout, showAs, columns: layout === 'board' ? columns : null })
  const project = data?.project ?? null
  const name = project?.name ?? ''
  useDocumentTitle(project ? project.name : null)
  const canCreate = project?.viewerCan.includes('EDIT') ?? false
  const label = `Tasks of ${name}`
  return (
    <div className={styles.page}>
      <PageHeader
        title={name || <ProjectComing />}
        mark={project ? <Logo name={name} id={projectSlug} src={project.logo} size={28} /> : <Skeleton width={28} height={28} />}
      >
        <TaskToolbar
          view={view}
          onChange={change}
          catalogue={catalogue}
          layout={layout}
          onLayout={showAs}
          selecting={selecting}
          onSelecting={setSelecting}
        />
      </PageHeader>
      {layout === 'list' ? (
        <TaskList
          variables={variables}
          label={label}
          grouped={view.group === 'workflow'}
          workflows={catalogue?.workflows ?? null}
          showProject={false}
          filtered={isFiltered(view)}
          order={order}
          selecting={selecting}
          empty={<NoTasksYet canCreate={canCreate} />}
          onPage={onPage}
        />
      ) : catalogue ? (
        <TaskBoard
          variables={variables}
          workflows={catalogue.workflows}
          label={label}
          project={{ workspaceSlug, projectSlug }}
          canCreate={canCreate}
          selecting={selecting}
          onColumns={setColumns}
        />
      ) : error ? (
        <ReadFailure read={read} what="the board" />
      ) : (
        <BoardSkeleton />
      )}
    </div>
  )
}

function ProjectComing() {
  return (
    <Loading label="Loading the project">
      <Skeleton width={160} height={16} />
    </Loading>
  )
}

/** The path says which; filters and the open task go along. */
function useLayout(companySlug: string, projectSlug: string): ['list' | 'board', (layout: 'list' | 'board') => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const show = useCallback(
    (layout: 'list' | 'board') => {
      const path = pathTo(layout === 'board' ? 'projects.kanban' : 'projects.overview', { companySlug, projectSlug })
      void navigate({ pathname: path, search }, { preventScrollReset: true })
    },
    [navigate, companySlug, projectSlug, search],
  )
  return [pathname.endsWith('/kanban') ? 'board' : 'list', show]
}
