// `Log Time Entry` while its answer is on its way: what is typed since stays, what was sent goes with the answer and not before.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { Openable } from '#tests/kit/openable.tsx'
import { LogTimeDialog } from './log-time-dialog.tsx'

const timeEntry = { id: '1', startedAt: '2026-11-21T10:00:00Z', endedAt: '2026-11-21T11:00:00Z', total: '1h', seconds: 3600, comment: '' }

const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'How long or when' })
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const drafts = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('draft:'))

/** The dialog with an hour of work and its comment on its way. */
async function send() {
  const answers: { resolve: (answer: object) => void; reject: (error: Error) => void }[] = []
  const { actions } = renderFeature(<Openable>{(close) => <LogTimeDialog task={taskSubject(1)} onClose={close} />}</Openable>, {
    roots: { logTime: () => new Promise((resolve, reject) => answers.push({ resolve, reject })) },
  })
  type(line(), '1h')
  type(comment(), 'Fixed it')
  fireEvent.keyDown(comment(), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(answers).toHaveLength(1))
  const heard = async (tone: 'done' | 'error') => waitFor(() => expect(actions.said.map((one) => one.tone)).toEqual([tone]))
  return {
    async arrive() {
      await act(async () => answers[0]?.resolve({ timeEntry, userErrors: [] }))
      await heard('done')
    },
    async fail() {
      await act(async () => answers[0]?.reject(new Error('down')))
      await heard('error')
    },
  }
}

test('TIMELOG-06 what was sent stays in sight until it is answered, then the dialog closes and nothing is kept', async () => {
  const { arrive } = await send()
  expect([line().value, comment().value]).toEqual(['1h', 'Fixed it'])
  await arrive()
  await screen.findByRole('button', { name: 'Open again' })
  expect(drafts()).toEqual([])
})

test('OPEN-09 who types on before the answer keeps the dialog and what was typed, and nothing of what was sent', async () => {
  const { arrive } = await send()
  type(comment(), 'And then some')
  await arrive()
  await waitFor(() => expect(line().value).toBe(''))
  expect(comment().value).toBe('And then some')
  expect(drafts()).toEqual([['draft:ana:task:t-1:time-comment', 'And then some']])
})

test('OPEN-09 opened again while the answer is on its way, the form is empty, and the answer leaves what is typed there', async () => {
  const { arrive } = await send()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }))
  expect([line().value, comment().value]).toEqual(['', ''])
  type(line(), '2h')
  type(comment(), 'Something else')
  await arrive()
  expect([line().value, comment().value]).toEqual(['2h', 'Something else'])
  expect(drafts().map(([key]) => key.slice('draft:ana:task:t-1:time-'.length))).toEqual(
    expect.arrayContaining(['line', 'start', 'end', 'comment']),
  )
  expect(drafts()).toHaveLength(4)
})

test('OPEN-09 what did not arrive is in the fields again, also where the dialog was closed meanwhile', async () => {
  const { fail } = await send()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await fail()
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }))
  expect([line().value, comment().value]).toEqual(['1h', 'Fixed it'])
})
