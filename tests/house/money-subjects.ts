// One client with its list, as who looks may act on it, and who has which action on them (ROLE-04: the owner's alone).
import type { Permission } from '#src/actions/subject.ts'
import type { ClientSubject } from '#src/model/client/client-subject.ts'
import type { InvoiceSubject } from '#src/model/invoice/invoice-subject.ts'

const NOTHING = { seconds: 0, money: { amount: 0, currency: 'EUR', digits: 2 }, withoutRate: 0 }

/** A client with a project and a contact, and the list it is in. */
export function clientsIn(viewerCan: readonly Permission[]) {
  const client: ClientSubject = {
    ...{ id: 'cl', number: 'C-1', name: 'Lind & Sons', email: 'office@lind.example', phone: '', website: '', country: null, taxId: '' },
    ...{ address: { street: [], postcode: '', city: '', region: '' }, currency: 'EUR', digits: 2, rate: null, taxBp: 0, termsDays: 14 },
    ...{ rounding: 'EXACT', notes: '', archivedAt: null, projects: [{ slug: 'website', name: 'Website', logo: null }] },
    contacts: [
      {
        ...{ id: '1', name: 'Una', email: 'una@lind.example', phone: '', role: '', getsInvoices: true, seesInvoices: true },
        ...{ invitedAt: null, person: null },
      },
    ],
    ...{ unbilled: NOTHING, unbilledByProject: [], balances: [], lastInvoice: null, workspaceSlug: 'acme', viewerCan },
  }
  return { client: [client], 'client-list': [{ id: 'acme', workspaceSlug: 'acme', viewerCan, archived: false, search: '' }] } as const
}

/** Actions on clients, by who has them. */
export const moneyAudiences = {
  everyone: ['open', 'search', 'copy-email', 'copy-link'].map((verb) => `client.${verb}`),
  owner: ['create', 'export', 'rename', 'archive', 'delete', 'link-projects', 'add-contact', 'set-rate', 'invite-contact', 'invoice'].map(
    (verb) => `client.${verb}`,
  ),
  paid: ['client.invite-contact'],
} as const

const SUMS = { net: 100, discount: 0, tax: 0, taxes: [], gross: 100, paid: 40, credited: 0, balance: 60 }

/** An issued invoice, or a draft, and the list it is in. */
export function invoicesIn(viewerCan: readonly Permission[], state: InvoiceSubject['state'] = 'OPEN') {
  const invoice: InvoiceSubject = {
    ...{
      id: 'in',
      kind: 'INVOICE',
      number: state === 'DRAFT' ? null : '2026-0001',
      state,
      client: { id: 'cl', name: 'Lind & Sons', number: 'C-1' },
    },
    ...{
      issuedOn: '2026-11-01',
      dueOn: '2026-11-15',
      currency: 'EUR',
      digits: 2,
      sums: SUMS,
      createdAt: null,
      sentAt: state === 'DRAFT' ? null : '2026-11-02T08:00:00Z',
    },
    ...{ remindersPaused: false, nextReminderAt: null },
    ...{ workspaceSlug: 'acme', viewerCan },
  }
  return { invoice: [invoice], 'invoice-list': [{ id: 'acme', workspaceSlug: 'acme', viewerCan, tab: 'all', search: '' }] } as const
}

/** Actions on invoices, by who has them. */
export const invoiceAudiences = {
  everyone: ['open', 'copy-number', 'copy-link', 'print', 'pdf'].map((verb) => `invoice.${verb}`),
  owner: [
    ...['create', 'duplicate', 'delete', 'edit', 'add-line', 'add-time', 'add-heading', 'add-text', 'set-issued', 'set-due'],
    ...[
      'issue',
      'send',
      'mark-sent',
      'pay',
      'mark-paid',
      'take-back-payment',
      'credit',
      'void',
      'export',
      'remind',
      'pause-reminders',
      'close-links',
      'switch-link',
    ],
  ].map((verb) => `invoice.${verb}`),
} as const
