// The mail server of a workspace over HTTP and against a scripted server: stages, states, sealed passwords, and what never leaves the host.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildHost } from '#host/app.ts'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type ScriptedSmtp, type SmtpScript, startSmtp } from '#tests/kit/scripted-smtp.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { isInside } from './checked-address.ts'
import { companySmtp } from './mail-servers.table.ts'
import { createSeals } from './sealing.ts'

let world: HostWorld
let acme: string
let server: ScriptedSmtp
beforeAll(async () => {
  world = await openHostWorld({ env: { SMTP_ALLOW_PRIVATE: 'on' } })
  acme = (await makeTeam(world)).acme.id
  server = await startSmtp()
})
afterAll(async () => {
  await server.close()
  await world.close()
})
beforeEach(async () => {
  await world.db.delete(companySmtp)
  server.script = {}
  server.mails.length = 0
})

const PATH = '/companies/acme/smtp'
const SECRET = 'hunter2-secret'
const get = async () => (await world.as('ana').get(PATH)).body.data
const put = (body: object, who = 'ana') => world.as(who).put(PATH, {}, body)
const own = () => ({
  host: '127.0.0.1',
  port: server.port,
  security: 'none',
  username: 'mailer',
  password: SECRET,
  from_email: 'hello@acme.test',
})
const tryIt = (who = 'ana') => world.as(who).post(`${PATH}/test`)
/** The limit of tests is by workspace and address: each stage asks from another one. */
const tryFrom = async (remoteAddress: string) =>
  (await world.as('ana').send({ method: 'POST', url: `${PATH}/test`, remoteAddress })).body.data

test('SMTP-01 SMTP-02 a server is set with its host alone, changed field by field, and never tells its password', async () => {
  expect(await get()).toBeNull()
  expect((await put({ port: 25 })).body.errors).toEqual({ host: ['Please enter a server.'] })
  expect((await put({ host: ' SMTP.example.com ' })).body.data).toEqual({
    host: 'smtp.example.com',
    port: 587,
    security: 'starttls',
    username: '',
    has_password: false,
    from_email: 'ana@example.com',
    from_name: null,
    reply_to: null,
    fallback: true,
    state: 'untested',
    tested_at: null,
    last_reply: null,
  })
  expect((await put({ password: SECRET })).body.data).toMatchObject({ has_password: true })
  expect((await put({ reply_to: 'office@acme.test' })).body.data).toMatchObject({ has_password: true, reply_to: 'office@acme.test' })
  expect((await put({ password: '' })).body.data).toMatchObject({ has_password: false })
})

test.each([
  [{ host: 'a b' }, 'host'],
  [{ host: '' }, 'host'],
  [{ host: 'mail.example.com:587' }, 'host'],
  [{ host: '-mail.example.com' }, 'host'],
  [{ host: 'mail..example.com' }, 'host'],
  [{ port: 0 }, 'port'],
  [{ port: 70_000 }, 'port'],
  [{ security: 'ssl' }, 'security'],
  [{ username: 'x'.repeat(255) }, 'username'],
  [{ password: 'x'.repeat(1001) }, 'password'],
  [{ from_email: 'nobody' }, 'from_email'],
  [{ from_name: 'x\r\nBcc: all@example.com' }, 'from_name'],
])('SMTP-01 what will not do is refused at its field: %o', async (body, field) => {
  const { status, body: answer } = await put({ host: 'smtp.example.com', ...body })
  expect([status, Object.keys(answer.errors)]).toEqual([422, [field]])
})

test('SMTP-10 only the owner', async () => {
  await put(own())
  for (const [who, status] of [
    ['mia', 403],
    ['dora', 404],
  ] as const) {
    expect((await world.as(who).get(PATH)).status).toBe(status)
    expect((await put({ port: 25 }, who)).status).toBe(status)
    expect((await tryIt(who)).status).toBe(status)
    expect((await world.as(who).get(`${PATH}/mails`)).status).toBe(status)
  }
})

test.each<[SmtpScript, string, RegExp]>([
  [{ GREETING: '554 go away' }, 'connect', /^The server could not be reached: 554 go away/],
  [{ AUTH: '535 5.7.8 wrong password' }, 'sign-in', /^The server did not accept user and password: 535 5\.7\.8 wrong password/],
  [{ MAIL: '553 5.1.8 not yours' }, 'sender', /^The server did not accept the sender address: 553/],
  [{ RCPT: '550 5.1.1 unknown' }, 'recipient', /^The server did not accept your address: 550/],
  [{ END: '554 5.7.1 spam' }, 'message', /^The server did not accept the mail: 554/],
])('SMTP-06 a test mail names the stage at which it stopped: %o', async (script, stage, message) => {
  await put(own())
  server.script = script
  const answer = await tryFrom(`10.1.0.${stage.length}`)
  expect(answer).toMatchObject({ stage, ok: false, message: expect.stringMatching(message), server: { state: 'untested' } })
})

test('SMTP-01 SMTP-06 STARTTLS means required: a server that has none is refused at stage tls, and gets no password', async () => {
  await put({ ...own(), security: 'starttls' })
  const before = server.auths.length
  expect(await tryFrom('10.2.0.1')).toMatchObject({ stage: 'tls', ok: false })
  expect(server.auths.length).toBe(before)
})

test('SMTP-05 SMTP-06 a test mail that arrives makes the server work; a change makes it untested again', async () => {
  await put(own())
  const answer = await tryFrom('10.3.0.1')
  expect(answer).toMatchObject({
    stage: 'sent',
    ok: true,
    message: 'Sent to ana@example.com. Mail of this workspace now goes through 127.0.0.1.',
    server: { state: 'working' },
  })
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).toContain('From: acme <hello@acme.test>')
  expect(server.mails[0]).toContain('To: ana@example.com')
  for (const change of [{ from_name: 'Acme billing' }, { from_name: null }, { reply_to: null, fallback: false }])
    expect((await put(change)).body.data.state, JSON.stringify(change)).toBe('working')
  for (const change of [{ username: 'other' }, { from_email: 'new@acme.test' }, { password: 'p' }]) {
    await world.db.update(companySmtp).set({ state: 'working' })
    expect((await put(change)).body.data.state).toBe('untested')
  }
})

test('SMTP-06 five test mails in ten minutes, and no more', async () => {
  await put(own())
  const statuses = []
  for (let nth = 0; nth < 6; nth += 1)
    statuses.push((await world.as('ana').send({ method: 'POST', url: `${PATH}/test`, remoteAddress: '10.4.0.1' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

const queued = (to: string) =>
  queueMail(world.db, {
    companyId: acme,
    kind: 'test',
    to,
    subject: 'Hello',
    content: { title: 'Hello', blocks: [{ is: 'text', text: 'Hi' }] },
  })
const soon = (minutes = 0) => new Date(Date.now() + 1_000 + minutes * 60_000)
const mailsOf = async () => (await world.as('ana').get(`${PATH}/mails`)).body.data

test('SMTP-05 SMTP-08 SMTP-10 only a server that works or fails carries mail; the list says what became of each, masked', async () => {
  await put(own())
  await queued('kim@example.com')
  await world.sendMails(soon())
  expect(server.mails).toHaveLength(0)
  expect((await mailsOf())[0]).toMatchObject({ to: 'k•••@example.com', subject: 'Hello', state: 'sent', by_workspace: false })

  await world.db.update(companySmtp).set({ state: 'working' })
  await queued('lou@example.com')
  await world.sendMails(soon())
  expect(server.mails).toHaveLength(1)
  expect((await mailsOf())[0]).toMatchObject({ to: 'l•••@example.com', state: 'sent', by_workspace: true, tries: 1 })

  server.script = { AUTH: '535 no' }
  await queued('max@example.com')
  await world.sendMails(soon())
  expect(await get()).toMatchObject({ state: 'failing', last_reply: 'sign-in: 535 no' })
  await world.sendMails(soon(2))
  await world.sendMails(soon(9))
  expect((await mailsOf())[0]).toMatchObject({ to: 'm•••@example.com', state: 'sent', by_workspace: false, tries: 3 })
  expect(world.mails.at(-1)).toMatchObject({ to: 'max@example.com', replyTo: 'hello@acme.test' })
})

test('SMTP-10 a server that was taken away is given back with its password', async () => {
  await put(own())
  expect((await world.as('ana').del(PATH)).body).toEqual({ data: null })
  expect(await get()).toBeNull()
  expect((await world.as('ana').del(PATH)).status).toBe(404)
  expect((await world.as('ana').post(`${PATH}/restore`)).body.data).toMatchObject({ has_password: true, username: 'mailer' })
  expect(await tryFrom('10.5.0.1')).toMatchObject({ stage: 'sent' })
  expect((await world.as('ana').post(`${PATH}/restore`)).status).toBe(404)
})

test('SMTP-03 a password is sealed for its workspace, and the key before still opens it', async () => {
  const [old, next] = [randomBytes(32), randomBytes(32)]
  const dataDir = world.settings.dataDir
  const before = createSeals({ secretsKey: old, secretsKeyOld: null, dataDir })
  const after = createSeals({ secretsKey: next, secretsKeyOld: old, dataDir })
  const sealed = await before.seal(SECRET, 'acme smtp')
  expect(sealed.cipher.includes(SECRET)).toBe(false)
  expect((await before.seal(SECRET, 'acme smtp')).cipher.equals(sealed.cipher)).toBe(false)
  expect(await after.open(sealed, 'acme smtp')).toBe(SECRET)
  expect(await after.open(sealed, 'globex smtp')).toBeNull()
  expect(await createSeals({ secretsKey: next, secretsKeyOld: null, dataDir }).open(sealed, 'acme smtp')).toBeNull()
  const broken = { ...sealed, cipher: Buffer.from(sealed.cipher.map((byte, at) => (at === 30 ? byte ^ 1 : byte))) }
  expect(await before.open(broken, 'acme smtp')).toBeNull()
  const own = createSeals({ secretsKey: null, secretsKeyOld: null, dataDir })
  expect(await createSeals({ secretsKey: null, secretsKeyOld: null, dataDir }).open(await own.seal('x', 'y'), 'y')).toBe('x')
})

test('SMTP-04 a password that no key opens is no missing password: it is asked for again', async () => {
  await put(own())
  await world.db.update(companySmtp).set({ state: 'working', keyId: 'another' })
  expect(await get()).toMatchObject({
    state: 'needs_password',
    has_password: true,
    last_reply: 'The saved password cannot be read with the present key. Enter it again.',
  })
  const tries = server.connections()
  expect(await tryFrom('10.6.0.1')).toMatchObject({ stage: 'sign-in', ok: false })
  expect(server.connections()).toBe(tries)
  expect((await put({ password: SECRET })).body.data.state).toBe('untested')
})

test('SMTP-09 servers of this network are refused, however they are written', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ])
    expect(isInside(address), address).toBe(true)
  for (const address of ['93.184.216.34', '2606:2800:220:1::1']) expect(isInside(address), address).toBe(false)
  const closed = await openHostWorld()
  try {
    await makeTeam(closed)
    const answer = await closed.as('ana').put(PATH, {}, { host: '127.0.0.1' })
    expect(answer).toMatchObject({ status: 422, body: { errors: { host: ['This server is not reachable from outside.'] } } })
    expect((await closed.as('ana').put(PATH, {}, { host: 'localhost' })).status).toBe(422)
  } finally {
    await closed.close()
  }
})

test('SMTP-02 the password is in no answer, no log line, no line of the activity log and no row as it was typed', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const app = await buildHost({ db: world.db, settings: world.settings, log })
  const authorization = `Bearer ${await world.as('ana').token()}`
  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    (await app.inject({ method, url, headers: { authorization }, remoteAddress: '10.7.0.1', ...(payload && { payload }) })).body
  const said: string[] = []
  said.push(await call('PUT', PATH, own()))
  said.push(await call('PUT', PATH, { password: SECRET, port: 'wrong' }))
  said.push(await call('PUT', PATH, { password: SECRET, unknown: 1 }))
  server.script = { AUTH: '535 no' }
  said.push(await call('POST', `${PATH}/test`))
  said.push(await call('GET', PATH), await call('GET', `${PATH}/mails`), await call('DELETE', PATH), await call('POST', `${PATH}/restore`))
  await app.close()
  const encoded = Buffer.from(SECRET).toString('base64')
  const { rows } = await world.db.execute(
    sql`select to_jsonb(e) as row from audit_events e union all select to_jsonb(s) from company_smtp s union all select to_jsonb(m) from mails m`,
  )
  for (const text of [...said, ...lines, JSON.stringify(rows)]) {
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain(encoded)
  }
  expect(JSON.stringify(rows)).toContain('mail server')
})
