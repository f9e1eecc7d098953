// The chart of a task's time is the one that all screens share.
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TimeChart } from './time-chart.tsx'
import { chartOf } from './time-chart-data.ts'

const day = (at: string, username: string, name: string, hours: number) => ({ day: at, username, name, seconds: hours * 3600 })

test('SCREEN-10 SCREEN-11 the bars of the time tab are a figure with its sentence, its table, and days under the arrow keys', async () => {
  const data = chartOf([
    day('2026-11-03', 'ana', 'Ana Souza', 1),
    day('2026-11-03', 'mia', 'Mia Chen', 2),
    day('2026-11-05', 'mia', 'Mia Chen', 0.5),
  ] as never)
  if (!data) throw new Error('There is no time.')
  render(<TimeChart data={data} />)
  const figure = await screen.findByRole('figure')
  expect(figure.textContent).toContain('3h 30m in 2 days, most by Mia Chen (2h 30m).')
  const points = screen.getByRole('slider', { name: 'Points of Hours by day and person' })
  fireEvent.keyDown(points, { key: 'End' })
  expect(points.getAttribute('aria-valuetext')).toContain('Mia Chen 30m')
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('row', { name: /Tue, 3 Nov 2026 2h 1h/ })).toBeTruthy()
})
