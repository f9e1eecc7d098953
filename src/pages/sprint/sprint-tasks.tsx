// The tasks of a sprint: the list and the board of its project, narrowed to it (SPRINT-11).
import { TargetIcon } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { TaskBoard } from '#src/features/task-board/task-board.tsx'
import { BoardSkeleton } from '#src/features/task-board/task-board-skeleton.tsx'
import { TaskList } from '#src/features/task-list/task-list.tsx'
import { TaskToolbar } from '#src/features/task-list/task-toolbar.tsx'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import type { ColumnInView } from '#src/model/task/rows/list-in-view.ts'
import { isFiltered, variablesOf } from '#src/model/task/rows/task-view.ts'
import { useListInView } from '#src/model/task/rows/use-list-in-view.ts'
import { useTaskView } from '#src/model/task/rows/use-task-view.ts'
import { ProjectCatalogue } from '#src/model/task/task.graphql.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import * as styles from './sprint-page.css.ts'

/** `showAs` goes to the other tab. */
export function SprintTasks({
  sprint,
  layout,
  showAs,
}: {
  sprint: SprintSubject
  layout: 'list' | 'board'
  showAs: (layout: 'list' | 'board') => void
}) {
  const { workspaceSlug, projectSlug, id, title } = sprint
  const { services } = useActions()
  const [view, change] = useTaskView()
  const [selecting, setSelecting] = useState(false)
  const [columns, setColumns] = useState<readonly ColumnInView[] | null>(null)
  const read = useRead({ query: ProjectCatalogue, variables: { workspaceSlug, projectSlug } })
  const { data: catalogue = null, error } = read
  const day = plainDateOf(services.now())
  const variables = useMemo(() => {
    const asked = variablesOf(view, { workspaceSlug, projectSlug }, day)
    return { ...asked, filter: { ...asked.filter, sprints: [id] } }
  }, [view, workspaceSlug, projectSlug, day, id])
  const onPage = useCallback((page: number) => change({ page }), [change])
  const { sort, descending } = view
  const order = useMemo(() => ({ sort, descending, onOrder: change }), [sort, descending, change])
  useListInView({ view, change, catalogue, layout, showAs, columns: layout === 'board' ? columns : null })
  const label = `Tasks of ${title}`
  return (
    <>
      <div className={styles.toolbar}>
        <TaskToolbar
          view={view}
          onChange={change}
          catalogue={catalogue}
          layout={null}
          onLayout={showAs}
          selecting={selecting}
          onSelecting={setSelecting}
        />
      </div>
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
          empty={<EmptyState icon={TargetIcon}>Nothing is planned here yet. Press V on a task in the backlog.</EmptyState>}
          onPage={onPage}
        />
      ) : catalogue ? (
        <TaskBoard
          variables={variables}
          workflows={catalogue.workflows}
          label={label}
          project={{ workspaceSlug, projectSlug }}
          canCreate={sprint.viewerCan.includes('EDIT') && sprint.state !== 'COMPLETED'}
          selecting={selecting}
          onColumns={setColumns}
        />
      ) : error ? (
        <ReadFailure read={read} what="the board" />
      ) : (
        <BoardSkeleton />
      )}
    </>
  )
}
