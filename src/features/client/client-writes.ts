// Where clients stand, and changing them: what is sent, what is shown at once, and how it is taken back.
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import { unmake } from '#src/actions/unmake.ts'
import type { Api } from '#src/data/api.ts'
import { isSameData } from '#src/data/cache/same-data.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { type ClientRowData, DeleteClient, GetClient, UpdateClient } from '#src/model/client/client.graphql.ts'
import { type ClientSubject, clientLane } from '#src/model/client/client-subject.ts'

/** The longest name (CLIENT-01). */
const MOST_NAME = 160

/** Other words for clients, by which they are found. */
export const clientWords = ['customer', 'account', 'company']

/** The path of a client's page. */
export function clientPath({ workspaceSlug, id }: { workspaceSlug: string; id: string }): string {
  return pathTo('client', { companySlug: workspaceSlug, uuid: id })
}

/** The path of the list. */
export function clientsPath({ workspaceSlug }: { workspaceSlug: string }): string {
  return pathTo('clients', { companySlug: workspaceSlug })
}

/** What is wrong with a name; null for nothing. */
export function clientNameProblem(text: string): string | null {
  const name = text.trim()
  if (name === '') return 'Please enter a name.'
  return name.length > MOST_NAME ? `At most ${MOST_NAME} characters.` : null
}

/** Parts of a client that people change. */
export type ClientChange = VariablesOf<typeof UpdateClient>['input']

/** Contacts as the call takes them. */
export function contactsOf({ contacts }: Pick<ClientRowData, 'contacts'>): NonNullable<ClientChange['contacts']> {
  return contacts.map(({ id, name, email, phone, role, getsInvoices }) => ({ id, name, email, phone, role, getsInvoices }))
}

function sent({ api }: Pick<Services, 'api'>, client: ClientSubject, change: ClientChange) {
  const { id, workspaceSlug } = client
  // Contacts get their ids from the host.
  const { contacts: _, ...plain } = change
  return api.mutate(UpdateClient, { workspaceSlug, id, input: change }, { lane: clientLane(client), extra: { shown: { id, ...plain } } })
}

const partOf = (client: ClientRowData, name: keyof ClientChange) => JSON.stringify(name === 'contacts' ? contactsOf(client) : client[name])

/** Changes one; undo gives back what it was, unless somebody else changed it since. Undefined where it is so already. */
export async function changeClient(
  services: Pick<Services, 'api'>,
  client: ClientSubject,
  change: ClientChange,
  said: string,
): Promise<Outcome | undefined> {
  const names = Object.keys(change) as (keyof ClientChange)[]
  if (names.every((name) => partOf(client, name) === JSON.stringify(change[name]))) return undefined
  const before: ClientChange = Object.fromEntries(names.map((name) => [name, name === 'contacts' ? contactsOf(client) : client[name]]))
  const { client: after } = (await sent(services, client, change)) ?? {}
  return {
    said,
    async undo() {
      const asked = { workspaceSlug: client.workspaceSlug, id: client.id }
      const { client: now } = await services.api.query(GetClient, asked, { requestPolicy: 'network-only' })
      if (!now || (after && names.some((name) => partOf(now, name) !== partOf(after, name)))) throw new UndoRefused(CHANGED_SINCE)
      // The currency first: rates read the same in it, whatever is given back beside it.
      await sent(services, client, before.contacts ? { ...before, contacts: restored(before.contacts, now) } : before)
    },
  }
}

/** What of a client is somebody's work; balances and open time follow from other things. */
const WRITTEN = [
  ...(['number', 'name', 'email', 'phone', 'website', 'address', 'country', 'taxId', 'notes', 'contacts', 'projects'] as const),
  ...(['currency', 'rate', 'taxBp', 'termsDays', 'rounding', 'archivedAt', 'lastInvoice'] as const),
] satisfies (keyof ClientRowData)[]

/** The inverse of adding a client: refused once it holds what it was not added with. */
export function unmakeClient(api: Api, workspaceSlug: string, made: ClientRowData): Promise<void> {
  const address = { workspaceSlug, id: made.id }
  return unmake({
    read: async () => (await api.query(GetClient, address, { requestPolicy: 'network-only' })).client,
    isAsMade: (now) => WRITTEN.every((name) => isSameData(now[name], made[name])),
    remove: () => api.mutate(DeleteClient, address, { lane: clientLane(made) }),
  })
}

/** Contacts that are gone are made anew: their former ids are nobody's. */
function restored(contacts: NonNullable<ClientChange['contacts']>, now: ClientRowData): NonNullable<ClientChange['contacts']> {
  const there = new Set(now.contacts.map(({ id }) => id))
  return contacts.map(({ id, ...contact }) => (id != null && there.has(id) ? { id, ...contact } : contact))
}
