// The cache part of task types.
import { itemCachePart } from '#src/data/cache/cache-items.ts'

/** TaskTypes enter and leave their project's list. */
export const taskTypeCachePart = itemCachePart({
  type: 'TaskType',
  list: 'taskTypes',
  payload: 'taskType',
  create: 'createTaskType',
  edit: 'updateTaskType',
  delete: 'deleteTaskType',
})
