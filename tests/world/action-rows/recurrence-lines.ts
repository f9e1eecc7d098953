// What is done to rules of recurring tasks: made, named, timed, given to people, paused, skipped, run, deleted, and taken back.
import { makeRecurrence, ruleTimeTo } from '#src/features/recurrence/recurrence.actions.ts'
import { repeatTaskBy } from '#src/features/recurrence/repeat-task.ts'
import type { RecurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'
import { ruleToo } from '#src/model/recurrence/rule-too.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { fakeRule, rulesIn } from '#tests/house/recurrence-subjects.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import type { Given, Line } from './line.ts'

const DAY = '2091-01-01'
const named = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`
const TIMED = ['recurrences.next_day', 'recurrences.next_at'] as const

/** A task that a rule has made, as if it had been renamed in the client just now. */
async function renamedTask(bench: ActionBench): Promise<TaskSubject> {
  const { id } = await makeRule(bench)
  const { body } = await bench.world.host.as('ana').post(`/recurring-tasks/${id}/run/`, WEBSITE, {})
  const task = { ...(await bench.again({ id: body.data.uuid })), title: named('Renamed') }
  ruleToo([{ task, title: task.title }])
  return task
}

async function makeRule(bench: ActionBench): Promise<RecurrenceSubject> {
  const rule = { task: { title: named('Line') }, rule: 'FREQ=DAILY', timezone: 'UTC', start_on: DAY }
  const { body } = await bench.world.host.as('ana').post('/recurring-tasks/', WEBSITE, rule)
  const { id, title, next } = body.data
  return fakeRule({
    ...{ id, title, words: 'Every day', rule: 'FREQ=DAILY', startOn: DAY, task: { title, people: [] } },
    next: next.map(({ day }: { day: string }) => ({ day, at: null })),
    author: { username: 'ana', name: 'Ana Souza', avatar: null },
    viewerCan: [...bench.project.viewerCan],
  })
}

const onRule =
  (script: () => Script = () => ({}), more: Partial<Given> = {}) =>
  async (bench: ActionBench): Promise<Given> => ({ subjects: { recurrence: [await makeRule(bench)] }, script: script(), ...more })

/** The lines. */
export const recurrenceLines: readonly Line[] = [
  {
    id: 'recurrence.new',
    async given(bench) {
      const input = { task: { title: named('New') }, rule: 'FREQ=DAILY', timezone: 'UTC', startOn: DAY }
      const rule = { project: { slug: 'website', name: 'Website relaunch' }, input, words: 'Every day', next: [] }
      return {
        subjects: { 'recurrence-list': rulesIn(bench.project.viewerCan)['recurrence-list'] },
        action: makeRecurrence(rule, crypto.randomUUID()),
      }
    },
    touches: ['+recurrences'],
  },
  { id: 'recurrence.rename', given: onRule(() => ({ text: [named('Renamed')] })), touches: ['recurrences.task'] },
  {
    id: 'recurrence.when',
    given: onRule(undefined, { action: ruleTimeTo({ rule: 'FREQ=WEEKLY;BYDAY=WE', time: '10:00' }, {}) }),
    touches: ['recurrences.rule', 'recurrences.at', ...TIMED],
  },
  {
    id: 'recurrence.pause',
    given: onRule(),
    touches: ['recurrences.state', ...TIMED],
  },
  { id: 'recurrence.skip-next', given: onRule(), touches: ['+recurrence_runs', ...TIMED] },
  {
    id: 'recurrence.pause-until',
    given: onRule(() => ({ date: [new Date('2091-06-01T00:00:00')] })),
    touches: ['recurrences.state', 'recurrences.paused_until', ...TIMED],
  },
  { id: 'recurrence.people', given: onRule(() => ({ people: [['mia']] })), touches: ['recurrences.task'] },
  {
    id: 'recurrence.run-now',
    given: onRule(),
    touches: ['+recurrence_runs', '+tasks', '+audit_events', 'project_task_totals.active'],
    noUndo: 'a task that is there may be seen by others already',
  },
  {
    id: 'task.repeat',
    given: async (bench) => ({
      subjects: { task: await bench.tasks(1) },
      action: repeatTaskBy({ rule: 'FREQ=WEEKLY;BYDAY=MO', timezone: 'UTC', time: '09:00' }, crypto.randomUUID()),
    }),
    touches: ['+recurrences', '+recurrence_runs', 'tasks.recurrence_id'],
  },
  {
    id: 'task.change-rule',
    given: async (bench, count) => {
      const [first = await renamedTask(bench), ...more] = await Promise.all(Array.from({ length: count }, () => renamedTask(bench)))
      return { subjects: { task: [first, ...more] } }
    },
    touches: ['recurrences.task'],
  },
  { id: 'recurrence.delete', given: onRule(() => ({ confirm: [true] })), touches: ['-recurrences'], held: true },
]
