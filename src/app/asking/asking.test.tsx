// Proves each kind of question: how it is answered, that it is answered once, and what Escape does.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Option } from '#src/actions/services.ts'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { asking, option, questionPage as page } from '#tests/kit/question-page.tsx'

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

test('INBOX-09 where an answer may begin with a number a digit puts its line first, Enter takes it, and what goes on is read', async () => {
  const { ask, press, type, rows } = page()
  const fromText = (text: string) => option(`Day ${text}`)
  const open = () => asking(() => ask.pick({ title: 'Letter', options: letters, digits: 'enter', fromText }))
  const first = open()
  expect(rows()).toEqual(['Alpha1', 'Beta2', 'Gamma3'])
  press('2')
  type('2')
  expect(rows()).toEqual(['Beta', 'Day 2'])
  press('Enter')
  await waitFor(() => expect(first).toHaveBeenCalledWith('Beta'))
  const second = open()
  type('2 dec')
  press('Enter')
  await waitFor(() => expect(second).toHaveBeenCalledWith('Day 2 dec'))
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

test('what an action takes up itself is not what its question begins with', () => {
  const { asking: open } = page()
  const taken: string[] = []
  const work = () => {
    taken.push(open.ask.begun())
    return open.ask.text({ title: 'Name', initial: 'old' })
  }
  act(() => void open.leadingBack(() => undefined, work, 'Buy milk'))
  expect([taken, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([['Buy milk'], 'old'])
})

test('text: with a draft what is typed outlives Escape and is said to be unsaved; Discard brings back what was', async () => {
  localStorage.clear()
  startSession({ token: 'token', viewer: { username: 'ana', name: 'Ana Souza', avatar: null, headline: null } })
  const { ask, press } = page()
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Edit title' })
  const open = () => asking(() => ask.text({ title: 'Edit title', initial: 'Old', draft: 'task:t-1:title' }))
  const first = open()
  fireEvent.change(input(), { target: { value: 'Half a thou' } })
  press('Escape')
  await waitFor(() => expect(first).toHaveBeenCalledWith(null))
  open()
  expect([input().value, screen.getByText('Not saved last time') !== null]).toEqual(['Half a thou', true])
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect([input().value, screen.queryByText('Not saved last time')]).toEqual(['Old', null])
  endSession('signed-out')
})

test('text: a proposal that has to be read stands selected in a field that nobody touched, and is not kept', async () => {
  localStorage.clear()
  startSession({ token: 'token', viewer: { username: 'ana', name: 'Ana Souza', avatar: null, headline: null } })
  const { ask, press } = page()
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New' })
  const arrivals: ((text: string) => void)[] = []
  const proposal = () => new Promise<string>((resolve) => arrivals.push(resolve))
  const open = () => asking(() => ask.text({ title: 'New', proposal, draft: 'new' }))
  open()
  // The question is there before what it proposes: no key goes to the page.
  expect([document.activeElement, input().value]).toEqual([input(), ''])
  await act(async () => arrivals[0]?.('Sprint 15'))
  expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['Sprint 15', 0, 9])
  fireEvent.change(input(), { target: { value: '' } })
  press('Escape')
  open()
  await act(async () => arrivals[1]?.('Sprint 16'))
  expect([input().value, screen.queryByText('Not saved last time')]).toEqual(['Sprint 16', null])
  press('Escape')
  open()
  fireEvent.change(input(), { target: { value: 'Launch' } })
  await act(async () => arrivals[2]?.('Sprint 17'))
  expect(input().value).toBe('Launch')
  press('Escape')
  endSession('signed-out')
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

test.each(['pick', 'many'] as const)('%s: a digit behind the last answer does nothing; what leads elsewhere has none', async (kind) => {
  const { ask, press, rows } = page()
  const go = vi.fn()
  const question = { title: 'Letter', options: letters, leads: { title: 'Manage letters…', go } }
  const answer = asking<unknown>(() => (kind === 'pick' ? ask.pick(question) : ask.many({ ...question, apply: async () => false })))
  expect(rows()).toEqual(['Alpha1', 'Beta2', 'Gamma3', 'Manage letters…'])
  for (const digit of ['4', '9']) {
    // Not typed either: it would be looked for.
    expect(fireEvent.keyDown(screen.getByRole('combobox'), { key: digit, code: `Digit${digit}` })).toBe(false)
  }
  await act(async () => undefined)
  expect([go.mock.calls, answer.mock.calls]).toEqual([[], []])
  press('3')
  if (kind === 'pick') await waitFor(() => expect(answer).toHaveBeenCalledWith('Gamma'))
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

test('DEFECT-27 confirm: Yes and No, focus on the one that changes nothing, y and n answer, Escape is no', async () => {
  const { ask, press } = page()
  // The last but one is the key in the place of y on a Russian keyboard.
  for (const [key, expected, code] of [
    ['y', true, 'KeyY'],
    ['n', false, 'KeyN'],
    ['н', true, 'KeyY'],
    ['Escape', false, 'Escape'],
  ] as const) {
    const answer = asking(() => ask.confirm({ title: 'Delete?', text: 'For good.', danger: true }))
    expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /No/ }))
    expect(screen.getByRole('button', { name: /Yes/ })).toBeTruthy()
    press(key, { code })
    await waitFor(() => expect(answer).toHaveBeenCalledWith(expected))
  }
})

test('COMMENT-12 confirm: a press beside the question is no', async () => {
  const { ask } = page()
  const answer = asking(() => ask.confirm({ title: 'Confirm Delete', yes: 'Confirm', no: 'Cancel' }))
  // Radix hears of presses beside a layer a moment after it is shown.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  fireEvent.pointerDown(document.body, { button: 0, pointerType: 'mouse' })
  fireEvent.click(document.body, { detail: 1 })
  await waitFor(() => expect(answer).toHaveBeenCalledWith(false))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('confirm: arrows move between the buttons', async () => {
  const { ask, press } = page()
  asking(() => ask.confirm({ title: 'Leave?' }))
  press('ArrowRight')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Yes/ }))
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
