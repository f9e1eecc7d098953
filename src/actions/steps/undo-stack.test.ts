// Taking back: newest first, once each, and kept when it did not work.
import { expect, test } from 'vitest'
import { createUndoStack } from './undo-stack.ts'

test('the newest is taken back first, each once', async () => {
  const undone: number[] = []
  const stack = createUndoStack()
  for (const n of [1, 2, 3]) stack.push({ label: String(n), undo: () => undone.push(n) })
  await stack.last()
  await stack.last()
  expect(undone).toEqual([3, 2])
  expect(stack.size).toBe(1)
  await stack.last()
  expect(await stack.last()).toBeNull()
})

test('an entry may be taken back out of order, by its toast, and only once', async () => {
  let times = 0
  const stack = createUndoStack()
  const first = stack.push({ label: 'first', undo: () => times++ })
  stack.push({ label: 'second', undo: () => undefined })
  expect(await stack.run(first)).toBe(true)
  expect(await stack.run(first)).toBe(false)
  expect(times).toBe(1)
  expect(stack.size).toBe(1)
})

test('what could not be taken back is told, stays, and can be tried again', async () => {
  const failed: string[] = []
  let broken = true
  const stack = createUndoStack((entry) => failed.push(entry.label))
  stack.push({ label: 'move', undo: () => (broken ? Promise.reject(new Error('no')) : undefined) })
  expect(await stack.last()).toBeNull()
  expect(failed).toEqual(['move'])
  broken = false
  expect((await stack.last())?.label).toBe('move')
})

test('it keeps the newest 100', async () => {
  const stack = createUndoStack()
  for (let n = 0; n < 130; n++) stack.push({ label: String(n), undo: () => undefined })
  expect(stack.size).toBe(100)
  expect((await stack.last())?.label).toBe('129')
})

test('undoing waits for what is under way: its entry is the newest then', async () => {
  const stack = createUndoStack()
  stack.push({ label: 'before', undo: () => undefined })
  let answer: () => void = () => undefined
  stack.during(
    new Promise<void>((resolve) => {
      answer = resolve
    }).then(() => void stack.push({ label: 'slow', undo: () => undefined })),
  )
  const undone = stack.settled().then(() => stack.last())
  answer()
  expect((await undone)?.label).toBe('slow')
})

test('what failed under way does not hold undoing', async () => {
  const stack = createUndoStack()
  stack.during(Promise.reject(new Error('no')))
  await stack.settled()
  expect(await stack.last()).toBeNull()
})

test('an offer ends when its entry is taken back by another way', async () => {
  const stack = createUndoStack()
  const { taken } = stack.offer(stack.push({ label: 'one', undo: () => undefined }))
  let over = false
  void taken.then(() => {
    over = true
  })
  await stack.last()
  await taken
  expect(over).toBe(true)
})

test('what a message takes back is said, as undoing by the key is', async () => {
  const taken: string[] = []
  const stack = createUndoStack(
    () => undefined,
    ({ label }) => taken.push(label),
  )
  const entry = stack.push({ label: 'Archived', undo: () => undefined })
  const offer = stack.offer(entry)
  offer.undo()
  await offer.taken
  await expect.poll(() => taken).toEqual(['Archived'])
  offer.undo()
  expect(taken).toEqual(['Archived'])
})

test('an entry that a later one includes is dropped without being run, and its message offers it no more', async () => {
  let times = 0
  const inverse = () => times++
  const stack = createUndoStack()
  const entry = stack.push({ label: 'first', undo: inverse })
  const { undo, taken } = stack.offer(entry)
  stack.drop(inverse)
  await taken
  undo()
  expect([stack.size, times, await stack.last()]).toEqual([0, 0, null])
})

/** Work whose end the test decides, as an action that is answered late. */
function late(stack: ReturnType<typeof createUndoStack>, label: string) {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const work = answered.then(() => void stack.push({ label, undo: () => undefined, moment }))
  const moment = stack.during(work)
  return { answer, work }
}

test('what was done last is taken back first, also where it was answered first', async () => {
  const stack = createUndoStack()
  const [first, second] = [late(stack, 'first'), late(stack, 'second')]
  second.answer()
  await second.work
  first.answer()
  await first.work
  expect(stack.list().map(({ label }) => label)).toEqual(['first', 'second'])
})

test('undoing that waits means what was done before it was called, not what is done meanwhile', async () => {
  const stack = createUndoStack()
  const before = late(stack, 'before')
  const meant = stack.settled()
  const meanwhile = late(stack, 'meanwhile')
  meanwhile.answer()
  await meanwhile.work
  before.answer()
  expect((await meant)?.label).toBe('before')
  expect((await stack.settled())?.label).toBe('meanwhile')
})

test('what could not be taken back stands where it stood, whatever was done meanwhile', async () => {
  const stack = createUndoStack()
  let fail: (error: Error) => void = () => undefined
  const first = stack.push({ label: 'first', undo: () => new Promise((_, reject) => (fail = reject)) })
  stack.push({ label: 'second', undo: () => undefined })
  const taking = stack.run(first)
  await stack.last()
  stack.push({ label: 'third', undo: () => undefined })
  fail(new Error('no'))
  await taking
  expect(stack.list().map(({ label }) => label)).toEqual(['first', 'third'])
})
