// Every action of the product, in the order in which surfaces show them. The one list; nothing is declared elsewhere.
import { createRegistry } from '#src/actions/define-action.ts'
import { taskActions } from '#src/app/actions/task.actions.ts'
import { aiActions } from '#src/features/ai/ai.actions.ts'
import { attachmentActions } from '#src/features/attachment/attachment.actions.ts'
import { boardActions } from '#src/features/catalogue/board.actions.ts'
import { effortActions } from '#src/features/catalogue/effort.actions.ts'
import { labelActions } from '#src/features/catalogue/label.actions.ts'
import { taskTypeActions } from '#src/features/catalogue/task-type.actions.ts'
import { workflowActions } from '#src/features/catalogue/workflow.actions.ts'
import { checklistActions } from '#src/features/checklist/checklist.actions.ts'
import { commentActions } from '#src/features/comment/comment.actions.ts'
import { notificationActions } from '#src/features/notification/notification.actions.ts'
import { sprintActions } from '#src/features/planning/sprint.actions.ts'
import { userStoryActions } from '#src/features/planning/user-story.actions.ts'
import { projectActions } from '#src/features/project/project.actions.ts'
import { invitationActions } from '#src/features/sharing/invitation.actions.ts'
import { inviteActions } from '#src/features/sharing/invite.actions.ts'
import { taskBoardActions } from '#src/features/task-board/task-board.actions.ts'
import { rowActions } from '#src/features/task-list/row.actions.ts'
import { taskListActions } from '#src/features/task-list/task-list.actions.ts'
import { timeEntryActions } from '#src/features/time-entry/time-entry.actions.ts'
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
  ...notificationActions,
  ...invitationActions,
  ...goActions,
  ...viewActions,
]

/** The registry of the running product. */
export const registry = createRegistry(allActions)
