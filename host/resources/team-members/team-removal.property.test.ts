// Taking somebody off beside their own writes and those of others about them: whatever comes in between, nothing of theirs is left.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

const acme = { company_slug: 'acme' }
const MOBILE = { ...acme, project_slug: 'mobile' }
let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const tokenTo = async (email: string) =>
  new URL((await world.mailsNow()).findLast(({ to }) => to === email)?.link ?? '').searchParams.get('token')

async function invited(email: string, at: typeof WEBSITE) {
  await world.as('ana').post('/project-team-members/invite/', at, { emails: [email], names: ['New'], roles: ['member'] })
  return tokenTo(email)
}

/** Somebody on the website with an open task, a done one, and an invitation to mobile that waits. */
async function ground() {
  const { username, email } = await world.person(`r${crypto.randomUUID().slice(0, 8)}`)
  await world.as(username).post(`/invitations/${await invited(email, WEBSITE)}/accept`)
  const [open, ready] = [await makeTask(world, 'ana'), await makeTask(world, 'ana')]
  for (const { uuid } of [open, ready]) await world.as('ana').post('/task-assignees/', { ...WEBSITE, task_uuid: uuid }, { username })
  await world.as('ana').put(`/tasks/${ready.uuid}/estimative/`, WEBSITE, { estimative: 100 })
  const seats = (await world.as('ana').get('/project-team-members/', WEBSITE)).body.data as { id: number; user: { username: string } }[]
  const seatId = seats.find(({ user }) => user.username === username)?.id ?? 0
  const { url } = (await world.as('ana').post('/project-team-members/users/invite/shareable', { ...MOBILE, status: 'true' })).body.data
  return { username, open, ready, seatId, mail: await invited(email, MOBILE), link: new URL(url).searchParams.get('token') }
}
type Ground = Awaited<ReturnType<typeof ground>>

const WRITES: Readonly<Record<string, (on: Ground) => Promise<{ status: number }>>> = {
  'starts a timer': ({ username, open }) => world.as(username).post('/timer/start/', WEBSITE, { task_uuid: open.uuid }),
  'opens what was done': ({ username, ready }) => world.as(username).put(`/tasks/${ready.uuid}/estimative/`, WEBSITE, { estimative: 10 }),
  'makes a task of their own': async ({ username }) => {
    const made = await world.as(username).post('/tasks/', WEBSITE, { title: 'Mine' })
    if (made.status !== 201) return made
    return world.as(username).post('/task-assignees/', { ...WEBSITE, task_uuid: made.body.data.uuid }, { username })
  },
  'makes a project': ({ username }) => world.as(username).post('/projects/', acme, { name: `Race ${username}` }),
  'accepts by mail': ({ username, mail }) => world.as(username).post(`/invitations/${mail}/accept`),
  'comes by the link': ({ username, link }) => world.as(username).post(`/invitations/${link}/accept`),
  'is given a task': ({ username, open }) => world.as('ben').post('/task-assignees/', { ...WEBSITE, task_uuid: open.uuid }, { username }),
  'is put on a project': ({ username }) => world.as('ana').post('/project-team-members/', MOBILE, { username, role: 'admin' }),
  'gets another role': ({ seatId }) => world.as('ana').put(`/project-team-members/${seatId}/`, WEBSITE, { role: 'admin' }),
  'has a task opened again by others': ({ ready }) => world.as('ben').put(`/tasks/${ready.uuid}/estimative/`, WEBSITE, { estimative: 20 }),
}

const LEFT = {
  memberships: sql`select 1 from company_members m join people p on p.id = m.person_id`,
  seats: sql`select 1 from project_members m join people p on p.id = m.person_id`,
  timers: sql`select 1 from time_entries m join people p on p.id = m.person_id and m.ended_at is null`,
  tasks: sql`select 1 from task_people m join people p on p.id = m.person_id join tasks t on t.id = m.task_id and not t.done and not t.is_archived`,
  projects: sql`select 1 from projects m join people p on p.id = m.owner_id`,
}

test('TEAM-08 removal beside any writes leaves no membership, no seat, no open task, no running timer and no project', async () => {
  const plan = fc.record({ writes: fc.shuffledSubarray(Object.keys(WRITES), { minLength: 4 }), at: fc.integer({ min: 0, max: 4 }) })
  await fc.assert(
    fc.asyncProperty(plan, async ({ writes, at }) => {
      const on = await ground()
      const remove = () => world.as('ana').send({ method: 'DELETE', url: `/team-members/${on.username}/`, query: acme, payload: {} })
      const calls = [...writes.slice(0, at).map((name) => WRITES[name]), remove, ...writes.slice(at).map((name) => WRITES[name])]
      const answers = await Promise.all(calls.map((call) => call?.(on)))
      expect(answers.filter((answer) => (answer?.status ?? 500) >= 500)).toEqual([])
      expect(answers[at]?.status).toBe(200)
      for (const [name, query] of Object.entries(LEFT))
        expect([name, (await world.db.execute(sql`${query} where p.username = ${on.username}`)).rows]).toEqual([name, []])
    }),
    { numRuns: 8 },
  )
})
