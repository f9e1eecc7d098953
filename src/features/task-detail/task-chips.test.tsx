// The facts of a task as chips: which are there for whom, in which order, and what waits behind the last one.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { actionOf, titleOf } from '#src/model/task/facts/task-facts.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { TaskChips } from './task-chips.tsx'
import { detailFacts } from './task-properties.tsx'

const person = (name: string) => ({ id: name, username: name, name, avatar: null, headline: null })
const label = (id: string) => ({ id, title: `label ${id}`, color: '#ff0000' })

/** What each chip says, faces by their letters. `read` is what a row does not know. */
async function show(more: Partial<KnownDetail> = {}, read: Partial<KnownDetail> = { sprint: null, userStory: null }) {
  const task = { ...taskSubject(1), ...read, ...more }
  await act(async () => void renderFeature(<TaskChips task={task} catalogue={null} />, { actions: registry.all }))
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('OPEN-28 TDETAIL-14 what a task says comes first, then what asks to be set; a chip says its fact to who hears it', async () => {
  const chips = await show({
    assignees: [person('Mia'), person('Ben')],
    dueDate: '2026-11-21T18:00:00.000Z',
    effort: { id: '3', title: 'XS', hours: 1 },
    labels: ['1', '2', '3', '4'].map(label),
    progress: 40,
  })
  expect(chips[2]).toMatch(/^Today, \d\d:\d\d$/)
  expect(chips.toSpliced(2, 1)).toEqual(['To do', 'MIBE2 people', '1 h', 'label 1 +3', '40 %', 'Add'])
  for (const name of ['Status: To do', 'Assignees: Mia, Ben', 'Effort: XS, 1 hours', 'Progress: 40 %', /^Due: 2026-11-21 \d\d:\d\d$/])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})

test('OPEN-28 every field that the detail shows is a chip or a row behind Add; what is not known yet is neither', async () => {
  expect(await show()).toEqual(['To do', 'Assignees', 'Due', 'Add'])
  fireEvent.keyDown(screen.getByRole('button', { name: 'Add a property' }), { key: 'Enter' })
  await waitFor(() => expect(screen.getAllByRole('menuitem').length).toBeGreaterThan(0))
  const rows = screen.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '')
  const waiting = detailFacts.filter((fact) => !['workflow', 'assignees', 'dueDate'].includes(fact))
  expect(rows).toHaveLength(waiting.length)
  for (const fact of waiting) {
    const title = registry.get(actionOf(fact))?.name ?? titleOf(fact)
    expect(rows.filter((row) => row.startsWith(title))).toHaveLength(1)
  }
})

test('OPEN-28 the sprint of a task of which only the row is known is not offered', async () => {
  await show({}, {})
  fireEvent.keyDown(screen.getByRole('button', { name: 'Add a property' }), { key: 'Enter' })
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /start date/ })).toBeTruthy())
  expect(screen.queryByRole('menuitem', { name: /sprint/ })).toBeNull()
})

test('ROLE-07 OPEN-28 who may not edit reads what is set, and is offered nothing', async () => {
  expect(await show({ viewerCan: [], assignees: [person('Mia')] })).toEqual(['To do', 'MIMia'])
  expect(screen.queryAllByRole('button')).toEqual([])
})
