// The small things that a project's tasks are given: made, changed, deleted.
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import type { Given, Line } from './line.ts'

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
  { id: 'user-story', table: 'user_stories', more: [], counted: 'projects.last_story_number' },
]

const named = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`

const onProject =
  (script: (bench: ActionBench) => Promise<Script>) =>
  async (bench: ActionBench): Promise<Given> => ({ subjects: { project: [bench.project] }, script: await script(bench) })

/** The lines. */
export const thingLines: readonly Line[] = kinds.flatMap(({ id, table, more, name = 'title', deletes = 'delete', counted }): Line[] => [
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
