// The words of invoices among the settings of a workspace: each saves by itself, keeps what is filled in, and goes back to the usual one (INV-12).
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { invoiceCachePart } from '#src/model/invoice/invoice.cache.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { BILLING } from '#tests/kit/invoice-page.tsx'
import { until } from '#tests/kit/until.ts'
import { InvoicesPage } from './invoices-page.tsx'

function show() {
  let billing = { ...BILLING, labels: [{ key: 'TO', text: 'An' }] as { key: string; text: string }[] }
  const inputs: unknown[] = []
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/invoices" element={<InvoicesPage />} />
    </Routes>,
    {
      roots: {
        invoices: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0, totals: [] }),
        billing: () => billing,
        updateBilling: ({ input }: { input: { labels: { key: string; text: string | null }[] } }) => {
          inputs.push(input)
          const changed = input.labels.map(({ key }) => key)
          const own = input.labels.flatMap(({ key, text }) => (text === null ? [] : [{ key, text }]))
          billing = { ...billing, labels: [...billing.labels.filter(({ key }) => !changed.includes(key)), ...own] }
          return { billing, userErrors: [] }
        },
      },
      actions: registry.all,
      cacheParts: [invoiceCachePart],
      at: '/acme/invoices?show=setup',
    },
  )
  const viewerCan = ['EDIT', 'ADMIN', 'OWN', 'PAID']
  act(() => world.actions.services.scene.set({ workspace: { id: 'acme', slug: 'acme', name: 'Acme', viewerCan } as never }))
  /** Somebody else sets a word. */
  const theirs = (label: { key: string; text: string }) => {
    billing = { ...billing, labels: [...billing.labels.filter(({ key }) => key !== label.key), label] }
  }
  return { inputs, world, theirs }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, text: string) => {
  fireEvent.change(field(name), { target: { value: text } })
  fireEvent.blur(field(name))
}

test('INV-12 each word of the sheet is set by itself, undone, and given back by emptying it', async () => {
  const { inputs, world } = show()
  await until(() => expect(field('To').value).toBe('An'))
  expect(field('Tax {rate} of {net}').value).toBe('Tax {rate} of {net}')
  type('Net', 'Netto')
  await until(() => expect(inputs).toEqual([{ labels: [{ key: 'NET', text: 'Netto' }] }]))
  await world.actions.services.undo.last()
  await until(() => expect(inputs[1]).toEqual({ labels: [{ key: 'NET', text: null }] }))
  type('To', '')
  await until(() => expect(inputs[2]).toEqual({ labels: [{ key: 'TO', text: null }] }))
  await until(() => expect(field('To').value).toBe('To'))
})

test('INV-12 a word without what is filled in is not sent and stays to be mended', async () => {
  const { inputs } = show()
  await until(() => field('Page {page} of {pages}'))
  type('Page {page} of {pages}', 'Seite {page}')
  await until(() => screen.getByText('Keep {pages}.'))
  expect(field('Page {page} of {pages}').value).toBe('Seite {page}')
  expect(inputs).toEqual([])
})

test('INV-12 undo of a word leaves what somebody else set beside it, and keeps theirs where it is the same word', async () => {
  const { inputs, world, theirs } = show()
  await until(() => expect(field('To').value).toBe('An'))
  type('Net', 'Netto')
  await until(() => expect(world.actions.services.undo.size).toBe(1))
  theirs({ key: 'TAX', text: 'MwSt' })
  await world.actions.undo()
  expect(inputs.at(-1)).toEqual({ labels: [{ key: 'NET', text: null }] })
  type('Net', 'Summe')
  await until(() => expect(world.actions.services.undo.size).toBe(1))
  theirs({ key: 'NET', text: 'Theirs' })
  await expect(world.actions.undo()).rejects.toThrow('Somebody else changed this meanwhile. It stays.')
  expect(inputs).toHaveLength(3)
})
