// The calls about files of other products on their way in, for the owner of a workspace, and into a project for its admins (IMPORT-11). All assumed.
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { importLimit, sheetLimit } from '#process/import-limit.ts'
import { companyScope } from '../../access.ts'
import { csvTable } from '../../downloads/csv.ts'
import { forbidden, HostError } from '../../errors.ts'
import type { App, Host } from '../../host.ts'
import { answerKept } from '../../idempotency/idempotency.ts'
import { dataOf, toPage } from '../../wire.ts'
import { acceptUploads, receiveUpload } from '../attachments/upload.ts'
import { csvLine } from '../time-trackings/time-export.ts'
import { beginsLikeZip } from './archive/archive-file.ts'
import { importDetail } from './import-detail.store.ts'
import {
  cancelBody,
  importDetailShape,
  importParams,
  importShape,
  importsQuery,
  mappingBody,
  problemsQuery,
  problemsShape,
  toImport,
  toProblem,
  undoBody,
} from './imports.schema.ts'
import {
  cancelImport,
  createImport,
  dryRun,
  findImport,
  listImports,
  listProblems,
  PROBLEMS_A_PAGE,
  setMapping,
  startImport,
  undoImport,
} from './imports.store.ts'
import type { ImportPlace } from './imports.table.ts'

const TAGS = ['imports']
const config = { who: 'project-admin', projectOptional: true } as const

/** Where an import is: without a project in the workspace, which is its owner's. */
function placeOf(request: FastifyRequest): { place: ImportPlace; personId: string } {
  const { company, person } = companyScope(request)
  const projectId = request.projectAccess?.project.id ?? null
  if (projectId === null && company.ownerId !== person.id) throw forbidden()
  return { place: { companyId: company.id, projectId }, personId: person.id }
}

/** `/imports/`. */
export function importsRoutes(host: Host): void {
  const { app, db } = host
  const answer = { 200: dataOf(importDetailShape) }
  const one = { tags: TAGS, params: importParams, querystring: importsQuery, response: answer }
  const detailOf = async (place: ImportPlace, id: string) => ({ data: await importDetail(db, await findImport(db, place, id)) })

  const list = {
    tags: TAGS,
    summary: 'Imports, the newest first',
    querystring: importsQuery,
    response: { 200: dataOf(importShape.array()) },
  }
  app.get('/imports/', { config, schema: list }, async (request) => {
    const { place } = placeOf(request)
    return { data: (await listImports(db, place)).map(toImport) }
  })

  app.get('/imports/:uuid/', { config, schema: { ...one, summary: 'One import, with its file as a table' } }, async (request) =>
    detailOf(placeOf(request).place, request.params.uuid),
  )

  const mapping = { ...one, summary: 'Decide what its columns become', body: mappingBody }
  app.put('/imports/:uuid/mapping', { config, schema: mapping }, async (request) => {
    const { place, personId } = placeOf(request)
    await setMapping(db, place, request.params.uuid, personId, request.body)
    return detailOf(place, request.params.uuid)
  })

  app.post('/imports/:uuid/dry-run', { config, schema: { ...one, summary: 'Try it, and take it back' } }, async (request) => {
    const { place } = placeOf(request)
    await dryRun(db, place, request.params.uuid, new Date())
    return detailOf(place, request.params.uuid)
  })

  app.post('/imports/:uuid/start', { config, schema: { ...one, summary: 'Begin it, after it was tried' } }, async (request) => {
    const { place, personId } = placeOf(request)
    await startImport(db, place, request.params.uuid, personId, new Date())
    return detailOf(place, request.params.uuid)
  })

  const cancel = { ...one, summary: 'End what is under way', body: cancelBody }
  app.post('/imports/:uuid/cancel', { config, schema: cancel }, async (request) => {
    const { place, personId } = placeOf(request)
    await cancelImport(db, place, request.params.uuid, personId, request.body.keep, new Date())
    return detailOf(place, request.params.uuid)
  })

  const undo = { ...one, summary: 'Take an import back', body: undoBody }
  app.post('/imports/:uuid/undo', { config, schema: undo }, async (request) => {
    const { place, personId } = placeOf(request)
    await undoImport(db, place, request.params.uuid, personId, request.body.remove_touched, new Date())
    return detailOf(place, request.params.uuid)
  })

  problemsRoute(host)
  // Multipart is understood by this one call only.
  app.register(async (scope) => addUpload(scope.withTypeProvider<ZodTypeProvider>() as unknown as App, host))
}

function problemsRoute({ app, db }: Host): void {
  const problems = {
    ...{ tags: TAGS, params: importParams, querystring: problemsQuery },
    summary: 'What is wrong with rows, as pages of 100 or as CSV',
  }
  app.get('/imports/:uuid/problems', { config, schema: problems }, async (request, reply) => {
    const { row } = await findImport(db, placeOf(request).place, request.params.uuid)
    const { severity, page, format } = request.query
    const found = await listProblems(db, row, { severity, page: format === 'csv' ? null : page })
    if (format !== 'csv')
      return problemsShape.parse(toPage(found.problems.map(toProblem), { page, perPage: PROBLEMS_A_PAGE, total: found.total }))
    const lines = csvTable(['row', 'column', 'value', 'reason', 'severity'], inOne(found.problems), (problem) =>
      csvLine([String(problem.row), problem.column ?? '', problem.value ?? '', problem.reason, problem.severity]),
    )
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': "attachment; filename*=UTF-8''problems.csv",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(lines))
  })
}

async function* inOne<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

async function addUpload(app: App, { db, files, settings, limits }: Host): Promise<void> {
  const most = importLimit(settings.uploadLimit)
  await acceptUploads(app, most)
  const often = limits.by('imports', 60, 60, (request) => `${companyScope(request).company.id} ${companyScope(request).person.id}`)
  const schema = {
    tags: TAGS,
    summary: `Bring a file of at most ${sheetLimit(settings.uploadLimit) / 1_000_000} MB, or an archive of at most ${most / 1_000_000} MB, the multipart field "file"`,
    consumes: ['multipart/form-data'],
    querystring: importsQuery,
    response: { 201: dataOf(importDetailShape) },
  }
  app.post('/imports/', { config, schema }, async (request, reply) => {
    const { place, personId } = placeOf(request)
    await often.take(request)
    const file = await receiveUpload(request, files, most)
    try {
      if (file.size > sheetLimit(settings.uploadLimit) && !(await beginsLikeZip(file.path)))
        throw new HostError(413, 'The file is too large.', { code: 'too_large' })
      // Bytes may take minutes, and who sends them may be off the project meanwhile.
      await request.judgeAgain()
      const kept = await request.openKeyedWrite(JSON.stringify([file.filename, file.digest]))
      if (kept !== null) return answerKept(reply, kept)
      const id = await createImport(db, files, place, personId, file)
      return reply.status(201).send({ data: await importDetail(db, await findImport(db, place, id)) })
    } finally {
      await files.drop(file)
    }
  })
}
