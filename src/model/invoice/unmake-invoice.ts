// Takes a new draft back, while it says what it was drafted with (INV-20).
import { unmake } from '#src/actions/unmake.ts'
import type { Api } from '#src/data/api.ts'
import { isSameData } from '#src/data/cache/same-data.ts'
import { DeleteInvoice, GetInvoice, type InvoiceWholeData } from './invoice.graphql.ts'
import { invoiceLane } from './invoice-subject.ts'

/** What people write into it. Its version counts their own changes too, which were taken back; lines get new ids by that. */
function saidBy({ state, issuedOn, dueOn, order, notes, taxNote, discount, lines }: InvoiceWholeData) {
  return { state, issuedOn, dueOn, order, notes, taxNote, discount, lines: (lines ?? []).map(({ id: _, ...line }) => line) }
}

/** The inverse of drafting it. */
export function unmakeInvoice(api: Api, workspaceSlug: string, made: InvoiceWholeData): Promise<void> {
  const { id } = made
  return unmake({
    read: async () => (await api.query(GetInvoice, { workspaceSlug, id }, { requestPolicy: 'network-only' })).invoice,
    isAsMade: (now) => isSameData(saidBy(now), saidBy(made)),
    remove: () => api.mutate(DeleteInvoice, { workspaceSlug, id }, { lane: invoiceLane({ id }) }),
  })
}
