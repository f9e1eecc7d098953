// What decides between commands that fit what is typed equally well: how near their subject is, and how seldom they are wanted.
import type { Action } from '#src/actions/action.ts'

/** Kinds of subjects by the words that people may say for them. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  task: ['task'],
  project: ['project'],
  workspace: ['workspace'],
  sprint: ['sprint'],
  page: ['page'],
  wiki: ['wiki'],
  story: ['story', 'user story'],
  epic: ['epic'],
  thread: ['discussion'],
  reply: ['comment'],
  comment: ['comment'],
  attachment: ['file'],
  recurrence: ['rule'],
}

/** Words for what an action acts on: they may be typed and need not be. */
export function nounsOf({ id, on }: Pick<Action, 'id' | 'on'>): readonly string[] {
  return id.startsWith('list.') ? ['list', 'task'] : (NOUNS[on] ?? [])
}

const SETTING = ['set', 'change', 'edit', 'add', 'put', 'move', 'link', 'choose', 'pick', 'select', 'update', 'remove', 'clear']

const ASKS_FOR_VALUE = /^(?:Set|Change|Put|Assign|Move)\b.*…$/

/** Verbs that may be said of what asks for a value of a task, whatever its title begins with. */
export function verbsOf({ on }: Pick<Action, 'on'>, title: string): readonly string[] {
  return on === 'task' && ASKS_FOR_VALUE.test(title) ? SETTING : []
}

/** From -1 to 1; `nearest` is the group of the nearest subject in view, `off` what cannot run now. */
export function biasOf({ id, group, on, seldom }: Pick<Action, 'id' | 'group' | 'on' | 'seldom'>, nearest: string, off: boolean): number {
  let bias = 0
  if (group === nearest) bias += 0.7
  else if (on === nearest) bias += 0.4
  else if (group === 'create' || group === 'go') bias += 0.25
  // What is done to the things that tasks are given comes after what is done to tasks.
  if (/^(?:label|task-type|effort|workflow|board|sprint|user-story)\.(?:edit|delete|remove)$/.test(id)) bias -= 0.8
  if (seldom) bias -= 0.3
  if (off) bias -= 2
  return bias
}

/** Whether something nearer is in view than what this is done to. */
export function isFar({ group, on }: Pick<Action, 'group' | 'on'>, nearest: string): boolean {
  return group !== nearest && on !== nearest && on !== 'app'
}
