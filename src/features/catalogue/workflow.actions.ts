// Managing workflow statuses of a project: create, edit, delete, and the dialog of all.
import { CircleDotIcon, PencilIcon, Settings2Icon, Trash2Icon } from 'lucide-react'
import { colourField, readColour } from '#src/model/catalogue/colour-item-field.ts'
import { defineItemActions } from '#src/model/catalogue/item-actions.ts'
import { type ItemKind, itemSource, nameField } from '#src/model/catalogue/item-kind.ts'
import { templateWrites } from './template-writes.ts'
import { CreateWorkflow, DeleteWorkflow, ListWorkflows, UpdateWorkflow } from './workflow.graphql.ts'

/** TEMPLATE-07. */
const DEFAULT_COLOUR = '#088efb'

/** Admins create and delete statuses, members edit them; one in use cannot be deleted (TEMPLATE-03..05, OPEN-52). */
export const workflowKind: ItemKind<{ title: string; color: string }> = {
  id: 'workflow',
  noun: 'status',
  plural: 'statuses',
  manage: 'Manage Workflows',
  keywords: ['workflow', 'status', 'state', 'column', 'template'],
  icons: { create: CircleDotIcon, edit: PencilIcon, delete: Trash2Icon, manage: Settings2Icon },
  needs: { create: 'ADMIN', edit: 'EDIT', delete: 'ADMIN' },
  source: itemSource(
    ListWorkflows,
    (project) => project,
    ({ workflows }) => ({ items: workflows, totalPages: 1 }),
  ),
  empty: 'This project has no statuses yet.',
  fields: [nameField(80), colourField(DEFAULT_COLOUR)],
  write: ({ title, color }) => ({ title, color }),
  read: ({ title = '', color = '' }) => ({ title: title.trim(), color: readColour(color) ?? DEFAULT_COLOUR }),
  create: async (api, project, input) => (await api.mutate(CreateWorkflow, { project, input })).workflow,
  edit: (api, project, id, input) => api.mutate(UpdateWorkflow, { project, id, input }, { lane: `Workflow:${id}` }),
  delete: (api, project, id) => api.mutate(DeleteWorkflow, { project, id }, { lane: `Workflow:${id}` }),
  ...templateWrites('WORKFLOW'),
  usedBy: (id) => ({ workflows: [id] }),
}

/** What a person can do to workflow statuses. */
export const actions = defineItemActions(workflowKind)
