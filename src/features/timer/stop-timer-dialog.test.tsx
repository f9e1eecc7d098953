// The dialog that ends the timer while its answer is on its way.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { Openable } from '#tests/kit/openable.tsx'
import { StopTimerDialog } from './stop-timer-dialog.tsx'

const task = taskSubject(1, { timerStartedAt: new Date(2026, 10, 21, 11).toISOString() })
const pressedAt = new Date(2026, 10, 21, 12).toISOString()

const comment = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Work description' })
const type = (value: string) => fireEvent.change(comment(), { target: { value } })
const drafts = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('draft:ana:timer:t-1'))

/** The dialog, its stop on its way; `closed` counts how often it wanted to close. */
async function send() {
  const answers: ((answer: object) => void)[] = []
  let closed = 0
  const counted = (close: () => void) => () => {
    closed++
    close()
  }
  const { actions } = renderFeature(
    <Openable>{(close) => <StopTimerDialog task={task} pressedAt={pressedAt} offset={0} onClose={counted(close)} />}</Openable>,
    { roots: { endTimer: () => new Promise((resolve) => answers.push(resolve)) } },
  )
  type('Fixed it')
  fireEvent.click(screen.getByRole('button', { name: 'Stop timer' }))
  await waitFor(() => expect(answers).toHaveLength(1))
  return {
    closed: () => closed,
    async arrive() {
      await act(async () => answers[0]?.({ running: null, task: null, seconds: 3600, endedNow: false, userErrors: [] }))
      await waitFor(() => expect(actions.said).toEqual([{ tone: 'done', text: 'Time logged: 1h' }]))
    },
  }
}

test('TIMER-04 what was sent stays in sight until it is answered, then the dialog closes and nothing is kept', async () => {
  const { arrive, closed } = await send()
  expect(comment().value).toBe('Fixed it')
  await arrive()
  expect([closed(), drafts()]).toEqual([1, []])
})

test('OPEN-09 who types on before the answer keeps the dialog and what was typed; it says so, and stops nothing a second time', async () => {
  const { arrive, closed } = await send()
  type('Fixed it, and the other one')
  await arrive()
  expect([comment().value, closed()]).toEqual(['Fixed it, and the other one', 0])
  expect(screen.getByText(/has ended without this/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Stop timer' })).toBeNull()
  fireEvent.submit(comment())
  expect(closed()).toBe(1)
  expect(drafts()).toEqual([['draft:ana:timer:t-1:comment', 'Fixed it, and the other one']])
})

test('OPEN-09 the answer of a dialog that was closed neither closes the one opened since nor takes what is typed there', async () => {
  const { arrive, closed } = await send()
  fireEvent.click(screen.getByRole('button', { name: 'Keep running' }))
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }))
  expect(comment().value).toBe('')
  type('The next round')
  await arrive()
  expect([comment().value, closed()]).toEqual(['The next round', 1])
  expect(drafts()).toEqual([['draft:ana:timer:t-1:comment', 'The next round']])
})

test('TIMER-04 “25m ago” ends it then; a moment before its start is refused beside the field, and nothing is sent', async () => {
  const sent: { at: string }[] = []
  const endTimer = (args: { at: string }) => {
    sent.push(args)
    return { running: null, task: null, seconds: 2100, endedNow: false, userErrors: [] }
  }
  renderFeature(<StopTimerDialog task={task} pressedAt={pressedAt} offset={0} onClose={() => undefined} />, { roots: { endTimer } })
  const at = screen.getByRole('textbox', { name: 'Stopped at' })
  fireEvent.change(at, { target: { value: '2h ago' } })
  expect(screen.getByText(/^The timer was started at 11:00\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stop timer' })).toHaveProperty('disabled', true)
  fireEvent.change(at, { target: { value: '25m ago' } })
  expect(screen.getByText(/^35m · /)).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Stop timer' }))
  await waitFor(() => expect(JSON.stringify(sent)).toContain(new Date(2026, 10, 21, 11, 35).toISOString().slice(0, 16)))
})
