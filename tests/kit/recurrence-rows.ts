// What actions on rules of recurring tasks send, for the matrix of roles. The owner makes the rule.
import { randomUUID } from 'node:crypto'
import { type Ground, mutate, type Row } from './role-call.ts'
import { WEBSITE } from './task-calls.ts'

/** Actions that change nothing on the host. */
export const ruleReads = ['recurrence.open', 'recurrence.copy-link', 'recurrence.filter', 'recurrence.clear-filters']

/** A day that is always to come. */
const DAY = '2091-01-01'

const fresh = () => ({ title: `Matrix ${randomUUID().slice(0, 8)}` })

async function makeRule({ world }: Ground): Promise<string> {
  const rule = { task: fresh(), rule: 'FREQ=DAILY', timezone: 'UTC', start_on: DAY }
  const { body } = await world.host.as('ana').post('/recurring-tasks/', WEBSITE, rule)
  return body.data.id
}

const onRule =
  (name: string, args: Record<string, unknown> = {}): Row =>
  async (ground) =>
    mutate(ground, name, { project: ground.project, id: await makeRule(ground), ...args })

/** By action. */
export const ruleRows: Readonly<Record<string, Row>> = {
  'recurrence.new': (ground) =>
    mutate(ground, 'createRecurrence', {
      project: ground.project,
      input: { task: fresh(), rule: 'FREQ=DAILY', timezone: 'UTC', startOn: DAY },
    }),
  'task.repeat': (ground) =>
    mutate(ground, 'createRecurrence', {
      project: ground.project,
      input: { task: {}, taskId: ground.task.id, rule: 'FREQ=DAILY', timezone: 'UTC' },
    }),
  'recurrence.rename': onRule('updateRecurrence', { input: { task: { title: 'Renamed' } } }),
  'recurrence.when': onRule('updateRecurrence', { input: { rule: 'FREQ=WEEKLY;BYDAY=MO', time: '10:00' } }),
  'recurrence.people': onRule('updateRecurrence', { input: { task: { people: ['mia'] } } }),
  'recurrence.pause': onRule('pauseRecurrence'),
  'recurrence.pause-until': onRule('pauseRecurrence', { until: DAY }),
  'recurrence.skip-next': onRule('skipOccurrence', { day: DAY, skipped: true }),
  'recurrence.run-now': onRule('runRecurrence'),
  'recurrence.delete': onRule('deleteRecurrence'),
  'task.change-rule': onRule('updateRecurrence', { input: { task: { title: 'Changed too' } } }),
}
