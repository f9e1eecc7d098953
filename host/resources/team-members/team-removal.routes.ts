// Taking people off a workspace with what they leave behind, bringing them back, and leaving (TEAM-07, TEAM-08, TEAM-09).
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import { forbidden } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { companyQuery, dataOf } from '../../wire.ts'
import { readHandOver } from './hand-over-view.store.ts'
import {
  handedShape,
  handOverShape,
  leaveBody,
  removalBody,
  removedShape,
  returnedShape,
  toHandOver,
  toRemoved,
} from './team-members.schema.ts'
import { removeFromTeam } from './team-removal.store.ts'
import { listRemoved, restoreToTeam } from './team-return.store.ts'

const common = { tags: ['team'], querystring: companyQuery }
const whose = z.object({ username: z.string().max(100) })
const OWNER = { who: 'company-owner' } as const
const MEMBER = { who: 'company-member' } as const

/** Under `/team-members/`, ASSUMED. */
export function teamRemovalRoutes({ app, db }: Host): void {
  const removed = { ...common, summary: 'Who was taken off in the last 30 days', response: { 200: dataOf(removedShape.array()) } }
  app.get('/team-members/removed/', { config: OWNER, schema: removed }, async (request) => ({
    data: (await listRemoved(db, companyScope(request).company.id)).map(toRemoved),
  }))

  const view = {
    ...common,
    summary: 'What hangs on somebody; of others only for the owner',
    params: whose,
    response: { 200: dataOf(handOverShape) },
  }
  app.get('/team-members/:username/hand-over/', { config: MEMBER, schema: view }, async (request) => {
    const { company, person } = companyScope(request)
    const { username } = request.params
    if (username !== person.username && company.ownerId !== person.id) throw forbidden()
    return { data: toHandOver(await readHandOver(db, company, username)) }
  })

  const leave = { ...common, summary: 'Leave the workspace', body: leaveBody, response: { 200: dataOf(handedShape) } }
  app.post('/team-members/leave/', { config: MEMBER, schema: leave }, async (request) => {
    const { company, person } = companyScope(request)
    const handOver = { tasks: request.body.hand_over, projectsTo: null }
    return { data: await removeFromTeam(db, { company, actorId: person.id }, person.username, handOver) }
  })

  const remove = {
    ...common,
    summary: 'Take somebody off the workspace',
    params: whose,
    body: removalBody,
    response: { 200: dataOf(handedShape) },
  }
  app.delete('/team-members/:username/', { config: OWNER, schema: remove }, async (request) => {
    const { company, person } = companyScope(request)
    const { hand_over: tasks, projects_to: projectsTo } = request.body
    return { data: await removeFromTeam(db, { company, actorId: person.id }, request.params.username, { tasks, projectsTo }) }
  })

  const restore = { ...common, summary: 'Bring somebody back who was taken off', params: whose, response: { 200: dataOf(returnedShape) } }
  app.post('/team-members/:username/restore/', { config: OWNER, schema: restore }, async (request) => {
    const { company, person } = companyScope(request)
    return { data: await restoreToTeam(db, { company, actorId: person.id }, request.params.username) }
  })
}
