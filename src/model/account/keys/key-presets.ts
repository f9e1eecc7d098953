// Sets of keys that can be chosen instead of the product's own, as they lie over what actions declare (PROFUP-09).
import { isBeginning } from './key-clash.ts'
import { LEFT_HAND, RIGHT_HAND } from './one-handed-keys.ts'

/** The names of the sets. */
export type PresetName = 'PALETTE' | 'GITHUB' | 'JIRA' | 'VIM' | 'LEFT_HAND' | 'RIGHT_HAND'

/** As people read them. */
export const PRESET_TITLES: Readonly<Record<PresetName, string>> = {
  PALETTE: 'Palette',
  GITHUB: 'GitHub-like',
  JIRA: 'Jira-like',
  VIM: 'Vim-like',
  LEFT_HAND: 'Left hand',
  RIGHT_HAND: 'Right hand',
}

type Row = readonly [id: string, palette: string, github: string, jira: string, vim: string]

/** What differs in the Vim-like set alone. */
const vim = (id: string, palette: string, own: string): Row => [id, palette, palette, palette, own]

/** In the Vim-like set one verb for everything that has it: `d d` takes away, `c …` changes, `y …` copies, `m` marks, `o` opens a new line. */
const VIM_ROWS: readonly Row[] = [
  vim('row.first', 'Home', 'g g|Home'),
  vim('row.last', 'End', 'Shift+g|End'),
  vim('row.count', '', '1|2|3|4|5|6|7|8|9|0'),
  vim('row.select', 'x', 'x|Shift+v'),
  vim('row.range-down', 'Shift+ArrowDown', 'Shift+j|Shift+ArrowDown'),
  vim('row.range-up', 'Shift+ArrowUp', 'Shift+k|Shift+ArrowUp'),
  vim('palette.commands', '>', ':|>'),
  vim('undo.last', '$mod+z', 'u|$mod+z'),
  vim('undo.redo', '$mod+Shift+z', 'Shift+u|$mod+Shift+z'),
  vim('undo.repeat', '$mod+>', '.|$mod+>'),
  ...[
    ...['attachment.delete', 'client.delete', 'epic.delete', 'field.remove', 'form.delete', 'invoice.delete', 'note.trash', 'page.delete'],
    ...['recurrence.delete', 'session.end', 'sprint.delete', 'story.delete', 'task.delete', 'teammember.remove', 'template.delete'],
    ...['thread.delete', 'timelog.delete'],
  ].map((id) => vim(id, '$mod+Backspace', 'd d|$mod+Backspace')),
  ...['epic.due', 'invoice.set-due', 'recurrence.when', 'sprint.dates', 'task.due', 'time.range'].map((id) => vim(id, 'd', 'c d')),
  ...['task.create', 'task.create-in'].map((id) => vim(id, 'c', 'o')),
  ...['task.create-advanced', 'task.create-advanced-in'].map((id) => vim(id, 'Shift+c', 'Shift+o')),
  ...['client.copy-email', 'invoice.copy-number', 'note.copy', 'person.copy-email', 'task.copy-code', 'teammember.copy-email'].map((id) =>
    vim(id, '. c', 'y y'),
  ),
  vim('task.copy-title', '. t', 'y t'),
  vim('task.copy-markdown', '. m', 'y m'),
  vim('invoice.pdf', '. p', 'y p'),
  ...['attachment', 'client', 'epic', 'form', 'invoice', 'page', 'recurrence', 'sprint', 'story', 'task', 'thread'].map((kind) =>
    vim(`${kind}.copy-link`, '$mod+.', 'y l|$mod+.'),
  ),
  vim('task.rename', 'e', 'c c|e'),
  vim('task.effort', 'y', 'c e'),
  vim('task.labels', 'l', 'c l'),
  vim('task.draft', 'h', 'c h'),
  vim('task.focus-left', 'ArrowLeft', 'h|ArrowLeft'),
  vim('task.focus-right', 'ArrowRight', 'l|ArrowRight'),
  ...['comments', 'files', 'checklists', 'time', 'agile', 'related'].map((tab, at) => vim(`task.show-${tab}`, `${at + 1}`, `g ${at + 1}`)),
  vim('workspace.switch', 'o w', 'z w'),
  vim('project.open', 'o p', 'z p'),
  vim('time.group', 'Shift+g', 'z g'),
  vim('macro.record', 'z r', 'q|z r'),
  vim('macro.run', 'z z', '@|z z'),
  ...['thread.unread', 'submission.renew'].map((id) => vim(id, 'u', 'm')),
  vim('inbox.read-all', 'Shift+u', 'Shift+m'),
]

/** Actions whose key differs somewhere; '' is none, `|` stands between two. The first column is what they declare (house test). */
export const PRESET_ROWS: readonly Row[] = [
  ['go.workspace', 'g w', 'g h', 'g h', 'g w'],
  ['go.inbox', 'g i', 'g n', 'g n', 'g i'],
  ['go.next-tasks', 'g n', 'g x', 'g x', 'g n'],
  ['go.overview', 'g l', 'g i', 'g i', 'g l'],
  ['go.board', 'g k', 'g b', 'g a', 'g k'],
  ['go.wiki', 'g b', 'g w', 'g b', 'g b'],
  ['go.log', 'g a', 'g a', 'g l', 'g a'],
  ['task.sprint', 'r s', 'm', 'r s', 'r s'],
  ['task.move', 'm', 'r m', 'r m', 'm'],
  ['comment.write', 'Shift+m', 'r c', 'm', 'Shift+m'],
  ['task.watch', 'Shift+w', 'Shift+w', 'w', 'Shift+w'],
  ...['form.follow', 'page.follow', 'thread.follow'].map((id): Row => [id, 'Shift+w', 'Shift+w', 'w', 'Shift+w']),
  ['time-entry.log', 'w', 'w', 'Shift+w', 'w'],
  ['notification.read', 'u', 'Shift+i', 'u', 'm'],
  ['notification.watch', 'Shift+w', 'Shift+m', 'w', 'Shift+w'],
  ...VIM_ROWS,
]

type ByColumn = 'PALETTE' | 'GITHUB' | 'JIRA' | 'VIM'
const COLUMNS: Readonly<Record<ByColumn, 1 | 2 | 3 | 4>> = { PALETTE: 1, GITHUB: 2, JIRA: 3, VIM: 4 }
const keysOf = (text: string): string[] => (text === '' ? [] : text.split('|'))

/** The keys of actions that are not what they declare, by id, and those that stand for a declared one wherever it is, by that key behind `=`. */
export type KeyOverlay = Readonly<Record<string, readonly string[]>>

/** What a set has for which action or key, and what is there without it. */
function entriesOf(preset: PresetName): [name: string, keys: string, declared: string][] {
  if (preset === 'LEFT_HAND' || preset === 'RIGHT_HAND')
    return Object.entries(preset === 'LEFT_HAND' ? LEFT_HAND : RIGHT_HAND).map(([name, keys]) => [name, keys, name.slice(1)])
  return PRESET_ROWS.map((row) => [row[0], row[COLUMNS[preset]], row[1]])
}

/**
 * What lies over the declared keys: those of the set, on top of them one's own. A key that somebody chose for one action is taken from those of the
 * set that would clash with it, also when the set is changed later.
 */
export function keyOverlay(preset: PresetName, own: readonly { action: string; keys: readonly string[] }[]): KeyOverlay {
  const chosen = Object.fromEntries(own.map(({ action, keys }) => [action, keys]))
  const mine = own.flatMap(({ keys }) => keys)
  const isFree = (key: string) => !mine.some((taken) => isBeginning(taken, key))
  const ofSet = entriesOf(preset).flatMap(([name, text, declared]): [string, readonly string[]][] => {
    const keys = keysOf(text).filter(isFree)
    return keys.join('|') === declared ? [] : [[name, keys]]
  })
  return { ...Object.fromEntries(ofSet), ...chosen }
}
