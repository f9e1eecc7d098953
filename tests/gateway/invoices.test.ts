// Invoices over a real host: drafted, filled, issued, paid, credited, voided, printed; each with one call.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { remindOfInvoices } from '#host/resources/invoices/invoice-reminders.store.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

const AT = 'workspaceSlug: "acme"'
const MONEY = '{ amount currency digits }'
const ADDRESS = 'address { street postcode city region }'
const SUMS = 'sums { net discount tax taxes { taxBp net tax } gross paid credited balance }'
const ROW = `id kind number state client { id name number } issuedOn dueOn currency digits ${SUMS} createdAt sentAt remindersPaused nextReminderAt`
const PARTY = `{ name ${ADDRESS} country taxId email lines }`
const SHEET = `${ROW} labels { key text } order notes taxNote discount { bp amount } sender ${PARTY} recipient ${PARTY}
  lines { id kind text quantity unit price discount { bp amount } taxBp amount entryCount } credits { id number issuedOn gross } voidReason`
const WHOLE = `${SHEET} version nextNumber refunded payments { id paidOn amount method note } creditNotes { id number issuedOn gross } issuedAt openedAt voidedAt letters { id kind to at state reply openedAt closedAt } reminders { days sentAt }`
const BILLING = `name ${ADDRESS} country email taxId bankLines footer invoiceFormat creditFormat firstNumber reminderDays mailSubject mailText reminderSubject reminderText labels { key text }`

let world: World
let client: string
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const made = await world.data('ana', `mutation { createClient(${AT}, input: { name: "Seaside" }) { client { id } ${REFUSALS} } }`)
  client = made.createClient.client.id
  await world.data(
    'ana',
    `mutation { updateClient(${AT}, id: "${client}", input: { rate: 9500, taxBp: 2000, country: "GB" }) { client { id } ${REFUSALS} } }`,
  )
  await world.data('ana', `mutation { setClientProjects(${AT}, id: "${client}", projectSlugs: ["website"]) { client { id } ${REFUSALS} } }`)
})
afterAll(() => world.close())

const write = async (field: string, args: string) =>
  (await world.data('ana', `mutation { it: ${field}(${AT}, ${args}) { invoice { ${WHOLE} } ${REFUSALS} } }`)).it.invoice
const draft = () => write('createInvoice', `clientId: "${client}"`)
const DAYS = '{ from: "2020-01-01", to: "2030-01-01", grouping: PROJECT, rounding: UP_15 }'

test('INV-11 INV-12 a draft is filled by hand, issued, sent, paid and read, each with one call', async () => {
  world.resetCalls()
  const one = await draft()
  expect(world.calls()).toHaveLength(1)
  const lines = `[{ kind: HEADING, text: "Design" }, { text: "Work", quantity: "2.5", unit: "h", price: 9500, taxBp: 2000, discount: { bp: 1000 } }, { text: "Font", price: 24000, discount: { amount: 100 } }]`
  const filled = await write('setInvoiceLines', `id: "${one.id}", version: ${one.version}, lines: ${lines}`)
  expect(filled).toMatchObject({
    state: 'DRAFT',
    number: null,
    sums: { net: 45275 },
    lines: [{ kind: 'HEADING' }, { amount: 21375 }, { amount: 23900 }],
  })
  const input = '{ order: "LS-7730", notes: "Thank you", taxNote: "Reverse charge", discount: { amount: 275 }, dueOn: "2030-01-31" }'
  expect(await write('updateInvoice', `id: "${one.id}", input: ${input}`)).toMatchObject({
    order: 'LS-7730',
    discount: { bp: null, amount: 275 },
    sums: { discount: 275 },
    dueOn: '2030-01-31',
  })
  const before = (await world.data('ana', `{ invoice(${AT}, id: "${one.id}") { nextNumber } }`)).invoice.nextNumber
  const issued = await write('issueInvoice', `id: "${one.id}"`)
  expect([issued.number, issued.nextNumber]).toEqual([before, null])
  expect(issued).toMatchObject({
    state: 'OPEN',
    number: expect.stringMatching(/^\d{4}-\d{4}$/),
    recipient: { name: 'Seaside', country: 'GB' },
  })
  const mail = '{ to: ["una@client.example"], subject: "Invoice {number}", text: "{total} at {link}", attachPdf: true }'
  expect(await write('sendInvoice', `id: "${one.id}", input: ${mail}`)).toMatchObject({
    state: 'OPEN',
    letters: [{ kind: 'INVOICE', to: 'una@client.example', state: 'WAITING', reply: null, openedAt: null, closedAt: null }],
  })
  await world.host.sendMails(new Date(Date.now() + 2_000))
  const sent = (await world.data('ana', `{ invoice(${AT}, id: "${one.id}") { ${WHOLE} } }`)).invoice
  expect(sent).toMatchObject({
    state: 'SENT',
    sentAt: expect.stringMatching(/Z$/),
    letters: [{ state: 'SENT' }],
    remindersPaused: false,
    reminders: [],
  })
  expect(sent.nextReminderAt).toMatch(/^2030-02-01T/)
  await remindOfInvoices(world.host.db, new Date('2030-02-02T12:00:00Z'), 'https://x.test')
  const reminded = (await world.data('ana', `{ invoice(${AT}, id: "${one.id}") { ${WHOLE} } }`)).invoice
  expect(reminded.reminders).toEqual([{ days: 1, sentAt: '2030-02-02T12:00:00.000Z' }])
  expect(reminded.letters.map(({ kind }: { kind: string }) => kind)).toEqual(['INVOICE', 'REMINDER'])
  expect(await write('pauseReminders', `id: "${one.id}", paused: true`)).toMatchObject({ remindersPaused: true, nextReminderAt: null })
  expect((await write('remindOfInvoice', `id: "${one.id}", input: ${mail}`)).letters).toHaveLength(3)
  const paidOn = new Date().toISOString().slice(0, 10)
  const paid = await write('addPayment', `id: "${one.id}", input: { paidOn: "${paidOn}", amount: 10000, method: "Bank", note: "Part" }`)
  expect(paid).toMatchObject({ state: 'PARTLY_PAID', payments: [{ amount: 10000, method: 'Bank', note: 'Part' }] })
  const back = await write('deletePayment', `id: "${one.id}", paymentId: "${paid.payments[0].id}"`)
  expect(back.payments).toEqual([])
  const { invoices } = await world.data(
    'ana',
    `{ invoices(${AT}, tab: OPEN, search: "seaside", sort: DUE) { nodes { ${ROW} } page totalPages totalCount totals { gross ${MONEY} open ${MONEY} overdue ${MONEY} } } }`,
  )
  expect(invoices).toMatchObject({
    nodes: [{ id: one.id }],
    totalCount: 1,
    totals: [{ open: { currency: 'EUR', amount: issued.sums.gross } }],
  })
  expect((await world.data('ana', `{ invoice(${AT}, id: "${one.id}") { ${WHOLE} } }`)).invoice.id).toBe(one.id)
  expect((await world.data('ana', `{ invoice(${AT}, id: "${client}") { id } }`)).invoice).toBeNull()
})

test('INV-05 INV-10 time becomes lines; what is left out says why', async () => {
  const preview = async () =>
    (
      await world.data(
        'ana',
        `{ timePreview(${AT}, clientId: "${client}", input: ${DAYS}) { lines { text quantity price amount entries { id day person code title comment seconds } } leftOut { reason seconds count number } net ${MONEY} } }`,
      )
    ).timePreview
  const before = await preview()
  expect(before.lines.length).toBeGreaterThan(0)
  const made = await write('createInvoice', `clientId: "${client}", time: ${DAYS}`)
  expect(made.lines.map(({ amount }: { amount: number }) => amount)).toEqual(before.lines.map(({ amount }: { amount: number }) => amount))
  const after = await preview()
  expect([after.lines, after.leftOut[0]]).toMatchObject([[], { reason: expect.any(String), count: expect.any(Number) }])
  const removed = await write('setInvoiceLines', `id: "${made.id}", version: ${made.version}, lines: []`)
  expect(await write('addInvoiceTime', `id: "${removed.id}", time: ${DAYS}`)).toMatchObject({ sums: { net: made.sums.net } })
  const { number } = await write('issueInvoice', `id: "${made.id}"`)
  // Whoever sees the time reads what locks it; the way to the invoice is the owner's.
  const { rows } = await world.host.db.execute<{ id: string }>(
    sql`select t.task_id as id from time_entries t join invoice_entries i on i.time_entry_id = t.id where i.invoice_id = ${made.id} limit 1`,
  )
  const read = `{ timeEntries(${AT}, projectSlug: "website", taskId: "${rows[0]?.id}") { nodes { invoice { invoiceId number } } } }`
  for (const [who, invoiceId] of [
    ['ana', made.id],
    ['ben', null],
  ])
    expect((await world.data(who, read)).timeEntries.nodes).toContainEqual({ invoice: { invoiceId, number } })
  expect((await preview()).leftOut.some((one: { number: string | null }) => one.number === number)).toBe(true)
  expect(await write('voidInvoice', `id: "${made.id}", reason: "Wrong client"`)).toMatchObject({
    state: 'VOID',
    voidReason: 'Wrong client',
    voidedAt: expect.stringMatching(/Z$/),
  })
  expect((await preview()).lines).toHaveLength(before.lines.length)
})

test('INV-14 INV-12 credited, marked as sent, copied and deleted', async () => {
  const one = await draft()
  await write('setInvoiceLines', `id: "${one.id}", version: ${one.version}, lines: [{ text: "Work", price: 10000 }]`)
  const { lines, number } = await write('issueInvoice', `id: "${one.id}"`)
  expect((await write('markInvoiceSent', `id: "${one.id}", sent: true`)).state).toBe('SENT')
  const note = await write('creditInvoice', `id: "${one.id}", lines: [{ id: "${lines[0].id}", quantity: "0.5" }]`)
  expect(note).toMatchObject({ kind: 'CREDIT', credits: { id: one.id, number }, sums: { gross: 5000 }, refunded: false })
  await write('issueInvoice', `id: "${note.id}"`)
  const { invoice } = await world.data('ana', `{ invoice(${AT}, id: "${one.id}") { ${WHOLE} } }`)
  expect(invoice).toMatchObject({ creditNotes: [{ gross: 5000 }], sums: { credited: 5000, balance: 5000 } })
  const copy = await write('duplicateInvoice', `id: "${one.id}"`)
  const remove = await world.data('ana', `mutation { deleteInvoice(${AT}, id: "${copy.id}") { deletedId ${REFUSALS} } }`)
  expect(remove.deleteInvoice.deletedId).toBe(copy.id)
})

test('INV-15 CLIENT-07 the printed invoice is read by a key, and by a bound contact, who is told no rate, no draft, no other client', async () => {
  const one = await draft()
  await write('setInvoiceLines', `id: "${one.id}", version: ${one.version}, lines: [{ text: "Work", price: 10000 }]`)
  await write('issueInvoice', `id: "${one.id}"`)
  const printed = (who: string | null, key = '') =>
    world.graphql(
      who,
      `{ printedInvoice(id: "${one.id}"${key && `, key: "${key}"`}) { workspaceSlug workspaceName logo invoice { ${SHEET} } } }`,
    )
  expect((await printed('ana')).data.printedInvoice).toMatchObject({
    workspaceSlug: 'acme',
    workspaceName: 'Acme',
    invoice: { id: one.id },
  })
  expect((await printed('gus')).data.printedInvoice).toBeNull()
  expect((await printed(null)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  await write('sendInvoice', `id: "${one.id}", input: { to: ["una@client.example"], subject: "x", text: "{link}" }`)
  const { rows } = await world.host.db.execute<{ body: unknown }>(
    sql`select body from mails where kind = 'invoice' order by created_at desc limit 1`,
  )
  const key = /key=([\w-]+)/.exec(JSON.stringify(rows[0]?.body))?.[1] ?? ''
  expect((await printed(null, key)).data.printedInvoice.invoice.id).toBe(one.id)
  const closed = await write('closeInvoiceLinks', `id: "${one.id}", closed: true`)
  expect(closed.letters).toMatchObject([{ closedAt: expect.stringMatching(/Z$/) }])
  expect((await printed(null, key)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  await write('closeInvoiceLinks', `id: "${one.id}", closed: false`)
  const opened = (await world.data('ana', `{ invoice(${AT}, id: "${one.id}") { ${WHOLE} } }`)).invoice
  expect(opened).toMatchObject({ openedAt: expect.stringMatching(/Z$/), letters: [{ openedAt: opened.openedAt }] })
  for (const [isClosed, closedAt] of [
    [true, expect.stringMatching(/Z$/)],
    [false, null],
  ])
    expect(
      (await write('closeInvoiceLinks', `id: "${one.id}", closed: ${isClosed}, links: ["${opened.letters[0].id}"]`)).letters,
    ).toMatchObject([{ id: opened.letters[0].id, closedAt }])
  await world.host.db.execute(sql`insert into client_contacts (company_id, client_id, name, person_id)
    select company_id, id, 'Gus', (select id from people where username = 'gus') from clients where id = ${client}`)
  expect((await printed('gus')).data.printedInvoice.invoice.id).toBe(one.id)
  const { invoices } = await world.data('gus', `{ invoices(${AT}, perPage: 200) { nodes { state client { id } } } }`)
  const own = new Set([client, (await world.data('ana', `{ clients(${AT}, search: "lind") { nodes { id } } }`)).clients.nodes[0].id])
  expect(invoices.nodes.length).toBeGreaterThan(0)
  for (const { state, client: of } of invoices.nodes) expect([state === 'DRAFT', own.has(of.id)]).toEqual([false, true])
  for (const document of [
    `{ clients(${AT}) { totalCount } }`,
    `{ billing(${AT}) { name } }`,
    `{ invoice(${AT}, id: "${one.id}") { id } }`,
    `{ projectRates(${AT}, projectSlug: "website") { rate } }`,
  ])
    expect((await world.graphql('gus', document)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
})

test('INV-12 the billing settings are read and set; a refusal names the field', async () => {
  const update = (input: string) =>
    world.graphql('ana', `mutation { updateBilling(${AT}, input: { ${input} }) { billing { ${BILLING} } ${REFUSALS} } }`)
  const { data } = await update(
    'name: "Acme Ltd", bankLines: ["IBAN 1"], taxId: "GB 1", footer: "Thanks", country: "GB", email: "bill@acme.example", address: { street: ["14 Quay Street"], postcode: "BS1", city: "Bristol", region: "" }',
  )
  expect(data.updateBilling.billing).toMatchObject({ name: 'Acme Ltd', bankLines: ['IBAN 1'], reminderDays: [1, 7, 21] })
  expect((await world.data('ana', `{ billing(${AT}) { ${BILLING} } }`)).billing).toEqual(data.updateBilling.billing)
  const own = await update(
    'mailSubject: "Bill {number}", mailText: "Here: {link}", reminderSubject: "Late", reminderText: "Still {open}", reminderDays: [14, 3]',
  )
  expect(own.data.updateBilling.billing).toMatchObject({
    mailSubject: 'Bill {number}',
    reminderText: 'Still {open}',
    reminderDays: [3, 14],
  })
  expect((await update('mailSubject: null')).data.updateBilling.billing.mailSubject).toBe('Invoice {number}')
  expect((await update('reminderDays: [0]')).data.updateBilling.userErrors).toMatchObject([
    { field: expect.arrayContaining(['reminderDays']) },
  ])
  const worded = await update('labels: [{ key: INVOICE, text: "Rechnung" }, { key: DUE, text: "Bis" }]')
  expect(worded.data.updateBilling.billing.labels).toEqual([
    { key: 'INVOICE', text: 'Rechnung' },
    { key: 'DUE', text: 'Bis' },
  ])
  const kept = await update('labels: [{ key: DUE }]')
  expect(kept.data.updateBilling.billing.labels).toEqual([{ key: 'INVOICE', text: 'Rechnung' }])
  expect((await update('labels: [{ key: TAX, text: "USt." }]')).data.updateBilling.userErrors).toMatchObject([
    { message: 'This text needs rate and net in braces.' },
  ])
  expect((await update('invoiceFormat: "x"')).data.updateBilling.userErrors).toMatchObject([{ field: ['invoiceFormat'] }])
})

test('INV-20 TEAM-10 the plain routes hand out invoices in every format, with what was asked passed on', async () => {
  const { fetch, routes } = world.gateway
  const shell = await buildShell({ fetch, routes, config: readSettings({}).config, clientDir: '/nowhere' })
  const get = async (who: string | null, query: Record<string, string>) =>
    shell.inject({
      url: '/api/invoices/export',
      query: { workspaceSlug: 'acme', ...query },
      ...(who !== null && { headers: { authorization: `Bearer ${await world.host.as(who).token()}` } }),
    })
  const one = await draft()
  await write('setInvoiceLines', `id: "${one.id}", version: ${one.version}, lines: [{ text: "Work", price: 10000 }]`)
  const { number } = await write('issueInvoice', `id: "${one.id}"`)
  const csv = await get('ana', { format: 'csv', tab: 'open', search: 'seaside', clientId: client })
  expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(csv.body).toContain(`${number},Invoice,Open,Seaside`)
  expect((await get('ana', { format: 'csv', tab: 'VOID', search: number })).body).not.toContain(number)
  expect((await get('ana', { format: 'json' })).json().some((each: { number: string }) => each.number === number)).toBe(true)
  expect((await get('ana', {})).headers['content-type']).toContain('spreadsheetml')
  expect((await get('ana', { format: 'zip' })).headers['content-type']).toBe('application/zip')
  const team = await shell.inject({
    url: '/api/team/export',
    query: { workspaceSlug: 'acme', search: 'mia', sort: 'NAME' },
    headers: { authorization: `Bearer ${await world.host.as('ana').token()}` },
  })
  expect([team.headers['content-type'], team.body.trimEnd().split('\r\n').length]).toEqual(['text/csv; charset=utf-8', 2])
  expect([(await get('gus', {})).statusCode, (await get(null, {})).statusCode]).toEqual([403, 401])
  await shell.close()
})
