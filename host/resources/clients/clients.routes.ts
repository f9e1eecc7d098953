// The calls about clients, all ASSUMED (CLIENT-05); the owner's alone.
import { Readable } from 'node:stream'
import type { z } from 'zod'
import { companyScope } from '../../access.ts'
import { rowOf } from '../../db/columns.ts'
import type { Host } from '../../host.ts'
import { companyQuery, dataOf, nothingShape, pageOf, toPage } from '../../wire.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { addClient, archiveClient, type By, changeClient, deleteClient, setClientProjects } from './client-change.store.ts'
import {
  archiveBody,
  clientBody,
  clientChange,
  clientParams,
  clientProjectsBody,
  clientShape,
  clientsQuery,
  toClient,
} from './clients.schema.ts'
import { listClients, readClient } from './clients.store.ts'
import { clients } from './clients.table.ts'
import { clientsToCsv } from './clients-csv.ts'

const TAGS = ['clients']
const config = { who: 'company-owner' } as const

type Scope = ReturnType<typeof companyScope>

const by = ({ company, person }: Scope): By => ({ companyId: company.id, actorId: person.id })

/** What of a body goes into columns of the same name; `rate` is kept otherwise than it is written. */
function valuesOf({ rate, contacts, ...body }: z.infer<typeof clientChange>) {
  return { ...rowOf(clients, body), rate, contacts }
}

/** `/clients/` (CLIENT-05). */
export function clientsRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Clients with what is to be invoiced',
    querystring: clientsQuery,
    response: { 200: pageOf(clientShape) },
  }
  app.get('/clients/', { config: { ...config, replica: true }, schema: list }, async (request) => {
    const { page, per_page: perPage, search, archived, sort } = request.query
    const found = await listClients(db, companyScope(request).company.id, { search, archived, sort, page, perPage })
    return toPage(found.clients.map(toClient), { page, perPage, total: found.total })
  })

  const answer = { 200: dataOf(clientShape) }
  const one = { tags: TAGS, params: clientParams, querystring: companyQuery }
  const shown = async (scope: Scope, id: string) => ({ data: toClient(await readClient(db, scope.company.id, id)) })
  app.get('/clients/:uuid/', { config, schema: { ...one, summary: 'One client', response: answer } }, (request) =>
    shown(companyScope(request), request.params.uuid),
  )

  const add = { tags: TAGS, summary: 'Add a client', querystring: companyQuery, body: clientBody, response: { 201: dataOf(clientShape) } }
  app.post('/clients/', { config, schema: add }, async (request, reply) => {
    const scope = companyScope(request)
    const id = await addClient(db, by(scope), { ...valuesOf(request.body), name: request.body.name })
    return reply.status(201).send(await shown(scope, id))
  })

  app.put(
    '/clients/:uuid/',
    { config, schema: { ...one, summary: 'Change a client', body: clientChange, response: answer } },
    async (request) => {
      const scope = companyScope(request)
      await changeClient(db, by(scope), request.params.uuid, valuesOf(request.body))
      return shown(scope, request.params.uuid)
    },
  )

  const linked = { ...one, summary: 'Say which projects are a client’s', body: clientProjectsBody, response: answer }
  app.put('/clients/:uuid/projects/', { config, schema: linked }, async (request) => {
    const scope = companyScope(request)
    await setClientProjects(db, by(scope), request.params.uuid, request.body.project_slugs)
    return shown(scope, request.params.uuid)
  })

  const archive = { ...one, summary: 'Archive a client, or reopen it', body: archiveBody, response: answer }
  app.put('/clients/:uuid/archive', { config, schema: archive }, async (request) => {
    const scope = companyScope(request)
    await archiveClient(db, by(scope), request.params.uuid, request.body.archived)
    return shown(scope, request.params.uuid)
  })

  const remove = { ...one, summary: 'Delete a client without issued invoices', response: { 200: nothingShape } }
  app.delete('/clients/:uuid/', { config, schema: remove }, async (request) => {
    await deleteClient(db, by(companyScope(request)), request.params.uuid)
    return { data: null }
  })

  const csv = { tags: TAGS, summary: 'All clients as CSV', querystring: clientsQuery.pick({ company_slug: true, archived: true }) }
  app.get('/export-clients/', { config, schema: csv }, async (request, reply) => {
    const { company, person } = companyScope(request)
    await record(db, { companyId: company.id, projectId: null }, person.id, { action: 'export.clients', said: 'exported the clients' })
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="clients.csv"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(clientsToCsv(db, company.id, request.query.archived)))
  })
}
