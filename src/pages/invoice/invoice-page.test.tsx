// One invoice over the real client and schema: the sheet, its mails and reminders, and the mail as it is written, previewed and sent.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BILLING, DRAFT, letter, SENT, showInvoice, whole } from '#tests/kit/invoice-page.tsx'
import { until } from '#tests/kit/until.ts'

beforeEach(() => localStorage.clear())

test('PAGES-23 one invoice shows its sheet with every figure, and what is known of it', async () => {
  showInvoice(whole)
  expect(await until(() => screen.getByRole('heading', { level: 1, name: /^Invoice ./ }))).toHaveProperty(
    'textContent',
    'Invoice 2026-0012',
  )
  for (const text of ['Acme Ltd', 'Design', 'Tax 19 % of 1,000.00']) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  const facts = screen.getByRole('region', { name: 'Facts' })
  expect(within(facts).getAllByText('1,190.00 EUR').length).toBeGreaterThan(0)
  expect(screen.queryByRole('region', { name: 'Mails' })).toBeNull()
})

test('PAGES-23 an unknown invoice says so and leads back', async () => {
  showInvoice(null)
  await until(() => screen.getByRole('link', { name: 'All invoices' }))
})

test('INV-17 what became of each mail is said: opened, on its way, refused with the reply of the server', async () => {
  const letters = [
    letter({ openedAt: '2026-11-22T10:00:00Z' }),
    letter({ to: 'kit@bloom.test' }),
    letter({ to: 'gone@bloom.test', state: 'FAILED', reply: 'recipient: 550 no such user' }),
    letter({ to: 'slow@bloom.test', state: 'WAITING', reply: 'connect: timed out' }),
  ]
  showInvoice({ ...whole, letters })
  const mails = await until(() => screen.getByRole('region', { name: 'Mails' }))
  expect(
    within(mails)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'una@bloom.testSent 1 Nov · opened 22 Nov',
    'kit@bloom.testSent 1 Nov',
    'gone@bloom.testNot delivered: recipient: 550 no such user',
    'slow@bloom.testTried again soon: connect: timed out',
  ])
})

test('INV-17 a mail that waits is looked for again until a server took it', async () => {
  let state = 'WAITING'
  const world = showInvoice(null, { invoice: () => ({ ...whole, letters: [letter({ state })] }) })
  await until(() => screen.getByText('On its way'))
  state = 'SENT'
  await waitFor(() => screen.getByText('Sent 1 Nov'), { timeout: 10_000 })
  expect(world.sent.filter(({ name }) => name === 'GetInvoice').length).toBeGreaterThan(1)
})

test('INV-18 the next reminder says when; it is paused and goes on, with undo', async () => {
  const asked: boolean[] = []
  const paused = (flag: boolean) => ({ ...whole, ...SENT, remindersPaused: flag, nextReminderAt: flag ? null : '2026-11-22T09:00:00Z' })
  const world = showInvoice(paused(false), {
    pauseReminders: ({ paused: flag }: { paused: boolean }) => {
      asked.push(flag)
      return { invoice: paused(flag), userErrors: [] }
    },
  })
  await until(() => screen.getByText(/^22 Nov, \d\d:00$/))
  await world.press('invoice.pause-reminders')
  await until(() => screen.getByText('Reminders are paused'))
  await act(async () => void (await world.actions.undo()))
  await until(() => screen.getByText(/^22 Nov, /))
  expect(asked).toEqual([true, false])
})

test('INV-17 S writes the mail: texts of the workspace, addresses of who gets invoices, the PDF when ticked, and how it will read', async () => {
  const sent: unknown[] = []
  const world = showInvoice(whole, {
    sendInvoice: ({ input }: { input: unknown }) => {
      sent.push(input)
      return { invoice: { ...whole, letters: [letter({ state: 'WAITING' })] }, userErrors: [] }
    },
  })
  await until(() => screen.getByRole('heading', { level: 1, name: /^Invoice ./ }))
  await act(() => world.press('invoice.send'))
  const preview = await until(() => screen.getByRole('region', { name: 'Preview' }))
  expect(within(preview).getByRole('heading').textContent).toBe('Invoice 2026-0012')
  expect(preview.textContent).toContain('Dear Bloom, 1,190.00 EUR until 15 Nov 2026: http')
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveProperty('value', 'una@bloom.test')
  fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: 'una@bloom.test, nobody' } })
  const send = screen.getByRole('button', { name: /^Send/ })
  fireEvent.click(send)
  await until(() => screen.getByText('“nobody” is no email address.'))
  fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: 'una@bloom.test; kit@bloom.test' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Subject' }), { target: { value: 'Bill {number}' } })
  expect(within(preview).getByRole('heading').textContent).toBe('Bill 2026-0012')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Attach the PDF' }))
  fireEvent.click(send)
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ to: ['una@bloom.test', 'kit@bloom.test'], subject: 'Bill {number}', text: BILLING.mailText, attachPdf: false }])
  expect(world.actions.said.at(-1)?.text).toBe('On its way to una@bloom.test, kit@bloom.test')
  await until(() => screen.getByText('On its way'))
})

test('INV-17 what was typed into a mail waits while it is refused or left', async () => {
  const world = showInvoice(whole, {
    sendInvoice: () => ({
      invoice: null,
      userErrors: [{ code: 'INVALID', field: null, message: 'This invoice has characters our PDF font lacks.' }],
    }),
  })
  await until(() => screen.getByRole('heading', { level: 1, name: /^Invoice ./ }))
  await act(() => world.press('invoice.send'))
  const text = await until(() => screen.getByRole('textbox', { name: 'Text' }))
  fireEvent.change(text, { target: { value: 'Typed with care' } })
  fireEvent.click(screen.getByRole('button', { name: /^Send/ }))
  await until(() => expect(world.actions.said.at(-1)?.text).toContain('characters our PDF font lacks'))
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Typed with care')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(() => world.press('invoice.send'))
  expect(await until(() => screen.getByRole('textbox', { name: 'Text' }))).toHaveProperty('value', 'Typed with care')
})

test('INV-18 INV-20 a reminder by hand has its own texts', async () => {
  const world = showInvoice({ ...whole, ...SENT })
  await until(() => screen.getByRole('heading', { level: 1, name: /^Invoice ./ }))
  await act(() => world.press('invoice.remind'))
  const preview = await until(() => screen.getByRole('region', { name: 'Preview' }))
  expect(preview.textContent).toContain('Late: 2026-0012Still 1,190.00 EUR')
})

test('INV-03 issuing is asked for once and names number and total; it is held', async () => {
  const issued: unknown[] = []
  const world = showInvoice(
    { ...whole, ...DRAFT },
    { issueInvoice: (args: object) => issued.push(args) && { invoice: whole, userErrors: [] } },
  )
  await until(() => screen.getByRole('heading', { level: 1, name: /^Invoice ./ }))
  const asked: string[] = []
  vi.spyOn(world.actions.services.ask, 'confirm').mockImplementation(async ({ title, text }) => {
    asked.push(`${title} ${text}`)
    return true
  })
  await world.press('invoice.issue')
  expect(asked).toEqual(['Issue invoice? 2026-0013 over 1,190.00 EUR for Bloom. Nothing on it changes afterwards.'])
  expect(issued).toEqual([])
  await until(() => screen.getByText('Being issued'))
})

test('INV-15 the links in mails are closed, and open again by undo', async () => {
  const sent: boolean[] = []
  const mailed = (closedAt: string | null) => ({ ...whole, ...SENT, letters: [letter({ closedAt })] })
  const world = showInvoice(mailed(null), {
    closeInvoiceLinks: ({ closed }: { closed: boolean }) => {
      sent.push(closed)
      return { invoice: mailed(closed ? '2026-11-20T09:00:00Z' : null), userErrors: [] }
    },
  })
  await until(() => screen.getByRole('region', { name: 'Mails' }))
  await world.press('invoice.close-links')
  await until(() => screen.getByText('Sent 1 Nov · link closed 20 Nov'))
  await act(() => world.actions.undo())
  await until(() => screen.getByText('Sent 1 Nov'))
  expect(sent).toEqual([true, false])
})

test('INV-15 links are listed with who has them, when they went and were opened, and closed and reopened one by one, with undo', async () => {
  const closed = new Set<string>()
  const mails = () =>
    ['una@bloom.test', 'kit@bloom.test'].map((to) =>
      letter({
        to,
        openedAt: to.startsWith('kit') ? '2026-11-02T09:00:00Z' : null,
        closedAt: closed.has(`letter-${to}`) ? '2026-11-20T09:00:00Z' : null,
      }),
    )
  const now = () => ({ ...whole, ...SENT, letters: mails() })
  const sent: object[] = []
  const world = showInvoice(null, {
    invoice: now,
    closeInvoiceLinks: ({ closed: isClosed, links }: { closed: boolean; links: string[] }) => {
      sent.push({ isClosed, links })
      for (const id of links)
        if (isClosed) closed.add(id)
        else closed.delete(id)
      return { invoice: now(), userErrors: [] }
    },
  })
  const region = await until(() => screen.getByRole('region', { name: 'Mails' }))
  const said = () =>
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  fireEvent.click(within(region).getByRole('button', { name: 'Close the link of kit@bloom.test' }))
  await until(() => expect(said()).toEqual(['una@bloom.testSent 1 Nov', 'kit@bloom.testSent 1 Nov · opened 2 Nov · link closed 20 Nov']))
  await act(() => world.actions.undo())
  await until(() => expect(said()[1]).toBe('kit@bloom.testSent 1 Nov · opened 2 Nov'))
  // By the palette: the same is chosen from a list that says how each stands.
  const offered: unknown[] = []
  vi.spyOn(world.actions.services.ask, 'pick').mockImplementation(async (request) => {
    const options = typeof request.options === 'function' ? await request.options() : request.options
    offered.push(...options.map(({ title, hint }) => `${title}: ${hint}`))
    return options.find(({ title }) => title === 'una@bloom.test')?.value ?? null
  })
  await world.press('invoice.switch-link')
  await until(() => screen.getByRole('button', { name: 'Reopen the link of una@bloom.test' }))
  expect(offered).toEqual(['kit@bloom.test: Sent 1 Nov · opened 2 Nov', 'una@bloom.test: Sent 1 Nov'])
  fireEvent.click(screen.getByRole('button', { name: 'Reopen the link of una@bloom.test' }))
  await until(() => screen.getByRole('button', { name: 'Close the link of una@bloom.test' }))
  expect(sent).toEqual([
    { isClosed: true, links: ['letter-kit@bloom.test'] },
    { isClosed: false, links: ['letter-kit@bloom.test'] },
    { isClosed: true, links: ['letter-una@bloom.test'] },
    { isClosed: false, links: ['letter-una@bloom.test'] },
  ])
})

test('INV-06 what is taken off a line is on the sheet', async () => {
  showInvoice({ ...whole, lines: whole.lines?.map((line) => ({ ...line, discount: { bp: 1000, amount: null }, amount: 90_000 })) ?? [] })
  await until(() => screen.getByText('Discount 10 %'))
})

test('PAGES-23 while it is read the page has its heading', async () => {
  showInvoice(null, { invoice: () => new Promise(() => undefined) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invoice')
})
