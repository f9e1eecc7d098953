// What a newcomer has done of the first steps. ASSUMED (FIRST-05, FIRST-06).
import { personScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf } from '../../wire.ts'
import { firstStepsBody, firstStepsShape } from './first-steps.schema.ts'
import { changeFirstSteps, firstStepsOf } from './first-steps.store.ts'

/** `/auth/me/first-steps`. */
export function firstStepsRoutes({ app, db }: Host): void {
  const common = { tags: ['account'], response: { 200: dataOf(firstStepsShape) } }
  const read = { ...common, summary: 'What was done of the first steps' }
  app.get('/auth/me/first-steps', { config: { who: 'signed-in' }, schema: read }, async (request) => ({
    data: await firstStepsOf(db, personScope(request).person),
  }))
  const change = { ...common, summary: 'Put the list of first steps away, or ask for it again', body: firstStepsBody }
  app.put('/auth/me/first-steps', { config: { who: 'signed-in' }, schema: change }, async (request) => ({
    data: await firstStepsOf(db, await changeFirstSteps(db, personScope(request).person, request.body)),
  }))
}
