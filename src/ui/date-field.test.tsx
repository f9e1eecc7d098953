// Proves how dates are written, read, picked and cleared.
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { DateField } from './date-field.tsx'
import { readDate, readTime, writeDate } from './date-text.ts'
import { floating } from './floating.ts'

beforeAll(() => floating.load())

test('TCREATE-06 DATES-02 dates are written Y-m-d H:i in 24 hours', () => {
  expect(writeDate(new Date(2026, 10, 5, 17, 4), true)).toBe('2026-11-05 17:04')
  expect(writeDate(new Date(2026, 10, 5), false)).toBe('2026-11-05')
})

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['17.45', '17:45'],
  ['0:00', '00:00'],
  ['24:00', null],
  ['12:60', null],
  ['noon', null],
  ['', null],
])('time %j is read as %j', (text, expected) => {
  expect(readTime(text)).toBe(expected)
})

test('a typed date keeps the given time unless it brings its own, and nonsense is refused', () => {
  expect(readDate('2026-11-21', '09:00')).toEqual(new Date(2026, 10, 21, 9))
  expect(readDate('2026-2-3 17:30', '09:00')).toEqual(new Date(2026, 1, 3, 17, 30))
  for (const text of ['2026-02-30', '2026-13-01', 'fri', '2026-11-21 25:00', '2026-11-21 9:00 x'])
    expect(readDate(text, '09:00')).toBeNull()
})

function Held({
  start,
  onChange,
  ...rest
}: {
  start: Date | null
  onChange: (value: Date | null) => void
  min?: Date
  parse?: (text: string) => Date | null
}) {
  const [value, setValue] = useState(start)
  const change = (next: Date | null) => {
    setValue(next)
    onChange(next)
  }
  return <DateField label="Due date" value={value} onChange={change} {...rest} />
}

test('typing words and Enter sets the date and closes', async () => {
  const onChange = vi.fn()
  render(<Held start={null} onChange={onChange} parse={(text) => (text === 'fri' ? new Date(2026, 10, 27, 17) : null)} />)
  fireEvent.click(screen.getByRole('button', { name: /Due date/ }))
  const input = screen.getByRole('textbox', { name: 'Type a date' })
  fireEvent.change(input, { target: { value: 'fro' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByText('Not a date yet')).toBeTruthy()
  fireEvent.change(input, { target: { value: 'fri' } })
  expect(screen.getByText('↵ 2026-11-27 17:00')).toBeTruthy()
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date(2026, 10, 27, 17))
  expect(screen.queryByRole('textbox', { name: 'Type a date' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Due date 2026-11-27 17:00' })).toBeTruthy()
})

test('TCREATE-06 nothing before the minimum can be chosen', async () => {
  const onChange = vi.fn()
  render(<Held start={new Date(2026, 10, 20, 12)} onChange={onChange} min={new Date(2026, 10, 18, 10)} />)
  fireEvent.click(screen.getByRole('button', { name: /Due date 2026/ }))
  const input = screen.getByRole('textbox', { name: 'Type a date' })
  fireEvent.change(input, { target: { value: '2026-11-17' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByText('Not before 2026-11-18 10:00')).toBeTruthy()
  fireEvent.change(input, { target: { value: '' } })
  const early = await screen.findByRole('button', { name: /November 17th, 2026/ })
  expect((early as HTMLButtonElement).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: /November 25th, 2026/ }))
  expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 10, 25, 12))
})

test('a time typed loosely is taken on leaving the field, and Clear empties it', () => {
  const onChange = vi.fn()
  render(<Held start={new Date(2026, 10, 20, 12)} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: /Due date 2026/ }))
  const time = screen.getByRole('textbox', { name: 'Time' })
  fireEvent.change(time, { target: { value: '930' } })
  fireEvent.blur(time)
  expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 10, 20, 9, 30))
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(screen.getByRole('button', { name: 'Due date No date' })).toBeTruthy()
})
