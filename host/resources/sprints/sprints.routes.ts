// The calls about sprints. Only the list is the specification's; the others are assumed in its style (OPEN-35).
import { doerIn, projectScope } from '../../access.ts'
import { rowOf } from '../../db/columns.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, pageOf, projectQuery, toPage } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import { sprintBody, sprintChange, sprintShape, sprintSlugParams, sprintsQuery, toSprint } from './sprints.schema.ts'
import { createSprint, deleteSprint, listSprints, readSprint, updateSprint } from './sprints.store.ts'
import { sprints } from './sprints.table.ts'

const TAGS = ['sprints']

/** `/sprints/` (REST-78). */
export function sprintsRoutes({ app, db }: Host): void {
  const list = { tags: TAGS, summary: 'Sprints, latest first', querystring: sprintsQuery, response: { 200: pageOf(sprintShape) } }
  app.get('/sprints/', { config: { who: 'project-read', replica: true }, schema: list }, async (request) => {
    const { search, state, page, per_page: perPage } = request.query
    const found = await listSprints(db, projectScope(request).project.id, { search: search.trim(), state }, { page, perPage })
    return toPage(found.sprints.map(toSprint), { page, perPage, total: found.total })
  })

  const answer = { 200: dataOf(sprintShape) }
  const one = { tags: TAGS, summary: 'One sprint', params: sprintSlugParams, querystring: projectQuery, response: answer }
  app.get('/sprints/:sprintSlug/', { config: { who: 'project-read' }, schema: one }, async (request) => {
    return { data: toSprint(await readSprint(db, projectScope(request).project.id, { slug: request.params.sprintSlug })) }
  })

  const create = {
    tags: TAGS,
    summary: 'Make a sprint',
    querystring: projectQuery,
    body: sprintBody,
    response: { 201: dataOf(sprintShape) },
  }
  app.post('/sprints/', { config: { who: 'project-edit' }, schema: create }, async (request, reply) => {
    const { title, start_date: startDate, end_date: endDate, goal } = request.body
    const made = await createSprint(db, doerIn(request), { title, startDate, endDate, goal: goal || null })
    return reply.status(201).send({ data: toSprint(made) })
  })

  const path = { tags: TAGS, params: idParams, querystring: projectQuery }
  app.put(
    '/sprints/:id/',
    { config: { who: 'project-edit' }, schema: { ...path, summary: 'Change a sprint', body: sprintChange, response: answer } },
    async (request) => {
      const { goal, ...rest } = request.body
      const values = { ...rowOf(sprints, rest), ...(goal !== undefined && { goal: goal || null }) }
      return { data: toSprint(await updateSprint(db, doerIn(request), request.params.id, values)) }
    },
  )

  app.delete(
    '/sprints/:id/',
    { config: { who: 'project-admin' }, schema: { ...path, summary: 'Delete a sprint', response: { 200: nothingShape } } },
    async (request) => {
      await deleteSprint(db, doerIn(request), request.params.id)
      return { data: null }
    },
  )
}
