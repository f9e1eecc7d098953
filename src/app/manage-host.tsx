// The manage dialogs by kind; the kinds belong to features that know nothing of each other.
import type { DialogProps } from '#src/actions/dialogs.ts'
import type { AnyItemKind } from '#src/actions/item-kind.ts'
import { ManageDialog } from '#src/actions/manage-dialog.tsx'
import { boardKind } from '#src/features/board/board.actions.ts'
import { effortKind } from '#src/features/effort/effort.actions.ts'
import { labelKind } from '#src/features/label/label.actions.ts'
import { sprintKind } from '#src/features/sprint/sprint.actions.ts'
import { useGiving } from '#src/features/task/use-giving.ts'
import { taskTypeKind } from '#src/features/task-type/task-type.actions.ts'
import { userStoryKind } from '#src/features/user-story/user-story.actions.ts'
import { workflowKind } from '#src/features/workflow/workflow.actions.ts'

/** Every kind of thing that a project's tasks are given. */
export const itemKinds: readonly AnyItemKind[] = [labelKind, taskTypeKind, effortKind, workflowKind, boardKind, sprintKind, userStoryKind]

/** The dialog that was asked for. */
export function ManageHost({ kind, project, viewerCan, task, onClose }: DialogProps['items.manage'] & { onClose: () => void }) {
  const giving = useGiving(kind, task)
  const found = itemKinds.find(({ id }) => id === kind)
  if (!found) throw new Error(`There is no kind ${kind} to manage.`)
  return <ManageDialog kind={found} project={project} viewerCan={viewerCan} giving={giving} onClose={onClose} />
}
