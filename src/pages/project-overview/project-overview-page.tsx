// The tasks of a project as list or board: `.../overview` and `.../kanban` are this one view (PAGES-01).
import { type ComponentProps, Suspense, useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { FirstStepsCard } from '#src/features/first-steps/first-steps-card.tsx'
import { CsvDrop } from '#src/features/import/csv-drop.tsx'
import { GetProject } from '#src/features/project/project.graphql.ts'
import { BoardSkeleton } from '#src/features/task-board/task-board-skeleton.tsx'
import { NoTasksYet, TaskList } from '#src/features/task-list/task-list.tsx'
import { TaskToolbar } from '#src/features/task-list/task-toolbar.tsx'
import { pathTo } from '#src/lib/paths.ts'
import { useProjectTasks } from '#src/model/task/rows/use-project-tasks.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

/** With what drags its cards: a list is there before it. */
const BOARD = lazyComponent(async () => (await import('#src/features/task-board/task-board.tsx')).TaskBoard)

function TaskBoard(props: ComponentProps<ReturnType<typeof BOARD.part>>) {
  // What is rendered first stays, else it would be mounted anew when its file is there.
  const [Board] = useState(() => BOARD.part())
  return <Board {...props} />
}

/** List or board, as the path says; the layout makes another project another page. */
export function ProjectOverviewPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '' } = useParams()
  const [layout, showAs] = useLayout(workspaceSlug, projectSlug)
  const { data } = useRead({ query: GetProject, variables: { workspaceSlug, slug: projectSlug } })
  const project = data?.project ?? null
  const name = project?.name ?? ''
  useDocumentTitle(project ? project.name : null)
  const surface = useRef<HTMLDivElement>(null)
  const canCreate = project?.viewerCan.includes('EDIT') ?? false
  const { read, toolbar, list, board } = useProjectTasks({ workspaceSlug, projectSlug, label: `Tasks of ${name}`, layout, showAs })
  return (
    <div ref={surface} className={styles.page}>
      <PageHeader
        title={name || <ProjectComing />}
        mark={project ? <Logo name={name} id={projectSlug} src={project.logo} size={28} /> : <Skeleton width={28} height={28} />}
      >
        <TaskToolbar {...toolbar} layout={layout} />
      </PageHeader>
      {layout === 'list' ? (
        <TaskList {...list} empty={<NoTasksYet canCreate={canCreate} />} />
      ) : board ? (
        <Suspense fallback={<BoardSkeleton />}>
          <TaskBoard {...board} canCreate={canCreate} />
        </Suspense>
      ) : read.error ? (
        <ReadFailure read={read} what="the board" />
      ) : (
        <BoardSkeleton />
      )}
      {project?.viewerCan.includes('ADMIN') && (
        <CsvDrop surface={surface} workspaceSlug={workspaceSlug} projectSlug={projectSlug} name={name} />
      )}
      <FirstStepsCard projectPath={null} />
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
