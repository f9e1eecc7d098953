// The calls that start, complete and reopen sprints, and that read what came of them; all ASSUMED (SPRINT-04, SPRINT-07).
import { z } from 'zod'
import { projectScope } from '../../access.ts'
import { XLSX } from '../../downloads/sheet.ts'
import type { Host } from '../../host.ts'
import { dataOf, pageOf, projectQuery, toPage } from '../../wire.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { idParams } from '../labels/labels.schema.ts'
import { readChart } from './sprint-chart.store.ts'
import { listResults, readVelocity } from './sprint-history.store.ts'
import { readSheets } from './sprint-sheet.store.ts'
import { sprintSheet } from './sprint-sheet.ts'
import { completeSprint, reopenSprint, startSprint } from './sprint-states.store.ts'
import {
  chartQuery,
  chartShape,
  completeBody,
  emptyBody,
  resultsQuery,
  sprintResultShape,
  sprintShape,
  toSprint,
  velocityShape,
} from './sprints.schema.ts'

const TAGS = ['sprints']

/** `/sprints/{id}/start/` and its kin. */
export function sprintStatesRoutes({ app, db }: Host): void {
  const path = { tags: TAGS, params: idParams, querystring: projectQuery }
  const answer = { 200: dataOf(sprintShape) }

  const start = { ...path, summary: 'Start a planned sprint', body: emptyBody, response: answer }
  app.post('/sprints/:id/start/', { config: { who: 'project-edit' }, schema: start }, async (request) => {
    const { project, person } = projectScope(request)
    return { data: toSprint(await startSprint(db, project, request.params.id, person.id)) }
  })

  const completed = { 200: dataOf(sprintShape.extend({ carried: z.number().int(), carried_to: sprintShape.nullable() })) }
  const complete = {
    ...path,
    summary: 'Complete the running sprint and carry its open tasks over',
    body: completeBody,
    response: completed,
  }
  app.post('/sprints/:id/complete/', { config: { who: 'project-edit' }, schema: complete }, async (request) => {
    const { project, person } = projectScope(request)
    const by = { carryTo: request.body.carry_to, actorId: person.id }
    const { sprint, carried, carriedTo } = await completeSprint(db, project, request.params.id, by)
    return { data: { ...toSprint(sprint), carried, carried_to: carriedTo && toSprint(carriedTo) } }
  })

  const reopen = { ...path, summary: 'Take back the last start or completion of a sprint', body: emptyBody, response: answer }
  app.post('/sprints/:id/reopen/', { config: { who: 'project-edit' }, schema: reopen }, async (request) => {
    const { project, person } = projectScope(request)
    return { data: toSprint(await reopenSprint(db, project, request.params.id, person.id)) }
  })

  const results = {
    ...path,
    summary: 'What came of the tasks of a completed sprint, by number',
    querystring: resultsQuery,
    response: { 200: pageOf(sprintResultShape) },
  }
  app.get('/sprints/:id/results/', { config: { who: 'project-read', replica: true }, schema: results }, async (request) => {
    const { page, per_page: perPage } = request.query
    const found = await listResults(db, projectScope(request).project.id, request.params.id, { page, perPage })
    const rows = found.results.map(({ uuid, code, title, ...result }) => ({ task: { uuid, code, title }, ...result }))
    return toPage(rows, { page, perPage, total: found.total })
  })

  const chart = {
    ...path,
    summary: 'What a sprint held, and what of it was done, day by day',
    querystring: chartQuery,
    response: { 200: dataOf(chartShape) },
  }
  app.get('/sprints/:id/chart/', { config: { who: 'project-read', replica: true }, schema: chart }, async (request) => {
    const { project } = projectScope(request)
    const { withoutEffort, ...found } = await readChart(db, project.id, request.params.id, request.query.timezone)
    return { data: { ...found, without_effort: withoutEffort } }
  })

  const sheet = { ...path, summary: 'A sprint as xlsx: its tasks, its days and what came of it', querystring: chartQuery }
  app.get('/sprints/:id/export/', { config: { who: 'project-read' }, schema: sheet }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const sheets = await readSheets(db, project.id, request.params.id, request.query.timezone)
    await record(db, project, person.id, { action: 'export.sprint', said: 'exported a sprint' })
    const bytes = await sprintSheet(sheets)
    return reply
      .headers({
        'content-type': XLSX,
        'content-disposition': `attachment; filename="sprint-${request.params.id}.xlsx"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })

  const velocity = {
    tags: TAGS,
    summary: 'The last twelve completed sprints, the latest first',
    querystring: projectQuery,
    response: { 200: dataOf(z.array(velocityShape)) },
  }
  app.get('/sprints-velocity/', { config: { who: 'project-read', replica: true }, schema: velocity }, async (request) => {
    return { data: await readVelocity(db, projectScope(request).project.id) }
  })
}
