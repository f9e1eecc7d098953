// The calls about the running timer.
import { z } from 'zod'
import { personScope, projectScope } from '../../access.ts'
import { conflict } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, projectQuery } from '../../wire.ts'
import { endedShape, runningShape, timerBody, timerEndBody, toRunning } from './timer.schema.ts'
import { cancelTimer, endTimer, findRunning, startTimer } from './timer.store.ts'

const TAGS = ['timer']

/** `/timer` (REST-50..52 and the assumed read). */
export function timerRoutes({ app, db }: Host): void {
  const answer = z.object({ data: runningShape.nullable(), now: z.number().int() })
  app.get(
    '/timer/',
    { config: { who: 'signed-in' }, schema: { tags: TAGS, summary: 'The running timer of the caller', response: { 200: answer } } },
    async (request) => {
      const running = await findRunning(db, personScope(request).person.id)
      const now = new Date()
      return { data: running === null ? null : toRunning(running, now), now: Math.floor(now.getTime() / 1000) }
    },
  )

  const start = { tags: TAGS, summary: 'Start', querystring: projectQuery, body: timerBody, response: { 201: dataOf(runningShape) } }
  app.post('/timer/start/', { config: { who: 'project-edit' }, schema: start }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const started = await startTimer(db, project.id, request.body.task_uuid, person.id, request.body.comment ?? '')
    const running = await findRunning(db, person.id)
    const shown = running === null ? null : toRunning(running)
    if (!started) throw conflict('Another timer of yours is running.', 'timer_running', { running: shown })
    if (shown === null) throw conflict('The timer was ended at the same moment.', 'timer_not_running')
    return reply.status(201).send({ data: shown })
  })

  const end = { tags: TAGS, summary: 'End', querystring: projectQuery, body: timerEndBody, response: { 200: dataOf(endedShape) } }
  app.post('/timer/end/', { config: { who: 'project-edit' }, schema: end }, async (request) => {
    const { project, person } = projectScope(request)
    const { task_uuid: taskId, comment, ended_at: endedAt } = request.body
    return { data: await endTimer(db, project.id, taskId, person.id, { comment: comment ?? '', endedAt: endedAt ?? null }) }
  })

  const cancel = { tags: TAGS, summary: 'Throw away', querystring: projectQuery, body: timerBody, response: { 200: nothingShape } }
  app.post('/timer/cancel/', { config: { who: 'project-edit' }, schema: cancel }, async (request) => {
    const { project, person } = projectScope(request)
    await cancelTimer(db, project.id, request.body.task_uuid, person.id)
    return { data: null }
  })
}
