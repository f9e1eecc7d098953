// The plain route beside /graphql that hands out the time sheet of a task: GET /api/time-trackings/export. Nothing is held in memory (REST-49, DEFECT-24).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayLog } from './masking.ts'
import { onlyFile, passOn, placeOf, plainError, read, refuse, textOf } from './plain-route.ts'
import type { Streams } from './rest/stream.ts'

/** What the route needs. */
export interface ExportRouteParts {
  streams: Streams
  log: GatewayLog
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Adds the route; `taskSlug` names the task, `timezone` (ASSUMED) is the one that times are written in. Failures are `{errors}` as GraphQL's. */
export function exportRoutes(parts: ExportRouteParts): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.get('/api/time-trackings/export', (request, reply) => sheet(parts, request, reply))
  }
}

async function sheet({ streams, log }: ExportRouteParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = read(request)
  const { caller } = asked
  try {
    const { workspaceSlug, projectSlug } = placeOf(asked)
    const slug = textOf(request, 'taskSlug')
    if (slug === null) throw plainError('BAD_USER_INPUT', 400, 'taskSlug is needed.')
    const query = {
      company_slug: workspaceSlug,
      project_slug: projectSlug,
      issue_slug: slug,
      timezone: textOf(request, 'timezone') ?? undefined,
    }
    const answer = await streams.send({ method: 'GET', path: '/export-time-trackings/', query, caller })
    await onlyFile(answer, caller)
    // The name is the client's to give: it knows the title (TIMELOG-09).
    return await passOn({ log, caller, reply }, answer, { 'content-type': XLSX, 'content-disposition': 'attachment' })
  } catch (error) {
    return await refuse(log, error, caller, reply)
  }
}
