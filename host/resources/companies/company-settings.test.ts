// The settings of a workspace over HTTP, and handing it to somebody else.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { people } from '../people/people.table.ts'
import { companyTransfers } from './companies.table.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ hasher: { hash: async (text) => text, verify: async (hash, text) => hash === text } })
  await makeTeam(world)
  await world.db.update(people).set({ passwordHash: sql`'word of ' || username` })
})
afterAll(() => world.close())

const PATH = '/companies/acme'
const settings = async (who = 'ana') => (await world.as(who).get(`${PATH}/settings`)).body.data
const change = (body: object, who = 'ana') => world.as(who).put(PATH, {}, body)
const lines = async () =>
  (
    await world.db.execute<{ sentence: string }>(sql`select sentence from audit_events where action = 'workspace.change' order by id`)
  ).rows.map(({ sentence }) => sentence)

test('WSET-01 WSET-05 the owner reads the settings and changes each; every change is a line of the log', async () => {
  expect(await settings()).toMatchObject({
    slug: 'acme',
    name: 'acme',
    time_zone: 'UTC',
    week_start: 1,
    currency: 'EUR',
    project_creators: 'members',
    deletion_at: null,
    transfer: null,
  })
  const png = 'data:image/png;base64,iVBORw0KGgo='
  const all = { name: ' Acme  ', logo: png, whitelabel_logo: 'https://x.test/wide.png', favicon: png, time_zone: 'Europe/Berlin' }
  const changed = await change({ ...all, week_start: 0, currency: 'JPY', project_creators: 'owner' })
  expect(changed.status).toBe(200)
  expect(await settings()).toEqual(changed.body.data)
  expect(changed.body.data).toMatchObject({
    name: 'Acme',
    slug: 'acme',
    logo: png,
    whitelabel: { logo: 'https://x.test/wide.png' },
    favicon: png,
    time_zone: 'Europe/Berlin',
    week_start: 0,
    currency: 'JPY',
    project_creators: 'owner',
  })
  await change({ currency: 'JPY' })
  await change({ favicon: null, week_start: 6 })
  expect(await lines()).toEqual([
    'renamed the workspace to “Acme”',
    'changed the logo of the workspace',
    'changed the page icon of the workspace',
    'changed the wide logo of the workspace',
    'set the time zone of the workspace to Europe/Berlin',
    'let the week of the workspace start on Sunday',
    'set the currency of the workspace to JPY',
    'let nobody else create projects in the workspace',
    'removed the page icon of the workspace',
    'let the week of the workspace start on Saturday',
  ])
})

test.each([
  [{ name: '   ' }, 'name', 'Please enter a name.'],
  [{ name: '🎉🎉' }, 'name', 'Please enter a name.'],
  [{ name: 'x'.repeat(121) }, 'name', 'At most 120 characters.'],
  [{ logo: 'javascript:alert(1)' }, 'logo', 'A picture must be an http address or a PNG, JPEG, GIF or WebP.'],
  [{ favicon: `data:image/png;base64,${'A'.repeat(2_000_000)}` }, 'favicon', 'This picture is too large.'],
  [{ time_zone: 'Mars/Olympus' }, 'time_zone', 'There is no such time zone.'],
  [{ week_start: 7 }, 'week_start', 'Choose a day of the week.'],
  [{ currency: 'ABC' }, 'currency', 'There is no such currency.'],
  [{ project_creators: 'guests' }, 'project_creators', 'Choose owner or members.'],
])('WSET-13 bad input is refused at its field: %#', async (body, field, sentence) => {
  const before = await settings()
  const answer = await change(body)
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [sentence] } } })
  expect(await settings()).toEqual(before)
})

test('WSET-05 only the owner; the address part never changes; a foreign workspace is unknown', async () => {
  expect((await change({ slug: 'other' })).status).toBe(400)
  for (const who of ['mia', 'gus']) {
    expect((await world.as(who).get(`${PATH}/settings`)).status).toBe(403)
    expect((await change({ name: 'Mine' }, who)).status).toBe(403)
  }
  expect((await world.as('dora').get(`${PATH}/settings`)).status).toBe(404)
  expect((await change({ name: 'Mine' }, 'dora')).status).toBe(404)
})

test('WSET-04 who may create projects holds at the next read of the workspace, and for the call itself', async () => {
  const may = async (who: string) => (await world.as(who).get(PATH)).body.data.settings
  await change({ project_creators: 'owner' })
  expect(await may('ana')).toEqual({ can_create_projects: true, project_creators: 'owner' })
  expect(await may('mia')).toEqual({ can_create_projects: false, project_creators: 'owner' })
  expect((await world.as('mia').post('/projects/', { company_slug: 'acme' }, { name: 'No' })).status).toBe(403)
  await change({ project_creators: 'members' })
  expect(await may('mia')).toMatchObject({ can_create_projects: true })
  expect(await may('gus')).toMatchObject({ can_create_projects: false })
})

test('WSET-01 the time zone of a new workspace is its creator’s', async () => {
  await world.as('dora').post('/companies', {}, { name: 'Zoned', time_zone: 'Asia/Tokyo' })
  expect((await world.as('dora').get('/companies/zoned/settings')).body.data.time_zone).toBe('Asia/Tokyo')
})

const offer = (username: string, password = 'word of ana') => world.as('ana').post(`${PATH}/transfer`, {}, { username, password })
const reply = (who: string, accept: boolean) => world.as(who).put(`${PATH}/transfer`, {}, { accept })
const feed = async (who: string) =>
  (await world.as(who).get('/feeds/notifications/', { company_slug: 'acme' })).body.data.map(
    (one: { data: { title: string } }) => one.data.title,
  )

test('WSET-07 a workspace is offered to a member with the password, and nothing changes before they accept', async () => {
  for (const who of ['gus', 'ana', 'dora', 'nobody'])
    expect(await offer(who)).toMatchObject({
      status: 422,
      body: { errors: { username: ['Only a member of this workspace can become its owner.'] } },
    })
  expect(await offer('mia', 'guess')).toMatchObject({ status: 422, body: { errors: { password: ['That is not your password.'] } } })
  const made = await offer('mia')
  expect(made).toMatchObject({ status: 201, body: { data: { transfer: { username: 'mia' }, owner: { username: 'ana' } } } })
  expect(await feed('mia')).toEqual(['offers you the workspace “Acme”'])
  await world.sendMails(new Date(Date.now() + 1_000))
  expect(world.mails.at(-1)).toMatchObject({
    to: 'mia@example.com',
    subject: '“ana” offers you the workspace “Acme”',
    link: `${world.settings.appUrl}/acme/settings#transfer`,
  })
  const seen = async (who: string) => (await world.as(who).get(`${PATH}/transfer`)).body.data
  expect([await seen('mia'), await seen('ana')]).toMatchObject([{ username: 'mia' }, { username: 'mia' }])
  expect(await seen('ben')).toBeNull()
  expect((await reply('ben', true)).status).toBe(404)

  expect((await world.as('ana').del(`${PATH}/transfer`)).body.data.transfer).toBeNull()
  expect(await feed('mia')).toEqual([])
  expect((await reply('mia', true)).status).toBe(404)
  await offer('mia')
  expect((await reply('mia', false)).status).toBe(200)
  expect(await feed('ana')).toContain('declined the workspace “Acme”')
  expect((await settings()).transfer).toBeNull()
})

test('WSET-07 an offer ends after seven days', async () => {
  await offer('mia')
  await world.db.update(companyTransfers).set({ expiresAt: new Date(Date.now() - 1_000) })
  expect((await settings()).transfer).toBeNull()
  expect(await reply('mia', true)).toMatchObject({ status: 409, body: { code: 'offer_ended' } })
})

test('WSET-08 on acceptance the old owner becomes a member and stays admin on their projects; plan and settings stay', async () => {
  const before = await settings()
  await offer('mia')
  expect((await reply('mia', true)).status).toBe(200)
  expect(await world.as('ana').get(`${PATH}/settings`)).toMatchObject({ status: 403 })
  const after = await settings('mia')
  expect(after).toMatchObject({ owner: { username: 'mia' }, transfer: null })
  for (const key of ['subscription', 'unlimited_workspaces', 'currency', 'time_zone', 'name']) expect(after[key]).toEqual(before[key])
  const project = (await world.as('ana').get('/projects/website/', { company_slug: 'acme' })).body.data
  expect(project.logged_user_role).toEqual({ name: 'admin' })
  expect((await world.as('ana').get(PATH)).body.data.role).toEqual({ name: 'member' })
  expect(await feed('ana')).toContain('took over the workspace “Acme”')
})

test('WSET-07 whoever guesses the password has to wait', async () => {
  const tries = []
  for (let count = 0; count < 12; count += 1)
    tries.push((await world.as('dora').post('/companies/globex/transfer', {}, { username: 'x', password: 'no' })).status)
  expect(tries.filter((status) => status === 422)).toHaveLength(10)
  expect(tries.at(-1)).toBe(429)
})
