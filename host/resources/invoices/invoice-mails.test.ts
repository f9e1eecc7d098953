// Mails about invoices: handed over or refused, opened, and reminders that go on their day, each once, until nothing is to be reminded of.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Mail } from '#host/mail.ts'
import { startReminders } from '#host/rounds/reminders.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { remindOfInvoices } from './invoice-reminders.store.ts'

const AT = { company_slug: 'acme' }
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Any = any

let world: HostWorld
let client: string
let mails: Mail[] = []
let refusal: Error | null = null
beforeAll(async () => {
  world = await openHostWorld({
    sample: true,
    mail: {
      async send(mail) {
        if (refusal !== null) throw refusal
        mails.push(mail)
      },
    },
  })
  await world.db.execute(sql`update companies set time_zone = 'America/New_York' where slug = 'acme'`)
  client = ok(await ana().post('/clients/', AT, { name: 'Lind & Sons', currency: 'EUR', terms_days: 14 }), 201).uuid
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.execute(sql`delete from invoice_keys`)
  await world.db.execute(sql`delete from mails`)
  await world.db.execute(sql`update invoices set reminders_paused = true where state <> 'draft'`)
  mails = []
  refusal = null
})

const ana = () => world.as('ana')
const ok = (answer: { status: number; body: Any }, status = 200): Any => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  return answer.body.data
}
const post = (uuid: string, verb: string, body: object = {}) => ana().post(`/invoices/${uuid}/${verb}`, AT, body)
const read = async (uuid: string) => ok(await ana().get(`/invoices/${uuid}/`, AT))
const soon = () => new Date(Date.now() + 2_000)
async function issued(dueOn = '2031-03-07'): Promise<Any> {
  const { uuid, version } = ok(await ana().post('/invoices/', AT, { client_uuid: client }), 201)
  await ana().put(`/invoices/${uuid}/lines/`, AT, { lines: [{ text: 'Work', price: 123_450 }], version })
  await ana().put(`/invoices/${uuid}/`, AT, { due_on: dueOn })
  return ok(await post(uuid, 'issue'))
}
const LETTER = { to: ['una@client.example'], subject: 'Invoice {number}', text: '{client}: {total}, open {open}, due {due} at {link} {x}' }
async function sent(dueOn?: string): Promise<Any> {
  const { uuid } = await issued(dueOn)
  ok(await post(uuid, 'send', { ...LETTER, attach_pdf: false }))
  await world.sendMails(soon())
  mails = []
  return read(uuid)
}
const refused = Object.assign(new Error('refused'), {
  responseCode: 550,
  command: 'RCPT TO',
  code: 'EENVELOPE',
  response: '550 no such user',
})
const remind = (at: string) => remindOfInvoices(world.db, new Date(at), 'https://x.test')
const reminded = async (at: string) => {
  await remind(at)
  mails = []
  await world.sendMails(new Date(Date.now() + 5_000))
  return mails.map(({ to }) => to)
}

test('INV-17 a mail has the texts filled in and the PDF when ticked; the invoice is sent when a server took it', async () => {
  const { uuid, number } = await issued()
  const queued = ok(await post(uuid, 'send', { ...LETTER, to: ['una@client.example', 'kit@client.example'], attach_pdf: true }))
  expect(queued).toMatchObject({ state: 'issued', sent_at: null, letters: [{ state: 'waiting' }, { state: 'waiting' }] })
  await world.sendMails(soon())
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['kit@client.example', 'una@client.example'])
  for (const mail of mails) {
    expect(mail).toMatchObject({ subject: `Invoice ${number}`, link: expect.stringContaining(`/acme/invoice/${uuid}?key=`) })
    expect(mail.text).toContain('Lind & Sons: 1,234.50 EUR, open 1,234.50 EUR, due 7 Mar 2031 at http')
    expect(mail.text).toContain('{x}')
    expect(mail.files?.find(({ contentType }) => contentType === 'application/pdf')).toMatchObject({ filename: `invoice-${number}.pdf` })
  }
  expect(mails[0]?.link).not.toBe(mails[1]?.link)
  expect(await read(uuid)).toMatchObject({
    state: 'sent',
    sent_at: { timestamp: expect.any(Number) },
    letters: [{ state: 'sent' }, { state: 'sent' }],
  })
  ok(await post(uuid, 'send', { ...LETTER, attach_pdf: false }))
  mails = []
  await world.sendMails(soon())
  expect(mails).toMatchObject([{ files: [] }])
})

test('INV-17 a refusal of the mail server leaves it issued and says the reply', async () => {
  const { uuid } = await issued()
  ok(await post(uuid, 'send', { ...LETTER, attach_pdf: true }))
  refusal = refused
  await world.sendMails(soon())
  expect(await read(uuid)).toMatchObject({
    state: 'issued',
    sent_at: null,
    letters: [{ to: 'una@client.example', state: 'failed', reply: 'recipient: 550 no such user' }],
  })
})

test('INV-17 INV-15 the first opening by key is noted, once, and not when the owner looks', async () => {
  const { uuid } = await issued()
  ok(await post(uuid, 'send', { ...LETTER, attach_pdf: false }))
  await world.sendMails(soon())
  const key = new URL(mails[0]?.link ?? '').searchParams.get('key') ?? ''
  const open = (who: string | null) => world.as(who).get(`/public/invoices/${uuid}/`, { key } as never)
  expect((await open('ana')).status).toBe(200)
  expect(await read(uuid)).toMatchObject({ opened_at: null })
  const { body } = await open(null)
  // Whoever holds a key is not told who else does.
  expect(JSON.stringify(body)).not.toContain('una@client.example')
  expect(body.data).not.toHaveProperty('letters')
  const { opened_at: first } = await read(uuid)
  expect(first).toMatchObject({ timestamp: expect.any(Number) })
  await open(null)
  expect((await read(uuid)).opened_at).toEqual(first)
})

test('INV-18 reminders go 1, 7 and 21 days after due at 09:00 of the workspace, across a change of its clocks, each once', async () => {
  // Clocks in New York go forward on 9 March 2031: 09:00 is 14:00 UTC before, 13:00 UTC after.
  const { uuid, number } = await sent('2031-03-07')
  expect(await reminded('2031-03-08T13:59:59Z')).toEqual([])
  expect(await reminded('2031-03-08T14:00:00Z')).toEqual(['una@client.example'])
  expect(mails[0]).toMatchObject({ subject: `Reminder: invoice ${number} was due on 7 Mar 2031`, link: expect.stringContaining('?key=') })
  expect(mails[0]?.text).toContain('1,234.50 EUR of it are still to be paid')
  expect(await reminded('2031-03-08T14:01:00Z')).toEqual([])
  expect(await reminded('2031-03-14T12:59:59Z')).toEqual([])
  expect(await reminded('2031-03-14T13:00:00Z')).toEqual(['una@client.example'])
  expect(await reminded('2031-03-28T12:59:59Z')).toEqual([])
  expect(await reminded('2031-03-28T13:00:00Z')).toEqual(['una@client.example'])
  expect(await reminded('2032-01-01T00:00:00Z')).toEqual([])
  expect((await read(uuid)).reminders.map(({ days }: Any) => days)).toEqual([1, 7, 21])
  // What the product does by itself is not a former member's (TLOG-02).
  const { rows } = await world.db.execute(
    sql`select distinct actor_name as who from audit_events where action = 'invoice.remind' and sentence like ${`%of ${number}`}`,
  )
  expect(rows).toEqual([{ who: 'Palette' }])
})

test('INV-18 after a long silence only the latest goes', async () => {
  const { uuid } = await sent('2031-05-01')
  expect(await reminded('2031-05-10T00:00:00Z')).toEqual(['una@client.example'])
  expect((await read(uuid)).reminders.map(({ days }: Any) => days)).toEqual([7])
  expect(await reminded('2031-05-11T00:00:00Z')).toEqual([])
})

test('INV-18 several hosts at the same moment, and one that dies in the middle, remind once', async () => {
  await Promise.all([sent('2031-06-01'), sent('2031-06-01')])
  await world.sendMails(soon())
  mails = []
  const at = '2031-06-02T13:00:00Z'
  let dies = true
  const dying = new Proxy(world.db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver)
      return (work: (tx: never) => Promise<void>) =>
        target.transaction(async (tx) => {
          await work(tx as never)
          if (dies) throw new Error('The host died.')
        })
    },
  })
  await expect(remindOfInvoices(dying, new Date(at), 'https://x.test')).rejects.toThrow('died')
  const { rows } = await world.db.execute(sql`select 1 from mails where kind = 'reminder'`)
  expect(rows).toEqual([])
  dies = false
  await Promise.all([remind(at), remind(at), remindOfInvoices(dying, new Date(at), 'https://x.test'), remind(at)])
  expect(await reminded(at)).toHaveLength(2)
})

test('INV-18 never for drafts or what was not sent; paid, credited, void and paused ones are left alone', async () => {
  const at = '2031-08-02T13:00:00Z'
  const due = '2031-08-01'
  const draft = ok(await ana().post('/invoices/', AT, { client_uuid: client }), 201)
  await ana().put(`/invoices/${draft.uuid}/`, AT, { due_on: due })
  await issued(due)
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const paid = await sent(due)
  ok(await post(paid.uuid, 'payments/', { paid_on: today, amount: 123_450 }), 201)
  const credited = await sent(due)
  ok(await post(ok(await post(credited.uuid, 'credit'), 201).uuid, 'issue'))
  ok(await post((await sent(due)).uuid, 'void', { reason: 'Mistake' }))
  const paused = await sent(due)
  expect(paused).toMatchObject({ reminders_paused: false, next_reminder_at: { timestamp: Date.parse('2031-08-02T13:00:00Z') / 1000 } })
  const put = (flag: boolean) => ana().put(`/invoices/${paused.uuid}/reminders`, AT, { paused: flag })
  expect(ok(await put(true))).toMatchObject({ reminders_paused: true, next_reminder_at: null })
  const unsent = await sent(due)
  ok(await ana().put(`/invoices/${unsent.uuid}/sent`, AT, { sent: false }))
  expect(await reminded(at)).toEqual([])
  const partly = await sent(due)
  ok(await post(partly.uuid, 'payments/', { paid_on: today, amount: 100_000 }), 201)
  expect(await reminded(at)).toEqual(['una@client.example'])
  expect(mails[0]?.text).toContain('234.50 EUR of it are still to be paid')
  ok(await put(false))
  expect(await reminded(at)).toEqual(['una@client.example'])
})

test('INV-18 what was due before reminders went on, before it was sent, or before the days were changed, is not caught up', async () => {
  const { uuid } = await sent('2031-09-01')
  await world.db.execute(sql`update invoices set sent_at = '2031-09-05T12:00:00Z' where id = ${uuid}`)
  expect(await reminded('2031-09-05T12:01:00Z')).toEqual([])
  await world.db.execute(sql`update invoices set reminders_from = '2031-09-08T13:00:01Z' where id = ${uuid}`)
  expect(await reminded('2031-09-20T20:00:00Z')).toEqual([])
  expect(await reminded('2031-09-22T13:00:00Z')).toEqual(['una@client.example'])
  ok(await ana().put(`/invoices/${uuid}/reminders`, AT, { paused: true }))
  const bill = (body: object) => ana().put('/companies/acme/billing', {}, body)
  expect(ok(await bill({ reminder_days: [30, 2, 2] })).reminder_days).toEqual([2, 30])
  expect(await bill({ reminder_days: [0] })).toMatchObject({ status: 422 })
  const texts = { reminder_subject: 'Please pay {number}', reminder_text: 'Only {open} to go' }
  expect(ok(await bill(texts))).toMatchObject({ ...texts, mail_subject: 'Invoice {number}' })
  const other = await sent('2031-10-01')
  expect(await reminded('2031-10-02T13:00:00Z')).toEqual([])
  expect(await reminded('2031-10-03T13:00:00Z')).toEqual(['una@client.example'])
  expect(mails[0]).toMatchObject({ subject: `Please pay ${other.number}`, text: expect.stringContaining('Only 1,234.50 EUR to go') })
  expect(ok(await bill({ reminder_days: [1, 7, 21], reminder_subject: null, reminder_text: null })).reminder_subject).toContain('Reminder:')
})

test('INV-18 INV-20 one is reminded by hand, of what was sent and is not paid; whoever else got it by hand is the client', async () => {
  const fresh = await issued('2031-12-01')
  expect(await post(fresh.uuid, 'remind', { ...LETTER, attach_pdf: false })).toMatchObject({ status: 409 })
  ok(await ana().put(`/invoices/${fresh.uuid}/sent`, AT, { sent: true }))
  ok(
    await ana().put(`/clients/${client}/`, AT, {
      contacts: [
        { name: 'Bo', email: 'bo@client.example', gets_invoices: true },
        { name: 'No', email: 'no@client.example' },
      ],
    }),
  )
  expect(await reminded('2031-12-02T14:00:00Z')).toEqual(['bo@client.example'])
  expect(ok(await post(fresh.uuid, 'remind', { ...LETTER, attach_pdf: false })).letters).toMatchObject([
    { kind: 'reminder' },
    { kind: 'reminder', state: 'waiting' },
  ])
  for (const who of ['ben', 'mia', 'gus'])
    for (const call of [
      world.as(who).post(`/invoices/${fresh.uuid}/remind`, AT, LETTER),
      world.as(who).put(`/invoices/${fresh.uuid}/reminders`, AT, { paused: true }),
    ])
      expect((await call).status).toBe(403)
})

test('INV-18 the clock of the host sends them', async () => {
  await sent('2032-02-01')
  const hosts = [0, 1].map(() =>
    startReminders({
      db: world.db,
      appUrl: 'https://x.test',
      every: 1,
      now: () => new Date('2032-02-02T14:00:00Z'),
      onError: (error) => {
        throw error
      },
    }),
  )
  const count = async () => (await world.db.execute(sql`select 1 from mails where kind = 'reminder'`)).rows.length
  await vi.waitFor(async () => expect(await count()).toBe(1), { timeout: 20_000 })
  await Promise.all(hosts.map((host) => host.stop()))
  expect(await count()).toBe(1)
})
