// Proves how the palette behaves under the hands: highlight, Enter, remote answers, focus, closing before running.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { SquareIcon } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { hereOf } from '#src/actions/actions-context.tsx'
import type { AskedFrom } from '#src/actions/asked-from.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { perform } from '#src/actions/perform.ts'
import { subjectsOf } from '#src/actions/scene.ts'
import type { Entity } from '#src/app/entities/entity.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { palettePage, taskEntity, taskSubject } from '#tests/kit/palette-page.tsx'

function open(options: Partial<Parameters<typeof palettePage>[0]> = {}) {
  const ran = vi.fn()
  const simple = (id: `${string}.${string}`, title: string, more = {}) =>
    defineAction({
      id,
      on: 'task',
      title,
      icon: SquareIcon,
      group: 'task',
      run: () => ran(title, document.activeElement?.textContent),
      ...more,
    })
  const page = palettePage({
    actions: [
      simple('task.assign', 'Assign to me', { shortcut: 'i' }),
      simple('task.status', 'Set status', {}),
      simple('task.ai', 'Suggest title', { plan: true }),
      simple('task.archive', 'Archive', { when: () => ({ reason: 'Archived already.' }) }),
      defineAction({
        id: 'task.ask',
        on: 'task',
        title: 'Rename',
        icon: SquareIcon,
        group: 'task',
        run: async ({ ask }) => void ran(await ask.text({ title: 'New name' })),
      }),
      defineAction({
        id: 'palette.open',
        on: 'app',
        title: 'Palette',
        icon: SquareIcon,
        group: 'view',
        shortcut: '$mod+k',
        listed: false,
        run: ({ dialogs }) => dialogs.open('palette', {}),
      }),
    ],
    scene: { rows: [taskSubject('209', { title: 'Hero', viewerCan: ['EDIT'] })], active: '209' },
    ...options,
  })
  act(() => page.dialogs.open('palette', {}))
  const input = screen.getByRole('combobox')
  const type = (text: string) => fireEvent.change(input, { target: { value: text } })
  const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? input, { key, code: key, ...more })
  const highlighted = () => document.querySelector('[cmdk-item][aria-selected=true]')?.textContent
  return { ...page, ran, input, type, press, highlighted }
}

test('it opens with focus in the input, says what it acts on, and highlights the first row', () => {
  const { input, highlighted } = open()
  expect(document.activeElement).toBe(input)
  expect(screen.getByText('WEB-209 · Hero')).toBeTruthy()
  expect(highlighted()).toContain('Assign to me')
})

test('Enter closes the palette, gives focus back, and only then runs', async () => {
  const { ran, type, press, row } = open()
  type('assign')
  press('Enter')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(ran).toHaveBeenCalledWith('Assign to me', 'Row')
  await waitFor(() => expect(document.activeElement).toBe(row))
})

test.each(['is on its way', 'failed'])(
  'opened while its page %s, it lists what can be done there as soon as that is known; the rest stays as it was',
  async (state) => {
    const shown = { title: 'Tidy up the project', icon: SquareIcon, group: 'project' } as const
    const tidy = defineAction({ ...shown, id: 'project.tidy', on: 'project', run: vi.fn() })
    const page = palettePage({
      actions: [tidy],
      scene: { rows: [taskSubject('209', { title: 'Hero' }), taskSubject('210')], active: '209' },
    })
    const arrived = page.scene.expect('project')
    if (state !== 'is on its way') arrived()
    act(() => page.dialogs.open('palette', {}))
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'tidy' } })
    expect(screen.queryByRole('option')).toBeNull()
    act(() => {
      page.scene.set({ project: projectSubject() })
      page.scene.activate('210')
      arrived()
    })
    expect((await screen.findByRole('option')).textContent).toContain('Tidy up the project')
    expect(screen.getByText('WEB-209 · Hero')).toBeTruthy()
    // What comes after that is not what the person saw when they opened it.
    act(() => page.scene.set({ project: null }))
    expect(screen.getByRole('option')).toBeTruthy()
  },
)

test('arrows, Ctrl+N and Ctrl+P, Home and End move the highlight; typing brings it back to the first row', () => {
  const { press, highlighted, type } = open()
  press('ArrowDown')
  expect(highlighted()).toContain('Set status')
  press('n', { ctrlKey: true })
  expect(highlighted()).toContain('Suggest title')
  press('p', { ctrlKey: true })
  expect(highlighted()).toContain('Set status')
  press('End')
  expect(highlighted()).toContain('Archive')
  press('Home')
  expect(highlighted()).toContain('Assign to me')
  press('ArrowDown')
  type('s')
  expect(highlighted()).toContain('Set status')
})

test('Escape clears first and closes then; mod+K closes', async () => {
  const { input, type, press, row } = open()
  type('abc')
  press('Escape')
  expect((input as HTMLInputElement).value).toBe('')
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(row))
  press('k', { ctrlKey: true })
  expect(screen.getByRole('dialog')).toBeTruthy()
  press('k', { ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('PLAN-02 a locked row shows the upgrade text and tells it when chosen; a disabled one says why, beside it and to Enter, and the palette stays', () => {
  const { type, press, ran, say, highlighted } = open()
  type('archive')
  expect(screen.getByText('Archived already.')).toBeTruthy()
  expect(highlighted()).toContain('Archive')
  press('Enter')
  expect(say.note).toHaveBeenCalledWith('Archived already.')
  expect(ran).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeTruthy()
  type('suggest')
  expect(screen.getByText(upgradeText)).toBeTruthy()
  press('Enter')
  expect(say.note).toHaveBeenCalledWith(upgradeText)
  expect(ran).not.toHaveBeenCalled()
})

test('Enter while an input method composes runs nothing', () => {
  const { press, ran, type } = open()
  type('assign')
  press('Enter', { isComposing: true })
  press('Enter', { keyCode: 229 })
  press('Escape', { isComposing: true })
  expect(ran).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('the matched letters are marked', () => {
  const { type } = open()
  type('assi')
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Assi'])
})

test('an action that asks asks in the same frame, Backspace leads back to the typed text', async () => {
  const { type, press, ran } = open()
  type('rena')
  press('Enter')
  const question = await screen.findByRole('textbox', { name: 'New name' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(document.activeElement).toBe(question)
  press('Backspace')
  expect((await screen.findByRole('combobox')).getAttribute('value')).toBe('rena')
  await waitFor(() => expect(ran).toHaveBeenCalledWith(null))
})

function later() {
  const answers = new Map<string, (entities: readonly Entity[]) => void>()
  const remote = vi.fn((query: string) => new Promise<readonly Entity[]>((resolve) => answers.set(query, resolve)))
  return { remote, answer: (query: string, entities: readonly Entity[]) => act(async () => answers.get(query)?.(entities)) }
}

test('what is typed behind a command that asks is the begin of its answer', () => {
  const rename = defineAction({
    id: 'task.ask',
    on: 'task',
    title: 'Rename…',
    icon: SquareIcon,
    group: 'task',
    run: async ({ ask }) => void (await ask.text({ title: 'New name', initial: 'Hero' })),
  })
  const { type, press } = open({ actions: [rename] })
  type('rename Ada Lovelace')
  press('Enter')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'New name' }).value).toBe('Ada Lovelace')
})

test('remote hits are appended and move nothing: the highlighted row stays', async () => {
  const { remote, answer } = later()
  const { type, press, highlighted } = open({ remote })
  type('as')
  press('ArrowDown')
  const before = highlighted()
  await waitFor(() => expect(remote).toHaveBeenCalled())
  await answer('as', [taskEntity('1', 'Assassin bug')])
  expect(screen.getByText('Assassin bug')).toBeTruthy()
  expect(highlighted()).toBe(before)
  expect([...document.querySelectorAll('[cmdk-item]')].at(-1)?.textContent).toContain('Assassin bug')
})

test('a stale remote answer is dropped', async () => {
  const { remote, answer } = later()
  const { type } = open({ remote })
  type('#old')
  await waitFor(() => expect(remote).toHaveBeenCalledWith('old', 'task', expect.anything()))
  type('#new')
  await waitFor(() => expect(remote).toHaveBeenCalledWith('new', 'task', expect.anything()))
  await answer('old', [taskEntity('1', 'Old one')])
  expect(screen.queryByText('Old one')).toBeNull()
  await answer('new', [taskEntity('2', 'New one')])
  expect(screen.getByText('New one')).toBeTruthy()
})

test('Enter before the answer waits for it and runs its first row', async () => {
  const { remote, answer } = later()
  const { type, press } = open({ remote })
  const found = vi.fn()
  type('#zebra')
  press('Enter')
  await waitFor(() => expect(remote).toHaveBeenCalled())
  expect(found).not.toHaveBeenCalled()
  await answer('zebra', [taskEntity('1', 'Zebra', { run: found })])
  await waitFor(() => expect(found).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('typing on after that Enter calls it off', async () => {
  const { remote, answer } = later()
  const { type, press } = open({ remote })
  const found = vi.fn()
  type('#zebra')
  press('Enter')
  type('#zebras')
  await waitFor(() => expect(remote).toHaveBeenCalledWith('zebras', 'task', expect.anything()))
  await answer('zebras', [taskEntity('1', 'Zebras', { run: found })])
  expect(screen.getByText('Zebras')).toBeTruthy()
  expect(found).not.toHaveBeenCalled()
})

test('a failed search on the server leaves what was found here', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { type } = open({ remote: () => Promise.reject(new Error('down')) })
  type('assign')
  await waitFor(() => expect(warned).toHaveBeenCalled())
  expect(document.querySelectorAll('[cmdk-item]')).toHaveLength(1)
  warned.mockRestore()
})

test('mod+Enter opens an entity in a new tab', () => {
  const { type, press, go } = open({ entities: [taskEntity('7', 'Zebra crossing')] })
  type('zebra')
  press('Enter', { ctrlKey: true })
  expect(go.newTab).toHaveBeenCalledWith('/task/7')
})

test('the number of results is said politely when typing rests', async () => {
  const { type } = open()
  type('as')
  type('assi')
  await waitFor(() => expect(document.getElementById('live-polite')?.textContent).toBe('1 result'))
  type('qqqq')
  expect(screen.getByText(/matches “qqqq”/)).toBeTruthy()
  await waitFor(() => expect(document.getElementById('live-polite')?.textContent).toBe('No results'))
})

test('beside the pointer mod+K leaves the question for the palette about the same; in the palette it closes', async () => {
  const page = open()
  act(() => page.dialogs.close('palette'))
  const place: AskedFrom = { kind: 'place', place: { getBoundingClientRect: () => new DOMRect(10, 10, 80, 24) } }
  const rename = page.registry.get('task.ask')
  if (!rename) throw new Error('task.ask is gone')
  act(() => void perform(rename, hereOf(page.services, subjectsOf(page.scene.get())), 'menu', place))
  await screen.findByRole('textbox', { name: 'New name' })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
  expect(await screen.findByRole('combobox')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'New name' })).toBeNull()
  expect(screen.getByText('WEB-209 · Hero')).toBeTruthy()
  await waitFor(() => expect(page.ran).toHaveBeenCalledWith(null))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
