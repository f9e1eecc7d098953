// Managing efforts of a project: create, edit, delete, and the dialog of all.
import { CircleGaugeIcon, PencilIcon, Settings2Icon, Trash2Icon } from 'lucide-react'
import { plural } from '#src/lib/text.ts'
import { defineItemActions } from '#src/model/catalogue/item-actions.ts'
import { type ItemKind, itemSource, nameField } from '#src/model/catalogue/item-kind.ts'
import { CreateEffort, DeleteEffort, ListEfforts, UpdateEffort } from './effort.graphql.ts'
import { templateWrites } from './template-writes.ts'

/** Hours of an effort, at least 0 (TEMPLATE-06); a comma may stand for the point. Null when it is no such number. */
export function readHours(text: string): number | null {
  const typed = text.trim().replace(',', '.').replace(/\s*h$/i, '')
  const hours = Number(typed)
  return typed !== '' && Number.isFinite(hours) && hours >= 0 ? hours : null
}

/** Admins create and delete efforts, members edit them; one in use cannot be deleted (TEMPLATE-03..06, OPEN-52). */
export const effortKind: ItemKind<{ title: string; hours: number }> = {
  id: 'effort',
  noun: 'effort',
  plural: 'efforts',
  manage: 'Manage Efforts',
  keywords: ['estimate', 'hours', 'size', 'points', 'template'],
  icons: { create: CircleGaugeIcon, edit: PencilIcon, delete: Trash2Icon, manage: Settings2Icon },
  needs: { create: 'ADMIN', edit: 'EDIT', delete: 'ADMIN' },
  source: itemSource(
    ListEfforts,
    (project) => project,
    ({ efforts }) => ({ items: efforts, totalPages: 1 }),
  ),
  empty: 'This project has no efforts yet.',
  fields: [
    nameField(80),
    {
      name: 'hours',
      label: 'Hours',
      type: 'hours',
      placeholder: 'For example 4 or 0.5',
      initial: '1',
      check: (text) => (readHours(text) === null ? 'Hours are a number from 0 on.' : null),
    },
  ],
  write: ({ title, hours }) => ({ title, hours: String(hours) }),
  read: ({ title = '', hours = '' }) => ({ title: title.trim(), hours: readHours(hours) ?? 0 }),
  hint: ({ hours }) => plural(hours, 'hour'),
  create: async (api, project, input) => (await api.mutate(CreateEffort, { project, input })).effort,
  edit: (api, project, id, input) => api.mutate(UpdateEffort, { project, id, input }, { lane: `Effort:${id}` }),
  delete: (api, project, id) => api.mutate(DeleteEffort, { project, id }, { lane: `Effort:${id}` }),
  ...templateWrites('EFFORT'),
  usedBy: (id) => ({ efforts: [id] }),
}

/** What a person can do to efforts. */
export const actions = defineItemActions(effortKind)
