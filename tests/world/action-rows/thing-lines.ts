// The small things that a project's tasks are given: made, changed, deleted.
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import type { Given, Line } from './line.ts'
import { LOG } from './words.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

interface Kind {
  id: string
  table: string
  /** What is asked after the name. */
  more: readonly string[]
  /** The verb that deletes, where `delete` is another action's. */
  deletes?: string
  /** What making one counts, for good. */
  counted?: string
  /** The column of the name. */
  name?: string
}

const kinds: readonly Kind[] = [
  { id: 'label', table: 'labels', more: ['#445566'] },
  { id: 'task-type', table: 'task_types', more: ['#445566'] },
  { id: 'effort', table: 'task_efforts', more: ['3'] },
  { id: 'workflow', table: 'workflows', more: ['#445566'] },
  { id: 'board', table: 'boards', more: [], name: 'name' },
  { id: 'sprint', table: 'sprints', more: ['2027-01-01', '2027-01-14'], deletes: 'remove' },
  // Its number is counted in the project, and not given again.
  { id: 'user-story', table: 'user_stories', more: [], counted: 'projects.last_story_number', deletes: 'remove' },
]

const named = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`

const onProject =
  (script: (bench: ActionBench) => Promise<Script>) =>
  async (bench: ActionBench): Promise<Given> => ({ subjects: { project: [bench.project] }, script: await script(bench) })

/** A row of the settings' list of a kind, made for this; `had` gives it to a task first. */
const onTemplate =
  (kind: keyof typeof LISTS, script: () => Script = () => ({}), had = false) =>
  async (bench: ActionBench): Promise<Given> => {
    const [table, field, color] = LISTS[kind]
    const title = await bench.addThing(table)
    const id = await bench.idOf(table, title)
    const read = `query ($workspaceSlug: ID!, $projectSlug: ID!) { all: ${field}(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id } }`
    const { all } = await bench.data('ana', read, PLACE)
    const around = had ? await bench.tasks(1) : []
    const [task] = around
    if (task) {
      const put = kind === 'label' ? `attachLabel(task: $task, labelId: "${id}")` : `updateTask(task: $task, input: { typeId: "${id}" })`
      await bench.data('ana', `mutation ($task: TaskRef!) { ${put} { userErrors { message } } }`, { task: { ...PLACE, id: task.id } })
    }
    const item = { id, title, ...(color && { color: '#445566' }) }
    const ids = all.map((one: { id: string }) => one.id)
    const subject = { id, kind, title, item, ids, tasks: null, project: PLACE, viewerCan: bench.project.viewerCan }
    return { subjects: { template: [subject] }, script: script(), around: around.map((one) => one.id) }
  }

const LISTS = { label: ['labels', 'labels', true], 'task-type': ['task_types', 'taskTypes', true] } as const

const templateLines: readonly Line[] = [
  { id: 'template.colour', given: onTemplate('label', () => ({ text: ['#a1b2c3'] })), touches: ['labels.color'] },
  {
    id: 'template.up',
    given: onTemplate('task-type'),
    touches: ['task_types.position'],
    left: { 'task_types.position': 'once there is an order each has its place in it' },
  },
  {
    id: 'template.replace',
    given: onTemplate('task-type', () => ({ pick: ['Bug'] }), true),
    touches: [LOG, 'tasks.type_id', '-task_types', '+replacements'],
  },
  {
    id: 'label.merge',
    given: onTemplate('label', () => ({ pick: ['Green'] }), true),
    touches: [LOG, '+task_labels', '-task_labels', '-labels', '+replacements'],
  },
  { id: 'template.delete', given: onTemplate('label', () => ({ confirm: [true] })), touches: ['-labels'], held: true },
]

const itemLines: readonly Line[] = kinds.flatMap(({ id, table, more, name = 'title', deletes = 'delete', counted }): Line[] => [
  {
    id: `${id}.create`,
    given: onProject(async () => ({ text: [named('New'), ...more] })),
    touches: [`+${table}`, ...(counted ? [counted] : [])],
    ...(counted && { left: { [counted]: 'a number is given once' } }),
  },
  {
    id: `${id}.edit`,
    given: onProject(async (bench) => ({ pick: [await bench.addThing(table)], text: [named('Changed'), ...more] })),
    touches: [`${table}.${name}`],
  },
  {
    id: `${id}.${deletes}`,
    given: onProject(async (bench) => ({ pick: [await bench.addThing(table)], confirm: [true] })),
    touches: [`-${table}`],
    held: true,
  },
])

/** The lines. */
export const thingLines: readonly Line[] = [...itemLines, ...templateLines]
