// Proves when rows below the fold are drawn: not for a key that is typed, at once for who goes there.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { SquareIcon } from 'lucide-react'
import { afterEach, expect, test, vi } from 'vitest'
import { defineAction } from '#src/actions/define-action.ts'
import { palettePage, taskSubject } from '#tests/kit/palette-page.tsx'

let stop: () => void = () => undefined
afterEach(() => stop())

test('rows below the fold wait until typing rests, and are there at once for who goes to the end', async () => {
  const actions = Array.from({ length: 20 }, (_, at) =>
    defineAction({ id: `task.step-${at}`, on: 'task', title: `Step ${at}`, icon: SquareIcon, group: 'task', run: vi.fn() }),
  )
  const page = palettePage({ actions, scene: { rows: [taskSubject('209', { title: 'Hero' })], active: '209' } })
  stop = page.stop
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
