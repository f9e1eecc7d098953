// The plain routes beside /graphql that hand out spreadsheets: GET /api/time-trackings/export of a task, GET /api/sprints/export of a sprint. Nothing is
// held in memory (REST-49, SPRINT-19, SCREEN-12, DEFECT-24).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayLog } from './masking.ts'
import { onlyFile, passOn, placeOf, plainError, read, refuse, textOf } from './plain-route.ts'
import type { Query } from './rest/client.ts'
import { path } from './rest/path.ts'
import type { Streams } from './rest/stream.ts'

/** What the route needs. */
export interface ExportRouteParts {
  streams: Streams
  log: GatewayLog
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Adds the routes; `timezone` (ASSUMED) is the one that times are written in and days are cut by. Failures are `{errors}` as GraphQL's. */
export function exportRoutes(parts: ExportRouteParts): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.get('/api/time-trackings/export', (request, reply) =>
      sheet(parts, request, reply, { names: 'taskSlug', path: () => '/export-time-trackings/', query: (slug) => ({ issue_slug: slug }) }),
    )
    app.get('/api/sprints/export', (request, reply) =>
      sheet(parts, request, reply, { names: 'sprintId', path: (id) => path`/sprints/${id}/export/`, query: () => ({}) }),
    )
  }
}

/** Which parameter names the thing, and the host's call for it. */
interface Exported {
  names: string
  path(name: string): string
  query(name: string): Query
}

async function sheet(
  { streams, log }: ExportRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  exported: Exported,
): Promise<FastifyReply> {
  const asked = read(request)
  const { caller } = asked
  try {
    const { workspaceSlug, projectSlug } = placeOf(asked)
    const name = textOf(request, exported.names)
    if (name === null) throw plainError('BAD_USER_INPUT', 400, `${exported.names} is needed.`)
    const at = { company_slug: workspaceSlug, project_slug: projectSlug, timezone: textOf(request, 'timezone') ?? undefined }
    const query = { ...at, ...exported.query(name) }
    const answer = await streams.send({ method: 'GET', path: exported.path(name), query, caller })
    await onlyFile(answer, caller)
    // The name is the client's to give: it knows the title (TIMELOG-09).
    return await passOn({ log, caller, reply }, answer, { 'content-type': XLSX, 'content-disposition': 'attachment' })
  } catch (error) {
    return await refuse(log, error, caller, reply)
  }
}
