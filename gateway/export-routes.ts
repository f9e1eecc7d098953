// The plain routes beside /graphql that hand out spreadsheets: GET /api/time-trackings/export of a task, or of days `from` to `to` of a project or a workspace, GET /api/tasks/export of a list of tasks, GET /api/sprints/export of a sprint,
// GET /api/activity-log/export of what was done in a workspace, GET /api/rockstars/export of who finished what on days `from` to `to`,
// GET /api/clients/export of a workspace's clients, GET /api/invoices/export of its invoices, GET /api/team/export of its people, GET /api/forms/export of what was sent by a form; GET /api/projects/export a project as Markdown, GET /api/wiki/export hands out pages, GET /api/profile/export the caller's own data. Nothing is
// held in memory (REST-49, SPRINT-19, SCREEN-12, DEFECT-24).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql/index.js'
import type { Dispatcher } from 'undici'
import type { GatewayLog } from './masking.ts'
import { mustBeSignedIn, onlyFile, passOn, placeOf, plainError, read, refuse, textOf, workspaceOf } from './plain-route.ts'
import { exportQuery } from './resources/task/task-export.ts'
import type { Query } from './rest/client.ts'
import { path } from './rest/path.ts'
import type { Streams } from './rest/stream.ts'

/** What the route needs. */
export interface ExportRouteParts {
  streams: Streams
  log: GatewayLog
  /** Says what the arguments of lists may be. */
  schema: GraphQLSchema
}

const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const ZIP = 'application/zip'
const JSON_TYPE = 'application/json; charset=utf-8'

const INVOICE_TYPES: Readonly<Record<string, string>> = { csv: CSV, json: JSON_TYPE, zip: ZIP }

/** Adds the routes; `timezone` (ASSUMED) is the one that times are written in and days are cut by. Failures are `{errors}` as GraphQL's. */
export function exportRoutes(parts: ExportRouteParts): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.get('/api/time-trackings/export', (request, reply) =>
      textOf(request, 'taskSlug') === null && textOf(request, 'from') !== null
        ? times(parts, request, reply)
        : sheet(parts, request, reply, {
            names: 'taskSlug',
            path: () => '/export-time-trackings/',
            query: (slug) => ({ issue_slug: slug }),
          }),
    )
    app.get('/api/tasks/export', (request, reply) => {
      const given = (name: string) => textOf(request, name)
      return ofWorkspace(parts, request, reply, {
        path: '/export-tasks/',
        type: CSV,
        query: (workspaceSlug) =>
          exportQuery(parts.schema, {
            ...{ workspaceSlug, projectSlug: given('projectSlug'), filter: given('filter') },
            ...{ sort: given('sort'), descending: given('descending') },
          }),
      })
    })
    app.get('/api/projects/export', (request, reply) => project(parts, request, reply))
    app.get('/api/profile/export', (request, reply) => own(parts, request, reply))
    app.get('/api/forms/export', (request, reply) => answers(parts, request, reply))
    app.get('/api/wiki/export', (request, reply) => pages(parts, request, reply))
    app.get('/api/activity-log/export', (request, reply) => activityLog(parts, request, reply))
    app.get('/api/sprints/export', (request, reply) =>
      sheet(parts, request, reply, { names: 'sprintId', path: (id) => path`/sprints/${id}/export/`, query: () => ({}) }),
    )
    app.get('/api/rockstars/export', (request, reply) =>
      sheet(parts, request, reply, {
        names: 'from',
        path: () => '/rockstars/export/',
        query: (from) => ({ from, to: textOf(request, 'to') ?? undefined }),
      }),
    )
    // No sign-in where there is a key: the host judges it.
    app.get('/api/invoices/pdf', (request, reply) =>
      handOut(parts, request, reply, () => {
        const id = textOf(request, 'id')
        if (id === null) throw plainError('BAD_USER_INPUT', 400, 'id is needed.')
        const query = { key: textOf(request, 'key') ?? undefined }
        return { path: path`/public/invoices/${id}/pdf`, type: 'application/pdf', query }
      }),
    )
    app.get('/api/invoices/export', (request, reply) => {
      const given = (name: string) => textOf(request, name) ?? undefined
      const format = given('format') ?? 'xlsx'
      const query = { state: given('tab')?.toLowerCase(), client: given('clientId'), from: given('from'), to: given('to') }
      const type = INVOICE_TYPES[format] ?? XLSX
      return ofWorkspace(parts, request, reply, { path: '/export-invoices/', type, query: { ...query, search: given('search'), format } })
    })
    app.get('/api/team/export', (request, reply) => {
      const given = (name: string) => textOf(request, name) ?? undefined
      const query = { search: given('search'), sort: given('sort')?.toLowerCase() }
      return ofWorkspace(parts, request, reply, { path: '/export-team/', type: CSV, query })
    })
    app.get('/api/clients/export', (request, reply) =>
      ofWorkspace(parts, request, reply, {
        path: '/export-clients/',
        type: CSV,
        query: { archived: textOf(request, 'archived') ?? undefined },
      }),
    )
  }
}

/** What the host is asked for, and the type of the file unless its answer has to say it. */
interface Asked {
  method?: 'GET' | 'POST'
  path: string
  query: Query
  type: string | ((answer: Dispatcher.ResponseData) => string)
}

/** Hands a file of the host on; `asked` may refuse what was given. The name is the client's to give: it knows the title (TIMELOG-09). */
async function handOut(
  { streams, log }: ExportRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: () => Asked,
): Promise<FastifyReply> {
  const { caller } = read(request)
  try {
    const { method = 'GET', path, query, type } = asked()
    const answer = await streams.send({ method, path, query, caller })
    await onlyFile(answer, caller)
    const said = typeof type === 'string' ? type : type(answer)
    return await passOn({ log, caller, reply }, answer, { 'content-type': said, 'content-disposition': 'attachment' })
  } catch (error) {
    return await refuse(log, error, caller, reply)
  }
}

/** A project as Markdown (EXPORT-03). */
function project(parts: ExportRouteParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return handOut(parts, request, reply, () => {
    const { workspaceSlug, projectSlug } = placeOf(read(request))
    return { path: '/export-markdown/', type: ZIP, query: { company_slug: workspaceSlug, project_slug: projectSlug } }
  })
}

/** The caller's own data (EXPORT-07). */
function own(parts: ExportRouteParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return handOut(parts, request, reply, () => {
    mustBeSignedIn(request)
    return { method: 'POST', path: '/auth/me/export', type: ZIP, query: {} }
  })
}

/** A file about the whole workspace, or what its query narrows that to. */
function ofWorkspace(
  parts: ExportRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  file: { path: string; type: string; query: Query | ((workspaceSlug: string) => Query) },
): Promise<FastifyReply> {
  return handOut(parts, request, reply, () => {
    const company = workspaceOf(request)
    const query = typeof file.query === 'function' ? file.query(company) : file.query
    return { path: file.path, type: file.type, query: { company_slug: company, ...query } }
  })
}

/** Time of many tasks (TIME-15): days, people and words as `timeLog` takes them, as xlsx or CSV. */
function times(parts: ExportRouteParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const given = (name: string) => textOf(request, name) ?? undefined
  return ofWorkspace(parts, request, reply, {
    path: '/export-time-trackings/',
    type: given('format') === 'csv' ? CSV : XLSX,
    query: {
      ...{ project_slug: given('projectSlug'), start: given('from'), end: given('to'), timezone: given('timezone') },
      ...{ members: given('members'), task_uuid: given('taskId'), label_id: given('labelIds'), search: given('search') },
      ...{ format: given('format'), round: given('round'), step: given('step'), per: given('per') },
    },
  })
}

/** What was sent by a form (FORM-15), as xlsx or CSV. */
function answers(parts: ExportRouteParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const format = textOf(request, 'format') === 'csv' ? 'csv' : 'xlsx'
  return sheet(parts, request, reply, {
    names: 'formId',
    path: (id) => path`/forms/${id}/export/`,
    query: () => ({ format }),
    ...(format === 'csv' && { type: CSV }),
  })
}

/** A page of the wiki as Markdown, or as an archive where it has pictures; without `pageId` the whole wiki as an archive (WIKI-16). */
function pages(parts: ExportRouteParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return handOut(parts, request, reply, () => {
    const { workspaceSlug, projectSlug } = placeOf(read(request))
    return {
      path: '/export-wiki/',
      query: { company_slug: workspaceSlug, project_slug: projectSlug, page_uuid: textOf(request, 'pageId') ?? undefined },
      type: ({ headers }) => (String(headers['content-type']).startsWith('text/markdown') ? 'text/markdown; charset=utf-8' : ZIP),
    }
  })
}

/** The activity log of a workspace (TLOG-06): narrowed as `activityLog` is, as CSV or JSON. */
function activityLog(parts: ExportRouteParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const given = (name: string) => textOf(request, name) ?? undefined
  return ofWorkspace(parts, request, reply, {
    path: '/export-team-log/',
    type: given('format') === 'json' ? JSON_TYPE : CSV,
    query: {
      ...{ project_slug: given('projectSlug'), person: given('person'), kind: given('kinds')?.toLowerCase() },
      ...{ target: given('target'), from: given('from'), to: given('to'), timezone: given('timezone'), search: given('search') },
      format: given('format'),
    },
  })
}

/** Which parameter names the thing, and the host's call for it. */
interface Exported {
  names: string
  path(name: string): string
  query(name: string): Query
  /** Of the file; xlsx unless said. */
  type?: string
}

function sheet(parts: ExportRouteParts, request: FastifyRequest, reply: FastifyReply, exported: Exported): Promise<FastifyReply> {
  return handOut(parts, request, reply, () => {
    const { workspaceSlug, projectSlug } = placeOf(read(request))
    const name = textOf(request, exported.names)
    if (name === null) throw plainError('BAD_USER_INPUT', 400, `${exported.names} is needed.`)
    const at = { company_slug: workspaceSlug, project_slug: projectSlug, timezone: textOf(request, 'timezone') ?? undefined }
    return { path: exported.path(name), type: exported.type ?? XLSX, query: { ...at, ...exported.query(name) } }
  })
}
