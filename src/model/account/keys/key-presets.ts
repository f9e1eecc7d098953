// Sets of keys that can be chosen instead of the product's own, as they lie over what actions declare (PROFUP-09).
import { isBeginning } from './key-clash.ts'

/** The names of the sets. */
export type PresetName = 'PALETTE' | 'GITHUB' | 'JIRA'

/** As people read them. */
export const PRESET_TITLES: Readonly<Record<PresetName, string>> = { PALETTE: 'Palette', GITHUB: 'GitHub-like', JIRA: 'Jira-like' }

type Row = readonly [id: string, palette: string, github: string, jira: string]

/** Actions whose key differs somewhere; '' is none, `|` stands between two. The first column is what they declare (house test). */
export const PRESET_ROWS: readonly Row[] = [
  ['go.workspace', 'g w', 'g h', 'g h'],
  ['go.inbox', 'g i', 'g n', 'g n'],
  ['go.next-tasks', 'g n', 'g x', 'g x'],
  ['go.overview', 'g l', 'g i', 'g i'],
  ['go.board', 'g k', 'g b', 'g a'],
  ['go.wiki', 'g b', 'g w', 'g b'],
  ['go.log', 'g a', 'g a', 'g l'],
  ['task.sprint', 'r s', 'm', 'r s'],
  ['task.move', 'm', 'r m', 'r m'],
  ['comment.write', 'Shift+m', 'r c', 'm'],
  ['task.watch', 'Shift+w', 'Shift+w', 'w'],
  ['time-entry.log', 'w', 'w', 'Shift+w'],
  ['notification.read', 'u', 'Shift+i', 'u'],
  ['notification.watch', 'Shift+w', 'Shift+m', 'w'],
]

const COLUMNS: Readonly<Record<PresetName, 1 | 2 | 3>> = { PALETTE: 1, GITHUB: 2, JIRA: 3 }
const keysOf = (text: string): string[] => (text === '' ? [] : text.split('|'))

/** The keys of actions that are not what they declare, by id. */
export type KeyOverlay = Readonly<Record<string, readonly string[]>>

/**
 * What lies over the declared keys: those of the set, on top of them one's own. A key that somebody chose for one action is taken from those of the
 * set that would clash with it, also when the set is changed later.
 */
export function keyOverlay(preset: PresetName, own: readonly { action: string; keys: readonly string[] }[]): KeyOverlay {
  const chosen = new Map(own.map(({ action, keys }) => [action, keys]))
  const mine = own.flatMap(({ keys }) => keys)
  const ofSet = PRESET_ROWS.flatMap((row): [string, readonly string[]][] => {
    const [id, declared] = row
    if (chosen.has(id)) return []
    const keys = keysOf(row[COLUMNS[preset]]).filter((key) => !mine.some((taken) => isBeginning(taken, key)))
    return keys.join('|') === declared ? [] : [[id, keys]]
  })
  return { ...Object.fromEntries(ofSet), ...Object.fromEntries(chosen) }
}
