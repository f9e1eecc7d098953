// Proves the sheet of shortcuts and the hint of a begun sequence.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { SquareIcon } from 'lucide-react'
import { expect, test } from 'vitest'
import { defineAction } from '#src/actions/define-action.ts'
import { spokenKeys } from '#src/ui/marks/key-caps.ts'
import { palettePage, taskSubject } from '#tests/kit/palette-page.tsx'
import { shortcutsOf } from './help-sheet.tsx'

const run = () => undefined
const actions = [
  defineAction({
    id: 'task.assign',
    on: 'task',
    title: 'Assign to…',
    icon: SquareIcon,
    group: 'task',
    shortcut: 'a',
    keywords: ['give'],
    run,
  }),
  defineAction({
    id: 'task.up',
    on: 'task',
    title: 'Row above',
    icon: SquareIcon,
    group: 'view',
    shortcut: ['k', 'ArrowUp'],
    listed: false,
    run,
  }),
  defineAction({ id: 'task.own', on: 'task', title: 'Give away', icon: SquareIcon, group: 'task', shortcut: 'Shift+g', needs: 'OWN', run }),
  defineAction({ id: 'task.ai', on: 'task', title: 'Suggest', icon: SquareIcon, group: 'task', shortcut: 'z', plan: true, run }),
  defineAction({ id: 'go.next', on: 'app', title: 'Next tasks', icon: SquareIcon, group: 'go', shortcut: 'g n', run }),
  defineAction({ id: 'go.board', on: 'project', title: 'Board', icon: SquareIcon, group: 'go', shortcut: 'g k', run }),
  defineAction({ id: 'go.keyless', on: 'app', title: 'Without a key', icon: SquareIcon, group: 'go', run }),
]

function page() {
  const made = palettePage({ actions, scene: { rows: [taskSubject('1', { viewerCan: ['EDIT'] })], active: '1' } })
  return made
}

test('it lists exactly the shortcuts of the registry', () => {
  const { dialogs, registry } = page()
  act(() => dialogs.open('help', {}))
  const declared = registry.all.flatMap((action) => action.shortcuts.map((keys) => spokenKeys(keys))).sort()
  const shown = [...screen.getByRole('dialog').querySelectorAll('li > span > kbd > span')].map((said) => said.textContent).sort()
  expect(shown).toEqual(declared)
  expect(screen.queryByText('Without a key')).toBeNull()
})

test('what this person may not do here is marked; a missing subject is not', () => {
  const { dialogs } = page()
  act(() => dialogs.open('help', {}))
  const line = (name: string) => screen.getByText(new RegExp(`^${name}`)).closest('li')?.textContent
  expect(line('Give away')).toContain('Not available to you here')
  expect(line('Suggest')).toContain('upgrade')
  expect(line('Assign to')).not.toContain('Not available')
  expect(line('Board')).not.toContain('Not available')
})

test('it is searched by name, synonym and key, and says when nothing matches', async () => {
  const { dialogs, registry } = page()
  expect(shortcutsOf(registry, 'give').map(({ id }) => id)).toEqual(['task.assign', 'task.own'])
  act(() => dialogs.open('help', {}))
  fireEvent.change(screen.getByLabelText('Search shortcuts'), { target: { value: 'qqqq' } })
  expect(screen.getByText(/No shortcut matches/)).toBeTruthy()
})

test('a begun sequence shows what can follow, for what is in view only', async () => {
  page()
  act(() => void fireEvent.keyDown(document.body, { key: 'g', code: 'KeyG' }))
  const hint = await screen.findByRole('status')
  expect(hint.textContent).toContain('Next tasks')
  expect(hint.textContent).not.toContain('Board')
  act(() => void fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN' }))
  await waitFor(() => expect(hint.textContent).toBe(''))
})

test('two actions that share a key stand in one line, each named', () => {
  const made = palettePage({
    actions: [
      defineAction({ id: 'go.one', on: 'project', title: 'Project settings', icon: SquareIcon, group: 'go', shortcut: 'g ,', run }),
      defineAction({ id: 'go.two', on: 'app', title: 'Workspace settings', icon: SquareIcon, group: 'go', shortcut: 'g ,', run }),
    ],
    scene: {},
  })
  act(() => made.dialogs.open('help', {}))
  const lines = [...screen.getByRole('dialog').querySelectorAll('li')]
  expect(lines.map((line) => line.textContent)).toEqual([expect.stringMatching(/^Project settings · Workspace settings/)])
})
