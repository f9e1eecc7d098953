// Managing task types of a project: create, edit, delete, and the dialog of all.
import { PencilIcon, Settings2Icon, ShapesIcon, Trash2Icon } from 'lucide-react'
import { colourField, readColour } from '#src/model/catalogue/colour-item-field.ts'
import { defineItemActions } from '#src/model/catalogue/item-actions.ts'
import { type ItemKind, itemSource, nameField } from '#src/model/catalogue/item-kind.ts'
import { CreateTaskType, DeleteTaskType, ListTaskTypes, UpdateTaskType } from './task-type.graphql.ts'
import { templateWrites } from './template-writes.ts'

/** TEMPLATE-07. */
const DEFAULT_COLOUR = '#088efb'

/** Admins create and delete types, members edit them; one in use cannot be deleted (TEMPLATE-03..05, OPEN-52). */
export const taskTypeKind: ItemKind<{ title: string; color: string }> = {
  id: 'task-type',
  noun: 'task type',
  plural: 'task types',
  manage: 'Manage Types',
  keywords: ['type', 'kind', 'category', 'template'],
  icons: { create: ShapesIcon, edit: PencilIcon, delete: Trash2Icon, manage: Settings2Icon },
  needs: { create: 'ADMIN', edit: 'EDIT', delete: 'ADMIN' },
  source: itemSource(
    ListTaskTypes,
    (project) => project,
    ({ taskTypes }) => ({ items: taskTypes, totalPages: 1 }),
  ),
  empty: 'This project has no types yet.',
  fields: [nameField(80), colourField(DEFAULT_COLOUR)],
  write: ({ title, color }) => ({ title, color }),
  read: ({ title = '', color = '' }) => ({ title: title.trim(), color: readColour(color) ?? DEFAULT_COLOUR }),
  create: async (api, project, input) => (await api.mutate(CreateTaskType, { project, input })).taskType,
  edit: (api, project, id, input) => api.mutate(UpdateTaskType, { project, id, input }, { lane: `TaskType:${id}` }),
  delete: (api, project, id) => api.mutate(DeleteTaskType, { project, id }, { lane: `TaskType:${id}` }),
  ...templateWrites('TYPE'),
  usedBy: (id) => ({ types: [id] }),
}

/** What a person can do to task types. */
export const actions = defineItemActions(taskTypeKind)
