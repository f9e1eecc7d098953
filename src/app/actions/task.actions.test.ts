// All actions of tasks and rows: who may, where they are shown, opening, copying, walking and selecting.
import { expect, test } from 'vitest'
import { createRegistry } from '#src/actions/define-action.ts'
import { actionsOf } from '#src/actions/define-feature.ts'
import { stateOf } from '#src/actions/state-of.ts'
import type { Permission } from '#src/actions/subject.ts'
import { inMenuOrder } from '#src/app/menu-order.ts'
import { newTemporaryId, sessionIds } from '#src/data/ids/session-ids.ts'
import { planning } from '#src/features/planning/feature.ts'
import { sharing } from '#src/features/sharing/feature.ts'
import { taskCreate } from '#src/features/task-create/feature.ts'
import { taskDetail } from '#src/features/task-detail/feature.ts'
import { copyTaskCode, copyTaskLink, copyTaskTitle, openTask, openTaskInTab } from '#src/features/task-detail/task-open.actions.ts'
import { taskExport } from '#src/features/task-export/feature.ts'
import { everyTitle, actions as rowActions, selectAllRows } from '#src/features/task-list/row.actions.ts'
import { taskMove } from '#src/features/task-move/feature.ts'
import { taskProperties } from '#src/features/task-properties/feature.ts'
import { taskRelations } from '#src/features/task-relations/feature.ts'
import { timer } from '#src/features/timer/feature.ts'
import { actionWorld, projectSubject, taskSubject } from '#tests/kit/action-fakes.ts'

const taskActions = inMenuOrder(
  await actionsOf([taskCreate, taskDetail, taskExport, taskProperties, timer, taskRelations, taskMove, sharing, planning]),
)
const onTasks = taskActions.filter(({ on }) => on === 'task')
const kinds = (viewerCan: Permission[], kind: string) => {
  const world = actionWorld()
  const task = taskSubject(1, { viewerCan, timerStartedAt: '2026-11-21T09:00:00.000Z', dueDate: '2026-11-24T09:00:00.000Z' })
  const here = world.here({ task: [task] })
  return onTasks.filter((action) => stateOf(action, here).kind === kind).map(({ id }) => id)
}

test('ROLE-05..07 members and admins may do everything', () => {
  expect(kinds(['EDIT', 'PAID'], 'ready')).toEqual(onTasks.map(({ id }) => id))
})

test('ROLE-09 ROLE-10 ROLE-11 SHARE-05 CAL-04 others only look, copy, star, share and take it into a calendar', async () => {
  expect(kinds(['PAID'], 'ready')).toEqual([
    'task.open',
    'task.open-tab',
    'task.favorite',
    'task.log',
    'task.share',
    'task.copy-link',
    'task.copy-code',
    'task.copy-title',
    'task.copy-markdown',
    ...['google', 'microsoft', 'apple', 'yahoo'].map((name) => `task.calendar-${name}`),
    ...['comments', 'files', 'checklists', 'time', 'agile', 'related'].map((part) => `task.show-${part}`),
  ])
  const world = actionWorld()
  for (const action of onTasks.filter(({ needs }) => needs === 'EDIT'))
    expect(await world.run(action, { task: [taskSubject(1), taskSubject(2, { viewerCan: [] })] })).toBe('refused')
  expect([world.sent, world.asked]).toEqual([[], []])
})

test('ROLE-10 who may not edit the project cannot create in it', async () => {
  const world = actionWorld()
  const create = taskActions.find(({ id }) => id === 'task.create')
  expect(create && (await world.run(create, { project: [projectSubject({ viewerCan: [] })] }))).toBe('refused')
  expect(world.services.dialogs.list()).toEqual([])
})

test('PLAN-03 on a free plan dates and boards are shown locked, all else works', () => {
  expect(kinds(['EDIT'], 'locked')).toEqual(['task.due', 'task.start-date', 'task.board'])
})

test('no key is taken twice', () => {
  const registry = createRegistry([...taskActions, ...rowActions])
  const keys = registry.all.flatMap(({ on, shortcuts }) => shortcuts.map((key) => `${on} ${key}`))
  expect(keys).toEqual([...new Set(keys)])
})

test('TDETAIL-01 Enter opens, and the same again closes', async () => {
  const world = actionWorld()
  const task = taskSubject(1)
  await world.run(openTask, { task: [task] })
  world.services.scene.set({ detail: task })
  await world.run(openTask, { task: [task] })
  expect(world.went).toEqual(['task t-1', 'close task'])
})

test('SHARE-03 links, codes and titles of all tasks are copied', async () => {
  const world = actionWorld()
  const task = [taskSubject(1), taskSubject(2)]
  await world.run(copyTaskLink, { task })
  await world.run(copyTaskCode, { task })
  await world.run(copyTaskTitle, { task })
  await world.run(openTaskInTab, { task: [taskSubject(1)] })
  expect(world.copied).toEqual([
    'https://palette.test/acme/task/website/t-1\nhttps://palette.test/acme/task/website/t-2',
    'WEB-1\nWEB-2',
    'Task 1\nTask 2',
  ])
  expect([world.said[0]?.text, world.went]).toEqual(['URL copied successfully!', ['tab /acme/projects/website/overview?task=t-1']])
})

test('SHARE-03 a task that is still being saved has no address to copy, share or open', () => {
  const world = actionWorld()
  const id = newTemporaryId()
  sessionIds().pending.add(id)
  const here = world.here({ task: [taskSubject(1, { id })] })
  for (const action of taskActions.filter(({ id }) => ['task.copy-link', 'task.open-tab', 'task.share'].includes(id)))
    expect([action.id, stateOf(action, here)]).toEqual([action.id, { kind: 'disabled', reason: 'It is still being saved.' }])
})

test('SHARE-03 a task that was made a moment ago is copied and opened by the id that others know', async () => {
  const world = actionWorld()
  const id = newTemporaryId()
  sessionIds().end(id, { type: 'Task', id: 't-9' })
  const task = [taskSubject(1, { id })] as const
  await world.run(copyTaskLink, { task })
  await world.run(openTaskInTab, { task })
  expect(world.copied).toEqual(['https://palette.test/acme/task/website/t-9'])
  expect(world.went).toEqual(['tab /acme/projects/website/overview?task=t-9'])
})

test('a clipboard that refuses is told', async () => {
  const world = actionWorld()
  world.services.clipboard.write = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  expect(await world.run(copyTaskTitle, { task: [taskSubject(1)] })).toBe('failed')
  expect(world.said[0]?.text).toBe('The browser did not allow copying. Please try again.')
})

test('rows are walked, selected and let go by keys; none of it without rows', async () => {
  const world = actionWorld()
  const { scene } = world.services
  const press = async (verb: string) => {
    const action = rowActions.find(({ id }) => id === `row.${verb}`)
    return action ? world.run(action, {}) : 'missing'
  }
  expect(await press('next')).toBe('refused')
  scene.set({ rows: [1, 2, 3, 4].map((n) => taskSubject(n)) })
  await press('next')
  await press('next')
  expect(scene.get().active).toBe('t-2')
  await press('select')
  await press('range-down')
  await press('range-down')
  expect(scene.get().selected).toEqual(['t-2', 't-3', 't-4'])
  await press('range-up')
  expect(scene.get().selected).toEqual(['t-2', 't-3'])
  await press('clear')
  expect([scene.get().selected, await press('clear')]).toEqual([[], 'refused'])
  await press('all')
  expect(scene.get().selected).toHaveLength(4)
  await press('previous')
  expect(scene.get().active).toBe('t-2')
})

test('with the detail open, walking shows the next task there and selecting is off', async () => {
  const world = actionWorld()
  const tasks = [1, 2, 3].map((n) => taskSubject(n))
  world.services.scene.set({ rows: tasks, detail: tasks[1] ?? null, active: 't-1' })
  const [next, , select] = rowActions
  if (next) await world.run(next, {})
  expect(world.went).toEqual(['task t-3'])
  expect(select && (await world.run(select, {}))).toBe('refused')
})

test('select all again takes the other pages too, and says where more than 500 are too many', async () => {
  const world = actionWorld()
  const { scene } = world.services
  let asked = 0
  const select = async () => void asked++
  scene.set({ rows: [taskSubject(1), taskSubject(2)], more: { total: 240, select } })
  await world.run(selectAllRows, {})
  expect([scene.get().selected, asked]).toEqual([['t-1', 't-2'], 0])
  await world.run(selectAllRows, {})
  expect(asked).toBe(1)
  expect([240, 1240, null].map(everyTitle)).toEqual([
    'Select all 240 tasks',
    'Select the first 500 of 1,240 tasks',
    'Select up to 500 tasks',
  ])
})
