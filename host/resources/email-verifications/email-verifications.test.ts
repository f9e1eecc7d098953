// Changing an address and confirming one, over HTTP: the links of the mails, what the former address can still do, and what a thief cannot.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

const password = 'kettle-orbit-walnut'
const INVITE = { emails: ['kim@example.com'], names: ['Kim'], roles: ['guest'] }
const anyone = () => world.as(null)

let world: HostWorld
let soft: HostWorld
let required: HostWorld
beforeAll(async () => {
  world = await openHostWorld()
  soft = await openHostWorld({ sample: true, env: { EMAIL_VERIFICATION: 'soft' } })
  required = await openHostWorld({ sample: true, env: { EMAIL_VERIFICATION: 'required' } })
})
afterAll(() => Promise.all([world, soft, required].map((one) => one.close())))

const signUp = (email: string, at = world, more: object = {}) =>
  at.as(null).post('/auth/sign-up', {}, { name: 'Eve Reed', email, password, ...more })
const signIn = (email: string, secret = password, at = world) => at.as(null).post('/auth/sign-in', {}, { email, password: secret })
const tokenOf = async (email: string) => (await signUp(email)).body.data.access_token as string
const send = (token: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, at = world) =>
  at.as(null).send({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
const change = (token: string, email: string, secret = password) => send(token, 'POST', '/auth/me/email', { email, password: secret })
const open = (what: 'confirm' | 'verify' | 'revert', token: string, at = world) => at.as(null).post(`/auth/email/${what}`, {}, { token })

/** What was mailed to an address, and the token in the newest link of it. */
async function mailed(to: string, at = world) {
  await at.sendMails()
  const mails = at.mails.filter((mail) => mail.to === to)
  return { subjects: mails.map(({ subject }) => subject), token: mails.at(-1)?.link.split('/').at(-1) ?? '', last: mails.at(-1) }
}

test('PROFUP-02 an address changes when the link is opened, once; the former one is told, and a wrong password changes nothing', async () => {
  const token = await tokenOf('move@example.com')
  expect((await change(token, 'new@example.com', 'not mine')).body.errors).toEqual({ password: ['This is not your password.'] })
  expect((await change(token, 'MOVE@example.com')).body.errors).toEqual({ email: ['This is your address already.'] })
  expect(await change(token, 'New@example.com')).toMatchObject({ status: 200, body: { data: null } })
  expect((await send(token, 'GET', '/auth/me')).body.data.email).toBe('move@example.com')
  const link = await mailed('new@example.com')
  expect(link.last?.link).toMatch(/^http:\/\/localhost:4000\/email\/confirm\/[\w-]{43}$/)
  expect(await open('confirm', link.token)).toMatchObject({ status: 200, body: { data: { email: 'new@example.com' } } })
  expect((await open('confirm', link.token)).body.errors.token).toEqual(['This link has expired or was used already.'])
  expect((await send(token, 'GET', '/auth/me')).body.data.email).toBe('new@example.com')
  expect([(await signIn('new@example.com')).status, (await signIn('move@example.com')).status]).toEqual([200, 401])
  const notice = await mailed('move@example.com')
  expect(notice.subjects).toEqual(['Your email address is about to change'])
  expect(notice.last?.text).toContain('This was not me')
  expect(notice.last?.html).toContain('new@example.com')
  const { rows } = await world.db.execute(sql`select * from email_verifications`)
  expect(JSON.stringify(rows)).not.toContain(notice.token)
})

test('PROFUP-02 SESS-06 an address that is taken gives the same answer, and its owner a mail instead of a link', async () => {
  await signUp('owner@example.com')
  const token = await tokenOf('wants@example.com')
  const [free, taken] = [await change(token, 'nobody-has@example.com'), await change(token, 'owner@example.com')]
  expect([taken.status, taken.body]).toEqual([free.status, free.body])
  expect((await mailed('owner@example.com')).subjects).toEqual(['You have an account already'])
  expect((await mailed('wants@example.com')).subjects).toHaveLength(2)
})

test('PROFUP-02 a link is good for a day, a newer one ends it, and what somebody else has meanwhile is not taken', async () => {
  const token = await tokenOf('slow@example.com')
  await change(token, 'first@example.com')
  const first = (await mailed('first@example.com')).token
  await change(token, 'second@example.com')
  expect((await open('confirm', first)).status).toBe(422)
  await signUp('second@example.com')
  expect((await open('confirm', (await mailed('second@example.com')).token)).status).toBe(422)
  await change(token, 'third@example.com')
  const third = (await mailed('third@example.com')).token
  await world.db.execute(sql`update email_verifications set expires_at = now() - interval '1 second' where email = 'third@example.com'`)
  expect((await open('confirm', third)).status).toBe(422)
})

test('PROFUP-02 SESS-07 the sixth change in an hour waits, and so does the sixth wrong password', async () => {
  const token = await tokenOf('often@example.com')
  for (const number of [1, 2, 3, 4, 5]) expect((await change(token, `often-${number}@example.com`)).status).toBe(200)
  const refused = await change(token, 'often-6@example.com')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const other = await tokenOf('guessed@example.com')
  for (let tries = 0; tries < 5; tries += 1) expect((await change(other, 'x@example.com', 'wrong')).status).toBe(422)
  expect((await change(other, 'x@example.com')).status).toBe(429)
})

test('PROFUP-02 SESS-03 who stole session and password moves the address twice, makes the old one an account, and is out again: the owner is back in', async () => {
  const stolen = await tokenOf('victim@example.com')
  await change(stolen, 'thief@example.com')
  const notice = (await mailed('victim@example.com')).token
  await open('confirm', (await mailed('thief@example.com')).token)
  await change(stolen, 'thief-2@example.com')
  const thiefNotice = (await mailed('thief@example.com')).token
  await open('confirm', (await mailed('thief-2@example.com')).token)
  const changed = await send(stolen, 'PUT', '/auth/me/password', { current: password, password: 'mosaic drift lantern' })
  expect(changed.status).toBe(200)
  // While it can be had back, the address is nobody else's.
  expect((await signUp('victim@example.com')).body.errors).toHaveProperty('email')
  await world.db.execute(sql`
    insert into identities (issuer, subject, person_id) select 'https://id.test', 'thief', id from people where email = 'thief-2@example.com'`)
  const back = await open('revert', notice)
  expect(back).toMatchObject({ status: 200, body: { data: { email: 'victim@example.com' } } })
  expect((await send(changed.body.data.access_token, 'GET', '/auth/me')).status).toBe(401)
  for (const secret of [password, 'mosaic drift lantern']) expect((await signIn('victim@example.com', secret)).status).toBe(401)
  expect((await open('revert', thiefNotice)).status).toBe(422)
  expect((await open('revert', notice)).status).toBe(422)
  expect((await world.db.execute(sql`select 1 from identities where subject = 'thief'`)).rows).toEqual([])
  const reset = { token: back.body.data.reset_token, password: 'harbor violet canyon' }
  expect((await anyone().post('/auth/reset-password', {}, reset)).status).toBe(200)
  expect((await signIn('victim@example.com', 'harbor violet canyon')).status).toBe(200)
})

test('PROFUP-02 taken back before it happened, the change is canceled', async () => {
  const token = await tokenOf('early@example.com')
  await change(token, 'later@example.com')
  const link = (await mailed('later@example.com')).token
  expect((await open('revert', (await mailed('early@example.com')).token)).status).toBe(200)
  expect([(await open('confirm', link)).status, (await send(token, 'GET', '/auth/me')).status]).toEqual([422, 401])
})

test('SESS-05 soft: works at once; inviting, links and open forms wait for the address, mails of the workspace too; the link ends that', async () => {
  const made = await signUp('nova@example.com', soft)
  expect(made).toMatchObject({ status: 201, body: { data: { user: { must_confirm_email: true } } } })
  const token: string = made.body.data.access_token
  const company = (await send(token, 'POST', '/companies', { name: 'Nova’s', logo: null }, soft)).body.data
  const project = (await send(token, 'POST', `/projects/?company_slug=${company.slug}`, { name: 'First' }, soft)).body.data
  const at = `company_slug=${company.slug}&project_slug=${project.slug}`
  const invite = () => send(token, 'POST', `/project-team-members/invite/?${at}`, INVITE, soft)
  const share = () => send(token, 'POST', `/project-team-members/users/invite/shareable?${at}&status=true`, undefined, soft)
  for (const refused of [await invite(), await share()])
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'email_unconfirmed', message: 'Confirm nova@example.com to invite people.' },
    })
  const { token: link, subjects } = await mailed('nova@example.com', soft)
  expect(subjects).toEqual(['Confirm your email address'])
  expect(await open('verify', link, soft)).toMatchObject({ status: 200, body: { data: { email: 'nova@example.com' } } })
  expect((await open('verify', link, soft)).status).toBe(422)
  expect((await send(token, 'GET', '/auth/me', undefined, soft)).body.data.must_confirm_email).toBe(false)
  for (const allowed of [await invite(), await share()]) expect(allowed.status).toBeLessThan(300)
})

test('SESS-05 mails of a workspace wait until its owner has confirmed their address', async () => {
  await soft.db.execute(sql`update people set email_verified_at = null where username = 'ana'`)
  await soft.db.execute(sql`
    insert into mails (company_id, kind, to_email, subject, body)
    select id, 'test', 'waits@example.com', 'Waits', '{"title":"Waits","blocks":[]}' from companies where slug = 'acme'`)
  expect((await mailed('waits@example.com', soft)).subjects).toEqual([])
  await soft.db.execute(sql`update people set email_verified_at = now() where username = 'ana'`)
  expect((await mailed('waits@example.com', soft)).subjects).toEqual(['Waits'])
})

test('SESS-05 SESS-06 required: a taken and a free address get one answer and no session; only the opened link lets in', async () => {
  const [free, taken] = [await signUp('free@example.com', required), await signUp('mia@example.com', required)]
  expect(free).toMatchObject({ status: 202, body: { data: { must_confirm_email: true } } })
  expect([taken.status, taken.body]).toEqual([free.status, free.body])
  expect((await mailed('mia@example.com', required)).subjects).toEqual(['You have an account already'])
  expect(await signIn('free@example.com', password, required)).toMatchObject({ status: 403, body: { code: 'email_unconfirmed' } })
  expect((await signIn('free@example.com', 'wrong', required)).body.code).toBe('bad_credentials')
  await open('verify', (await mailed('free@example.com', required)).token, required)
  expect((await signIn('free@example.com', password, required)).status).toBe(200)
})

test('SESS-05 people of the sample world, whom no mail reaches, sign in where addresses are confirmed', async () => {
  for (const who of ['ana', 'mia', 'lee', 'nora'])
    expect((await signIn(`${who}@example.com`, 'palette-demo-1', required)).status, who).toBe(200)
})

test('SESS-05 who was invited by mail to that address is confirmed by it, and signed in; another address is not', async () => {
  const at = { company_slug: 'acme', project_slug: 'website' }
  await required.as('ana').post('/project-team-members/invite/', at, INVITE)
  const token = new URL((await required.mailsNow()).find(({ to }) => to === 'kim@example.com')?.link ?? '').searchParams.get('token')
  expect((await signUp('other@example.com', required, { by_invitation: token })).status).toBe(202)
  expect(await signUp('kim@example.com', required, { by_invitation: token })).toMatchObject({
    status: 201,
    body: { data: { user: { must_confirm_email: false } } },
  })
})

test('SESS-04 SESS-05 the link is sent again after a minute, five times a day, with one answer for every address', async () => {
  await signUp('again@example.com', required)
  const resend = (email: string) => required.as(null).post('/auth/email/resend', {}, { email })
  const [known, unknown] = [await resend('again@example.com'), await resend('nobody@example.com')]
  expect([known.status, known.body, unknown.body]).toEqual([200, { data: null }, known.body])
  expect((await resend('again@example.com')).status).toBe(429)
  expect((await mailed('again@example.com', required)).subjects).toHaveLength(2)
  expect((await required.as(null).post('/auth/email/resend', {}, {})).status).toBe(401)
})
