// The cache part of workflow statuses.
import { itemCachePart } from '#src/data/cache/cache-items.ts'

/** Workflows enter and leave their project's list. */
export const workflowCachePart = itemCachePart({
  type: 'Workflow',
  list: 'workflows',
  payload: 'workflow',
  create: 'createWorkflow',
  edit: 'updateWorkflow',
  delete: 'deleteWorkflow',
})
