// Proves that the question of a menu's row stands beside it, and what becomes of it when the menu goes.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CircleDotIcon } from 'lucide-react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ActionsProvider } from '#src/actions/actions-context.tsx'
import type { AskedFrom } from '#src/actions/asked-from.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Ask } from '#src/actions/services.ts'
import { palettePage } from '#tests/kit/palette-page.tsx'
import { MenuPicker } from './menu-picker.tsx'

const place: AskedFrom = { kind: 'place', place: { getBoundingClientRect: () => new DOMRect(10, 10, 80, 24) } }
const letters = ['a', 'b'].map((id) => ({ id, value: id, title: id.toUpperCase() }))

let release: () => void
let answers: (string | null)[]
beforeEach(() => {
  answers = []
})

/** An action that asks for a letter once it may, and then for another one. */
const twoLetters = (run: (ask: Ask) => Promise<void>) =>
  defineAction({ id: 'test.letters', on: 'app', title: 'Letters', icon: CircleDotIcon, group: 'view', run: ({ ask }) => run(ask) })

function open(waits = false) {
  const gate = waits ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()
  const action = twoLetters(async (ask) => {
    await gate
    answers.push(await ask.pick({ title: 'First letter', options: letters }))
    if (answers.at(-1) !== null) answers.push(await ask.pick({ title: 'Second letter', options: letters }))
  })
  const page = palettePage({ actions: [action] })
  const onDone = vi.fn()
  const here = () => ({ services: page.services, subjects: { app: [{ viewerCan: [] }] } })
  const menu = render(
    <ActionsProvider registry={page.registry} services={page.services} scene={page.scene}>
      <MenuPicker asking={page.asking} action={action} here={here} instead={place} onDone={onDone} />
    </ActionsProvider>,
  )
  return { page, menu, onDone }
}

test('the first question is shown in the menu, has the focus, and digits answer; the next one is asked where the menu was', async () => {
  const { onDone } = open()
  const dialog = await screen.findByRole('dialog', { name: 'First letter' })
  expect(dialog.getAttribute('data-palette')).toBe('menu')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  fireEvent.keyDown(screen.getByRole('combobox'), { key: '2' })
  const next = await screen.findByRole('dialog', { name: 'Second letter' })
  expect(answers).toEqual(['b'])
  expect(next.getAttribute('data-palette')).not.toBe('menu')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('leaving the menu answers its question with nothing', async () => {
  const { menu } = open()
  await screen.findByRole('dialog', { name: 'First letter' })
  menu.unmount()
  await waitFor(() => expect(answers).toEqual([null]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a row that had not asked yet when the menu was left asks nobody, and what is asked elsewhere stays', async () => {
  const { menu, page } = open(true)
  menu.unmount()
  act(() => void page.ask.pick({ title: 'Something else', options: letters }))
  await act(async () => release())
  expect(answers).toEqual([null])
  expect(screen.getByRole('dialog', { name: 'Something else' })).toBeTruthy()
})
