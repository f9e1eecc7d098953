// Proves each kind of question: how it is answered, that it is answered once, and what Escape does.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Option } from '#src/actions/services.ts'
import { palettePage } from '#tests/kit/palette-page.tsx'

let stop: () => void = () => undefined
afterEach(() => stop())

function page(sources: NonNullable<Parameters<typeof palettePage>[0]['sources']> = {}) {
  const made = palettePage({ actions: [], sources })
  stop = made.stop
  const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key, ...more })
  const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
  const rows = () => [...document.querySelectorAll('[cmdk-item]')].map((row) => row.textContent)
  return { ...made, press, type, rows }
}

/** Asks, and tells the answer once there is one. */
function asking<T>(ask: () => Promise<T>) {
  const answer = vi.fn<(value: T) => void>()
  act(() => void ask().then(answer))
  return answer
}

const option = (title: string, more: Partial<Option<string>> = {}): Option<string> => ({ id: title, value: title, title, ...more })
const letters = ['Alpha', 'Beta', 'Gamma'].map((title) => option(title))

test('pick: the likely answer is first and highlighted, Enter answers it', async () => {
  const { ask, press, rows } = page()
  const answer = asking(() => ask.pick({ title: 'Letter', options: letters, likely: 'Gamma' }))
  expect(screen.getByRole('dialog', { name: 'Letter' })).toBeTruthy()
  expect(rows()).toEqual(['Gamma1', 'Alpha2', 'Beta3'])
  press('Enter')
  await waitFor(() => expect(answer).toHaveBeenCalledWith('Gamma'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a question that the palette led to begins with what was typed there, the next one with nothing', () => {
  const { asking: open } = page()
  const answers: (() => Promise<unknown>)[] = [
    () => open.ask.pick({ title: 'Letter', options: letters }),
    () => open.ask.date({ title: 'Due' }),
    () => open.ask.text({ title: 'Name', initial: 'old' }),
  ]
  for (const ask of answers) {
    act(() => void open.leadingBack(() => undefined, ask, 'tomorrow'))
    expect(screen.getByDisplayValue('tomorrow')).toBe(document.activeElement)
  }
  act(() => void open.ask.text({ title: 'Name', initial: 'old' }))
  expect(screen.getByDisplayValue('old')).toBeTruthy()
  expect([open.leadingBack(() => undefined, open.ask.about({}).begun, '2h'), open.ask.begun()]).toEqual(['2h', ''])
})

test('pick: a digit chooses its row while nothing is typed, and is text afterwards', async () => {
  const { ask, press, type } = page()
  const answer = asking(() => ask.pick({ title: 'Letter', options: [option('Off', { disabled: 'Not now.' }), ...letters] }))
  type('a')
  press('2')
  expect(answer).not.toHaveBeenCalled()
  type('')
  press('2')
  await waitFor(() => expect(answer).toHaveBeenCalledWith('Beta'))
})

test('pick: a line made of the typed text, unless it is there already', async () => {
  const { ask, press, type, rows } = page()
  const fromText = (text: string) => option(`Create ${text}`)
  const answer = asking(() => ask.pick({ title: 'Letter', options: letters, fromText }))
  type('beta')
  expect(rows()).toEqual(['Beta'])
  type('Delta')
  expect(rows()).toEqual(['Create Delta'])
  press('Enter')
  await waitFor(() => expect(answer).toHaveBeenCalledWith('Create Delta'))
})

test('pick: groups have headings, checked and disabled lines say so', () => {
  const { ask } = page()
  asking(() =>
    ask.pick({
      title: 'Letter',
      options: [option('A', { group: 'First', checked: true }), option('B', { group: 'Second', disabled: 'Used elsewhere.' })],
    }),
  )
  expect(screen.getByText('First')).toBeTruthy()
  expect(screen.getByRole('option', { name: /A/ }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('option', { name: /Used elsewhere/ }).getAttribute('aria-disabled')).toBe('true')
})

test('pick: options that load show their shape, a failure can be tried again', async () => {
  const { ask, press, rows } = page()
  const options = vi.fn<() => Promise<readonly Option<string>[]>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(letters)
  const answer = asking(() => ask.pick({ title: 'Letter', options }))
  expect(screen.getByText('Loading…')).toBeTruthy()
  await screen.findByRole('alert')
  expect(rows()).toEqual([])
  press('Enter')
  await waitFor(() => expect(rows()).toHaveLength(3))
  press('1')
  await waitFor(() => expect(answer).toHaveBeenCalledWith('Alpha'))
})

test('pick: the retry button works by itself and gives focus back to the input', async () => {
  const { ask, rows } = page()
  const options = vi.fn<() => Promise<readonly Option<string>[]>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue([])
  asking(() => ask.pick({ title: 'Letter', options, empty: 'No letters yet.' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  expect(await screen.findByText('No letters yet.')).toBeTruthy()
  expect(rows()).toEqual([])
})

test('many: Enter, Space, digits and clicks toggle; mod+Enter answers what changed', async () => {
  const { ask, press, type } = page()
  const answer = asking(() =>
    ask.many({
      title: 'Labels',
      options: [option('bug', { checked: true }), option('idea'), option('later', { checked: 'mixed' }), option('same', { checked: true })],
      fromText: (text) => option(text),
    }),
  )
  press(' ')
  press('2')
  fireEvent.click(screen.getByRole('option', { name: /later/ }))
  type('fresh')
  press('Enter')
  expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('')
  expect(answer).not.toHaveBeenCalled()
  press('Enter', { ctrlKey: true })
  await waitFor(() => expect(answer).toHaveBeenCalledWith({ add: ['fresh', 'idea', 'later'], remove: ['bug'] }))
})

test('many: Done answers; toggling twice changes nothing; Escape is null', async () => {
  const { ask, press } = page()
  const first = asking(() => ask.many({ title: 'Labels', options: letters }))
  press('1')
  press('1')
  fireEvent.click(screen.getByRole('button', { name: /Done/ }))
  await waitFor(() => expect(first).toHaveBeenCalledWith({ add: [], remove: [] }))
  const second = asking(() => ask.many({ title: 'Labels', options: letters }))
  press('1')
  press('Escape')
  await waitFor(() => expect(second).toHaveBeenCalledWith(null))
})

test('text: what will not do is said, stays typed, and can be corrected', async () => {
  const { ask } = page()
  const answer = asking(() =>
    ask.text({ title: 'Title', initial: 'Old', check: (text) => (text.trim() ? null : 'A task needs a title.'), submit: 'Rename' }),
  )
  const input = screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement
  expect(document.activeElement).toBe(input)
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 3])
  fireEvent.change(input, { target: { value: '  ' } })
  fireEvent.click(screen.getByRole('button', { name: /Rename/ }))
  expect(screen.getByRole('alert').textContent).toBe('A task needs a title.')
  expect(input.value).toBe('  ')
  expect(answer).not.toHaveBeenCalled()
  fireEvent.change(input, { target: { value: 'New' } })
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.keyDown(input, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(answer).toHaveBeenCalledWith('New'))
})

test('date: typed as people say it; 12 dec is no row number', async () => {
  const { ask, press, type, rows } = page()
  const answer = asking(() => ask.date({ title: 'Due', check: (date) => (date.getMonth() === 10 ? 'Too soon.' : null) }))
  press('1')
  expect(answer).not.toHaveBeenCalled()
  type('fri')
  expect(rows()[0]).toContain('Fri')
  press('Enter')
  expect(screen.getByRole('alert').textContent).toBe('Too soon.')
  type('12 dec')
  press('Enter')
  await waitFor(() => expect(answer).toHaveBeenCalledWith(new Date(2026, 11, 12, 17, 0)))
})

test('date: the present one can be removed where that is offered', async () => {
  const { ask, press, rows } = page()
  const answer = asking(() => ask.date({ title: 'Due', current: new Date(2026, 10, 22, 17, 0), clear: true }))
  expect(rows().at(-1)).toContain('Remove date')
  press('End')
  press('Enter')
  await waitFor(() => expect(answer).toHaveBeenCalledWith('clear'))
})

test('DEFECT-27 confirm: Yes and No, focus on the one that changes nothing, y and n answer, Escape is no', async () => {
  const { ask, press } = page()
  for (const [key, expected] of [
    ['y', true],
    ['n', false],
    ['Escape', false],
  ] as const) {
    const answer = asking(() => ask.confirm({ title: 'Delete?', text: 'For good.', danger: true }))
    expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /No/ }))
    expect(screen.getByRole('button', { name: /Yes/ })).toBeTruthy()
    press(key)
    await waitFor(() => expect(answer).toHaveBeenCalledWith(expected))
  }
})

test('confirm: arrows move between the buttons', async () => {
  const { ask, press } = page()
  asking(() => ask.confirm({ title: 'Leave?' }))
  press('ArrowRight')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Yes/ }))
})

test('person: people of the project, the signed-in person first unless present already', async () => {
  const person = (username: string, name: string) => ({ id: username, username, name, avatar: null, headline: null })
  const people = vi.fn(async () => [person('ben', 'Ben Okafor'), person('ana', 'Ana Souza')])
  const { ask, press, rows } = page({ people })
  const project = { workspaceSlug: 'acme', projectSlug: 'website' }
  const answer = asking(() => ask.person({ title: 'Assign to', project, checked: ['ben'] }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(people).toHaveBeenCalledWith(project)
  expect(rows()[0]).toContain('Ana Souza')
  expect(screen.getByRole('option', { name: /Ben/ }).getAttribute('aria-checked')).toBe('true')
  press('Enter')
  await waitFor(() => expect(answer).toHaveBeenCalledWith(person('ana', 'Ana Souza')))
})

test('project: those of the workspace that may be edited', async () => {
  const mobile = { id: '2', slug: 'mobile', name: 'Mobile app', workspaceSlug: 'acme' }
  const projects = vi.fn(async () => [mobile])
  const { ask, press, rows } = page({ projects })
  const answer = asking(() => ask.project({ title: 'Move to', workspaceSlug: 'acme' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(projects).toHaveBeenCalledWith('acme', false)
  press('Enter')
  await waitFor(() => expect(answer).toHaveBeenCalledWith(mobile))
})

test('a new question answers the old one with null; each is answered once; focus goes back in the end', async () => {
  const { ask, press, row, asking: store } = page()
  const first = asking(() => ask.pick({ title: 'First', options: letters }))
  const old = store.current()
  const second = asking(() => ask.text({ title: 'Second' }))
  await waitFor(() => expect(first).toHaveBeenCalledWith(null))
  act(() => {
    if (old?.kind === 'pick') old.answer('Alpha')
  })
  expect(screen.getByRole('textbox', { name: 'Second' })).toBe(document.activeElement)
  press('Escape')
  await waitFor(() => expect(second).toHaveBeenCalledWith(null))
  expect(first).toHaveBeenCalledOnce()
  await waitFor(() => expect(document.activeElement).toBe(row))
})

test('Enter before the options are there waits for them, says so, and takes the first; typing on takes it back', async () => {
  const { ask, press } = page()
  let arrive: (options: Option<string>[]) => void = () => undefined
  const options = () =>
    new Promise<Option<string>[]>((resolve) => {
      arrive = resolve
    })
  const answer = asking(() => ask.pick({ title: 'Letter', options }))
  await screen.findByRole('combobox')
  press('Enter')
  expect(screen.getByText('The first one is taken when they are here.')).toBeTruthy()
  await act(async () => arrive(letters))
  await waitFor(() => expect(answer).toHaveBeenCalledWith('Alpha'))
})

test('an early Enter is taken back by typing on', async () => {
  const { ask, press, rows, type } = page()
  let arrive: (options: Option<string>[]) => void = () => undefined
  const options = () =>
    new Promise<Option<string>[]>((resolve) => {
      arrive = resolve
    })
  const answer = asking(() => ask.pick({ title: 'Letter', options }))
  await screen.findByRole('combobox')
  type('be')
  press('Enter')
  type('bet')
  await act(async () => arrive(letters))
  await waitFor(() => expect(rows().join()).toContain('Beta'))
  expect(answer).not.toHaveBeenCalled()
  press('Enter')
  await waitFor(() => expect(answer).toHaveBeenCalledWith('Beta'))
})
