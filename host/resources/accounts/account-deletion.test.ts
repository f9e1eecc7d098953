// Deleting an account over HTTP: what it takes, the way back, and what is left when its time is over.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { purgeAccounts } from './account-deletion.store.ts'

const PASSWORD = 'palette-demo-1'
const DAY_MS = 86_400_000

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const signIn = (username: string) => world.as(null).post('/auth/sign-in', {}, { email: `${username}@example.com`, password: PASSWORD })
const restore = (username: string, password = PASSWORD) =>
  world.as(null).post('/auth/me/restore', {}, { email: `${username}@example.com`, password })
const remove = async (username: string, body: object) => {
  const authorization = `Bearer ${(await signIn(username)).body.data.access_token}`
  return world.as(null).send({ method: 'DELETE', url: '/auth/me', headers: { authorization }, payload: body })
}
const subjects = async (to: string) => {
  await world.sendMails()
  return world.mails.filter((mail) => mail.to === to).map(({ subject }) => subject)
}

test('PROFUP-11 username and password have to be right, and whoever owns a workspace is told which', async () => {
  expect((await remove('mia', { username: 'Mia', password: PASSWORD })).body.errors).toEqual({ username: ['This is not your username.'] })
  expect((await remove('mia', { username: 'mia', password: 'no' })).body.errors).toEqual({ password: ['This is not your password.'] })
  expect(await remove('ana', { username: 'ana', password: PASSWORD })).toMatchObject({
    status: 409,
    body: { code: 'owns_workspaces', message: 'You own Acme. Transfer or delete what you own first.', companies: [{ slug: 'acme' }] },
  })
})

test('PROFUP-11 SESS-03 every session ends; signing in tells the day and opens none; restored, everything is as it was', async () => {
  const before = (await world.as('mia').get('/auth/me')).body
  expect((await remove('mia', { username: 'mia', password: PASSWORD })).status).toBe(200)
  expect((await world.as('mia').get('/auth/me')).status).toBe(401)
  expect(await signIn('mia')).toMatchObject({
    status: 403,
    body: { code: 'account_leaving', message: expect.stringMatching(/^This account will be deleted on \d+ \w+ \d{4}\.$/) },
  })
  expect((await subjects('mia@example.com')).at(-1)).toMatch(/^Your account will be deleted on/)
  expect([(await restore('mia', 'wrong')).status, (await restore('ben')).status]).toEqual([401, 401])
  const back = await restore('mia')
  expect(back.body.data.user).toEqual(before.data)
  expect((await signIn('mia')).status).toBe(200)
  expect(await purgeAccounts(world.db, new Date(Date.now() + 15 * DAY_MS))).toBe(0)
})

test('PROFUP-11 after 14 days name, address, picture and notes are gone; what was written stays, signed by nobody', async () => {
  const { rows: was } = await world.db.execute<{ id: string; tasks: number; notes: number }>(sql`
    select id, (select count(*)::int from comments where author_id = people.id) as tasks,
      (select count(*)::int from notes where person_id = people.id) as notes from people where username = 'ben'`)
  const ben = was[0]
  await world.as('ben').post('/notes/', {}, { title: 'Mine' })
  await remove('ben', { username: 'ben', password: PASSWORD })
  expect(await purgeAccounts(world.db, new Date(Date.now() + 13 * DAY_MS))).toBe(0)
  expect(await purgeAccounts(world.db, new Date(Date.now() + 15 * DAY_MS))).toBe(1)
  expect(await purgeAccounts(world.db, new Date(Date.now() + 15 * DAY_MS))).toBe(0)
  const { rows } = await world.db.execute(sql`
    select name, email, username, avatar, headline, password_hash, (select count(*)::int from notes where person_id = people.id) as notes,
      (select count(*)::int from comments where author_id = people.id) as tasks,
      (select count(*)::int from known_networks where person_id = people.id) as networks
    from people where id = ${ben?.id}`)
  expect(rows[0]).toMatchObject({
    name: 'Deleted person',
    avatar: null,
    headline: null,
    password_hash: null,
    notes: 0,
    networks: 0,
    tasks: ben?.tasks,
  })
  expect(JSON.stringify(rows)).not.toMatch(/ben|Okafor/)
  expect(await subjects('ben@example.com')).toContain('Your account is deleted')
  expect([(await signIn('ben')).status, (await restore('ben')).status]).toEqual([401, 401])
})
