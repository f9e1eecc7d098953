// The calls about where one is signed in (SESS-04). ASSUMED.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { personScope } from '../../access.ts'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, instantShape, nothingShape, toInstant } from '../../wire.ts'
import { deviceName } from './device.ts'
import { endOneSession, endOtherSessions, listSessions } from './own-sessions.store.ts'

const TAGS = ['session']
const shape = z.object({
  id: z.uuid(),
  device: z.string(),
  network: z.string(),
  created_at: instantShape,
  last_used_at: instantShape,
  current: z.boolean(),
})
const params = z.object({ id: z.uuid() })

/** The id of the session that a request is made in. */
export function sessionOf({ foundCaller }: FastifyRequest): string {
  if (foundCaller === null) throw notFound()
  return foundCaller.session.id
}

/** The caller's sessions on the wire, the latest used first; nothing of it opens one. */
export async function ownSessions(db: Database, request: FastifyRequest): Promise<z.infer<typeof shape>[]> {
  const current = sessionOf(request)
  const rows = await listSessions(db, personScope(request).person.id)
  return rows.map(({ id, userAgent, network, createdAt, lastUsedAt }) => ({
    ...{ id, device: deviceName(userAgent), network, current: id === current },
    ...{ created_at: toInstant(createdAt), last_used_at: toInstant(lastUsedAt) },
  }))
}

/** `/auth/sessions/`. */
export function ownSessionsRoutes({ app, db }: Host): void {
  const who = { config: { who: 'signed-in' } } as const
  const list = { tags: TAGS, summary: 'Where the caller is signed in, the latest used first', response: { 200: dataOf(shape.array()) } }
  app.get('/auth/sessions/', { ...who, schema: list }, async (request) => {
    return { data: await ownSessions(db, request) }
  })

  const end = { tags: TAGS, summary: 'End one session of the caller', params, response: { 200: nothingShape } }
  app.delete('/auth/sessions/:id/', { ...who, schema: end }, async (request) => {
    await endOneSession(db, personScope(request).person.id, request.params.id)
    return { data: null }
  })

  const others = {
    tags: TAGS,
    summary: 'End every session of the caller but this one',
    response: { 200: dataOf(z.object({ ended: z.number().int() })) },
  }
  app.delete('/auth/sessions/', { ...who, schema: others }, async (request) => ({
    data: { ended: await endOtherSessions(db, personScope(request).person.id, sessionOf(request)) },
  }))
}
