// A form by its public address: read and answered without signing in; both calls are ASSUMED (FORM-05).
import type { FastifyReply } from 'fastify'
import type { Host } from '../../host.ts'
import { dataOf } from '../../wire.ts'
import { publicFormParams, publicFormShape, submissionBody, thanksShape } from './forms.schema.ts'
import { toPublicForm } from './forms-wire.ts'
import { findPublicForm, takeSubmission } from './public-forms.store.ts'

/** Looks and tries per address and minute. */
export const LOOKS_PER_MINUTE = 120

/** The largest answer, in bytes (FORM-06). */
const MOST_BYTES = 64 * 1024

const TAGS = ['public forms']
const OPEN = { who: 'public' } as const

/** `/public/forms/{token}/`. */
export function publicFormsRoutes({ app, db, limits }: Host): void {
  const limit = limits.by('looks at forms', LOOKS_PER_MINUTE, 1)
  const hidden = (reply: FastifyReply) => reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })

  const one = {
    tags: TAGS,
    summary: 'A form by its public address; no sign-in needed',
    params: publicFormParams,
    response: { 200: dataOf(publicFormShape) },
  }
  app.get('/public/forms/:token/', { config: OPEN, schema: one }, async (request, reply) => {
    await limit.take(request)
    hidden(reply)
    return { data: toPublicForm(await findPublicForm(db, request.params.token, request.hostname)) }
  })

  const send = {
    tags: TAGS,
    summary: 'Answer a form; each page is taken once',
    params: publicFormParams,
    body: submissionBody,
    response: { 201: dataOf(thanksShape) },
  }
  app.post('/public/forms/:token/', { config: OPEN, schema: send, bodyLimit: MOST_BYTES }, async (request, reply) => {
    await limit.take(request)
    hidden(reply)
    const thanks = await takeSubmission(db, request.params.token, request.body, { address: request.ip, host: request.hostname })
    return reply.status(201).send({ data: { thanks } })
  })
}
