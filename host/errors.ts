// The failures a handler may throw, and the one place that turns any failure into an answer.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { TooManyWaiting } from '#process/fair-queue.ts'
import { StartError } from '#process/start-error.ts'
import { outageOf } from './outages/outages.ts'
import { CallerGone } from './turns/turn.ts'
import { type Issue, sentenceOf } from './validation/plain-sentence.ts'

/** Field name → sentences, as a 422 carries them. */
export type FieldErrors = Record<string, string[]>

/** What a failure carries beside its sentence; `retryAfter` is in seconds. */
export type ErrorDetails = { code?: string; errors?: FieldErrors; extra?: Record<string, unknown>; retryAfter?: number }

/** A failure with its HTTP status; `extra` is merged into the answer's body. */
export class HostError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly errors: FieldErrors | undefined
  readonly extra: Record<string, unknown>
  readonly retryAfter: number | undefined
  constructor(status: number, message: string, more: ErrorDetails = {}) {
    super(message)
    this.status = status
    this.code = more.code
    this.errors = more.errors
    this.extra = more.extra ?? {}
    this.retryAfter = more.retryAfter
  }
}

/** The host cannot start; the message is one sentence for the person at the terminal. */
export class HostStartError extends StartError {}

/** 400: the request is malformed. */
export function badRequest(message: string): HostError {
  return new HostError(400, message)
}

/** 401: no token, or one that is not valid. */
export function unauthenticated(message = 'Please sign in.', code?: string): HostError {
  return new HostError(401, message, code === undefined ? {} : { code })
}

/** 402: the workspace's plan does not include it (PLAN-01, PLAN-03). */
export function planRequired(): HostError {
  const message = 'This feature is currently unavailable. Please upgrade your account to access all features.'
  return new HostError(402, message, { code: 'plan_required' })
}

/** 403: seen, but not allowed for the caller's role. */
export function forbidden(message = 'Your role does not allow this.'): HostError {
  return new HostError(403, message, { code: 'forbidden' })
}

/** 404: unknown or foreign; the two are never told apart. */
export function notFound(message = 'Not found.'): HostError {
  return new HostError(404, message, { code: 'not_found' })
}

/** 409: nothing in an archived project is changed (SCREEN-15). */
export function projectArchived(): HostError {
  return conflict('This project is archived. Reopen it in its settings.', 'project_archived')
}

/** 409: the change clashes with what is there. */
export function conflict(message: string, code = 'conflict', extra: Record<string, unknown> = {}): HostError {
  return new HostError(409, message, { code, extra })
}

const tooMany = () => new HostError(429, 'Too many requests. Please wait a moment.', { code: 'rate_limited', retryAfter: 1 })

/** 422: the fields named in `errors` are wrong. */
export function invalid(errors: FieldErrors): HostError {
  const first = Object.values(errors)[0]?.[0] ?? 'Some fields are wrong.'
  return new HostError(422, first, { code: 'invalid', errors })
}

function fromValidation(context: string | undefined, issues: Issue[]): HostError {
  if (context === 'params') return notFound()
  const unknown = issues.filter((issue) => issue.keyword === 'unrecognized_keys').flatMap((issue) => issue.params.keys as string[])
  if (unknown.length > 0) return badRequest(`Unknown field: ${unknown.join(', ')}.`)
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = issue.instancePath.slice(1).replaceAll('/', '.')
    errors[field] = [...(errors[field] ?? []), sentenceOf(issue)]
  }
  const [field, sentences] = Object.entries(errors)[0] ?? ['', []]
  if (context === 'body' && field !== '') return invalid(errors)
  if (field !== '') return badRequest(`${field}: ${sentences[0]}`)
  // A sentence of our own about the whole, such as that one of several fields is needed.
  const own = issues.find(({ keyword, instancePath }) => keyword === 'custom' && instancePath === '/')
  return badRequest(own?.message ?? 'The request has no valid body.')
}

// What PostgreSQL refuses although the request passed validation.
const REFUSALS: Record<string, () => HostError> = {
  '22021': () => badRequest('The text has a character that cannot be stored.'),
  '22P05': () => badRequest('The text has a character that cannot be stored.'),
  '22P02': () => notFound(),
  '22003': () => new HostError(422, 'A number is out of range.', { code: 'invalid' }),
  // Days after the year 9999 are written in a way that it does not read.
  '22007': () => new HostError(422, 'A date is out of range.', { code: 'invalid' }),
  '22008': () => new HostError(422, 'A date is out of range.', { code: 'invalid' }),
  '23503': () => conflict('Something this refers to is gone, or something else still refers to it.'),
  '23505': () => conflict('This exists already.'),
  '23514': () => new HostError(422, 'A value is not allowed.', { code: 'invalid' }),
  // Stopped because it took too long, or because nobody waits for it.
  '57014': () => new HostError(503, 'This took too long. Please try again.', { code: 'too_long', retryAfter: 1 }),
  '40001': () => conflict('Somebody else changed this at the same moment. Please try again.'),
  '40P01': () => conflict('Somebody else changed this at the same moment. Please try again.'),
}

function fromDatabase(error: unknown): HostError | null {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return REFUSALS[cause?.code ?? code ?? '']?.() ?? null
}

/** What was thrown below the wrapper that names the query. */
const causeOf = (error: unknown) => (error as { cause?: unknown } | null)?.cause ?? error

function toHostError(error: unknown): HostError | null {
  if (error instanceof HostError) return error
  // It reaches nobody.
  if (causeOf(error) instanceof CallerGone) return new HostError(503, 'Nobody waits for this.', { code: 'caller_gone' })
  if (causeOf(error) instanceof TooManyWaiting) return tooMany()
  if (hasZodFastifySchemaValidationErrors(error)) {
    return fromValidation((error as { validationContext?: string }).validationContext, error.validation as unknown as Issue[])
  }
  const { statusCode, code } = error as FastifyError
  if (statusCode === 413) return new HostError(413, 'The request is too large.', { code: 'too_large' })
  if (statusCode === 415) return badRequest('Send JSON (Content-Type: application/json).')
  if (statusCode === 429) return tooMany()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return badRequest(
      code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError
        ? 'The body is not valid JSON.'
        : 'The request is malformed.',
    )
  }
  return fromDatabase(error)
}

/** Fastify's error handler: contract-shaped answers, never a stack or a library's text; what is not foreseen is logged and answered as 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toHostError(error)
  const outage = known === null ? outageOf(error) : null
  if (outage !== null) {
    request.log.error({ err: causeOf(error) }, outage.told)
    return reply.status(outage.status).header('retry-after', 1).send({ message: outage.said, code: outage.code, request_id: request.id })
  }
  if (known === null) {
    // Not the wrapper: it repeats the query with its parameters, and those are people's data.
    request.log.error({ err: causeOf(error) }, 'request failed')
    return reply.status(500).send({ message: 'Something went wrong on the server.', code: 'internal', request_id: request.id })
  }
  const { status, message, code, errors, extra, retryAfter } = known
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.status(status).send({ message, ...(code && { code }), ...(errors && { errors }), ...extra })
}
