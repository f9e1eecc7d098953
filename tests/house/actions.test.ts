// The rules of actions: unique, without clashing keys, shown where they say. That they reach every mutation is shown by doing it: tests/world/action-rows.test.ts.

import { expect, test } from 'vitest'
import type { Action } from '#src/actions/action.ts'
import { createRegistry, defineAction } from '#src/actions/define-action.ts'
import type { AnyFeature } from '#src/actions/define-feature.ts'
import { keysIn } from '#src/actions/own-keys.ts'
import { stateOf } from '#src/actions/state-of.ts'
import { features } from '#src/app/features.ts'
import { shortcutsOf } from '#src/app/help/help-sheet.tsx'
import { IN_TURN, takenBy } from '#src/model/account/keys/key-clash.ts'
import { keyOverlay, PRESET_ROWS, PRESET_TITLES, type PresetName } from '#src/model/account/keys/key-presets.ts'
import { actionWorld, sprintSubjectOf } from '#tests/kit/action-fakes.ts'
import { allActions, registry } from '#tests/kit/all-actions.ts'
import { sources } from './sources.ts'

const pairs = allActions.flatMap((action) => action.shortcuts.map((shortcut) => ({ action, shortcut })))

test('ids are unique: a second action of the same id stops the start', () => {
  expect(new Set(allActions.map(({ id }) => id)).size).toBe(allActions.length)
  const [first] = allActions
  expect(() => createRegistry([first as Action, first as Action])).toThrow(first?.id)
})

test('an id is noun.verb', () => {
  expect(allActions.map(({ id }) => id).filter((id) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test('SCREEN-04 of actions that share a key only one is there at a time', () => {
  const states = ['PLANNED', 'ACTIVE', 'COMPLETED'] as const
  const shown = states.map((state) => {
    const { here } = actionWorld()
    const subjects = { sprint: [sprintSubjectOf({ state })] }
    return IN_TURN.flat().filter((id) => stateOf(registry.get(id) as Action, here(subjects)).kind !== 'hidden')
  })
  expect(shown).toEqual([['sprint.start'], ['sprint.complete'], []])
})

test('no two actions on one kind of subject share a key', () => {
  const taken = new Map<string, string>()
  const clashes = pairs.flatMap(({ action, shortcut }) => {
    const key = `${action.on} ${shortcut}`
    const other = taken.get(key)
    taken.set(key, action.id)
    return other && !IN_TURN.some((turn) => turn.includes(other) && turn.includes(action.id))
      ? [`${shortcut}: ${other} and ${action.id}`]
      : []
  })
  expect(clashes).toEqual([])
})

test('PROFUP-09 each set of keys names actions that are there with the keys that they declare, and clashes nowhere', () => {
  const declared = PRESET_ROWS.map(([id]) => [id, registry.get(id)?.declared.join('|')])
  expect(declared).toEqual(PRESET_ROWS.map(([id, keys]) => [id, keys]))
  for (const preset of Object.keys(PRESET_TITLES) as PresetName[]) {
    const overlay = keyOverlay(preset, [])
    const keyed = allActions.map(({ id, on, declared: own }) => ({ id, on, shortcuts: keysIn(overlay, id, own) }))
    const clashes = keyed.flatMap((action) =>
      action.shortcuts.flatMap((key) => takenBy(keyed, action, key).map((other) => `${preset} ${key}: ${action.id} and ${other.id}`)),
    )
    expect(clashes).toEqual([])
  }
})

/** What one hand reaches on a QWERTY keyboard; Ctrl, Alt, Shift and Space are on both sides. */
const HALVES = {
  LEFT_HAND: /^(?:[a-gq-tv-xz1-6#!@$%]|Space|Tab|Escape)$/,
  RIGHT_HAND: /^(?:[h-puy06-9.,;/?>[\]=-]|Space|Enter|Backspace|Arrow\w+|Home|End)$/,
}
/** Of nine macros each half has digits for five; arrows and what ends a thing lie apart on every keyboard. */
const MORE_MACROS = /^macro\.(?:sixth|seventh|eighth|ninth)$/
const ARROWS = /Arrow|Home|End|Shift\+Enter|^Escape$/

test.each(['LEFT_HAND', 'RIGHT_HAND'] as const)(
  'PROFUP-09 in the set %s the first key of every action is on one half of the keyboard',
  (preset) => {
    const overlay = keyOverlay(preset, [])
    const far = allActions.flatMap(({ id, declared }) => {
      const [first] = keysIn(overlay, id, declared)
      if (first === undefined || ARROWS.test(first) || MORE_MACROS.test(id)) return []
      const isNear = first.split(' ').every((press) => HALVES[preset].test(press.replace(/^(?:(?:\$mod|Alt|Shift)\+)*/, '')))
      return isNear ? [] : [`${id}: ${first}`]
    })
    expect(far).toEqual([])
  },
)

test('no key is the beginning of a sequence, so that unambiguous keys never wait', () => {
  const sequences = pairs.filter(({ shortcut }) => shortcut.includes(' ')).map(({ shortcut }) => shortcut.split(' '))
  const beginnings = new Set(sequences.flatMap((keys) => keys.slice(1).map((_, at) => keys.slice(0, at + 1).join(' '))))
  expect(pairs.filter(({ shortcut }) => beginnings.has(shortcut)).map(({ action }) => action.id)).toEqual([])
})

test('every action that is asked for by its id is there', () => {
  const asked = sources('src').flatMap(({ path, text }) =>
    [...text.matchAll(/(?:useAction\(|registry\.get\(|<ActionById\s+id=|FAVORITE = )['"]([a-z-]+\.[a-z-]+)['"]/g)].map((match) => ({
      path,
      id: match[1] ?? '',
    })),
  )
  const ids = new Set(allActions.map(({ id }) => id))
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter(({ path, id }) => !/\.test\.tsx?$/.test(path) && !ids.has(id))).toEqual([])
})

test('every place that actions name is rendered, and every rendered place is named by an action', () => {
  const rendered = new Set(sources('src').flatMap(({ text }) => [...text.matchAll(/place="([a-z.]+)"/g)].map((match) => match[1])))
  const named = new Set<string>(allActions.flatMap(({ places }) => places))
  expect([...named].filter((place) => !rendered.has(place))).toEqual([])
  expect([...rendered].filter((place) => place && !named.has(place))).toEqual([])
})

test('the sheet of shortcuts lists exactly the registry', () => {
  const withKeys = allActions.filter(({ shortcuts }) => shortcuts.length > 0).map(({ id }) => id)
  expect(
    shortcutsOf(registry, '')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(withKeys.sort())
})

test('every action says what it is in words, and synonyms do not repeat the title', () => {
  const silent = allActions.filter(({ name }) => name.trim() === '')
  expect(silent).toEqual([])
  const repeated = allActions.filter(({ name, keywords }) => keywords.some((word) => word.toLowerCase() === name.toLowerCase()))
  expect(repeated.map(({ id }) => id)).toEqual([])
})

test('a function as title needs a name for the sheet', () => {
  const base = { id: 'thing.do', on: 'app', icon: allActions[0]?.icon as Action['icon'], group: 'view', run: () => undefined } as const
  expect(() => defineAction({ ...base, title: () => 'Do it' })).toThrow('name')
})

/** What the frame, lists of tasks and the detail of a task put in view. */
const NEAR: ReadonlySet<string> = new Set([
  ...['app', 'workspace', 'project', 'task'],
  ...['attachment', 'checkitem', 'comment', 'invitation', 'time-entry'],
])

const files = features.flatMap(({ actions = [], pageActions = [] }: AnyFeature) => [
  ...actions.map((load) => ({ load, near: true })),
  ...pageActions.map((load) => ({ load, near: false })),
])

test('the first list waits for what can be done there, and for nothing else', async () => {
  const wrong: string[] = []
  for (const { load, near } of files) {
    const { actions } = await load()
    if (actions.some(({ on }) => NEAR.has(on)) !== near) wrong.push(actions.map(({ id, on }) => `${id} on ${on}`).join(', '))
  }
  expect(wrong).toEqual([])
})
