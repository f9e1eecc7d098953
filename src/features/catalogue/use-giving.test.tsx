// What is ticked in a manage dialog that was opened from a task.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { givingProperties } from '#src/features/task-properties/giving-properties.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { useGiving } from './use-giving.ts'

const labels = [1, 2, 3].map((id) => ({ id: String(id), title: `Label ${id}`, color: '#e5484d' }))
const task = taskSubject(1, { viewerCan: ['EDIT'] })

function Labels() {
  const giving = useGiving(givingProperties, 'label', task)
  return labels.map((label) => (
    <button key={label.id} type="button" onClick={() => giving?.choose(label, true)}>
      {label.title}
    </button>
  ))
}

test('LABEL-01 ticks in the dialog apply at once, and leaving it makes one step of them; one that fails is told and is none', async () => {
  const calls: [string, string][] = []
  const answer = (field: string) => (args: { labelId: string }) => {
    calls.push([field, args.labelId])
    if (args.labelId === '2') throw new Error('down')
    return { task: null, userErrors: [] }
  }
  const { actions } = renderFeature(<Labels />, {
    roots: { task: () => null, attachLabel: answer('attach'), detachLabel: answer('detach') },
  })
  for (const { title } of labels) fireEvent.click(screen.getByRole('button', { name: title }))
  await waitFor(() => expect(calls).toHaveLength(3))
  await waitFor(() => expect(actions.said).toMatchObject([{ tone: 'error' }]))
  expect(actions.services.undo.size).toBe(0)
  cleanup()
  await waitFor(() => expect(actions.said.at(-1)).toMatchObject({ tone: 'done', text: 'Labels changed' }))
  expect(actions.services.undo.size).toBe(1)
})
