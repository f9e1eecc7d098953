// Proves how dates are written, read, picked and cleared.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { floating } from '#src/ui/layers/floating.ts'
import { DateField } from './date-field.tsx'
import { readTime, readTyped, writeDate } from './date-text.ts'

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

test('DATES-02 a typed date keeps the given time unless it brings its own, and nonsense says why', () => {
  const now = new Date(2026, 10, 21, 12)
  const read = (text: string) => readTyped(text, { now, time: '09:00' })
  expect(read('2026-11-21').date).toEqual(new Date(2026, 10, 21, 9))
  expect(read('2026-2-3 17:30').date).toEqual(new Date(2026, 1, 3, 17, 30))
  expect(read('31.12.2026 14:30').date).toEqual(new Date(2026, 11, 31, 14, 30))
  expect(read('').problem).toBeNull()
  expect(read('2026-02-30')).toEqual({ date: null, problem: 'There is no day 2026-02-30.' })
  expect(read('2026-11-21 25:00')).toEqual({ date: null, problem: 'There is no time 25:00.' })
  expect(read('soon').problem).toMatch(/^“soon” is no date/)
})

function Held({
  start,
  onChange,
  ...rest
}: {
  start: Date | null
  onChange: (value: Date | null) => void
  min?: Date
  now?: () => Date
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
  expect(screen.getByText(/“fro” is no date/)).toBeTruthy()
  expect(input).toBe(document.activeElement)
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
  expect(screen.getByText('Not before 2026-11-18 10:00.')).toBeTruthy()
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
  fireEvent.change(time, { target: { value: '25:30' } })
  fireEvent.blur(time)
  expect([screen.getByRole('alert').textContent, (time as HTMLInputElement).value]).toEqual(['There is no time 25:30.', '25:30'])
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(time, { target: { value: '930' } })
  fireEvent.blur(time)
  expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 10, 20, 9, 30))
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(screen.getByRole('button', { name: 'Due date No date' })).toBeTruthy()
})

const now = () => new Date(2026, 10, 21, 12)
const open = () => fireEvent.click(screen.getByRole('button', { name: /Due date/ }))
const typed = () => screen.getByRole('textbox', { name: 'Type a date' }) as HTMLInputElement

test('TCREATE-06 Done takes what was typed; where it is no date it stays, with its reason', async () => {
  const onChange = vi.fn()
  render(<Held start={null} onChange={onChange} now={now} />)
  open()
  fireEvent.change(typed(), { target: { value: '31.13.2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onChange).not.toHaveBeenCalled()
  expect([typed().value, typed()]).toEqual(['31.13.2026', document.activeElement])
  expect(screen.getByText('There is no day 31.13.2026.')).toBeTruthy()
  fireEvent.change(typed(), { target: { value: 'tomorrow 9am' } })
  expect(screen.getByText('↵ 2026-11-22 09:00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date(2026, 10, 22, 9))
  expect(screen.getByRole('button', { name: 'Due date 2026-11-22 09:00' })).toBeTruthy()
})

test('TCREATE-06 a click outside takes what was typed, Escape does not, and what is no date waits for the next time', async () => {
  const onChange = vi.fn()
  render(
    <>
      <Held start={null} onChange={onChange} now={now} />
      <button type="button">Elsewhere</button>
    </>,
  )
  const outside = async () => {
    // Layers listen to what is outside from the next task on.
    await new Promise((resolve) => setTimeout(resolve))
    fireEvent.pointerDown(screen.getByText('Elsewhere'))
    fireEvent.click(screen.getByText('Elsewhere'))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Type a date' })).toBeNull())
  }
  open()
  fireEvent.change(typed(), { target: { value: 'frx' } })
  await outside()
  open()
  expect(typed().value).toBe('frx')
  fireEvent.change(typed(), { target: { value: 'fri' } })
  fireEvent.keyDown(typed(), { key: 'Escape' })
  expect(onChange).not.toHaveBeenCalled()
  open()
  expect(typed().value).toBe('fri')
  await outside()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date(2026, 10, 27, 9))
})

test('a time typed for a typed day joins it', () => {
  const onChange = vi.fn()
  render(<Held start={null} onChange={onChange} now={now} />)
  open()
  fireEvent.change(typed(), { target: { value: '31.12.2026' } })
  const time = screen.getByRole('textbox', { name: 'Time' })
  fireEvent.change(time, { target: { value: '14:30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date(2026, 11, 31, 14, 30))
})
