// What is changed of a task that a rule made is offered to the rule.
import { expect, test } from 'vitest'
import type { Action } from '#src/actions/action.ts'
import { stateOf } from '#src/actions/state-of.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { sentenceTime } from '#src/app/palette/sentence-row.ts'
import { assignSelected } from '#src/features/person/person.actions.ts'
import { renameTaskTo } from '#src/features/task-detail/task-title.actions.ts'
import { endStores } from '#src/lib/store.ts'
import { changeRuleToo } from '#src/model/recurrence/rule-too.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { fakeRule } from '#tests/house/recurrence-subjects.ts'
import { actionWorld, answering, taskSubject } from '#tests/kit/action-fakes.ts'
import { sentenceAction } from './sentence-change.ts'
import { setTaskLabels } from './task-labels.actions.ts'
import { assignTask, assignTaskTo } from './task-people.actions.ts'

const person = (username: string) => ({ id: username, username, name: username.toUpperCase(), avatar: null, headline: null })
const urgent = { id: '41', title: 'urgent', color: '#000000' }
const made = (more: Partial<TaskSubject> = {}) => taskSubject(1, { recurrenceId: 'r-1', ...more })

/** A world with one rule, which keeps what is written to it. */
function ruleWorld(task: Record<string, unknown> = {}, script = {}, facts: Parameters<typeof fakeRule>[0] = {}) {
  endStores()
  let rule = {
    ...fakeRule({ title: 'Task 1', ...facts }),
    task: { title: 'Task 1', people: [person('ben')], labelIds: ['42'], description: null, checklist: [], ...task },
    dates: [],
  }
  const world = actionWorld({
    script,
    answers: {
      GetRecurrence: answering(({ id }: { id: string }) => ({ recurrence: id === 'r-1' ? rule : null })),
      ProjectCatalogue: { workflows: [], taskTypes: [], efforts: [], labels: [urgent], boards: [], members: [] },
      UpdateRecurrence: answering(({ input }: { input: { task: Record<string, unknown> } }) => {
        const { people, ...rest } = input.task
        rule = {
          ...rule,
          task: { ...rule.task, ...rest, ...(people ? { people: (people as string[]).map((username) => person(username)) } : {}) },
        }
        return { recurrence: rule, userErrors: [] }
      }),
    },
  })
  const written = () =>
    world.sent.flatMap(({ name, variables }) => (name === 'UpdateRecurrence' ? [(variables.input as { task: object }).task] : []))
  return { ...world, written }
}

const offers = ({ said }: Pick<ReturnType<typeof actionWorld>, 'said'>) => said.flatMap(({ also }) => (also ? [also] : []))

test.each<{ what: string; action: Action; script?: object; task?: Partial<TaskSubject>; sent: object; back: object }>([
  { what: 'title', action: renameTaskTo('Water all plants'), sent: { title: 'Water all plants' }, back: { title: 'Task 1' } },
  { what: 'assignee', action: assignTaskTo(person('mia')), sent: { people: ['ben', 'mia'] }, back: { people: ['ben'] } },
  {
    what: 'assignee that is taken off',
    action: assignTaskTo(person('ben')),
    task: { assignees: [person('ben')] },
    ...{ sent: { people: [] }, back: { people: ['ben'] } },
  },
  {
    what: 'people of a visit',
    action: assignTask,
    script: { people: [['mia', 'rex']] },
    ...{ sent: { people: ['ben', 'mia', 'rex'] }, back: { people: ['ben'] } },
  },
  {
    what: 'label',
    action: setTaskLabels,
    script: { many: [{ add: ['urgent'] }] },
    ...{ sent: { labelIds: ['42', '41'] }, back: { labelIds: ['42'] } },
  },
  {
    what: 'sentence',
    action: sentenceAction(
      [
        { kind: 'assign', person: person('mia'), on: true },
        { kind: 'label', label: urgent, on: true },
        { kind: 'progress', percent: 10 },
      ],
      new Date(),
      sentenceTime,
    ),
    ...{ sent: { people: ['ben', 'mia'], labelIds: ['42', '41'] }, back: { people: ['ben'], labelIds: ['42'] } },
  },
])('RECUR-10 a changed $what of a made task is offered to its rule, once, and taken back', async ({ action, script, task, sent, back }) => {
  const world = ruleWorld({}, script)
  await world.run(action, { task: [made(task)] })
  expect(world.written()).toEqual([])
  const [offer, ...others] = offers(world)
  expect([offer?.title, others]).toEqual(['Change the rule too', []])
  offer?.run()
  await expect.poll(() => world.said.at(-1)?.text).toBe('The rule “Every Monday” is changed too')
  expect(world.written()).toEqual([sent])
  await world.undo()
  expect(world.written()).toEqual([sent, back])
})

const now: TaskSubject = made({ title: 'Water all plants', assignees: [person('mia')] })
const stateIn = ({ here }: Pick<ReturnType<typeof actionWorld>, 'here'>, subjects: Subjects) => stateOf(changeRuleToo, here(subjects)).kind

test('RECUR-10 the palette offers what was changed here and not passed on yet, in one step', async () => {
  const world = ruleWorld()
  expect(stateIn(world, { task: [now] })).toBe('hidden')
  await world.run(renameTaskTo('Water all plants'), { task: [made()] })
  await world.run(assignTaskTo(person('mia')), { task: [made({ title: 'Water all plants' })] })
  expect(stateIn(world, { task: [now] })).toBe('ready')
  await world.run(changeRuleToo, { task: [now] })
  expect(world.written()).toEqual([{ title: 'Water all plants', people: ['ben', 'mia'] }])
  expect(stateIn(world, { task: [now] })).toBe('hidden')
})

test('RECUR-10 what was taken back of the task is not offered to the rule any more', async () => {
  const world = ruleWorld()
  await world.run(renameTaskTo('Water all plants'), { task: [made()] })
  await world.undo()
  expect(stateIn(world, { task: [made()] })).toBe('hidden')
})

test('RECUR-10 tasks of no rule offer nothing; who may not change the rule is not asked', async () => {
  const world = ruleWorld()
  await world.run(renameTaskTo('Water all plants'), { task: [taskSubject(1)] })
  await world.run(renameTaskTo('Water all plants'), { task: [made({ viewerCan: ['EDIT'] })] })
  expect(world.said.map(({ text }) => text)).toEqual(['Renamed', 'Renamed'])
  expect(offers(world)).toEqual([])
})

test('RECUR-10 a rule that is like that already, and one that is gone, say so', async () => {
  const world = ruleWorld({ people: [person('mia')] })
  await world.run(assignTaskTo(person('mia')), { task: [made(), made({ id: 't-2', recurrenceId: 'r-9' })] })
  expect(offers(world)[0]?.title).toBe('Change the 2 rules too')
  await world.run(assignTaskTo(person('mia')), { task: [made()] })
  offers(world)[1]?.run()
  await expect.poll(() => world.said.at(-1)?.text).toBe('The rule is like that already.')
  await world.run(assignTaskTo(person('mia')), { task: [made({ id: 't-2', recurrenceId: 'r-9' })] })
  offers(world)[2]?.run()
  await expect.poll(() => world.said.at(-1)?.text).toBe('This rule was deleted, or you do not see its project.')
  expect(world.written()).toEqual([])
})

test('RECUR-10 a rule that is gone is not offered again', async () => {
  const world = ruleWorld()
  const task = made({ recurrenceId: 'r-9' })
  await world.run(renameTaskTo('Water all plants'), { task: [task] })
  const renamed = { ...task, title: 'Water all plants' }
  expect(stateIn(world, { task: [renamed] })).toBe('ready')
  await world.run(changeRuleToo, { task: [renamed] })
  expect(stateIn(world, { task: [renamed] })).toBe('hidden')
})

test('RECUR-10 a task that was moved passes on title and people, never labels of the other project', async () => {
  const world = ruleWorld({}, { many: [{ add: ['urgent'] }] })
  const moved = made({ projectSlug: 'mobile' })
  await world.run(setTaskLabels, { task: [moved] })
  offers(world)[0]?.run()
  await expect.poll(() => world.said.at(-1)?.text).toBe('The rule makes tasks in Website relaunch, which has other labels.')
  await world.run(
    sentenceAction(
      [
        { kind: 'assign', person: person('mia'), on: true },
        { kind: 'label', label: urgent, on: true },
      ],
      new Date(),
      sentenceTime,
    ),
    { task: [moved] },
  )
  offers(world)[1]?.run()
  await expect.poll(() => world.written()).toEqual([{ people: ['ben', 'mia'] }])
})

test('RECUR-10 a rule of a project in which one only reads is not changed, and a paused one is', async () => {
  const world = ruleWorld({}, {}, { viewerCan: ['PAID'] })
  await world.run(renameTaskTo('Water all plants'), { task: [made()] })
  offers(world)[0]?.run()
  await expect.poll(() => world.said.at(-1)?.text).toBe('The rules of Website relaunch are not yours to change.')
  expect(stateIn(world, { task: [now] })).toBe('hidden')
  const paused = ruleWorld({}, {}, { state: 'PAUSED' })
  await paused.run(renameTaskTo('Water all plants'), { task: [made()] })
  offers(paused)[0]?.run()
  await expect.poll(() => paused.written()).toEqual([{ title: 'Water all plants' }])
})

test('RECUR-10 somebody who is given selected tasks is offered to their rules', async () => {
  const world = ruleWorld()
  const task = made()
  world.services.scene.set({ rows: [task] })
  world.services.scene.toggle(task.id)
  await world.run(assignSelected, { person: [{ ...person('mia'), email: null } as never] })
  offers(world)[0]?.run()
  await expect.poll(() => world.written()).toEqual([{ people: ['ben', 'mia'] }])
})
