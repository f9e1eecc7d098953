// A person as others see them, over HTTP: who may read what, and that nothing tells of what they do not see.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

const ACME = { company_slug: 'acme' }

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const profile = (who: string, of: string, query: Record<string, string> = ACME) => world.as(who).get(`/people/${of}/`, query)

test('PROF-01 PROF-05 people of one workspace read each other; strangers and unknown names are the same 404', async () => {
  const { status, body } = await profile('ben', 'mia')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    ...{ username: 'mia', name: 'Mia Chen', email: 'mia@example.com', is_member: true, time: null },
    ...{ company: { slug: 'acme', name: 'Acme' }, companies: [{ slug: 'acme' }] },
  })
  expect(body.data.projects.map(({ slug }: { slug: string }) => slug)).toContain('website')
  const stranger = await profile('dora', 'mia')
  expect(stranger.status).toBe(404)
  expect((await profile('ben', 'nobody')).body).toEqual(stranger.body)
  expect((await world.as(null).get('/people/mia/', ACME)).status).toBe(401)
})

test('PROF-02 the email is for people of a workspace, never for guests, and for nobody where it is hidden', async () => {
  expect((await profile('gus', 'mia')).body.data.email).toBe(null)
  await world.as('mia').put('/auth/me', {}, { hide_email: true, time_zone: 'Asia/Tokyo' })
  const hidden = (await profile('ben', 'mia')).body.data
  expect([hidden.email, hidden.time_zone]).toEqual([null, 'Asia/Tokyo'])
  expect(hidden.local_time).toMatch(/^\d\d:\d\d$/)
  expect((await profile('mia', 'mia')).body.data.email).toBe('mia@example.com')
})

test('PROF-04 logged time is for oneself and the owner', async () => {
  for (const who of ['mia', 'ana']) {
    const { week_seconds: week, month_seconds: month } = (await profile(who, 'mia')).body.data.time
    expect([week >= 0, month >= 0]).toEqual([true, true])
  }
  for (const who of ['ben', 'rex', 'gus']) expect((await profile(who, 'mia')).body.data.time).toBe(null)
})

test('PROF-03 PROF-04 a guest sees a page as if the projects that they do not see did not exist', async () => {
  const before = (await profile('gus', 'mia')).body.data
  const sum = (days: { count: number }[]) => days.reduce((total, { count }) => total + count, 0)
  const all = (await profile('ana', 'mia')).body.data
  expect(sum(before.days)).toBeLessThanOrEqual(sum(all.days))
  await world.db.execute(sql`update projects p set deleted_at = now() from companies c where c.id = p.company_id and c.slug = 'acme' and not exists (
    select 1 from project_members m join people g on g.id = m.person_id where m.project_id = p.id and g.username = 'gus')`)
  const { local_time: _, ...after } = (await profile('gus', 'mia')).body.data
  const { local_time: __, ...same } = before
  expect(after).toEqual(same)
})

test('PROF-01 a former colleague stays for who sees work of theirs, and is said to have left', async () => {
  await world.db.execute(sql`delete from company_members m using people p where p.id = m.person_id and p.username = 'rex'`)
  const left = await profile('ana', 'ben')
  expect(left.body.data.is_member).toBe(true)
  const seen = await profile('ana', 'rex')
  const { rows } = await world.db.execute<{ some: boolean }>(sql`select exists (
    select 1 from comments c join people p on p.id = c.author_id where p.username = 'rex') as some`)
  if (rows[0]?.some) expect(seen.body.data).toMatchObject({ is_member: false, email: null, member_since: null })
  else expect(seen.status).toBe(404)
})
