// One client over the real client and schema: who it is, its contacts, projects and what waits for an invoice; an unknown one leads back.
import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ClientRowData } from '#src/model/client/client.graphql.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ClientPage } from './client-page.tsx'

const money = (amount: number) => ({ amount, currency: 'EUR', digits: 2 })
const bloom: ClientRowData = {
  ...{ id: 'c-1', number: 'CL-0001', name: 'Bloom', website: '', email: 'hi@bloom.test', phone: '', notes: '', country: null, taxId: '' },
  ...{ address: { street: [], postcode: '', city: '', region: '' }, currency: 'EUR', digits: 2, rate: 9_500, taxBp: 0, termsDays: 14 },
  ...{ rounding: 'EXACT', archivedAt: null, projects: [], contacts: [], unbilledByProject: [] },
  unbilled: { seconds: 7_200, money: money(19_000), withoutRate: 0 },
}

function show(client: object | null) {
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/clients/:uuid" element={<ClientPage />} />
    </Routes>,
    {
      roots: {
        client: () => client,
        invoices: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0, totals: [] }),
      },
      actions: registry.all,
      at: '/acme/clients/c-1',
    },
  )
  const viewerCan = ['EDIT', 'ADMIN', 'OWN', 'PAID']
  act(() => world.actions.services.scene.set({ workspace: { id: 'acme', slug: 'acme', name: 'Acme', viewerCan } as never }))
  return world
}

test('PAGES-22 OPEN-46 one client shows who it is and what waits for an invoice', async () => {
  show(bloom)
  expect((await until(() => screen.getByRole('heading', { level: 1, name: /Bloom/ }))).textContent).toContain('Bloom')
  expect(document.body.textContent).toContain('190.00 EUR')
  expect(screen.getByDisplayValue('hi@bloom.test')).toBeTruthy()
})

test('PAGES-22 an unknown client says so and leads back', async () => {
  show(null)
  expect((await until(() => screen.getByRole('link', { name: 'All clients' }))).getAttribute('href')).toBe('/acme/clients')
})
