// Every feature's rules for the normalised cache.
import { attachmentCachePart } from '#src/features/attachment/attachment.cache.ts'
import { boardCachePart } from '#src/features/catalogue/board.cache.ts'
import { effortCachePart } from '#src/features/catalogue/effort.cache.ts'
import { labelCachePart } from '#src/features/catalogue/label.cache.ts'
import { taskTypeCachePart } from '#src/features/catalogue/task-type.cache.ts'
import { workflowCachePart } from '#src/features/catalogue/workflow.cache.ts'
import { checklistCachePart } from '#src/features/checklist/checklist.cache.ts'
import { commentCachePart } from '#src/features/comment/comment.cache.ts'
import { notificationCachePart } from '#src/features/notification/notification.cache.ts'
import { sprintCachePart } from '#src/features/planning/sprint.cache.ts'
import { userStoryCachePart } from '#src/features/planning/user-story.cache.ts'
import { projectCache } from '#src/features/project/project.cache.ts'
import { inviteCache } from '#src/features/sharing/invite.cache.ts'
import { timeEntryCachePart } from '#src/features/time-entry/time-entry.cache.ts'
import { workspaceCache } from '#src/features/workspace/workspace.cache.ts'
import { taskCachePart } from '#src/model/task/cache/task.cache.ts'
import { resettle } from '#src/model/task/cache/task-lists.ts'
import { cachedOfSubject } from '#src/model/task/cached-task.ts'

/** The parts, as `createDataClient` wants them. */
export const cacheParts = [
  taskCachePart,
  attachmentCachePart,
  checklistCachePart,
  commentCachePart((cache, taskId, before) => resettle(cache, taskId, ['workflow'], cachedOfSubject(before))),
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
  notificationCachePart,
]
