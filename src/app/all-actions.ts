// Every action of the product, in the order in which surfaces show them. The one list; nothing is declared elsewhere.
import { createRegistry } from '#src/actions/define-action.ts'
import { aiActions } from '#src/features/ai/ai.actions.ts'
import { attachmentActions } from '#src/features/attachment/attachment.actions.ts'
import { boardActions } from '#src/features/board/board.actions.ts'
import { checklistActions } from '#src/features/checklist/checklist.actions.ts'
import { commentActions } from '#src/features/comment/comment.actions.ts'
import { effortActions } from '#src/features/effort/effort.actions.ts'
import { invitationActions } from '#src/features/invite/invitation.actions.ts'
import { inviteActions } from '#src/features/invite/invite.actions.ts'
import { labelActions } from '#src/features/label/label.actions.ts'
import { projectActions } from '#src/features/project/project.actions.ts'
import { sprintActions } from '#src/features/sprint/sprint.actions.ts'
import { rowActions } from '#src/features/task/row.actions.ts'
import { taskActions } from '#src/features/task/task.actions.ts'
import { taskBoardActions } from '#src/features/task/task-board.actions.ts'
import { taskListActions } from '#src/features/task/task-list.actions.ts'
import { taskTypeActions } from '#src/features/task-type/task-type.actions.ts'
import { timeEntryActions } from '#src/features/time-entry/time-entry.actions.ts'
import { userStoryActions } from '#src/features/user-story/user-story.actions.ts'
import { workflowActions } from '#src/features/workflow/workflow.actions.ts'
import { workspaceActions } from '#src/features/workspace/workspace.actions.ts'
import { goActions } from './actions/go.actions.ts'
import { viewActions } from './actions/view.actions.ts'

/** All actions. */
export const allActions = [
  ...taskActions,
  ...taskBoardActions,
  ...taskListActions,
  ...commentActions,
  ...checklistActions,
  ...attachmentActions,
  ...timeEntryActions,
  ...aiActions,
  ...rowActions,
  ...projectActions,
  ...inviteActions,
  ...labelActions,
  ...taskTypeActions,
  ...effortActions,
  ...workflowActions,
  ...boardActions,
  ...sprintActions,
  ...userStoryActions,
  ...workspaceActions,
  ...invitationActions,
  ...goActions,
  ...viewActions,
]

/** The registry of the running product. */
export const registry = createRegistry(allActions)
