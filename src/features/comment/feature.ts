// What comments bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { resettle } from '#src/model/task/cache/task-lists.ts'
import { cachedOfSubject } from '#src/model/task/cached-task.ts'
import { commentCachePart } from './comment.cache.ts'

/** Comments on tasks and files and in discussions; one that sets a status puts its task where that belongs. */
export const comment = defineFeature({
  actions: [() => import('./comment.actions.ts')],
  pageActions: [() => import('./thread-comment.actions.ts')],
  cache: [commentCachePart((cache, taskId, before) => resettle(cache, taskId, ['workflow'], cachedOfSubject(before)))],
})
