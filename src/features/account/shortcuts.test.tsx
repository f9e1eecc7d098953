// One's own keys: found, recorded, taken from others only knowingly, kept on the account, shown everywhere at once.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { KeyboardIcon } from 'lucide-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ActionButton } from '#src/actions/action-button.tsx'
import { defineAction } from '#src/actions/define-action.ts'
import { useRead } from '#src/data/use-read.ts'
import { resetShortcuts, setPreset, toggleSingleKeys } from '#src/features/shortcuts/shortcuts.actions.ts'
import { DEFAULT_PREFERENCES, preferences } from '#src/lib/preferences.ts'
import { accountCache } from '#src/model/account/account.cache.ts'
import { GetAccount } from '#src/model/account/account.graphql.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ShortcutsSection } from './shortcuts-section.tsx'

const make = defineAction({
  id: 'thing.make',
  on: 'app',
  title: 'Make a thing',
  icon: KeyboardIcon,
  group: 'create',
  shortcut: 'c',
  run: () => undefined,
})
const drop = defineAction({
  id: 'thing.drop',
  on: 'app',
  title: 'Drop a thing',
  icon: KeyboardIcon,
  group: 'create',
  shortcut: 'q',
  run: () => undefined,
})
const bare = defineAction({ id: 'thing.bare', on: 'app', title: 'Bare thing', icon: KeyboardIcon, group: 'view', run: () => undefined })

afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  // Room for all lines: where nothing is laid out, only the first are drawn.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(8_000)
  localStorage.clear()
  preferences.set(DEFAULT_PREFERENCES)
})

function Shown() {
  const { data } = useRead({ query: GetAccount, variables: {} })
  return (
    <>
      <ActionButton action={make} />
      {data && <ShortcutsSection account={data.viewer} />}
    </>
  )
}

async function show() {
  const stored = {
    ...{ id: 'ana', username: 'ana', name: 'Ana Souza', avatar: null, headline: null, email: 'ana@example.com' },
    ...{ hasPassword: true, mustConfirmEmail: false },
    preferences: {
      ...{ timeZone: null, locale: null, weekStart: 1, hourCycle: 24, theme: null, hideEmail: false, taskModal: false },
      ...{
        singleKeys: true,
        keyHints: true,
        keyCoach: true,
        shortcutPreset: 'PALETTE',
        shortcuts: [] as { action: string; keys: string[] }[],
      },
    },
  }
  const world = renderFeature(<Shown />, {
    cacheParts: [accountCache],
    actions: [make, drop, bare, setPreset, toggleSingleKeys, resetShortcuts],
    script: { pick: ['GITHUB'] },
    roots: {
      viewer: () => stored,
      updateViewer: ({ input }: { input: object }) => {
        Object.assign(stored.preferences, input)
        return { viewer: stored, userErrors: [] }
      },
    },
  })
  await screen.findByRole('group', { name: 'Shortcuts' })
  return { ...world, stored }
}

const row = (name: RegExp) => within(screen.getByRole('group', { name: 'Shortcuts' })).getByRole('button', { name })
const recorder = () => screen.getByRole('button', { name: /^Press the new key/ })
const press = (key: string, held: object = {}) => fireEvent.keyDown(recorder(), { key, code: `Key${key.toUpperCase()}`, ...held })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Takes the present keys of the open action away. */
function removeAll() {
  for (const one of screen.queryAllByRole('button', { name: /^Remove / })) fireEvent.click(one)
}

test('PROFUP-07 every action is listed with its key, found by word and by pressing a key', async () => {
  await show()
  expect(row(/^Make a thing/).textContent).toContain('Anywhere')
  expect(row(/^Bare thing/)).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Search shortcuts' }), { target: { value: 'drop' } })
  expect(within(screen.getByRole('group', { name: 'Shortcuts' })).getAllByRole('button')).toHaveLength(1)
  fireEvent.click(button('Search by pressing a key'))
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Press a key to see what it does' }), { key: 'c', code: 'KeyC' })
  expect(row(/^Make a thing/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Drop a thing/ })).toBeNull()
})

test('PROFUP-07 PROFUP-09 a recorded key is kept on the account and is what buttons show at once; undo brings the old one back', async () => {
  const { stored, actions } = await show()
  fireEvent.click(row(/^Make a thing/))
  removeAll()
  press('g')
  press('m')
  expect(screen.getByText('Recorded G then M')).toBeTruthy()
  fireEvent.click(button('Save'))
  await until(() => expect(stored.preferences.shortcuts).toEqual([{ action: 'thing.make', keys: ['g m'] }]))
  await until(() => expect(make.shortcuts).toEqual(['g m']))
  expect(JSON.parse(localStorage.getItem('preferences') ?? '{}').keys).toEqual({ 'thing.make': ['g m'] })
  await act(() => actions.services.undo.last())
  await until(() => expect(make.shortcuts).toEqual(['c']))
})

test('PROFUP-08 a key of another action is taken only knowingly; both are named', async () => {
  const { stored } = await show()
  fireEvent.click(row(/^Make a thing/))
  removeAll()
  press('q')
  expect(screen.getByRole('alert').textContent).toContain('“Drop a thing” has this key already')
  fireEvent.click(button('Cancel'))
  expect(stored.preferences.shortcuts).toEqual([])
  fireEvent.click(row(/^Make a thing/))
  removeAll()
  press('q')
  fireEvent.click(button('Take it from “Drop a thing”'))
  await until(() =>
    expect(stored.preferences.shortcuts).toEqual([
      { action: 'thing.drop', keys: [] },
      { action: 'thing.make', keys: ['q'] },
    ]),
  )
  fireEvent.click(button('Reset all shortcuts'))
  await until(() => expect([make.shortcuts, drop.shortcuts]).toEqual([['c'], ['q']]))
})

test('PROFUP-08 PROFUP-13 a key that browsers keep is refused with a reason; keys can be written instead', async () => {
  const { stored } = await show()
  fireEvent.click(row(/^Bare thing/))
  press('t', { ctrlKey: true })
  expect(recorder().parentElement?.textContent).toContain('The browser keeps this key for itself.')
  press('Shift', { code: 'ShiftLeft' })
  fireEvent.keyUp(recorder(), { key: 'Shift', code: 'ShiftLeft' })
  expect(recorder().parentElement?.textContent).toContain('Hold it together with another key.')
  fireEvent.change(screen.getByRole('textbox', { name: 'Or write it' }), { target: { value: '$mod+Shift+y' } })
  fireEvent.click(button('Add'))
  fireEvent.click(button('Save'))
  await until(() => expect(stored.preferences.shortcuts).toEqual([{ action: 'thing.bare', keys: ['$mod+Shift+y'] }]))
})

test('PROFUP-08 a file takes keys of other actions only knowingly; what will not do is left out with its reason', async () => {
  const { stored } = await show()
  const choose = (shortcuts: object) => {
    const file = new File([JSON.stringify({ 'palette-shortcuts': 1, shortcuts })], 'keys.json', { type: 'application/json' })
    fireEvent.change(screen.getByLabelText('File with shortcuts'), { target: { files: [file] } })
  }
  choose({ 'thing.bare': ['q', '$mod+t', 'Escape'], 'future.thing': ['g z'] })
  const dialog = within(await screen.findByRole('dialog', { name: 'Import shortcuts' }))
  expect(dialog.getByText('“Bare thing” takes it from “Drop a thing”')).toBeTruthy()
  expect(dialog.getByText('for “Bare thing”: The browser keeps this key for itself.')).toBeTruthy()
  expect(dialog.getByText('for “Bare thing”: Tab, Escape and Enter are needed to get around.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(stored.preferences.shortcuts).toEqual([])
  choose({ 'thing.bare': ['q', '$mod+t'], 'future.thing': ['g z'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Take it from “Drop a thing”' }))
  await until(() =>
    expect(stored.preferences.shortcuts).toEqual([
      { action: 'future.thing', keys: ['g z'] },
      { action: 'thing.bare', keys: ['q'] },
      { action: 'thing.drop', keys: [] },
    ]),
  )
})

test('PROFUP-09 PROFUP-12 another set and single keys are commands, and both are undone', async () => {
  const { press: run, stored, actions } = await show()
  await act(() => run('shortcuts.set-preset'))
  await until(() => expect(stored.preferences.shortcutPreset).toBe('GITHUB'))
  expect(preferences.get().keys['go.inbox']).toEqual(['g n'])
  await act(() => run('shortcuts.toggle-single-keys'))
  await until(() => expect(make.shortcuts).toEqual([]))
  await act(() => actions.services.undo.last())
  await act(() => actions.services.undo.last())
  await until(() => expect([stored.preferences.singleKeys, stored.preferences.shortcutPreset]).toEqual([true, 'PALETTE']))
})

test('PROFUP-07 a key that another tab set meanwhile stays when one is recorded here, and when that is undone', async () => {
  const { stored, actions } = await show()
  const theirs = { action: 'thing.drop', keys: ['x'] }
  stored.preferences.shortcuts = [theirs]
  fireEvent.click(row(/^Make a thing/))
  removeAll()
  press('g')
  press('m')
  fireEvent.click(button('Save'))
  const mine = { action: 'thing.make', keys: ['g m'] }
  await until(() => expect(stored.preferences.shortcuts).toEqual([theirs, mine]))
  const later = { action: 'thing.bare', keys: ['b'] }
  stored.preferences.shortcuts = [later, theirs, mine]
  await until(() => expect(actions.services.undo.size).toBe(1))
  await act(() => actions.undo())
  expect(stored.preferences.shortcuts).toEqual([later, theirs])
})

test('PROFUP-07 undo keeps a key that another tab gave the same action since', async () => {
  const { stored, actions } = await show()
  fireEvent.click(row(/^Make a thing/))
  removeAll()
  press('m')
  fireEvent.click(button('Save'))
  await until(() => expect(stored.preferences.shortcuts).toEqual([{ action: 'thing.make', keys: ['m'] }]))
  const theirs = [{ action: 'thing.make', keys: ['x'] }]
  stored.preferences.shortcuts = theirs
  await until(() => expect(actions.services.undo.size).toBe(1))
  await expect(act(() => actions.undo())).rejects.toThrow('Somebody else changed this meanwhile. It stays.')
  expect(stored.preferences.shortcuts).toEqual(theirs)
})

test('PROFUP-08 a file leaves a key that another tab set meanwhile', async () => {
  const { stored } = await show()
  const theirs = { action: 'thing.drop', keys: ['x'] }
  stored.preferences.shortcuts = [theirs]
  const file = new File([JSON.stringify({ 'palette-shortcuts': 1, shortcuts: { 'thing.bare': ['b'] } })], 'keys.json')
  fireEvent.change(screen.getByLabelText('File with shortcuts'), { target: { files: [file] } })
  await until(() => expect(stored.preferences.shortcuts).toEqual([{ action: 'thing.bare', keys: ['b'] }, theirs]))
})
