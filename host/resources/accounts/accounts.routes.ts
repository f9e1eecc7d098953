// The calls about one's own account (PROFUP-06). ASSUMED.
import { personScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf } from '../../wire.ts'
import { meShape, toMe } from '../people/me.schema.ts'
import { meBody } from './accounts.schema.ts'
import { changeAccount } from './accounts.store.ts'

/** `/auth/me`. */
export function accountsRoutes({ app, db, settings }: Host): void {
  const path = { tags: ['account'], response: { 200: dataOf(meShape) } }
  app.get('/auth/me', { config: { who: 'signed-in' }, schema: { ...path, summary: 'The caller' } }, async (request) => ({
    data: toMe(personScope(request).person, settings),
  }))
  const change = { ...path, summary: 'Change who one is and how one wants the product; what is absent stays', body: meBody }
  app.put('/auth/me', { config: { who: 'signed-in' }, schema: change }, async (request) => ({
    data: toMe(await changeAccount(db, personScope(request).person.id, request.body), settings),
  }))
}
