// The facts of a task in its detail: what each says, and what stands where it has none.
import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { TaskProperties } from './task-properties.tsx'

async function shown(more: Partial<KnownDetail> = {}) {
  await act(
    async () => void renderFeature(<TaskProperties task={{ ...taskSubject(1), ...more }} catalogue={null} />, { actions: registry.all }),
  )
  const names = document.querySelectorAll('dt')
  return Object.fromEntries([...names].map((name) => [name.textContent, name.nextElementSibling?.textContent]))
}

test('ROLE-07 a task without properties says so of each, in their order; what the row has not said yet is left open', async () => {
  // Those that came later stand behind.
  expect(Object.entries(await shown({ userStory: null })).slice(0, 11)).toEqual([
    ['Status', 'To do'],
    ['Assignees', 'No one'],
    ['Type', 'No type'],
    ['Due', 'No date'],
    ['Effort', 'No effort'],
    ['Start', 'No date'],
    ['Labels', 'No labels'],
    ['Board', 'Main Board'],
    ['Sprint', '…'],
    ['Progress', '0 %'],
    ['User story', 'No user story'],
  ])
})

test('DATES-02 a fact is a button that says what is set, to who hears it too', async () => {
  await shown({
    type: { id: '21', title: 'Bug', color: '#ff0000' },
    effort: { id: '3', title: 'XS', hours: 1 },
    dueDate: '2020-12-24T09:00:00.000Z',
    sprint: { id: '5', slug: 's-5', title: 'Sprint 5', timebox: null },
    labels: [{ id: '41', title: 'urgent', color: '#ff0000' }],
  })
  for (const name of ['Type: Bug', 'Effort: XS, 1 hours', 'Sprint: Sprint 5', 'Labels: urgent', /^Due: 2020-12-24 \d\d:\d\d, overdue$/])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})
