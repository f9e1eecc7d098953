// The calls about archives of a workspace, for its owner, and of a project, for its admins (EXPORT-04). All assumed.
import type { FastifyRequest } from 'fastify'
import { companyScope } from '../../access.ts'
import { sendStored } from '../../downloads/stored.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape } from '../../wire.ts'
import { exportBody, exportContentQuery, exportParams, exportShape, exportsQuery, filenameOf, toExport } from './exports.schema.ts'
import { deleteExport, type ExportPlace, findExport, listExports, startExport } from './exports.store.ts'

const TAGS = ['exports']

/** Of a project that is archived, and of a workspace in the days before it is deleted, too (EXPORT-08). */
const config = { who: 'project-admin', projectOptional: true, whileArchived: true, whileDeleted: true } as const

/** What is asked about: without a project the whole workspace, which is its owner's. */
function placeOf(request: FastifyRequest): { place: ExportPlace; slug: string; personId: string } {
  const { company, person } = companyScope(request)
  const projectId = request.projectAccess?.project.id ?? null
  if (projectId === null && company.ownerId !== person.id) throw forbidden()
  return { place: { companyId: company.id, projectId }, slug: company.slug, personId: person.id }
}

/** `/exports/`. */
export function exportsRoutes({ app, db, files, limits }: Host): void {
  const answer = dataOf(exportShape)
  const one = { tags: TAGS, params: exportParams, querystring: exportsQuery }
  const often = limits.by('exports', 20, 60, (request) => companyScope(request).company.id)

  const start = { tags: TAGS, summary: 'Ask for an export', querystring: exportsQuery, body: exportBody, response: { 201: answer } }
  app.post('/exports/', { config, schema: start }, async (request, reply) => {
    const { place, slug, personId } = placeOf(request)
    await often.take(request)
    const { kind, files: wanted } = request.body
    const id = await startExport(db, files, place, personId, { kind, withFiles: wanted && kind === 'zip' })
    return reply.status(201).send({ data: toExport(await findExport(db, place, id), slug) })
  })

  const list = {
    tags: TAGS,
    summary: 'Exports of the last 7 days, the newest first',
    querystring: exportsQuery,
    response: { 200: dataOf(exportShape.array()) },
  }
  app.get('/exports/', { config, schema: list }, async (request) => {
    const { place, slug } = placeOf(request)
    return { data: (await listExports(db, place)).map((view) => toExport(view, slug)) }
  })

  app.get(
    '/exports/:uuid/',
    { config, schema: { ...one, summary: 'One export, and how far it is', response: { 200: answer } } },
    async (request) => {
      const { place, slug } = placeOf(request)
      return { data: toExport(await findExport(db, place, request.params.uuid), slug) }
    },
  )

  const content = { ...one, querystring: exportContentQuery, summary: 'The archive' }
  app.get('/exports/:uuid/content', { config, schema: content }, async (request, reply) => {
    const { place, slug } = placeOf(request)
    const view = await findExport(db, place, request.params.uuid)
    const { file, size } = view.row
    if (file === null || size === null) throw notFound('This export is not ready.')
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename*=UTF-8''${filenameOf(view, slug)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    }
    const gone = 'This export is not on the server any more. Make a new one.'
    return sendStored({ files, request, reply, headers, gone, direct: request.query.direct === '1' }, { file, size })
  })

  const remove = { ...one, summary: 'Delete an export; one that is being made ends', response: { 200: nothingShape } }
  app.delete('/exports/:uuid/', { config, schema: remove }, async (request) => {
    const { place, personId } = placeOf(request)
    await deleteExport(db, files, place, request.params.uuid, personId)
    return { data: null }
  })
}
