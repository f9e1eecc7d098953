// The manage dialogs by kind; the kinds belong to features that know nothing of each other.
import type { DialogProps } from '#src/actions/dialogs.ts'
import { boardKind } from '#src/features/catalogue/board.actions.ts'
import { effortKind } from '#src/features/catalogue/effort.actions.ts'
import { labelKind } from '#src/features/catalogue/label.actions.ts'
import { ManageDialog } from '#src/features/catalogue/manage-dialog.tsx'
import { taskTypeKind } from '#src/features/catalogue/task-type.actions.ts'
import { useGiving } from '#src/features/catalogue/use-giving.ts'
import { workflowKind } from '#src/features/catalogue/workflow.actions.ts'
import { givingPlans } from '#src/features/planning/giving-plans.ts'
import { sprintKind } from '#src/features/planning/sprint.actions.ts'
import { userStoryKind } from '#src/features/planning/user-story.actions.ts'
import { givingProperties } from '#src/features/task-properties/giving-properties.ts'
import type { AnyItemKind } from '#src/model/catalogue/item-kind.ts'

/** Every kind of thing that a project's tasks are given. */
export const itemKinds: readonly AnyItemKind[] = [labelKind, taskTypeKind, effortKind, workflowKind, boardKind, sprintKind, userStoryKind]

const WAYS = { ...givingProperties, ...givingPlans }

/** The dialog that was asked for. */
export function ManageHost({ kind, project, viewerCan, task, onClose }: DialogProps['items.manage'] & { onClose: () => void }) {
  const giving = useGiving(WAYS, kind, task)
  const found = itemKinds.find(({ id }) => id === kind)
  if (!found) throw new Error(`There is no kind ${kind} to manage.`)
  return <ManageDialog kind={found} project={project} viewerCan={viewerCan} giving={giving} onClose={onClose} />
}
