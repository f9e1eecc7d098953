// The tasks of a sprint: the list and the board of its project, narrowed to it (SPRINT-11).
import { TargetIcon } from 'lucide-react'
import { useMemo } from 'react'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { TaskBoard } from '#src/features/task-board/task-board.tsx'
import { BoardSkeleton } from '#src/features/task-board/task-board-skeleton.tsx'
import { TaskList } from '#src/features/task-list/task-list.tsx'
import { TaskToolbar } from '#src/features/task-list/task-toolbar.tsx'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { useProjectTasks } from '#src/model/task/rows/use-project-tasks.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { toolbar as bar } from '#src/ui/pages/full-page.css.ts'

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
  const narrowed = useMemo(() => ({ sprints: [id] }), [id])
  const over = sprint.state === 'COMPLETED'
  const canCreate = sprint.viewerCan.includes('EDIT') && !over
  const press = usePress('task.toggle-in-sprint', 'on a task in the backlog.', { may: canCreate })
  const nothing = over ? 'No tasks were in this sprint.' : `Nothing is planned here yet.${press}`
  const { read, toolbar, list, board } = useProjectTasks({
    workspaceSlug,
    projectSlug,
    label: `Tasks of ${title}`,
    layout,
    showAs,
    narrowed,
  })
  return (
    <>
      <div className={bar}>
        <TaskToolbar {...toolbar} layout={null} canCreate={!over} />
      </div>
      {layout === 'list' ? (
        <TaskList {...list} empty={<EmptyState icon={TargetIcon}>{nothing}</EmptyState>} />
      ) : board ? (
        <TaskBoard {...board} canCreate={canCreate} />
      ) : read.error ? (
        <ReadFailure read={read} what="the board" />
      ) : (
        <BoardSkeleton />
      )}
    </>
  )
}
