// The bar at the foot of a narrow detail, and what stands behind its last word.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { TaskThumbBar } from './task-thumb-bar.tsx'

const runningTimer = () => ({ now: '2026-11-21T12:00:00Z', running: null })

async function show(more: Partial<KnownDetail> = {}) {
  const task = { ...taskSubject(1), ...more }
  await act(async () => void renderFeature(<TaskThumbBar task={task} />, { actions: registry.all, roots: { runningTimer } }))
  return screen.getAllByRole('button').map(({ textContent }) => textContent)
}

/** The rows of the menu, each with whether it is ticked. */
async function more() {
  fireEvent.keyDown(screen.getByRole('button', { name: 'More actions' }), { key: 'Enter' })
  const menu = await waitFor(() => screen.getByRole('menu'))
  const rows = [...menu.querySelectorAll('[role^=menuitem]')]
  return rows.map((row) => [row.querySelector('span')?.firstChild?.textContent, row.getAttribute('aria-checked')])
}

test('OPEN-28 five words: what is done most, and everything else', async () => {
  expect(await show()).toEqual(['Done', 'Assign', 'Due', 'Timer', 'More'])
  expect(screen.getByRole('button', { name: 'Done' }).getAttribute('aria-pressed')).toBe('false')
})

test('DONE-01 TIMER-02 a done task is pressed; a running timer is its time, and says what pressing it does', async () => {
  const words = await show({ done: true, timerStartedAt: '2026-11-21T11:30:00Z' })
  expect(words[3]).toMatch(/^\d\d:\d\d:\d\d$/)
  expect(screen.getByRole('button', { name: 'Stop timer' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Done' }).getAttribute('aria-pressed')).toBe('true')
})

test('SHARE-05 ROLE-07 who may not edit shares, and finds the rest behind More', async () => {
  expect(await show({ viewerCan: [] })).toEqual(['Share', 'More'])
  const words = (await more()).map(([word]) => word)
  expect(words).toEqual(expect.arrayContaining(['Share', 'Add to calendar', 'Modal', 'More…']))
  for (const word of ['Archived', 'Draft', 'Move', 'Delete']) expect(words).not.toContain(word)
})

test('TDETAIL-04 TDETAIL-05 behind More: the side navigation in its order, the calendar, the three ticks as they are, and Delete last', async () => {
  await show({ isDraft: true, dueDate: '2026-11-30T17:00:00Z' })
  const rows = await more()
  const words = rows.map(([word]) => word)
  expect(words.slice(0, 5)).toEqual(['AI-Task', 'Share', 'Task Log', 'Move', 'Duplicate'])
  expect(words).toEqual(expect.arrayContaining(['Add to calendar', 'Remind me…']))
  expect(words.slice(-2)).toEqual(['More…', 'Delete'])
  expect(rows.filter(([, ticked]) => ticked !== null)).toEqual([
    ['Archived', 'false'],
    ['Draft', 'true'],
    ['Modal', 'false'],
  ])
})
