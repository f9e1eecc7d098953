// The people of a project over HTTP.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
const website = { company_slug: 'acme', project_slug: 'website' }
beforeAll(async () => {
  world = await openHostWorld()
  await makeTeam(world)
})
afterAll(() => world.close())

const names = (rows: { username: string }[]) => rows.map((row) => row.username)

test('REST-12 the people on a project with their roles, by name', async () => {
  const { body } = await world.as('gus').get('/project-team-members/', website)
  expect(body.data.map((row: { user: { username: string }; role: { name: string } }) => [row.user.username, row.role.name])).toEqual([
    ['ana', 'admin'],
    ['ben', 'admin'],
    ['gus', 'guest'],
    ['mia', 'member'],
    ['rex', 'restrict'],
  ])
  expect(body.data[0].id).toEqual(expect.any(Number))
  expect(JSON.stringify(body)).not.toContain('@example.com')
})

test('REST-13 REST-14 INVITE-18 INVITE-21 a workspace person is added, told, and no longer offered', async () => {
  const offered = async () => names((await world.as('ben').get('/project-team-members/not-added/', website)).body.data)
  expect(await offered()).toEqual(['nia'])
  const add = (body: object) => world.as('ben').post('/project-team-members/', website, body)
  expect(await add({ username: 'nia', role: 'member' })).toMatchObject({
    status: 201,
    body: { data: { user: { username: 'nia' }, role: { name: 'member' } } },
  })
  expect(await offered()).toEqual([])
  expect((await add({ username: 'nia', role: 'admin' })).status).toBe(409)
  expect((await add({ username: 'dora' })).body.errors.username).toHaveLength(1)
  expect((await add({ username: 'nobody' })).body.errors.username).toHaveLength(1)
  expect((await add({ username: 'nia', role: 'owner' })).body.errors.role).toEqual(['The role must be guest, restrict, member or admin.'])
  const feed = await world.as('nia').get('/feeds/notifications/', { company_slug: 'acme', page: 1 })
  expect(feed.body.data).toMatchObject([{ user: { name: 'ben' }, data: { title: 'added you to Website' }, resource: 'projects' }])
})

test('REST-15 INVITE-26 INVITE-28 invitations by e-mail: one mail each, wrong entries named', async () => {
  const invite = (body: object) => world.as('ben').post('/project-team-members/invite/', website, body)
  const sent = await invite({ emails: ['New@Example.com', 'other@example.com'], names: ['New', 'Other'], roles: ['guest', 'member'] })
  expect(sent).toMatchObject({ status: 201, body: { data: { sent: 2 } } })
  const mails = await world.mailsNow()
  expect(mails.map((mail) => mail.to).sort()).toEqual(['new@example.com', 'other@example.com'])
  expect(mails[0]?.link).toMatch(/\/accept-invitation\?token=[\w-]{43}$/)
  expect(mails[0]?.subject).toBe('“ben” invites you to “Website”')

  const wrong = await invite({ emails: ['nope', 'a@b.cd', 'A@b.cd'], names: ['', 'A', 'B'], roles: ['guest', 'chief', 'guest'] })
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors).toMatchObject({
    'emails.0': ['Invalid email address.'],
    'names.0': [expect.any(String)],
    'roles.1': [expect.any(String)],
  })
  const twice = await invite({ emails: ['a@b.cd', 'A@b.cd'], names: ['A', 'B'], roles: ['guest', 'guest'] })
  expect(twice.body.errors).toEqual({ 'emails.1': ['This address is in the list twice.'] })
  expect((await invite({ emails: ['a@b.cd'], names: [], roles: [] })).status).toBe(422)
  expect((await invite({ emails: [], names: [], roles: [] })).status).toBe(422)
  expect((await invite({ emails: ['mia@example.com'], names: ['Mia'], roles: ['admin'] })).body.errors).toHaveProperty('emails.0')
  expect(await world.mailsNow()).toHaveLength(2)
})

test('TEAM-03 TEAM-12 an address of the workspace is added at once with its role and told, the others are mailed; unconfirmed it is mailed, too', async () => {
  const place = { company_slug: 'acme', project_slug: 'open' }
  const invite = (body: object, who: HostWorld = world) => who.as('ana').post('/project-team-members/invite/', place, body)
  const before = (await world.mailsNow()).length
  const sent = await invite({ emails: ['REX@example.com', 'far@example.com'], names: ['Rex', 'Far'], roles: ['member', 'guest'] })
  expect(sent).toMatchObject({
    status: 201,
    body: { data: { sent: 2, invited: [{ email: 'far@example.com' }], added: [{ user: { username: 'rex' }, role: { name: 'member' } }] } },
  })
  expect((await world.mailsNow()).slice(before).map(({ to }) => to)).toEqual(['far@example.com'])
  const { data } = (await world.as('ana').get('/project-team-members/', place)).body
  expect(data.find((row: { user: { username: string } }) => row.user.username === 'rex')).toEqual(sent.body.data.added[0])
  const feed = await world.as('rex').get('/feeds/notifications/', { company_slug: 'acme', page: 1 })
  expect(feed.body.data[0]).toMatchObject({ user: { name: 'ana' }, data: { title: expect.stringMatching(/^added you to /) } })
  // On it already: nobody of the list is added or mailed.
  const again = await invite({ emails: ['nia@example.com', 'mia@example.com'], names: ['Nia', 'Mia'], roles: ['guest', 'guest'] })
  expect(again.body.errors).toEqual({ 'emails.0': ['This person is on the project already.'] })
  expect(await world.mailsNow()).toHaveLength(before + 1)
  const soft = await openHostWorld({ env: { EMAIL_VERIFICATION: 'soft' } })
  await makeTeam(soft)
  await soft.db.execute(sql`update people set email_verified_at = case when username = 'mia' then null else now() end`)
  expect((await invite({ emails: ['mia@example.com'], names: ['Mia'], roles: ['member'] }, soft)).body.data).toMatchObject({
    ...{ invited: [{ email: 'mia@example.com' }], added: [] },
  })
  await soft.close()
})

test('TEAM-03 who is added at once has no open invitation left; undone it is open as before, and one whose mail waits gets another link', async () => {
  const own = await openHostWorld({ env: { EMAIL_VERIFICATION: 'soft' } })
  await makeTeam(own)
  const place = { company_slug: 'acme', project_slug: 'open' }
  const at = (who: string) => own.as(who)
  const confirm = (stands: boolean) =>
    own.db.execute(sql`update people set email_verified_at = case when username <> 'mia' or ${stands} then now() end`)
  const invite = (role: string, query = place) =>
    at('ana').post('/project-team-members/invite/', query, { emails: ['mia@example.com'], names: ['Mia'], roles: [role] })
  const tokens = async () =>
    (await own.mailsNow())
      .filter(({ to }) => to === 'mia@example.com')
      .map(({ link }) => new URL(link ?? '').searchParams.get('token') ?? '')
  const stateOf = async (token = '') => (await at('mia').get(`/invitations/${token}`)).body.data.state
  const seatOf = async () => {
    const { data } = (await at('ana').get('/project-team-members/', place)).body
    return data.find(({ user }: { user: { username: string } }) => user.username === 'mia')?.id
  }
  const off = async (undo: string, who = 'ana') => at(who).del(`/project-team-members/${await seatOf()}/`, { ...place, undo })
  const waiting = async () => (await at('ana').get('/invitations/', { company_slug: 'acme' })).body.data.length

  await confirm(false)
  expect((await invite('admin')).body.data.invited).toHaveLength(1)
  const [first = ''] = await tokens()
  // Nobody knows yet that the address is theirs.
  const add = () => at('ana').post('/project-team-members/', place, { username: 'mia', role: 'guest' })
  expect((await add()).status).toBe(201)
  expect(await stateOf(first)).toBe('open')
  await off('0')
  await confirm(true)

  for (const adding of [add, () => invite('member')]) {
    expect((await adding()).status).toBe(201)
    expect([await stateOf(first), await waiting()]).toEqual(['withdrawn', 0])
    expect((await at('mia').post(`/invitations/${first}/accept`)).status).toBe(409)
    expect((await off('1')).status).toBe(200)
    expect([await stateOf(first), await waiting(), await seatOf()]).toEqual(['open', 1, undefined])
  }
  expect(await tokens()).toHaveLength(1)
  const feed = await at('mia').get('/feeds/notifications/', { company_slug: 'acme', page: 1 })
  expect(feed.body.data.map(({ data }: { data: { title: string } }) => data.title)).toContain('invited you to Open')

  // Whoever else takes them off, or without undoing, opens nothing.
  await add()
  await off('0')
  expect(await stateOf(first)).toBe('withdrawn')

  // Its mail had not gone: it is taken back with it, and another one goes.
  await confirm(false)
  expect((await invite('admin')).status).toBe(201)
  await confirm(true)
  await add()
  expect((await own.db.execute(sql`select 1 from mails where kind = 'invitation' and state = 'waiting'`)).rows).toEqual([])
  await off('1')
  const last = (await tokens()).at(-1)
  expect(await stateOf(last)).toBe('open')
  expect(last).not.toBe(first)
  await own.close()
})

test('INVITE-30 PLAN-01 inviting is 402 on gated plans, also for their owners', async () => {
  for (const [name, company] of [
    ['fay', 'freebird'],
    ['lee', 'lifer'],
  ] as const) {
    const query = { company_slug: company, project_slug: 'website' }
    const caller = world.as(name)
    const answers = [
      await caller.post('/project-team-members/invite/', query, { emails: ['a@b.cd'], names: ['A'], roles: ['guest'] }),
      await caller.post('/project-team-members/', query, { username: 'mia' }),
      await caller.post('/project-team-members/users/invite/shareable', { ...query, status: 'true' }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 402,
        body: {
          code: 'plan_required',
          message: 'This feature is currently unavailable. Please upgrade your account to access all features.',
        },
      })
    }
  }
})

test('PSET-07 PSET-08 an admin changes roles but the owners’ and their own; the person is told once, and works by it on the next call', async () => {
  const memberOf = async (who: string) => {
    const { body } = await world.as('ana').get('/project-team-members/', website)
    return body.data.find(({ user }: { user: { username: string } }) => user.username === who)
  }
  const change = async (by: string, of: string, role: string) =>
    world.as(by).put(`/project-team-members/${(await memberOf(of)).id}/`, website, { role })
  const news = async () => (await world.as('mia').get('/feeds/notifications/', { ...website, page: 1 })).body.data[0]
  const label = { title: 'Made by role', color: '#112233' }
  expect((await world.as('mia').post('/task-labels/', website, label)).status).toBe(201)
  expect(await change('ben', 'mia', 'restrict')).toMatchObject({ status: 200, body: { data: { role: { name: 'restrict' } } } })
  expect((await world.as('mia').post('/task-labels/', website, { ...label, title: 'Another' })).status).toBe(403)
  expect((await news()).data.title).toBe('made you restrict of Website')
  const before = (await news()).uuid
  expect((await change('ben', 'mia', 'restrict')).status).toBe(200)
  expect((await news()).data.events.length).toBe(1)
  expect((await news()).uuid).toBe(before)
  expect((await change('ben', 'mia', 'member')).status).toBe(200)
  expect(await change('ben', 'ana', 'member')).toMatchObject({ status: 409, body: { message: 'The owner is always an admin.' } })
  expect(await change('ben', 'ben', 'guest')).toMatchObject({ status: 409, body: { message: 'Nobody changes their own role.' } })
  for (const who of ['mia', 'rex', 'gus']) expect((await change(who, 'gus', 'admin')).status).toBe(403)
  expect((await change('ben', 'mia', 'owner')).body.errors).toHaveProperty('role')
  expect((await world.as('ben').put('/project-team-members/2147483647/', website, { role: 'guest' })).status).toBe(404)
  const elsewhere = { company_slug: 'acme', project_slug: 'open' }
  expect((await world.as('ana').put(`/project-team-members/${(await memberOf('mia')).id}/`, elsewhere, { role: 'guest' })).status).toBe(404)
})

test('PSET-08 a guest of the workspace who becomes a member of a project is one of the workspace too', async () => {
  const { body } = await world.as('ana').get('/project-team-members/', website)
  const gus = body.data.find(({ user }: { user: { username: string } }) => user.username === 'gus')
  const sees = async () => (await world.as('gus').get('/projects/', { company_slug: 'acme' })).body.data.length
  const before = await sees()
  await world.as('ana').put(`/project-team-members/${gus.id}/`, website, { role: 'member' })
  expect(await sees()).toBeGreaterThan(before)
  // Undone, they are a guest of both again.
  await world.as('ana').put(`/project-team-members/${gus.id}/`, website, { role: 'guest' })
  expect(await sees()).toBe(before)
  // A role that is lowered later takes the place in the workspace from nobody.
  await world.as('ana').put(`/project-team-members/${gus.id}/`, website, { role: 'member' })
  await world.as('ana').put(`/project-team-members/${gus.id}/`, website, { role: 'admin' })
  await world.as('ana').put(`/project-team-members/${gus.id}/`, website, { role: 'guest' })
  expect(await sees()).toBeGreaterThan(before)
})
