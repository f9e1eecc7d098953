// Proves how a moment is answered: typed, by its day, by its time.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asking, questionPage as page } from '#tests/kit/question-page.tsx'

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

test('DATES-02 the reading is shown before Enter as `Y-m-d H:i`, and what is no date says why and stays', async () => {
  const { ask, press, type, rows } = page()
  const answer = asking(() => ask.date({ title: 'Due', current: new Date(2026, 10, 24, 14, 30) }))
  expect(screen.getByText('Now 2026-11-24 14:30')).toBeTruthy()
  type('31.02.2027')
  expect(screen.getByText('There is no day 31.02.2027.')).toBeTruthy()
  press('Enter')
  expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('31.02.2027')
  expect(answer).not.toHaveBeenCalled()
  type('31.12.2026')
  // The present time of day is kept.
  expect(rows()).toEqual(['Thursday 31 DecThu 2026-12-31 14:30'])
  expect(screen.getByText('2026-12-31 14:30')).toBeTruthy()
  type('31.12.2026 9am')
  press('Enter')
  await waitFor(() => expect(answer).toHaveBeenCalledWith(new Date(2026, 11, 31, 9)))
})

test('DATES-01 a day of the calendar and a time are written into the text; Set answers; days before the start are off', async () => {
  const { ask, press } = page()
  const answer = asking(() => ask.date({ title: 'Due', min: new Date(2026, 10, 18, 10), time: '09:00' }))
  const day = await screen.findByRole('button', { name: /November 25th, 2026/ })
  expect((screen.getByRole('button', { name: /November 17th, 2026/ }) as HTMLButtonElement).disabled).toBe(true)
  expect((screen.getByRole('button', { name: 'Set' }) as HTMLButtonElement).disabled).toBe(true)
  fireEvent.click(day)
  const text = screen.getByRole('combobox') as HTMLInputElement
  expect(text.value).toBe('2026-11-25 09:00')
  const time = screen.getByRole('textbox', { name: 'Time' }) as HTMLInputElement
  time.focus()
  fireEvent.change(time, { target: { value: '1430' } })
  press('Enter')
  expect(text.value).toBe('2026-11-25 14:30')
  expect(document.activeElement).toBe(text)
  expect(answer).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Set' }))
  await waitFor(() => expect(answer).toHaveBeenCalledWith(new Date(2026, 10, 25, 14, 30)))
})
