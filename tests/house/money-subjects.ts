// One client with its list, as who looks may act on it, and who has which action on them (ROLE-04: the owner's alone).
import type { Permission } from '#src/actions/subject.ts'
import type { ClientSubject } from '#src/model/client/client-subject.ts'

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
    ...{ unbilled: NOTHING, unbilledByProject: [], workspaceSlug: 'acme', viewerCan },
  }
  return { client: [client], 'client-list': [{ id: 'acme', workspaceSlug: 'acme', viewerCan, archived: false, search: '' }] } as const
}

/** Actions on clients, by who has them. */
export const moneyAudiences = {
  everyone: ['open', 'search', 'copy-email', 'copy-link'].map((verb) => `client.${verb}`),
  owner: ['create', 'export', 'rename', 'archive', 'delete', 'link-projects', 'add-contact', 'set-rate', 'invite-contact'].map(
    (verb) => `client.${verb}`,
  ),
  paid: ['client.invite-contact'],
} as const
