// @vitest-environment happy-dom
// The events' names and how they travel.
import { expect, test, vi } from 'vitest'
import { type AppEventName, emitEvent, onEvent, whileDisabled } from './app-events.ts'

// As the specification writes them, in its mix of cases.
const NAMES: readonly AppEventName[] = [
  ...(['TaskClicked', 'TaskCreated', 'SubtaskListRefresh', 'TaskUpdated', 'TaskArchivedUpdated', 'TypeUpdated'] as const),
  ...(['taskMovedOtherProject', 'taskDuplicated', 'taskDeleted', 'openTaskDelete', 'taskClosed', 'DisableApp', 'changePage'] as const),
  ...(['openUploadModal', 'task-updated', 'refreshDocuments'] as const),
]

test.each(NAMES)('DEFECT-29 %s is told on window under exactly this name, and heard from there', (name) => {
  const outside = vi.fn()
  const inside = vi.fn()
  window.addEventListener(name, (event) => outside((event as CustomEvent).detail), { once: true })
  const stop = onEvent(name, inside)
  emitEvent(name, null as never)
  expect(outside).toHaveBeenCalledExactlyOnceWith(null)
  window.dispatchEvent(new CustomEvent(name, { detail: { from: 'embedding code' } }))
  expect(inside).toHaveBeenLastCalledWith({ from: 'embedding code' })
  // An event without a detail is one with null.
  window.dispatchEvent(new Event(name))
  expect(inside).toHaveBeenLastCalledWith(null)
  stop()
  emitEvent(name, null as never)
  expect(inside).toHaveBeenCalledTimes(3)
})

test('EVENT-10 input is free again also after a failure', async () => {
  const told: unknown[] = []
  const stop = onEvent('DisableApp', (detail) => told.push(detail))
  await expect(whileDisabled(['t1'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  stop()
  expect(told).toEqual([
    { disabled: true, ids: ['t1'] },
    { disabled: false, ids: ['t1'] },
  ])
})
