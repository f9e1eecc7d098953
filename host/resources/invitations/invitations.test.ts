// Shareable links and invitations over HTTP.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
const website = { company_slug: 'acme', project_slug: 'website' }
const path = '/project-team-members/users/invite/shareable'
beforeAll(async () => {
  world = await openHostWorld()
  await makeTeam(world)
})
afterAll(() => world.close())

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
const look = (token: string) => world.as(null).get(`/invitations/${token}`)
const accept = (name: string, token: string) => world.as(name).post(`/invitations/${token}/accept`)
async function newcomer(name: string): Promise<string> {
  await world.person(name)
  return name
}
async function roleOf(name: string): Promise<string | undefined> {
  const { data } = (await world.as('ana').get('/project-team-members/', website)).body
  return data.find((row: { user: { username: string } }) => row.user.username === name)?.role.name
}
async function invite(email: string, role = 'guest'): Promise<string> {
  await world.as('ben').post('/project-team-members/invite/', website, { emails: [email], names: ['Somebody'], roles: [role] })
  return tokenOf((await world.mailsNow()).findLast((mail) => mail.to === email)?.link ?? '')
}

test('REST-16 REST-17 REST-18 REST-19 INVITE-07 INVITE-10 INVITE-13 OPEN-18 the link: off, on, another role, another url', async () => {
  const ben = world.as('ben')
  expect((await ben.get(path, website)).body.data).toEqual({ share_enabled: false, url: null, role_name: 'guest' })
  expect((await ben.put(path, website)).status).toBe(409)
  expect((await ben.post(path, { ...website, status: 'maybe' })).status).toBe(400)
  const on = (await ben.post(path, { ...website, status: 'true' })).body.data
  expect(on).toMatchObject({
    share_enabled: true,
    url: expect.stringMatching(/^http:\/\/localhost:4000\/accept-invitation\?token=[\w-]{43}$/),
  })
  expect((await ben.get(path, website)).body.data).toEqual({ ...on, role_name: 'guest' })
  expect((await ben.put(`${path}/role`, website, { role: 'boss' })).status).toBe(422)
  expect((await ben.put(`${path}/role`, website, { role: 'member' })).body.data).toEqual({ ...on, role_name: 'member' })
  const fresh = (await ben.put(path, website)).body.data
  expect(fresh).toMatchObject({ share_enabled: true, role_name: 'member' })
  expect(fresh.url).not.toBe(on.url)
  expect((await look(tokenOf(on.url))).body.data.state).toBe('withdrawn')
  expect((await look(tokenOf(fresh.url))).body.data.state).toBe('open')
  expect((await accept(await newcomer('late'), tokenOf(on.url))).status).toBe(409)
  const off = (await ben.post(path, { ...website, status: 'false' })).body.data
  expect(off).toMatchObject({ share_enabled: false, url: null })
  expect(await accept('late', tokenOf(fresh.url))).toMatchObject({ status: 409, body: { code: 'invitation_withdrawn' } })
})

test('two admins switch sharing on at the same moment: one link', async () => {
  const query = { company_slug: 'acme', project_slug: 'open', status: 'true' }
  const answers = await Promise.all([1, 2, 3].map(() => world.as('ana').post(path, query)))
  expect(new Set(answers.map((answer) => answer.body.data.url)).size).toBe(1)
})

test('INVITE-01 OPEN-03 a link shows where it leads and seats many, with its role', async () => {
  const ben = world.as('ben')
  const { url } = (await ben.post(path, { ...website, status: 'true' })).body.data
  await ben.put(`${path}/role`, website, { role: 'restrict' })
  expect((await look(tokenOf(url))).body.data).toEqual({
    project: { name: 'Website', slug: 'website' },
    company: { name: 'acme', slug: 'acme' },
    inviter: { name: expect.any(String) },
    role_name: 'restrict',
    kind: 'link',
    email_hint: null,
    state: 'open',
    standing: 'anyone',
    asks: null,
  })
  for (const name of ['hal', 'ivy']) {
    expect(await accept(await newcomer(name), tokenOf(url))).toMatchObject({ status: 200, body: { data: website } })
    expect(await roleOf(name)).toBe('restrict')
  }
  expect((await accept('mia', tokenOf(url))).status).toBe(200)
  expect(await roleOf('mia')).toBe('member')
  expect((await world.as('hal').get('/companies/acme')).body.data.role.name).toBe('guest')
})

test('INVITE-01 OPEN-03 an invitation by e-mail is used once, by whom it was sent to', async () => {
  const token = await invite('kim@example.com', 'member')
  expect((await look(token)).body.data).toMatchObject({
    kind: 'email',
    email_hint: 'k•••@example.com',
    role_name: 'member',
    inviter: { name: 'ben' },
    state: 'open',
  })
  await newcomer('kim')
  await newcomer('max')
  expect(await accept('max', token)).toMatchObject({ status: 409, body: { code: 'invitation_other_address' } })
  expect((await accept('kim', token)).status).toBe(200)
  expect((await accept('kim', token)).status).toBe(200)
  expect(await accept('max', token)).toMatchObject({ status: 409, body: { code: 'invitation_used' } })
  expect((await look(token)).body.data.state).toBe('used')
  expect([await roleOf('kim'), await roleOf('max')]).toEqual(['member', undefined])
})

test('an invitation taken and given to somebody else at the same moment seats one', async () => {
  const token = await invite('pat@example.com')
  await Promise.all(['pat', 'quin'].map(newcomer))
  expect((await world.as('quin').post(`/invitations/${token}/ask`)).status).toBe(200)
  const { rows } = await world.db.execute<{ id: string }>(sql`select id from invitations where email = 'pat@example.com'`)
  const agree = () => world.as('ben').post(`/invitations/${rows[0]?.id}/agree`)
  const answers = await Promise.all([accept('pat', token), agree(), agree()])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
  expect([await roleOf('pat'), await roleOf('quin')].filter(Boolean)).toHaveLength(1)
})

test('OPEN-03 expired, withdrawn, declined and unknown invitations say so', async () => {
  const expired = await invite('exp@example.com')
  await world.db.execute(sql`update invitations set expires_at = now() - interval '1 second' where email = 'exp@example.com'`)
  expect((await look(expired)).body.data.state).toBe('expired')
  expect(await accept('nia', expired)).toMatchObject({ status: 409, body: { code: 'invitation_expired' } })
  const first = await invite('again@example.com')
  const second = await invite('again@example.com')
  expect([(await look(first)).body.data.state, (await look(second)).body.data.state]).toEqual(['withdrawn', 'open'])
  expect((await world.as(null).post(`/invitations/${second}/decline`)).body).toEqual({ data: null })
  const { rows } = await world.db.execute(
    sql`select actor_name as who from audit_events where action = 'invitation.decline' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ who: 'again@example.com' }])
  expect((await accept('nia', second)).status).toBe(409)
  expect((await look('unknown')).status).toBe(404)
  expect((await accept('nia', 'unknown')).status).toBe(404)
  expect((await world.as(null).post(`/invitations/${second}/accept`)).status).toBe(401)
})

test('an e-mail invitation raises a role, never lowers one', async () => {
  const take = async (name: string, email: string, role: string) => {
    await world.as(name).post(`/invitations/${await invite(email, role)}/ask`)
    const { rows } = await world.db.execute<{ id: string }>(sql`select id from invitations where email = ${email}`)
    await world.as('ben').post(`/invitations/${rows[0]?.id}/agree`)
  }
  await take('rex', 'elsewhere@example.com', 'member')
  expect(await roleOf('rex')).toBe('member')
  await take('mia', 'elsewhere2@example.com', 'guest')
  expect(await roleOf('mia')).toBe('member')
})

test('OPEN-02 signing up with an invitation joins at once; a dead one is named', async () => {
  const token = await invite('uma@example.com', 'member')
  const body = { name: 'Uma', email: 'uma@example.com', password: 'a long enough one', invitation_token: token }
  const wrong = await world.as(null).post('/auth/sign-up', {}, { ...body, invitation_token: 'nope' })
  expect(wrong.body.errors.invitation_token).toHaveLength(1)
  expect((await world.as(null).post('/auth/sign-up', {}, body)).status).toBe(201)
  expect(await roleOf('uma')).toBe('member')
})

test('tokens of mailed invitations are not in the database', async () => {
  const token = await invite('hash@example.com')
  const { rows } = await world.db.execute(sql`select * from invitations`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('INVITE-28 an address is one mailbox, stored and mailed as the same', async () => {
  const send = (emails: string[]) => {
    const rest = { names: emails.map(() => 'Somebody'), roles: emails.map(() => 'guest') }
    return world.as('ben').post('/project-team-members/invite/', website, { emails, ...rest })
  }
  const before = (await world.mailsNow()).length
  for (const email of ['a,victim@example.com', 'a;victim@example.com', 'Ana <victim@example.com>', 'victim@example.com\nbcc: x@y.zz']) {
    const answer = await send(['fine@example.com', email])
    expect([email, answer.status, answer.body.errors?.['emails.1']]).toEqual([email, 422, ['Invalid email address.']])
  }
  expect(await world.mailsNow()).toHaveLength(before)
  expect((await send(['one@example.com', ' ONE@example.com'])).body.errors['emails.1']).toEqual(['This address is in the list twice.'])
  expect((await send([' Ｔｗｏ@Example.com '])).status).toBe(201)
  expect((await world.mailsNow()).at(-1)?.to).toBe('two@example.com')
})

test('names from before the rule are one line in a mail', async () => {
  await world.db.execute(sql`update people set name = 'Ben' || chr(10) || 'Pay here' where username = 'ben'`)
  await invite('lines@example.com')
  const mail = world.mails.findLast(({ to }) => to === 'lines@example.com')
  expect(mail?.subject).toBe('“Ben Pay here” invites you to “Website”')
  expect(mail?.text).toContain('Project: “Website”\nWorkspace: “acme”\nYour role: guest\n')
  await world.db.execute(sql`update people set name = 'ben' where username = 'ben'`)
})

test('a workspace sends 200 invitations in 24 hours, also all at once; then it says when there are more', async () => {
  const own = await openHostWorld()
  await makeTeam(own)
  const send = (count: number, who = 'ana', query = website) => {
    const emails = Array.from({ length: count }, () => `${crypto.randomUUID()}@example.com`)
    const rest = { names: emails.map(() => 'Somebody'), roles: emails.map(() => 'guest') }
    return own.as(who).post('/project-team-members/invite/', query, { emails, ...rest })
  }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(45)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429])
  expect(await own.mailsNow()).toHaveLength(180)
  const refused = await send(21)
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'invitation_limit',
      message: expect.stringMatching(
        /^A workspace can send 200 invitations a day, and 20 are left\. Please try again in (1 day|24 hours)\.$/,
      ),
    },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  expect((await send(20)).status).toBe(201)
  expect((await send(1)).body.message).toMatch(/, and none is left\. Please try again in (1 day|24 hours)\.$/)
  expect((await send(1, 'dora', { company_slug: 'globex', project_slug: 'website' })).status).toBe(201)
  await own.db.execute(sql`update invitations set created_at = created_at - interval '23 hours' where email < '8'`)
  expect((await send(1)).body.message).toMatch(/try again in (1 hour|60 minutes)\.$/)
  await own.db.execute(
    sql`update invitations set created_at = created_at - interval '1 hour' where created_at < now() - interval '22 hours'`,
  )
  expect((await send(1)).status).toBe(201)
  await own.close()
})

test('TEAM-03 undoing a second invitation opens the first one again: the table is as before and its link works', async () => {
  const email = 'twice@example.com'
  const first = await invite(email, 'member')
  const rows = async () => (await world.db.execute(sql`select * from invitations where email = ${email} and withdrawn_at is null`)).rows
  const before = await rows()
  const second = await invite(email, 'admin')
  expect((await look(first)).body.data.state).toBe('withdrawn')
  const [now] = await rows()
  expect((await world.as('ana').del(`/invitations/${now?.id}/`, { company_slug: 'acme', undo: '1' })).status).toBe(200)
  expect((await look(second)).body.data.state).toBe('withdrawn')
  // Somebody else's undo withdraws, and opens nothing.
  expect(await rows()).toEqual([])
  await world.db.execute(sql`update invitations set withdrawn_at = null where id = ${now?.id}`)
  expect((await world.as('ben').del(`/invitations/${now?.id}/`, { company_slug: 'acme', undo: '1' })).status).toBe(200)
  expect(await rows()).toEqual(before)
  expect((await look(first)).body.data).toMatchObject({ state: 'open' })
  expect((await look(second)).body.data.state).toBe('withdrawn')
  // Withdrawn for good, nothing comes back.
  const third = await invite(email)
  const [open] = await rows()
  await world.as('ben').del(`/invitations/${open?.id}/`, { company_slug: 'acme' })
  expect(await rows()).toEqual([])
  expect((await look(third)).body.data.state).toBe('withdrawn')
})
