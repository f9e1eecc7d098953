// What texts and settings of an archive name, as it is called here (EXPORT-02).

import type { NewIds } from './archive-ids.ts'
import type { Fields, Presets, RuleTask } from './archive-json.ts'

/** Who somebody of the archive is here, by their id or username there; null where they are nobody. */
export type People = {
  idOf: (old: string) => string | null
  usernameOf: (old: string) => string | null
}

const TABLE_OF = { page: 'wiki_pages', task: 'tasks' } as const

/** Sanitized rich text with what it names: tasks and pages by their new ids, people by their names here, or by words alone. */
export function namedInHtml(html: string, ids: NewIds, people: People): string {
  return html
    .replace(/ data-(page|task)="([0-9a-f-]{36})"/g, (_, kind: 'page' | 'task', old: string) => {
      return ` data-${kind}="${ids.promised(TABLE_OF[kind], old)}"`
    })
    .replace(/ data-username="([^"]*)"/g, (_, old: string) => {
      const username = people.usernameOf(old)
      return username === null ? '' : ` data-username="${username}"`
    })
}

const one = (ids: NewIds, table: string, old: unknown) => ids.of(table, old) as number | null
const several = (ids: NewIds, table: string, old: readonly number[]) => old.flatMap((id) => one(ids, table, id) ?? [])
const persons = (people: People, old: readonly string[]) => old.flatMap((id) => people.idOf(id) ?? [])

/** The task of a rule. */
export const namedInRule = (task: RuleTask, ids: NewIds, people: People, html: (text: string) => string | null): RuleTask => ({
  ...task,
  description: task.description === null ? null : html(task.description),
  workflowId: one(ids, 'workflows', task.workflowId),
  typeId: one(ids, 'task_types', task.typeId),
  effortId: one(ids, 'task_efforts', task.effortId),
  boardId: ids.of('boards', task.boardId) as string | null,
  labels: several(ids, 'labels', task.labels),
  people: persons(people, task.people),
})

/** What the tasks of a form begin with. */
export const namedInPresets = (presets: Presets, ids: NewIds, people: People): Presets => ({
  ...presets,
  workflowId: one(ids, 'workflows', presets.workflowId),
  typeId: one(ids, 'task_types', presets.typeId),
  boardId: ids.of('boards', presets.boardId) as string | null,
  labels: several(ids, 'labels', presets.labels),
  people: persons(people, presets.people),
})

const STANDS_FOR: Readonly<Record<string, string>> = { type: 'task_types', labels: 'labels', effort: 'task_efforts' }

/** The fields of a form, whose choices stand for types, labels and efforts. */
export const namedInFields = (fields: Fields, ids: NewIds): Fields =>
  fields.map((field) => ({
    ...field,
    options: field.options.map(({ label, ref }) => ({ label, ref: one(ids, STANDS_FOR[field.to] ?? '', ref) })),
  }))
