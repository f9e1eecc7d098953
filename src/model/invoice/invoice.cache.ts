// The cache part of invoices: sums, numbers and lists are the host's to say; what time waits for an invoice changes with them.
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'

const again = (cache: Cache, ...fields: string[]) => {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

const listsAgain: UpdateResolver = (_answer, _args, cache) => again(cache, 'invoices')
/** Entries say which invoice they are on (INV-10). */
const TIME = ['clients', 'client', 'timePreview', 'timeLog', 'timeSheet', 'timeEntries']
const timeAgain: UpdateResolver = (_answer, _args, cache) => again(cache, 'invoices', ...TIME)

/** The rules. */
export const invoiceCachePart = defineCachePart({
  updates: {
    createInvoice: timeAgain,
    addInvoiceTime: timeAgain,
    setInvoiceLines: timeAgain,
    voidInvoice: timeAgain,
    updateInvoice: listsAgain,
    issueInvoice: timeAgain,
    markInvoiceSent: listsAgain,
    sendInvoice: listsAgain,
    remindOfInvoice: listsAgain,
    pauseReminders: listsAgain,
    closeInvoiceLinks: listsAgain,
    duplicateInvoice: listsAgain,
    creditInvoice: (_answer, _args, cache) => again(cache, 'invoices', 'invoice'),
    addPayment: listsAgain,
    deletePayment: listsAgain,
    updateBilling: (_answer, _args, cache) => again(cache, 'billing', 'invoice', 'invoices'),
    deleteInvoice: (answer, args, cache) => {
      const id = goneId(answer.deleteInvoice, args.id as string)
      if (!id) return
      unlinkFrom(cache, 'invoices', `Invoice:${id}`)
      again(cache, ...TIME)
    },
  },
})
