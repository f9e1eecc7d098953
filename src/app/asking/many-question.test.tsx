// Proves that ticks apply as they are made, that a failed one goes back, and that closing keeps the others.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { asking, option, questionPage as page } from '#tests/kit/question-page.tsx'

const letters = ['Alpha', 'Beta', 'Gamma'].map((title) => option(title))

test('many: Enter, Space, digits and clicks apply at once; Escape, Done and mod+Enter only close', async () => {
  const { ask, press, type } = page()
  const apply = vi.fn((_: string, on: boolean) => on)
  const question = () =>
    ask.many({
      title: 'Labels',
      options: [option('bug', { checked: true }), option('idea'), option('later', { checked: 'mixed' }), option('same', { checked: true })],
      fromText: (text) => option(text),
      apply,
    })
  const closed = asking(question)
  press(' ')
  press('2')
  fireEvent.click(screen.getByRole('option', { name: /later/ }))
  type('fresh')
  press('Enter')
  expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('')
  const applied = [
    ['bug', false],
    ['idea', true],
    ['later', true],
    ['fresh', true],
  ]
  expect(apply.mock.calls).toEqual(applied)
  press('Enter')
  expect(apply).toHaveBeenLastCalledWith('fresh', false)
  expect(closed).not.toHaveBeenCalled()
  press('Escape')
  await waitFor(() => expect(closed).toHaveBeenCalled())
  for (const close of [() => fireEvent.click(screen.getByRole('button', { name: /Done/ })), () => press('Enter', { ctrlKey: true })]) {
    const again = asking(question)
    close()
    await waitFor(() => expect(again).toHaveBeenCalled())
  }
  expect(apply).toHaveBeenCalledTimes(applied.length + 1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('many: a tick that fails goes back to what is true with one message, and the list stays', async () => {
  const { ask, press, say } = page()
  const ends: ((worked: boolean) => void)[] = []
  const end = (worked: boolean) =>
    act(async () => {
      for (const one of ends.splice(0)) one(worked)
    })
  const apply = (_: string, on: boolean) =>
    new Promise<boolean>((resolve, reject) => ends.push((worked) => (worked ? resolve(on) : reject(new SpokenError('Refused.')))))
  asking(() => ask.many({ title: 'Labels', options: [option('bug'), option('later', { checked: 'mixed' })], apply }))
  const marks = () => screen.getAllByRole('option').map((line) => line.getAttribute('aria-checked'))
  press('1')
  press('2')
  expect(marks()).toEqual(['true', 'true'])
  await end(false)
  expect(marks()).toEqual(['false', 'mixed'])
  expect(say.error.mock.calls).toEqual([['Refused.'], ['Refused.']])
  press('1')
  await end(true)
  // Off and on again before the first answer: only the last one says what is shown.
  press('1')
  press('1')
  await act(async () => ends[0]?.(true))
  expect(marks()[0]).toBe('true')
  await act(async () => ends[1]?.(false))
  expect(marks()[0]).toBe('false')
  expect(say.error).toHaveBeenCalledTimes(3)
})

test('many: a tick that fails after closing is told all the same', async () => {
  const { ask, press, say } = page()
  let fail: (error: Error) => void = () => undefined
  const apply = () =>
    new Promise<boolean>((_, reject) => {
      fail = reject
    })
  const closed = asking(() => ask.many({ title: 'Labels', options: letters, apply }))
  press('1')
  press('Escape')
  await waitFor(() => expect(closed).toHaveBeenCalled())
  await act(async () => fail(new SpokenError('Refused.')))
  expect(say.error).toHaveBeenCalledExactlyOnceWith('Refused.')
})

test('people: those of the project, the signed-in person first unless present already', async () => {
  const person = (username: string, name: string) => ({ id: username, username, name, avatar: null, headline: null })
  const people = vi.fn(async () => [person('ben', 'Ben Okafor'), person('ana', 'Ana Souza'), person('mia', 'Mia Chen')])
  const { ask, press, rows } = page({ people })
  const project = { workspaceSlug: 'acme', projectSlug: 'website' }
  const mark = (username: string) => (username === 'mia' ? 'mixed' : username === 'ben')
  const apply = vi.fn((_: unknown, on: boolean) => on)
  asking(() => ask.people({ title: 'Assign to', project, mark, apply }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(people).toHaveBeenCalledWith(project)
  expect(rows()[0]).toContain('Ana Souza')
  expect(screen.getAllByRole('option').map((line) => line.getAttribute('aria-checked'))).toEqual(['false', 'true', 'mixed'])
  press('Enter')
  expect(apply).toHaveBeenCalledWith(person('ana', 'Ana Souza'), true)
})
