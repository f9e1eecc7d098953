// Which sprints a task is offered.
import { expect, test } from 'vitest'
import type { PickQuestion } from '#src/actions/services.ts'
import { actionWorld, fakeSprint, taskSubject } from '#tests/kit/action-fakes.ts'
import { setTaskSprint } from './task-plans.actions.ts'

test('SPRINT-16 active and planned sprints are offered first; completed ones are found by search and cannot be chosen', async () => {
  const active = fakeSprint(12)
  const planned = [
    fakeSprint(14, { state: 'PLANNED', startDate: '2026-12-14' }),
    fakeSprint(13, { state: 'PLANNED', startDate: '2026-11-30' }),
  ]
  const over = fakeSprint(11, { state: 'COMPLETED' })
  const world = actionWorld({
    answers: {
      OpenSprintChoices: { active: { nodes: [active] }, planned: { nodes: planned } },
      SprintChoices: { sprints: { nodes: [over, active], page: 1, totalPages: 1 } },
    },
    script: { pick: [null] },
  })
  await world.run(setTaskSprint, { task: [taskSubject(1)] })
  expect(world.asked[0]?.options.map(({ title }) => title)).toEqual(['No sprint', 'Sprint 12', 'Sprint 13', 'Sprint 14'])
  const question = world.asked[0]?.question as unknown as PickQuestion<unknown> | undefined
  const found = await question?.search?.('sprint 1', 1)
  expect((found?.options ?? []).map(({ title, disabled }) => [title, disabled])).toEqual([
    ['Sprint 11', 'This sprint is completed.'],
    ['Sprint 12', undefined],
  ])
})
