// In which order menus, bars, palette and help sheet show actions where that is not the order of the features.
import type { Action } from '#src/actions/action.ts'

/** Ids: what is done to a task, the most frequent first; rooms are mixed here, because a menu is not cut by rooms. */
export const MENU_ORDER = [
  'task.create',
  'task.create-in',
  'task.create-advanced',
  'task.create-advanced-in',
  'task.open',
  'task.open-tab',
  'task.done',
  'task.status',
  'task.assign',
  'task.assign-me',
  'task.labels',
  'task.due',
  'task.start-date',
  'task.type',
  'task.effort',
  'task.progress',
  'task.board',
  'task.sprint',
  'task.user-story',
  'task.rename',
  'task.edit-description',
  'task.timer',
  'task.cancel-timer',
  'timer.stop-running',
  'timer.cancel-running',
  'task.favorite',
  'task.parent',
  'task.add-subtask',
  'task.log',
  'task.share',
  'task.copy-link',
  'task.copy-code',
  'task.copy-title',
  'task.copy-markdown',
  'task.duplicate',
  'task.move',
  'task.draft',
  'task.archive',
  'task.calendar-google',
  'task.delete',
] as const

/**
 * Sorts the actions of files. One that the order names stands there; any other on the same kind stays behind what it follows in its file, so that a
 * new action needs no line here; what follows nothing comes last, as the features stand.
 */
export function inMenuOrder(files: readonly (readonly Action[])[]): readonly Action[] {
  const rank = new Map<string, number>(MENU_ORDER.map((id, at) => [id, at]))
  const ranked = files.flatMap((actions) => {
    let before: { on: string; at: number } | null = null
    return actions.map((action) => {
      const { id, on } = action
      const own = rank.get(id)
      if (own !== undefined) before = { on, at: own }
      return { action, at: own ?? (before?.on === on ? before.at : MENU_ORDER.length) }
    })
  })
  return ranked.sort((a, b) => a.at - b.at).map(({ action }) => action)
}
