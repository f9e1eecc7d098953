// A file on its way through the gateway to the host: the body flows, the answer is parsed.
import type { FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { RestError } from './errors.ts'
import type { KeptKeys } from './idempotency.ts'
import { plainError, single } from './plain-route.ts'
import type { Query } from './rest/client.ts'
import { causeOf, failureOf } from './rest/failure.ts'
import type { Caller } from './rest/send.ts'
import { readShort, type Streams } from './rest/stream.ts'
import { unwrap } from './rest/unwrap.ts'

/** The host's call for an upload. `mostBytes` is the longest body. */
export interface UploadCall<Answer> {
  caller: Caller
  path: string
  query: Query
  answer: ZodType<Answer>
  mostBytes: number
}

/** Sends the form of a request on and answers what the host made of it. Rejects with RestError, or with GraphQLError for what is no upload. */
export async function sendUpload<Answer>(
  { streams, keys }: { streams: Streams; keys: KeptKeys },
  request: FastifyRequest,
  { caller, path, query, answer: shape, mostBytes }: UploadCall<Answer>,
): Promise<Answer> {
  const keyed = caller.idempotencyKey != null && keys.seconds !== null
  const call = { write: true, changed: false, keyed, requestId: caller.requestId }
  const type = request.headers['content-type'] ?? ''
  if (!/^multipart\/form-data;/i.test(type)) throw plainError('BAD_USER_INPUT', 415, 'Send the file as multipart/form-data.')
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (!Number.isSafeInteger(length)) throw plainError('BAD_USER_INPUT', 411, 'Content-Length is needed.')
  if (length > mostBytes) throw new RestError(failureOf({ status: 413, retryAfter: null, text: '' }), call)
  const answer = await streams.send({
    method: 'POST',
    path,
    query,
    headers: { accept: 'application/json', 'content-type': type, 'content-length': String(length) },
    body: request.raw,
    caller,
  })
  const text = await readShort(answer.body).catch((error: unknown) => {
    throw new RestError({ kind: 'unreachable', cause: causeOf(error) }, call)
  })
  const status = answer.statusCode
  if (status < 200 || status > 299)
    throw new RestError(failureOf({ status, retryAfter: single(answer.headers['retry-after']), text }), call)
  const made = shape.safeParse(unwrap(jsonOf(text)))
  if (!made.success) throw new RestError({ kind: 'bad-response', cause: 'shape' }, call)
  return made.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
