// The queue of mails: what is in it is sent once, again after a while where it failed, and given up after a day.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '#host/mail.ts'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { companies } from '../companies/companies.table.ts'
import { type NewMail, queueMail } from './mail-queue.store.ts'
import { type Carrier, type MailParts, sendDueMails } from './mail-sender.ts'
import { mailFiles, mails } from './mails.table.ts'

let world: HostWorld
let acme: string
let sent: Mail[] = []
let refusal: Error | null = null
// A second later: instants of the database are finer than those here.
const minute = (minutes: number) => new Date(Date.now() + 1_000 + minutes * 60_000)

beforeAll(async () => {
  world = await openHostWorld({
    mail: {
      async send(mail) {
        if (refusal !== null) throw refusal
        sent.push(mail)
      },
    },
  })
  acme = (await makeTeam(world)).acme.id
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.delete(mails)
  sent = []
  refusal = null
})

const content = { title: 'Hello', blocks: [{ is: 'button' as const, label: 'Open', url: 'https://x.test/a' }] }
const invite = (more: Partial<NewMail> = {}): NewMail => ({
  companyId: acme,
  kind: 'test',
  to: 'kim@example.com',
  subject: 'Hello',
  content,
  ...more,
})
const rows = () => world.db.select().from(mails).orderBy(mails.createdAt)
const refused = (responseCode: number, command: string) =>
  Object.assign(new Error('refused'), { responseCode, command, code: 'EENVELOPE', response: `${responseCode} no` })

test('SMTP-08 a mail is queued in the transaction that causes it, and sent once', async () => {
  const undone = new Error('undone')
  const rolledBack = world.db.transaction(async (tx) => {
    await queueMail(tx, invite())
    throw undone
  })
  await expect(rolledBack).rejects.toThrow(undone)
  expect(await rows()).toEqual([])

  await queueMail(world.db, invite({ files: [{ filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('pdf') }] }))
  expect(await Promise.all([world.sendMails(minute(0)), world.sendMails(minute(0))])).toEqual(expect.arrayContaining([0, 1]))
  expect(sent).toMatchObject([
    { to: 'kim@example.com', subject: 'Hello', link: 'https://x.test/a', text: expect.stringContaining('Sent by “acme” with Palette') },
  ])
  expect(sent[0]?.files).toMatchObject([{ filename: 'a.pdf', content: Buffer.from('pdf') }])
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'sent', tries: 1, byWorkspace: false, body: { title: 'Hello', blocks: [] } })
  expect(await world.db.select().from(mailFiles)).toEqual([])
  expect(await world.sendMails(minute(60))).toBe(0)
})

test('SMTP-08 the same thing is mailed once, whoever says it again', async () => {
  expect(await queueMail(world.db, invite({ dedupeKey: 'one' }))).not.toBeNull()
  expect(await queueMail(world.db, invite({ dedupeKey: 'one' }))).toBeNull()
  expect(await world.sendMails(minute(0))).toBe(1)
  expect(await queueMail(world.db, invite({ dedupeKey: 'one' }))).toBeNull()
})

test('SMTP-08 a mail that fails is tried after 0, 1, 5, 15 and 60 minutes, then each hour for a day', async () => {
  refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION', command: 'CONN' })
  await queueMail(world.db, invite())
  const times: number[] = []
  let at = minute(0).getTime()
  const start = at
  for (;;) {
    await world.sendMails(new Date(at))
    times.push(Math.round((at - start) / 60_000))
    const [row] = await rows()
    if (row?.state !== 'waiting') break
    expect(await world.sendMails(new Date(row.nextTryAt.getTime() - 1))).toBe(0)
    at = row.nextTryAt.getTime() + 1
  }
  expect(times.slice(0, 7)).toEqual([0, 1, 5, 15, 60, 120, 180])
  expect(times.at(-1)).toBe(24 * 60)
  expect((await rows())[0]).toMatchObject({ state: 'failed', lastReply: 'connect: connect ECONNREFUSED' })
})

test.each([
  [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ESOCKET', command: 'CONN' }),
    'connect: connect ECONNREFUSED 127.0.0.1:25',
  ],
  [Object.assign(new Error('certificate has expired'), { code: 'ESOCKET', command: 'CONN' }), 'tls: certificate has expired'],
])(
  '#12 point 13: a mail server that is down, or whose certificate has expired (%s), is told to whoever runs the host; the mail goes when it is back',
  async (failure, reply) => {
    const told: string[] = []
    const mail = {
      async send(one: Mail) {
        if (refusal !== null) throw refusal
        sent.push(one)
      },
    }
    const parts: MailParts = {
      db: world.db,
      settings: world.settings,
      mail,
      carrierOf: async () => null,
      onDown: (down) => told.push(`${down.stage}: ${down.reply}`),
    }
    refusal = failure
    await queueMail(world.db, invite())
    await sendDueMails(parts, minute(0))
    expect(told).toEqual([reply])
    expect((await rows())[0]).toMatchObject({ state: 'waiting', tries: 1, lastReply: reply })
    refusal = null
    await sendDueMails(parts, minute(2))
    expect([(await rows())[0]?.state, sent.length, told.length]).toEqual(['sent', 1, 1])
  },
)

test('SMTP-08 a permanent refusal of the mail stops at once, a passing one does not', async () => {
  refusal = refused(550, 'RCPT TO')
  await queueMail(world.db, invite())
  await world.sendMails(minute(0))
  expect((await rows())[0]).toMatchObject({ state: 'failed', tries: 1, lastReply: 'recipient: 550 no' })
  refusal = refused(451, 'RCPT TO')
  await queueMail(world.db, invite({ to: 'lou@example.com' }))
  await world.sendMails(minute(0))
  expect((await rows())[1]).toMatchObject({ state: 'waiting', tries: 1 })
})

test('SMTP-08 a host that dies while it sends leaves the mail to be sent again', async () => {
  await queueMail(world.db, invite())
  const { takeDueMail } = await import('./mail-queue.store.ts')
  expect(await takeDueMail(world.db, minute(0))).not.toBeNull()
  expect(await world.sendMails(minute(0))).toBe(0)
  expect(await world.sendMails(minute(3))).toBe(1)
})

test('WSET-10 mails of a workspace that is being deleted stay where they are', async () => {
  await queueMail(world.db, invite())
  await world.db
    .update(companies)
    .set({ deletionAt: minute(20_000) })
    .where(eq(companies.id, acme))
  expect(await world.sendMails(minute(0))).toBe(0)
  await world.db.update(companies).set({ deletionAt: null }).where(eq(companies.id, acme))
  expect(await world.sendMails(minute(0))).toBe(1)
})

/** A workspace's server that refuses everything. */
function broken(fallback: boolean): { parts: MailParts; tried: () => number } {
  let tried = 0
  const carrier: Carrier = {
    address: 'hello@acme.test',
    fallback,
    async send() {
      tried += 1
      return { stage: 'sign-in', reply: '535 wrong', permanent: false, server: true }
    },
    note: async () => undefined,
  }
  const mail = { send: async (one: Mail) => void sent.push(one) }
  return {
    parts: {
      db: world.db,
      settings: { appUrl: 'https://app.test', emailVerification: 'off' },
      mail,
      carrierOf: async (id) => (id === acme ? carrier : null),
    },
    tried: () => tried,
  }
}

test('SMTP-08 at the second failure the installation’s server stands in, and answers go to the workspace', async () => {
  const { parts, tried } = broken(true)
  await queueMail(world.db, invite())
  await sendDueMails(parts, minute(0))
  expect([tried(), sent.length]).toEqual([1, 0])
  await sendDueMails(parts, minute(1))
  expect(tried()).toBe(2)
  expect(sent).toMatchObject([{ to: 'kim@example.com', replyTo: 'hello@acme.test' }])
  expect((await rows())[0]).toMatchObject({ state: 'sent', byWorkspace: false })
})

test('SMTP-08 where it must not stand in, the mail waits and the owner is told once a day', async () => {
  const { parts, tried } = broken(false)
  await queueMail(world.db, invite())
  for (const minutes of [0, 1, 6, 20]) await sendDueMails(parts, minute(minutes))
  expect(tried()).toBe(4)
  expect(sent).toMatchObject([{ to: 'ana@example.com', subject: 'Mail of “acme” is waiting' }])
  expect(sent[0]?.text).toContain('What failed: The server did not accept user and password\nReply: 535 wrong\n')
  const waiting = await world.db.select().from(mails).where(sql`company_id is not null`)
  expect(waiting).toMatchObject([{ state: 'waiting', tries: 4, lastReply: 'sign-in: 535 wrong' }])
})
