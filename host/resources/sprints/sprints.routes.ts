// The calls about sprints. Only the list is the specification's; the others are assumed in its style (OPEN-35).
import { projectScope } from '../../access.ts'
import type { Host } from '../../app.ts'
import { dataOf, nothingShape, PER_PAGE, pageOf, projectQuery, toPage } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import { planQuery, sprintBody, sprintChange, sprintShape, sprintSlugParams, toSprint } from './sprints.schema.ts'
import { createSprint, deleteSprint, listSprints, readSprint, updateSprint } from './sprints.store.ts'

const TAGS = ['sprints']

/** `/sprints/` (REST-78). */
export function sprintsRoutes({ app, db }: Host): void {
  const list = { tags: TAGS, summary: 'Sprints, latest first', querystring: planQuery, response: { 200: pageOf(sprintShape) } }
  app.get('/sprints/', { schema: list }, async (request) => {
    const { search, page } = request.query
    const { sprints, total } = await listSprints(db, projectScope(request).project.id, search.trim(), { page, perPage: PER_PAGE })
    return toPage(sprints.map(toSprint), { page, total })
  })

  const answer = { 200: dataOf(sprintShape) }
  const one = { tags: TAGS, summary: 'One sprint', params: sprintSlugParams, querystring: projectQuery, response: answer }
  app.get('/sprints/:sprintSlug/', { schema: one }, async (request) => {
    return { data: toSprint(await readSprint(db, projectScope(request).project.id, { slug: request.params.sprintSlug })) }
  })

  const create = {
    tags: TAGS,
    summary: 'Make a sprint',
    querystring: projectQuery,
    body: sprintBody,
    response: { 201: dataOf(sprintShape) },
  }
  app.post('/sprints/', { schema: create }, async (request, reply) => {
    const { title, start_date: startDate, end_date: endDate, goal } = request.body
    const made = await createSprint(db, projectScope(request).project, { title, startDate, endDate, goal: goal || null })
    return reply.status(201).send({ data: toSprint(made) })
  })

  const path = { tags: TAGS, params: idParams, querystring: projectQuery }
  app.put('/sprints/:id/', { schema: { ...path, summary: 'Change a sprint', body: sprintChange, response: answer } }, async (request) => {
    const { title, start_date: startDate, end_date: endDate, goal } = request.body
    const values = {
      ...(title !== undefined && { title }),
      ...(startDate !== undefined && { startDate }),
      ...(endDate !== undefined && { endDate }),
      ...(goal !== undefined && { goal: goal || null }),
    }
    return { data: toSprint(await updateSprint(db, projectScope(request).project.id, request.params.id, values)) }
  })

  app.delete('/sprints/:id/', { schema: { ...path, summary: 'Delete a sprint', response: { 200: nothingShape } } }, async (request) => {
    await deleteSprint(db, projectScope(request).project.id, request.params.id)
    return { data: null }
  })
}
