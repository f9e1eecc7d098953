// The words and the order of a task's side navigation: the rail beside a wide detail, the first rows of the menu of a narrow one (TDETAIL-04).
import type { Action } from '#src/actions/action.ts'
import type { Registry } from '#src/actions/define-action.ts'
import { actionOf, type Fact, factsIn } from '#src/model/task/facts/task-facts.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'task.side': true
  }
}

/** The words of the side navigation where they are shorter than what the actions are called. */
export const SIDE_WORDS: Readonly<Record<string, string>> = {
  'task.share': 'Share',
  'task.move': 'Move',
  'task.duplicate': 'Duplicate',
  'task.delete': 'Delete',
}

/** Its order; anything else in the place comes after. */
const ORDER = ['AI-Task', 'Share', 'Task Log', 'Move', 'Duplicate', 'Delete']

// Everything that the properties and the head show already.
const HEADED: readonly Fact[] = ['isFavorite', 'progress', 'timer', 'open']
/** The ids of actions that the detail shows elsewhere. */
export const shownElsewhere: readonly string[] = [...factsIn('detail'), ...HEADED].map(actionOf)

function wordOf({ id, name }: Action): string {
  return SIDE_WORDS[id] ?? name
}

/** The ids of what stands first, in its order. */
export function sideOrder(registry: Registry): readonly string[] {
  const side = registry.inPlace('task.side')
  return ORDER.flatMap((word) => side.find((action) => wordOf(action) === word)?.id ?? [])
}
