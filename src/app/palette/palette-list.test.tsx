// Proves which rows are drawn when, which one is brought into view, and that what was not searched is said.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { SquareIcon } from 'lucide-react'
import { afterEach, expect, test, vi } from 'vitest'
import { defineAction } from '#src/actions/define-action.ts'
import { roomy } from '#src/app/palette-frame/palette.css.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { palettePage, taskSubject } from '#tests/kit/palette-page.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

function stepsOf(count: number) {
  return Array.from({ length: count }, (_, at) =>
    defineAction({ id: `task.step-${at}`, on: 'task', title: `Step ${at}`, icon: SquareIcon, group: 'task', run: vi.fn() }),
  )
}

test('rows below the fold wait until typing rests, and are there at once for who goes to the end', async () => {
  const page = palettePage({ actions: stepsOf(20), scene: { rows: [taskSubject('209', { title: 'Hero' })], active: '209' } })
  act(() => page.dialogs.open('palette', {}))
  const drawn = () => screen.getAllByRole('option').length
  const line = screen.getByRole('combobox')
  expect(drawn()).toBeLessThan(15)
  await waitFor(() => expect(drawn()).toBe(20))
  fireEvent.change(line, { target: { value: 'step' } })
  expect(drawn()).toBeLessThan(15)
  expect(screen.getByText('20 results')).toBeTruthy()
  fireEvent.keyDown(line, { key: 'End', code: 'End' })
  expect(drawn()).toBe(20)
  expect(screen.getAllByRole('option').at(-1)?.getAttribute('aria-selected')).toBe('true')
})

test('what the keys highlight is what is brought into view, not the line before it', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const page = palettePage({ actions: stepsOf(20), scene: { rows: [taskSubject('209', { title: 'Hero' })], active: '209' } })
  act(() => page.dialogs.open('palette', {}))
  const line = screen.getByRole('combobox')
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['End', -1],
    ['Home', 0],
  ] as const) {
    fireEvent.keyDown(line, { key, code: key })
    const wanted = screen.getAllByRole('option').at(at)
    expect(wanted?.getAttribute('aria-selected')).toBe('true')
    expect(shown.mock.contexts.at(-1)).toBe(wanted)
  }
})

test('where the server could not be asked, the list says so until something else is typed', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const page = palettePage({
    actions: stepsOf(2),
    scene: { rows: [taskSubject('209', { title: 'Hero' })], active: '209' },
    remote: () => Promise.reject(new Error('down')),
  })
  act(() => page.dialogs.open('palette', {}))
  const line = screen.getByRole('combobox')
  fireEvent.change(line, { target: { value: 'step' } })
  expect(await screen.findByText(/The server could not be asked/)).toBeTruthy()
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(warned).toHaveBeenCalled()
  fireEvent.change(line, { target: { value: 'step 1' } })
  expect(screen.queryByText(/The server could not be asked/)).toBeNull()
})

test('texts of a row that surely fit beside each other are not cut off on a desk', () => {
  const long = 'Word '.repeat(20)
  const titled = (title: string) =>
    defineAction({ id: `task.${title.length}`, on: 'task', title, icon: SquareIcon, group: 'task', run: vi.fn() })
  const page = palettePage({
    actions: [titled('Step'), titled(long)],
    scene: { rows: [taskSubject('209', { title: 'Hero' })], active: '209' },
  })
  act(() => page.dialogs.open('palette', {}))
  const isRoomy = (text: string) => screen.getByText(text).closest(`.${roomy}`) !== null
  expect([isRoomy('Step'), isRoomy(long.trim())]).toEqual([true, false])
})

test('rows that come late, with the project that is read last, have a highlighted one, and Enter runs it', async () => {
  const run = vi.fn()
  const actions = [
    ...['Mail one', 'Mail two', 'Mail three'].map((title) =>
      defineAction({ id: `mail.${title.slice(5)}`, on: 'task', title, icon: SquareIcon, group: 'task', run: vi.fn() }),
    ),
    defineAction({ id: 'mail.late', on: 'project', title: 'Go to mail server', icon: SquareIcon, group: 'task', run }),
  ]
  const page = palettePage({ actions, scene: { rows: [taskSubject('209', { title: 'Hero' })], active: '209' } })
  act(() => page.dialogs.open('palette', {}))
  const line = screen.getByRole('combobox')
  const shown = () => screen.getAllByRole('option').map((one) => [one.textContent, one.getAttribute('aria-selected')])
  fireEvent.change(line, { target: { value: 'mail server' } })
  expect(shown()).toEqual([
    ['Mail one', 'true'],
    ['Mail two', 'false'],
    ['Mail three', 'false'],
  ])
  act(() => page.scene.set({ project: projectSubject() }))
  expect(shown()).toEqual([['Go to mail server', 'true']])
  fireEvent.keyDown(line, { key: 'Enter', code: 'Enter' })
  await waitFor(() => expect(run).toHaveBeenCalledOnce())
})
