// The clients of a workspace over the real client and schema: what is empty says so, and everything that is done to one has its key.
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientRowData } from '#src/model/client/client.graphql.ts'
import { clientSubject } from '#src/model/client/client-subject.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { ClientsPage } from './clients-page.tsx'

// A list draws what has room.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800))
afterEach(() => void vi.restoreAllMocks())

const VIEWER_CAN = ['EDIT', 'ADMIN', 'OWN', 'PAID'] as const
const money = (amount: number) => ({ amount, currency: 'EUR', digits: 2 })
const bloom: ClientRowData = {
  ...{ id: 'c-1', number: 'CL-0001', name: 'Bloom', website: '', email: 'hi@bloom.test', phone: '', notes: '', country: null, taxId: '' },
  ...{ address: { street: [], postcode: '', city: '', region: '' }, currency: 'EUR', digits: 2, rate: null, taxBp: 0, termsDays: 14 },
  ...{ rounding: 'EXACT', archivedAt: null, projects: [], contacts: [], unbilledByProject: [], balances: [], lastInvoice: null },
  unbilled: { seconds: 0, money: money(0), withoutRate: 0 },
}

function show(nodes: unknown[] | (() => never), { roots = {}, script = {} }: { roots?: FakeRoots; script?: Script } = {}) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/clients" element={<ClientsPage />} />
    </Routes>,
    {
      roots: {
        clients: typeof nodes === 'function' ? nodes : () => ({ nodes, page: 1, totalPages: 1, totalCount: nodes.length }),
        ...roots,
      },
      actions: registry.all,
      at: '/acme/clients',
      script,
    },
  )
  act(() => world.actions.services.scene.set({ workspace: { id: 'acme', slug: 'acme', name: 'Acme', viewerCan: VIEWER_CAN } as never }))
  return world
}

test('PAGES-22 CLIENT-10 an empty list says what belongs here and the key; a search without a hit can be cleared', async () => {
  show([])
  await until(() => screen.getByText('Clients you work for belong here. Press N to add the first.'))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search clients' }), { target: { value: 'nobody' } })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Clear filters' })))
  await until(() => screen.getByText(/Clients you work for belong here/))
})

test('CLIENT-04 a row says what is open, what of it is overdue, and the last invoice', async () => {
  const sums = (open: number, overdue: number) => [{ open: money(open), overdue: money(overdue) }]
  const lastInvoice = { id: 'i-1', number: '2026-0003', issuedOn: '2026-10-25' }
  show([
    { ...bloom, id: 'c-2', name: 'Paid up' },
    { ...bloom, balances: sums(34_000, 0), lastInvoice },
    { ...bloom, id: 'c-3', balances: sums(34_000, 4_000), lastInvoice },
    { ...bloom, id: 'c-4', balances: sums(4_000, 4_000), lastInvoice },
  ])
  const rows = await until(() => {
    const found = screen.getAllByRole('row')
    expect(found).toHaveLength(4)
    return found
  })
  const said = rows.map(({ textContent }) => /(?:[\d.,]+ EUR (?:open|overdue)(?:, )?)+/.exec(textContent ?? '')?.[0] ?? null)
  expect(said).toEqual([null, '340.00 EUR open', '340.00 EUR open, 40.00 EUR overdue', '40.00 EUR overdue'])
  expect(rows[1]?.textContent).toContain('Last invoice: 2026-0003 · 25 Oct 2026')
})

test('CLIENT-10 SCREEN-01 what cannot be read says so, and is read again', async () => {
  let fails = true
  show([], {
    roots: {
      clients: () => {
        if (fails) throw new Error('gone')
        return { nodes: [], page: 1, totalPages: 1, totalCount: 0 }
      },
    },
  })
  const again = await until(() => screen.getByRole('button', { name: /Retry/ }))
  fails = false
  fireEvent.click(again)
  await until(() => screen.getByText(/Clients you work for belong here/))
})

test('CLIENT-08 everything that is done to clients has its key', () => {
  const keys = (id: string) => registry.get(id)?.shortcuts[0]
  const wanted = {
    ...{ 'client.create': 'n', 'client.search': 'f', 'client.export': 'Shift+x', 'client.open': 'Enter', 'client.rename': 'e' },
    ...{ 'client.invoice': 'i', 'client.add-contact': 'a', 'client.link-projects': 'p', 'client.set-rate': 'Shift+r' },
    ...{ 'client.archive': '#', 'client.delete': '$mod+Backspace', 'client.copy-email': '. c', 'go.clients': 'g c' },
  }
  expect(Object.fromEntries(Object.keys(wanted).map((id) => [id, keys(id)]))).toEqual(wanted)
})

test('CLIENT-08 one name is enough for a new client; I drafts an invoice for the client in view, empty where no time waits', async () => {
  const made: unknown[] = []
  const world = show([], {
    script: { text: ['Nord'] },
    roots: {
      createClient: ({ input }: { input: unknown }) => {
        made.push(input)
        return { client: { ...bloom, id: 'c-2', name: 'Nord' }, userErrors: [] }
      },
      createInvoice: ({ clientId, time }: { clientId: string; time: unknown }) => {
        made.push({ clientId, time })
        return { invoice: null, userErrors: [] }
      },
    },
  })
  await until(() => screen.getByText(/Clients you work for/))
  await world.press('client.create')
  expect(made).toEqual([{ name: 'Nord' }])
  expect(world.actions.said.at(-1)?.text).toBe('Client “Nord” added')
  const client = clientSubject(bloom, { workspaceSlug: 'acme', viewerCan: VIEWER_CAN })
  act(() => world.actions.services.scene.set({ client }))
  await world.press('client.invoice')
  expect(made.at(-1)).toEqual({ clientId: 'c-1', time: null })
})
