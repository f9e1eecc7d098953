// What starting, completing and reopening a sprint send, for the matrix of roles.
import { randomUUID } from 'node:crypto'
import { type Ground, mutate, type Row } from './role-call.ts'
import { WEBSITE } from './task-calls.ts'

const DAYS = { start_date: '2099-01-05', end_date: '2099-01-18' }

/** Makes a sprint of the website as the owner, and starts it where it is to run; whichever one ran before is completed first. */
async function sprintFor({ world }: Ground, runs: boolean): Promise<string> {
  const ana = world.host.as('ana')
  const { body: found } = await ana.get('/sprints/', { ...WEBSITE, state: 'active' })
  for (const { id } of found.data) await ana.post(`/sprints/${id}/complete/`, WEBSITE, { carry_to: null })
  const { body } = await ana.post('/sprints/', WEBSITE, { title: `Matrix ${randomUUID().slice(0, 8)}`, ...DAYS })
  if (runs) await ana.post(`/sprints/${body.data.id}/start/`, WEBSITE, {})
  return String(body.data.id)
}

/** By the verb of the action. */
export const sprintRows: Readonly<Record<'start' | 'complete' | 'reopen', Row>> = {
  start: async (ground) => mutate(ground, 'startSprint', { project: ground.project, id: await sprintFor(ground, false) }),
  complete: async (ground) => {
    const input = { sprint: await sprintFor(ground, true), carryTo: null }
    return mutate(ground, 'completeSprint', { project: ground.project, input })
  },
  reopen: async (ground) => mutate(ground, 'reopenSprint', { project: ground.project, id: await sprintFor(ground, true) }),
}
