// The tasks of a user story: the list and the board of its project, narrowed to it (STORY-07).
import { ListIcon } from 'lucide-react'
import { useMemo } from 'react'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { TaskBoard } from '#src/features/task-board/task-board.tsx'
import { BoardSkeleton } from '#src/features/task-board/task-board-skeleton.tsx'
import { TaskList } from '#src/features/task-list/task-list.tsx'
import { TaskToolbar } from '#src/features/task-list/task-toolbar.tsx'
import type { StorySubject } from '#src/model/story/story-subject.ts'
import { useProjectTasks } from '#src/model/task/rows/use-project-tasks.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { toolbar as bar } from '#src/ui/pages/full-page.css.ts'

/** `showAs` goes to the other tab. */
export function StoryTasks({
  story,
  layout,
  showAs,
}: {
  story: StorySubject
  layout: 'list' | 'board'
  showAs: (layout: 'list' | 'board') => void
}) {
  const { workspaceSlug, projectSlug, id, code, title } = story
  const narrowed = useMemo(() => ({ userStories: [id] }), [id])
  const label = `Tasks of ${code ?? title}`
  const { read, toolbar, list, board } = useProjectTasks({ workspaceSlug, projectSlug, label, layout, showAs, narrowed })
  const mayCreate = story.viewerCan.includes('EDIT')
  const press = usePress('task.create', undefined, { may: mayCreate })
  return (
    <>
      <div className={bar}>
        <TaskToolbar {...toolbar} layout={null} />
      </div>
      {layout === 'list' ? (
        <TaskList {...list} empty={<EmptyState icon={ListIcon}>{`No task makes this true yet.${press}`}</EmptyState>} />
      ) : board ? (
        <TaskBoard {...board} canCreate={mayCreate} />
      ) : read.error ? (
        <ReadFailure read={read} what="the board" />
      ) : (
        <BoardSkeleton />
      )}
    </>
  )
}
