// What is in view: rows, focus, selection, and which subjects are nearest.

import { expect, test } from 'vitest'
import { subjectKinds } from '#src/app/features.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { createScene, subjectsOf } from './scene.ts'

const tasks = [1, 2, 3, 4, 5].map((n) => taskSubject(n))
const ids = (list: readonly { id: string }[] | undefined) => list?.map(({ id }) => id)

function scene() {
  const store = createScene(subjectKinds)
  store.set({ rows: tasks })
  return store
}

test('subjects are the selection, else the active row; an open detail hides both', () => {
  const store = scene()
  expect(ids(subjectsOf(store.get()).task)).toEqual([])
  store.activate('t-2')
  expect(ids(subjectsOf(store.get()).task)).toEqual(['t-2'])
  store.toggle('t-4')
  store.toggle('t-1')
  expect(ids(subjectsOf(store.get()).task)).toEqual(['t-1', 't-4'])
  store.set({ detail: taskSubject(9) })
  expect(ids(subjectsOf(store.get()).task)).toEqual(['t-9'])
})

test('while the task of an open detail is not known, the rows behind it are no subjects either', () => {
  const store = scene()
  store.activate('t-2')
  store.toggle('t-4')
  store.set({ opening: true })
  expect(subjectsOf(store.get()).task).toEqual([])
  store.set({ detail: taskSubject(9), opening: false })
  expect(ids(subjectsOf(store.get()).task)).toEqual(['t-9'])
  store.set({ detail: null })
  expect(ids(subjectsOf(store.get()).task)).toEqual(['t-4'])
})

test('stepping stops at the ends and begins at the edge one comes from', () => {
  const store = scene()
  expect(store.step(1)).toBe('t-1')
  expect(store.step(-1)).toBe('t-1')
  store.activate(null)
  expect(store.step(-1)).toBe('t-5')
  expect(store.step(1)).toBe('t-5')
})

test('a range grows and shrinks around its anchor', () => {
  const store = scene()
  store.activate('t-2')
  store.extendTo('t-4')
  expect(store.get().selected).toEqual(['t-2', 't-3', 't-4'])
  store.extendTo('t-1')
  expect(store.get().selected).toEqual(['t-1', 't-2'])
})

test('selected and active rows that are gone are dropped; the next row takes the focus', () => {
  const store = scene()
  store.activate('t-3')
  store.selectAll()
  store.set({ rows: tasks.filter(({ id }) => id !== 't-3') })
  expect(store.get().selected).toEqual(['t-1', 't-2', 't-4', 't-5'])
  expect(store.get().active).toBe('t-4')
  store.set({ rows: [] })
  expect(store.get()).toMatchObject({ active: null, selected: [] })
})

test('clearing a selection keeps the active row', () => {
  const store = scene()
  store.activate('t-2')
  store.selectAll()
  store.clearSelection()
  expect(store.get()).toMatchObject({ selected: [], active: 't-2' })
})

test('a selection reaches tasks of other pages: they are subjects too, each once, rows first, and leave with the selection', () => {
  const scene = createScene(subjectKinds)
  scene.set({ rows: [taskSubject(1), taskSubject(2)] })
  scene.selectAll([taskSubject(1), taskSubject(2), taskSubject(3), taskSubject(4)], 3)
  const ids = () => (subjectsOf(scene.get()).task ?? []).map(({ id }) => id)
  expect(ids()).toEqual(['t-1', 't-2', 't-3'])
  scene.set({ rows: [taskSubject(3, { done: true })] })
  expect(ids()).toEqual(['t-3', 't-1', 't-2'])
  expect(subjectsOf(scene.get()).task?.[0]?.done).toBe(true)
  scene.set({ others: [taskSubject(2)] })
  expect(ids()).toEqual(['t-3', 't-2'])
  scene.clearSelection()
  expect([scene.get().others, ids()]).toEqual([[], []])
})
