// Dialogs over the pages: the answer of one that was closed does nothing to the one that is open now.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AppContext, type AppParts } from '#src/app/context/app-context.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { createAsking } from './asking/asking.ts'
import { Overlays } from './overlays.tsx'

const parts = {
  asking: createAsking({ people: async () => [], projects: async () => [], viewer: () => 'ana' }),
  entities: { all: () => [], subscribe: () => () => undefined },
  keymap: { pendingKeys: { get: () => null, subscribe: () => () => undefined } },
} as unknown as AppParts

const timeEntry = { id: '1', startedAt: '2026-11-21T10:00:00Z', endedAt: '2026-11-21T11:00:00Z', total: '1h', seconds: 3600, comment: '' }

function show() {
  const answers: (() => void)[] = []
  const { actions } = renderFeature(
    <AppContext value={parts}>
      <Overlays />
    </AppContext>,
    { roots: { logTime: () => new Promise((resolve) => answers.push(() => resolve({ timeEntry, userErrors: [] }))) } },
  )
  const { dialogs } = actions.services
  const open = (n: number) => act(() => dialogs.open('time-entry.log', { task: taskSubject(n) }))
  const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'How long or when' })
  return {
    open,
    line,
    said: actions.said,
    async sendFrom(n: number) {
      open(n)
      await screen.findByRole('dialog', { description: `WEB-${n} Task ${n}` }, { timeout: 10_000 })
      fireEvent.change(line(), { target: { value: '1h' } })
      fireEvent.keyDown(line(), { key: 'Enter', ctrlKey: true })
      await waitFor(() => expect(answers).toHaveLength(1))
    },
    async answer() {
      await act(async () => answers[0]?.())
      await waitFor(() => expect(actions.said).toEqual([{ tone: 'done', text: 'Logged 1h' }]))
    },
  }
}

test('OPEN-09 the answer of a form that was closed leaves alone what is typed in the next one of its name', async () => {
  const { open, line, sendFrom, answer } = show()
  await sendFrom(1)
  fireEvent.keyDown(line(), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  open(2)
  fireEvent.change(line(), { target: { value: '2h' } })
  await answer()
  expect(screen.getByRole('dialog', { description: 'WEB-2 Task 2' })).toBeTruthy()
  expect(line().value).toBe('2h')
})

test('the answer of a dialog whose place another one of its name has taken does not close that', async () => {
  const { open, line, sendFrom, answer } = show()
  await sendFrom(1)
  open(2)
  await screen.findByRole('dialog', { description: 'WEB-2 Task 2' })
  await answer()
  expect(screen.getByRole('dialog', { description: 'WEB-2 Task 2' })).toBeTruthy()
  expect(line().value).toBe('')
})
