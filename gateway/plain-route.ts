// What the plain routes beside /graphql share: who asks and for which project, and failures in GraphQL's shape.
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql/index.js'
import type { Dispatcher } from 'undici'
import { graphqlError, RestError } from './errors.ts'
import { KEY_HEADER, readKey } from './idempotency.ts'
import type { GatewayLog } from './masking.ts'
import { causeOf, failureOf } from './rest/failure.ts'
import type { Caller } from './rest/send.ts'
import { readShort } from './rest/stream.ts'

/** The project a route is about. */
export interface Place {
  workspaceSlug: string
  projectSlug: string
}

/** The caller with a bearer or none, and the project that the query names. */
export function read(request: FastifyRequest): { caller: Caller; place: Place | null } {
  const authorization = request.headers.authorization
  const workspaceSlug = textOf(request, 'workspaceSlug')
  const projectSlug = textOf(request, 'projectSlug')
  return {
    caller: {
      authorization: authorization !== undefined && /^Bearer \S/i.test(authorization) ? authorization : null,
      requestId: request.id,
      forwardedFor: request.ip,
      idempotencyKey: single(request.headers[KEY_HEADER]),
    },
    place: workspaceSlug === null || projectSlug === null ? null : { workspaceSlug, projectSlug },
  }
}

/** A parameter of the query; null when it is missing, empty or given twice. */
export function textOf(request: FastifyRequest, name: string): string | null {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The first value of a header. */
export function single(header: string | string[] | undefined): string | null {
  return [header].flat()[0] ?? null
}

/** A failure of the request itself. */
export function plainError(code: string, status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, status, retryable: false } })
}

/** The HTTP status of a failure. */
export function statusOf(error: unknown): number {
  if (!(error instanceof RestError)) return 500
  if (error.failure.kind === 'timeout') return 504
  const status = error.status ?? 502
  return status >= 400 && status < 500 ? status : 502
}

/** The failure as the error table has it; what nobody foresaw is one sentence. */
export function refuse(log: GatewayLog, error: unknown, { requestId }: Caller, reply: FastifyReply): FastifyReply {
  const headers = { 'cache-control': 'private, no-store' }
  if (error instanceof GraphQLError) {
    const { status, ...extensions } = error.extensions
    return reply
      .status(Number(status))
      .headers(headers)
      .send({ data: null, errors: [{ message: error.message, extensions: { ...extensions, requestId } }] })
  }
  if (error instanceof RestError) {
    if (statusOf(error) >= 500) log.error({ requestId, failure: error.failure }, 'A call to the host failed')
    const { message, extensions } = graphqlError(error)
    return reply
      .status(statusOf(error))
      .headers(headers)
      .send({ data: null, errors: [{ message, extensions }] })
  }
  log.error({ requestId, cause: error instanceof Error ? error.stack : String(error) }, 'The gateway failed')
  const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId, retryable: false }
  return reply
    .status(500)
    .headers(headers)
    .send({ data: null, errors: [{ message: 'Unexpected error.', extensions }] })
}

/** The project of a signed-in caller; anything else is a refusal. */
export function placeOf({ caller, place }: { caller: Caller; place: Place | null }): Place {
  if (caller.authorization === null) throw plainError('UNAUTHENTICATED', 401, 'Sign in to do this.')
  if (place === null) throw plainError('BAD_USER_INPUT', 400, 'workspaceSlug and projectSlug are needed.')
  readKey(caller.idempotencyKey ?? null)
  return place
}

/** Throws for an answer that is no file; `filled` is another status that has one, 206 where a part may come. */
export async function onlyFile(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  { requestId }: Caller,
  filled = 200,
): Promise<void> {
  if (status === 200 || status === filled) return
  const text = await readShort(body).catch(() => '')
  const failure = failureOf({ status, retryAfter: single(headers['retry-after']), text })
  throw new RestError(failure, { write: false, changed: false, keyed: false, requestId })
}

/** Sends bytes on as they come; a host that stops in the middle shows as a connection that breaks. */
export async function passOn(
  { log, caller, reply }: { log: GatewayLog; caller: Caller; reply: FastifyReply },
  { statusCode, headers: given, body }: Dispatcher.ResponseData,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const length = single(given['content-length'])
  // Written past fastify's own sending, which would end a broken answer as if it were whole.
  reply.hijack()
  reply.raw.writeHead(statusCode, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
    ...(length !== null && /^\d+$/.test(length) && { 'content-length': length }),
    ...headers,
  })
  await pipeline(body, reply.raw).catch((error: unknown) => {
    log.error({ requestId: caller.requestId, cause: causeOf(error) }, 'A download broke off')
    reply.raw.destroy()
  })
  return reply
}

/** Throws where nobody is signed in. */
export function mustBeSignedIn(request: FastifyRequest): void {
  if (read(request).caller.authorization === null) throw plainError('UNAUTHENTICATED', 401, 'Sign in to do this.')
}

/** The workspace that is asked about by whoever is signed in. */
export function workspaceOf(request: FastifyRequest): string {
  mustBeSignedIn(request)
  const workspace = textOf(request, 'workspaceSlug')
  if (workspace === null) throw plainError('BAD_USER_INPUT', 400, 'workspaceSlug is needed.')
  return workspace
}
