// What is done to clients: added, named, linked, rated, archived and deleted, and taken back.
import { CreateClient, GetClient, SetClientProjects } from '#src/model/client/client.graphql.ts'
import { clientSubject } from '#src/model/client/client-subject.ts'
import { CreateInvoice } from '#src/model/invoice/invoice.graphql.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Given, Line } from './line.ts'

const VIEWER_CAN = ['EDIT', 'ADMIN', 'OWN', 'CREATE_PROJECT', 'PAID'] as const
const PLACE = { workspaceSlug: 'acme', viewerCan: VIEWER_CAN }

async function makeClient(bench: ActionBench, contacts: object[] = []) {
  const api = await bench.api()
  const { client: made } = await api.mutate(CreateClient, {
    workspaceSlug: 'acme',
    input: { name: `Line ${crypto.randomUUID().slice(0, 8)}` },
  })
  const at = { company_slug: 'acme' }
  if (contacts.length > 0) await bench.world.host.as('ana').put(`/clients/${made?.id}/`, at, { contacts })
  const { client } = await api.query(GetClient, { workspaceSlug: 'acme', id: made?.id ?? '' }, { requestPolicy: 'network-only' })
  if (!client) throw new Error('There is no client.')
  return clientSubject(client, PLACE)
}

/** With the project `website`, which it takes from another. */
async function linked(bench: ActionBench, contacts: object[] = []) {
  const client = await makeClient(bench, contacts)
  const api = await bench.api()
  await api.mutate(SetClientProjects, { workspaceSlug: 'acme', id: client.id, projectSlugs: ['website'] })
  const { client: now } = await api.query(GetClient, { workspaceSlug: 'acme', id: client.id }, { requestPolicy: 'network-only' })
  if (!now) throw new Error('There is no client.')
  return clientSubject(now, PLACE)
}

const onClient =
  (script: NonNullable<Given['script']> = {}) =>
  async (bench: ActionBench): Promise<Given> => ({ subjects: { client: [await makeClient(bench)] }, script: structuredClone(script) })

/** The lines. */
export const clientLines: readonly Line[] = [
  {
    id: 'client.create',
    given: async () => ({
      subjects: { 'client-list': [{ id: 'acme', ...PLACE, archived: false, search: '' }] },
      script: { text: ['Nord'] },
    }),
    touches: ['+clients', '+audit_events'],
  },
  {
    id: 'client.invoice',
    async given(bench) {
      const client = await makeClient(bench)
      // With the first of a workspace comes what stands on all of them.
      await (await bench.api()).mutate(CreateInvoice, { workspaceSlug: 'acme', clientId: client.id, time: null })
      return { subjects: { client: [client] } }
    },
    touches: ['+invoices'],
  },
  { id: 'client.rename', given: onClient({ text: ['Renamed'] }), touches: ['clients.name', '+audit_events'] },
  { id: 'client.archive', given: onClient(), touches: ['clients.archived_at', '+audit_events'] },
  {
    id: 'client.set-rate',
    given: onClient({ text: ['95.50'] }),
    touches: ['clients.rate', '+audit_events'],
  },
  {
    id: 'client.set-rate',
    as: 'on one project',
    async given(bench) {
      const client = await linked(bench)
      return { subjects: { client: [client] }, script: { pick: ['website'], text: ['80'] } }
    },
    touches: ['project_billing.rate', '+audit_events'],
  },
  {
    id: 'client.link-projects',
    async given(bench) {
      const client = await linked(bench)
      return { subjects: { client: [client] }, script: { pick: [client.projects[0]?.name ?? ''] } }
    },
    touches: ['project_billing.client_id', '+audit_events'],
  },
  {
    id: 'client.invite-contact',
    async given(bench) {
      const client = await linked(bench, [{ name: 'Kit', email: `kit-${crypto.randomUUID().slice(0, 8)}@client.example` }])
      return { subjects: { client: [client] }, script: { pick: ['Kit', 'projects'] } }
    },
    touches: ['+invitations', '+mails', 'client_contacts.invited_at', 'client_contacts.sees_invoices'],
    noUndo: 'What was mailed cannot be taken back.',
  },
  { id: 'client.add-contact', given: onClient({ text: ['Una Lind, una@lind.example'] }), touches: ['+client_contacts', '+audit_events'] },
  {
    id: 'client.delete',
    given: onClient({ confirm: [true] }),
    touches: ['-clients', '+audit_events'],
    held: true,
  },
]
