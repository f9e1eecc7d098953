// What a person wants to be told: what they watch, what they muted, and which occasions they switched off. All ASSUMED (INBOX-06, INBOX-14).
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { personScope, projectScope } from '../../access.ts'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf } from '../../wire.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { switchBody, switchParams, switchShape, toWatching, watchingShape, watchQuery } from './notifications.schema.ts'
import { readSwitches, turnSwitch } from './switches.store.ts'
import { chooseWatching, readWatching, type Watched } from './watchers.store.ts'

const TAGS = ['notifications']
/** What readers keep for themselves changes nothing of an archived project. */
const OWN = { who: 'project-read', whileArchived: true } as const

/** `/task-watchers/`, `/notification-mutes/` and `/feeds/switches/`. */
export function watchersRoutes({ app, db }: Host): void {
  async function watchedOf(request: FastifyRequest, taskId: string | undefined): Promise<Watched> {
    const { project } = projectScope(request)
    const at = { companyId: project.companyId, projectId: project.id }
    if (taskId === undefined) return { kind: 'project', id: project.id, ...at }
    return { kind: 'task', id: (await findTask(db, project.id, taskId)).id, ...at }
  }
  async function answer(request: FastifyRequest, taskId: string | undefined, chosen: { watch?: boolean; mute?: boolean } | null) {
    const { person } = projectScope(request)
    const watched = await watchedOf(request, taskId)
    if (chosen !== null) await chooseWatching(db, watched, person.id, chosen)
    return { data: toWatching(await readWatching(db, watched, person.id)) }
  }
  const schema = (summary: string) => ({ tags: TAGS, summary, querystring: watchQuery, response: { 200: dataOf(watchingShape) } })

  const watchers = '/task-watchers/'
  app.get(watchers, { config: { who: 'project-read' }, schema: schema('Who watches a task, or a project') }, (request) =>
    answer(request, request.query.task_uuid, null),
  )
  app.post(watchers, { config: OWN, schema: schema('Watch a task, or a project') }, (request) =>
    answer(request, request.query.task_uuid, { watch: true }),
  )
  app.delete(watchers, { config: OWN, schema: schema('Stop watching a task, or a project') }, (request) =>
    answer(request, request.query.task_uuid, { watch: false }),
  )
  const mutes = '/notification-mutes/'
  app.post(mutes, { config: OWN, schema: schema('Hear nothing of a task, or a project, but mentions') }, (request) =>
    answer(request, request.query.task_uuid, { mute: true }),
  )
  app.delete(mutes, { config: OWN, schema: schema('Hear of a task, or a project, again') }, (request) =>
    answer(request, request.query.task_uuid, { mute: false }),
  )

  const all = { tags: TAGS, summary: 'What the caller is told', response: { 200: dataOf(z.array(switchShape)) } }
  app.get('/feeds/switches/', { config: { who: 'signed-in' }, schema: all }, async (request) => ({
    data: (await readSwitches(db, personScope(request).person.id)).map(toSwitch),
  }))
  const one = {
    tags: TAGS,
    summary: 'Switch an occasion on or off',
    params: switchParams,
    body: switchBody,
    response: { 200: dataOf(z.array(switchShape)) },
  }
  app.put('/feeds/switches/:name/', { config: { who: 'signed-in' }, schema: one }, async (request) => {
    const { person } = personScope(request)
    const { name } = request.params
    const found = (await readSwitches(db, person.id)).find((each) => each.name === name)
    if (found?.locked) throw invalid({ in_app: ['Mentions and invitations cannot be switched off.'] })
    await turnSwitch(db, person.id, name, request.body.in_app)
    return { data: (await readSwitches(db, person.id)).map(toSwitch) }
  })
}

function toSwitch({ name, title, inApp, locked, mail }: Awaited<ReturnType<typeof readSwitches>>[number]) {
  return { name, title, in_app: inApp, locked, mail }
}
