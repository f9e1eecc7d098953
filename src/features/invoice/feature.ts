// What invoices bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** What clients are asked to pay. */
export const invoice = defineFeature({
  pageActions: [
    () => import('./invoice-time.actions.ts'),
    () => import('./invoice.actions.ts'),
    () => import('./invoice-draft.actions.ts'),
    () => import('./invoice-texts.actions.ts'),
    () => import('./invoice-state.actions.ts'),
    () => import('./invoice-payment.actions.ts'),
    () => import('./invoice-mail.actions.ts'),
    () => import('./invoice-export.actions.ts'),
  ],
  pageCache: [async () => (await import('#src/model/invoice/invoice.cache.ts')).invoiceCachePart],
  dialogs: {
    'invoice.credit': lazyComponent(async () => (await import('./credit-dialog.tsx')).CreditDialog),
    'invoice.letter': lazyComponent(async () => (await import('./letter-dialog.tsx')).LetterDialog),
    'invoice.payment': lazyComponent(async () => (await import('./payment-dialog.tsx')).PaymentDialog),
    'invoice.time': lazyComponent(async () => (await import('./time-dialog.tsx')).TimeDialog),
  },
  kinds: ['invoice', 'invoice-list'],
})
