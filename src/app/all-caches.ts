// Every feature's rules for the normalised cache.
import { attachmentCachePart } from '#src/features/attachment/attachment.cache.ts'
import { boardCachePart } from '#src/features/board/board.cache.ts'
import { checklistCachePart } from '#src/features/checklist/checklist.cache.ts'
import { commentCachePart } from '#src/features/comment/comment.cache.ts'
import { effortCachePart } from '#src/features/effort/effort.cache.ts'
import { inviteCache } from '#src/features/invite/invite.cache.ts'
import { labelCachePart } from '#src/features/label/label.cache.ts'
import { projectCache } from '#src/features/project/project.cache.ts'
import { sprintCachePart } from '#src/features/sprint/sprint.cache.ts'
import { knownOfSubject } from '#src/features/task/known-task.ts'
import { taskCachePart } from '#src/features/task/task.cache.ts'
import { resettle } from '#src/features/task/task-lists.ts'
import { taskTypeCachePart } from '#src/features/task-type/task-type.cache.ts'
import { timeEntryCachePart } from '#src/features/time-entry/time-entry.cache.ts'
import { userStoryCachePart } from '#src/features/user-story/user-story.cache.ts'
import { workflowCachePart } from '#src/features/workflow/workflow.cache.ts'
import { workspaceCache } from '#src/features/workspace/workspace.cache.ts'

/** The parts, as `createDataClient` wants them. */
export const cacheParts = [
  taskCachePart,
  attachmentCachePart,
  checklistCachePart,
  commentCachePart((cache, taskId, before) => resettle(cache, taskId, ['workflow'], knownOfSubject(before))),
  labelCachePart,
  taskTypeCachePart,
  effortCachePart,
  workflowCachePart,
  timeEntryCachePart,
  boardCachePart,
  sprintCachePart,
  userStoryCachePart,
  projectCache,
  inviteCache,
  workspaceCache,
]
