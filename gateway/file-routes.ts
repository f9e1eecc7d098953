// The plain routes beside /graphql that carry files: POST /api/attachments, GET /api/attachments/{id}/content, GET /api/exports/{id}/content, the archive of an
// export (EXPORT-04), POST /api/imports and GET /api/imports/{id}/problems (IMPORT-11). Nothing is held in memory.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { importLimit } from '#process/import-limit.ts'
import { userErrorsOf } from './errors.ts'
import type { KeptKeys } from './idempotency.ts'
import type { GatewayLog } from './masking.ts'
import { onlyFile, passOn, placeOf, plainError, read, refuse, single, statusOf, textOf, workspaceOf } from './plain-route.ts'
import { attachment, ownerQuery } from './resources/attachment/attachment.calls.ts'
import { exportQuery } from './resources/export/export.calls.ts'
import { importAnswer } from './resources/import/import.calls.ts'
import type { Query } from './rest/client.ts'
import { path } from './rest/path.ts'
import type { Streams } from './rest/stream.ts'
import { sendUpload } from './upload.ts'

/** What the routes need. `uploadLimit` is the largest file in bytes; the envelope may add a little. */
export interface FileRouteParts {
  streams: Streams
  log: GatewayLog
  keys: KeptKeys
  uploadLimit: number
  /** Where the host may send browsers for the bytes of files; null: nowhere. */
  filesUrl: string | null
}

/** Types that are handed on as what they are; everything else is a download of bytes (OPEN-54). */
const INLINE = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf']
const ENVELOPE = 100_000

/** Adds the routes; answers are GraphQL-shaped JSON: `{data: {uploadAttachment: {attachment, userErrors}}}` or `{errors}`. */
export function fileRoutes(parts: FileRouteParts): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    // The body is the route's own to read.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _body, done) => done(null))
    app.post('/api/attachments', (request, reply) =>
      upload(parts, request, reply, 'uploadAttachment', (asked) => {
        const place = placeOf(asked)
        const at = { company_slug: place.workspaceSlug, project_slug: place.projectSlug }
        const query = { ...ownerQuery(at, textOf(request, 'taskId')), ...given('replaces', textOf(request, 'replaces')) }
        return { path: '/attachments/', query, name: 'attachment', answer: attachment(at), mostBytes: parts.uploadLimit }
      }),
    )
    app.post('/api/imports', (request, reply) =>
      upload(parts, request, reply, 'uploadImport', () => {
        const place = { workspaceSlug: workspaceOf(request), projectSlug: textOf(request, 'projectSlug') }
        return {
          path: '/imports/',
          query: exportQuery(place),
          name: 'import',
          answer: importAnswer,
          mostBytes: importLimit(parts.uploadLimit),
        }
      }),
    )
    app.get<{ Params: { id: string } }>('/api/imports/:id/problems', (request, reply) =>
      download(parts, request, reply, () => {
        const place = { workspaceSlug: workspaceOf(request), projectSlug: textOf(request, 'projectSlug') }
        return { path: path`/imports/${request.params.id}/problems`, query: { ...exportQuery(place), format: 'csv' } }
      }),
    )
    app.get<{ Params: { id: string } }>('/api/attachments/:id/content', (request, reply) =>
      download(parts, request, reply, () => {
        const { workspaceSlug, projectSlug } = placeOf(read(request))
        return {
          path: path`/attachments/${request.params.id}/content`,
          query: { company_slug: workspaceSlug, project_slug: projectSlug, ...given('version', textOf(request, 'version')) },
        }
      }),
    )
    app.get<{ Params: { id: string } }>('/api/exports/:id/content', (request, reply) =>
      download(parts, request, reply, () => {
        const place = { workspaceSlug: workspaceOf(request), projectSlug: textOf(request, 'projectSlug') }
        return { path: path`/exports/${request.params.id}/content`, query: exportQuery(place) }
      }),
    )
  }
}

/** The host's call for a file, and what the answer is called. */
type Wanted = { path: string; query: Query; name: string; answer: ZodType<unknown>; mostBytes: number }

async function upload(
  { streams, log, keys }: FileRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  field: 'uploadAttachment' | 'uploadImport',
  wanted: (asked: ReturnType<typeof read>) => Wanted,
): Promise<FastifyReply> {
  const asked = read(request)
  const { caller } = asked
  let thing = ''
  try {
    const { name, mostBytes, ...call } = wanted(asked)
    thing = name
    const made = await sendUpload({ streams, keys }, request, { ...call, caller, mostBytes: mostBytes + ENVELOPE })
    return await reply.status(201).send({ data: { [field]: { [name]: made, userErrors: [] } } })
  } catch (error) {
    // Given up by its sender: nobody is there to be told.
    if (request.raw.destroyed && !request.raw.complete) return reply.hijack()
    // What is still on its way is read to its end, else the sender never looks at the answer.
    request.raw.resume()
    const userErrors = userErrorsOf(error)
    if (userErrors) return await reply.status(statusOf(error)).send({ data: { [field]: { [thing]: null, userErrors } } })
    return await refuse(log, error, caller, reply)
  }
}

/** Hands on bytes that the host keeps, or the part that is asked for; `asked` may refuse what was given. */
async function download(
  { streams, log, filesUrl }: FileRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: () => { path: string; query: Query },
): Promise<FastifyReply> {
  const { caller } = read(request)
  try {
    const { path: from, query } = asked()
    // A browser that does not get there asks once more, with `through`.
    const direct = filesUrl !== null && textOf(request, 'through') === null ? '1' : null
    const part = request.headers.range
    const answer = await streams.send({
      ...{ method: 'GET', path: from, query: { ...query, ...given('direct', direct) }, caller },
      ...(part !== undefined && { headers: { range: part } }),
    })
    const location = single(answer.headers.location)
    if (direct !== null && answer.statusCode === 302 && location?.startsWith(`${filesUrl}/`)) {
      await answer.body.dump()
      // The address is a secret for a minute.
      return await reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }).redirect(location, 302)
    }
    const { headers } = answer
    const range = rangeOf(single(headers['content-range']))
    if (part !== undefined && answer.statusCode === 416) {
      await answer.body.dump()
      reply.headers(range)
      throw plainError('BAD_USER_INPUT', 416, 'The file ends before this part.')
    }
    // A part is no answer to whoever asked for the whole, nor one that does not say which it is.
    await onlyFile(answer, caller, part !== undefined && 'content-range' in range ? 206 : 200)
    const type = single(headers['content-type'])?.split(';')[0]?.trim().toLowerCase() ?? ''
    const inline = INLINE.includes(type)
    const name = /filename\*=UTF-8''[\w.!~%-]+/i.exec(single(headers['content-disposition']) ?? '')?.[0]
    return await passOn({ log, caller, reply }, answer, {
      'content-type': inline ? type : 'application/octet-stream',
      'content-disposition': [inline ? 'inline' : 'attachment', name].filter(Boolean).join('; '),
      ...(single(headers['accept-ranges']) === 'bytes' && { 'accept-ranges': 'bytes' }),
      ...(answer.statusCode === 206 && range),
    })
  } catch (error) {
    return await refuse(log, error, caller, reply)
  }
}

/** The header that says which bytes of how many there are, where the host says so. */
function rangeOf(said: string | null): Record<string, string> {
  return said !== null && /^bytes (\d+-\d+|\*)\/\d+$/.test(said) ? { 'content-range': said } : {}
}

/** A parameter that is sent on where the caller gave one. */
function given(name: string, value: string | null): Record<string, string> {
  return value === null ? {} : { [name]: value }
}
