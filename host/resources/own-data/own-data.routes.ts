// The call that hands a person their own data (EXPORT-07). ASSUMED.
import { personScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { toMe } from '../people/me.schema.ts'
import { ownSessions } from '../sessions/own-sessions.routes.ts'
import { ownData } from './own-data.ts'

/** `/auth/me/export`. */
export function ownDataRoutes({ app, db, settings, limits }: Host): void {
  const often = limits.anywhere('own data', 10, 15, (request) => request.person?.id ?? '')
  const schema = { tags: ['account'], summary: 'The caller’s account, sessions, comments, time and notes as an archive' }
  app.post('/auth/me/export', { config: { who: 'signed-in' }, schema }, async (request, reply) => {
    const { person } = personScope(request)
    await often.take(request)
    const content = ownData(db, { id: person.id, account: toMe(person, settings), sessions: await ownSessions(db, request) })
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="my-data.zip"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(content)
  })
}
