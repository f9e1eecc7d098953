// Managing labels of a project: create, edit, delete, and the dialog of all.
import { PencilIcon, Settings2Icon, TagIcon, Trash2Icon } from 'lucide-react'
import { colourField, readColour } from '#src/model/catalogue/colour-item-field.ts'
import { defineItemActions } from '#src/model/catalogue/item-actions.ts'
import { type ItemKind, itemSource, nameField } from '#src/model/catalogue/item-kind.ts'
import { CreateLabel, DeleteLabel, ListLabels, UpdateLabel } from './label.graphql.ts'
import { labelWrites } from './template-writes.ts'

/** LABEL-04. */
const DEFAULT_COLOUR = '#000000'

/** Admins and members manage labels; one in use cannot be deleted (LABEL-02..05, OPEN-52). */
export const labelKind: ItemKind<{ title: string; color: string }> = {
  id: 'label',
  noun: 'label',
  plural: 'labels',
  manage: 'Manage Labels',
  keywords: ['tag', 'labels', 'tags'],
  icons: { create: TagIcon, edit: PencilIcon, delete: Trash2Icon, manage: Settings2Icon },
  needs: { create: 'EDIT', edit: 'EDIT', delete: 'EDIT' },
  source: itemSource(
    ListLabels,
    (project, { notOnTask }) => ({ ...project, ...(notOnTask !== undefined && { notOnTask }) }),
    ({ labels }) => ({ items: labels, totalPages: 1 }),
  ),
  empty: 'This project has no labels yet.',
  fields: [nameField(80), colourField(DEFAULT_COLOUR)],
  write: ({ title, color }) => ({ title, color }),
  read: ({ title = '', color = '' }) => ({ title: title.trim(), color: readColour(color) ?? DEFAULT_COLOUR }),
  create: async (api, project, input) => (await api.mutate(CreateLabel, { project, input })).label,
  edit: (api, project, id, input) => api.mutate(UpdateLabel, { project, id, input }, { lane: `Label:${id}` }),
  delete: (api, project, id) => api.mutate(DeleteLabel, { project, id }, { lane: `Label:${id}` }),
  ...labelWrites,
  usedBy: (id) => ({ labels: [id] }),
}

/** What a person can do to labels. */
export const actions = defineItemActions(labelKind)
