// Proves what being reminded sends, and that undoing it sets what was before.
import { expect, test } from 'vitest'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { remindOfTask } from './remind.actions.ts'

const before = '2026-12-01T09:00:00.000Z'

const answer = ({ taskId }: { taskId: string }) => ({ at: null, before: taskId === 't-1' ? before : null })

test('tasks are brought back at a moment in words; undone, each has the reminder it had', async () => {
  const world = actionWorld({
    script: { pick: [{ text: '2027-01-04 10:00' }] },
    answers: { RemindOfTask: answer },
  })
  await world.run(remindOfTask, { task: [taskSubject(1), taskSubject(2)] })
  const sent = () => world.sent.map(({ variables: { taskId, at } }) => [taskId, at])
  const at = new Date(2027, 0, 4, 10).toISOString()
  expect(sent()).toEqual([
    ['t-1', at],
    ['t-2', at],
  ])
  await world.undo()
  expect(sent().slice(2)).toEqual([
    ['t-1', before],
    ['t-2', null],
  ])
})

test('a reminder is taken away', async () => {
  const world = actionWorld({ script: { pick: ['none'] }, answers: { RemindOfTask: { at: null, before } } })
  await world.run(remindOfTask, { task: [taskSubject(1)] })
  expect(world.sent.map(({ variables }) => variables.at)).toEqual([null])
})

test('a moment that is past is answered with why, and what is no date as such', async () => {
  const world = actionWorld({ script: { pick: [null] } })
  await world.run(remindOfTask, { task: [taskSubject(1)] })
  const question = world.asked[0]?.question as { unmatched(text: string): string; digits: string }
  expect(question.digits).toBe('enter')
  expect(question.unmatched('yesterday')).toMatch(/^Not before /)
  expect(question.unmatched('blue')).toMatch(/blue/)
  expect(world.sent).toEqual([])
})
