// The calls about epics; all of them are assumed in the style of the specification (EPIC-02, OPEN-38).
import { doerIn, projectScope } from '../../access.ts'
import { rowOf } from '../../db/columns.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, pageOf, projectQuery, toPage } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import { readBurnup } from './epic-burnup.store.ts'
import { burnupQuery, burnupShape, epicBody, epicChange, epicShape, epicSlugParams, epicsQuery, toEpic } from './epics.schema.ts'
import { createEpic, deleteEpic, type EPIC_SORTS, listEpics, readEpic, updateEpic } from './epics.store.ts'
import { epics } from './epics.table.ts'

const TAGS = ['epics']

/** `/user-story-epics/`. */
export function epicsRoutes({ app, db }: Host): void {
  const list = { tags: TAGS, summary: 'Epics, in their order', querystring: epicsQuery, response: { 200: pageOf(epicShape) } }
  app.get('/user-story-epics/', { config: { who: 'project-read', replica: true }, schema: list }, async (request) => {
    const { search, sort, page, per_page: perPage } = request.query
    const order = { sort: sort.replace('-', '') as (typeof EPIC_SORTS)[number], descending: sort.startsWith('-') }
    const found = await listEpics(db, projectScope(request).project.id, search.trim(), { ...order, page, perPage })
    return toPage(found.epics.map(toEpic), { page, perPage, total: found.total })
  })

  const answer = { 200: dataOf(epicShape) }
  const one = { tags: TAGS, summary: 'One epic', params: epicSlugParams, querystring: projectQuery, response: answer }
  app.get('/user-story-epics/:epicSlug/', { config: { who: 'project-read' }, schema: one }, async (request) => {
    return { data: toEpic(await readEpic(db, projectScope(request).project.id, { slug: request.params.epicSlug })) }
  })

  const burnup = {
    tags: TAGS,
    summary: 'How the tasks of an epic were done over the last 90 days',
    params: idParams,
    querystring: burnupQuery,
    response: { 200: dataOf(burnupShape) },
  }
  app.get('/user-story-epics/:id/burnup/', { config: { who: 'project-read', replica: true }, schema: burnup }, async (request) => {
    return { data: { days: await readBurnup(db, projectScope(request).project.id, request.params.id, request.query.timezone) } }
  })

  const create = { tags: TAGS, summary: 'Make an epic', querystring: projectQuery, body: epicBody, response: { 201: dataOf(epicShape) } }
  app.post('/user-story-epics/', { config: { who: 'project-edit' }, schema: create }, async (request, reply) => {
    const { title, color, description, due_date: dueDate = null, position } = request.body
    const chosen = { ...(color !== undefined && { color }), ...(position !== undefined && { position }) }
    const made = await createEpic(db, doerIn(request), { title, description: description || null, dueDate, ...chosen })
    return reply.status(201).send({ data: toEpic(made) })
  })

  const path = { tags: TAGS, params: idParams, querystring: projectQuery }
  const change = { ...path, summary: 'Change an epic', body: epicChange, response: answer }
  app.put('/user-story-epics/:id/', { config: { who: 'project-edit' }, schema: change }, async (request) => {
    const { description, ...rest } = request.body
    const values = { ...rowOf(epics, rest), ...(description !== undefined && { description: description || null }) }
    return { data: toEpic(await updateEpic(db, doerIn(request), request.params.id, values)) }
  })

  const remove = { ...path, summary: 'Delete an epic; its stories stay', response: { 200: nothingShape } }
  app.delete('/user-story-epics/:id/', { config: { who: 'project-admin' }, schema: remove }, async (request) => {
    await deleteEpic(db, doerIn(request), request.params.id)
    return { data: null }
  })
}
