// The plain routes beside /graphql for pictures that anyone may see: POST /api/images?purpose=… and GET /api/images/{name}. Nothing is held in memory.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { userErrorsOf } from './errors.ts'
import type { FileRouteParts } from './file-routes.ts'
import { onlyFile, passOn, plainError, read, refuse, single, statusOf, textOf } from './plain-route.ts'
import { path } from './rest/path.ts'
import { sendUpload } from './upload.ts'

/** The largest body that is sent on, in bytes; how large a picture may be is the host's to say. */
const MOST_BYTES = 1_000_000

const image = z.object({ url: z.string() })

/** Adds the routes; answers are GraphQL-shaped JSON: `{data: {uploadImage: {url, userErrors}}}` or `{errors}`. */
export function imageRoutes(parts: Omit<FileRouteParts, 'uploadLimit' | 'filesUrl'>): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    // The body is the route's own to read.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _body, done) => done(null))
    app.post('/api/images', (request, reply) => upload(parts, request, reply))
    app.get<{ Params: { name: string } }>('/api/images/:name', (request, reply) => download(parts, request.params.name, request, reply))
  }
}

async function upload(
  parts: Omit<FileRouteParts, 'uploadLimit' | 'filesUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { caller } = read(request)
  try {
    if (caller.authorization === null) throw plainError('UNAUTHENTICATED', 401, 'Sign in to do this.')
    const query = { purpose: textOf(request, 'purpose') ?? undefined }
    const { url } = await sendUpload(parts, request, { caller, path: '/images/', query, answer: image, mostBytes: MOST_BYTES })
    return await reply.status(201).send({ data: { uploadImage: { url, userErrors: [] } } })
  } catch (error) {
    // Given up by its sender: nobody is there to be told.
    if (request.raw.destroyed && !request.raw.complete) return reply.hijack()
    // What is still on its way is read to its end, else the sender never looks at the answer.
    request.raw.resume()
    const userErrors = userErrorsOf(error)
    if (userErrors) return await reply.status(statusOf(error)).send({ data: { uploadImage: { url: null, userErrors } } })
    return await refuse(parts.log, error, caller, reply)
  }
}

/** Public: a bearer is neither needed nor sent on. */
async function download(
  { streams, log }: Omit<FileRouteParts, 'uploadLimit' | 'filesUrl'>,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const caller = { ...read(request).caller, authorization: null }
  try {
    const answer = await streams.send({ method: 'GET', path: path`/images/${name}`, query: {}, caller })
    await onlyFile(answer, caller)
    const type = single(answer.headers['content-type']) ?? ''
    return await passOn({ log, caller, reply }, answer, {
      'content-type': type === 'image/png' || type === 'image/jpeg' ? type : 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
  } catch (error) {
    return await refuse(log, error, caller, reply)
  }
}
