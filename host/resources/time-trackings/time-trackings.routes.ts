// The calls about logged time.
import type { FastifyRequest } from 'fastify'
import { projectScope } from '../../access.ts'
import { forbidden } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, projectQuery, toPage } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { changeTimeEntry, findWorker } from './time-change.store.ts'
import {
  timeEntriesQuery,
  timeEntryBody,
  timeEntryChange,
  timeEntryPageShape,
  timeEntryShape,
  toTimeEntry,
  toTotals,
} from './time-trackings.schema.ts'
import { addTimeEntry, deleteTimeEntry, findTimeEntry, listTimeEntries, sumTimeEntries } from './time-trackings.store.ts'

const TAGS = ['time trackings']
const isOwner = (request: FastifyRequest) => {
  const { company, person } = projectScope(request)
  return company.ownerId === person.id
}

/** `/time-trackings/` (REST-46..48, TIMELOG-11, TIME-08). */
export function timeTrackingsRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Time entries of a task, newest first, with their sums by day and person',
    querystring: timeEntriesQuery,
    response: { 200: timeEntryPageShape },
  }
  app.get('/time-trackings/no-task/', { config: { who: 'project-read' }, schema: list }, async (request) => {
    const { task_uuid: uuid, start, end, timezone, page } = request.query
    const task = await findTask(db, projectScope(request).project.id, uuid)
    const filter = { taskId: task.id, start: start ?? null, end: end ?? null }
    const found = await listTimeEntries(db, filter, page)
    return {
      ...toPage(
        found.entries.map((entry) => toTimeEntry(entry, isOwner(request))),
        { page, total: found.total },
      ),
      totals: toTotals(await sumTimeEntries(db, filter, timezone)),
    }
  })

  const add = {
    tags: TAGS,
    summary: 'Log time of the caller, or, for admins, of somebody else',
    querystring: projectQuery,
    body: timeEntryBody,
    response: { 201: dataOf(timeEntryShape) },
  }
  app.post('/time-trackings/', { config: { who: 'project-edit' }, schema: add }, async (request, reply) => {
    const { project, company, person, role } = projectScope(request)
    const { task_uuid: uuid, start, end, comment, username } = request.body
    const other = username != null && username !== person.username
    if (other && role !== 'admin') throw forbidden('Only an admin can log time for others.')
    const personId = other ? await findWorker(db, project, company.ownerId, username) : person.id
    const work = { start, end, comment: comment ?? '' }
    const id = await addTimeEntry(db, project.id, uuid, { personId, actorId: person.id }, work)
    return reply.status(201).send({ data: toTimeEntry(await findTimeEntry(db, project.id, id), isOwner(request)) })
  })

  const change = {
    tags: TAGS,
    summary: 'Change a time entry: its author may, and admins',
    params: idParams,
    querystring: projectQuery,
    body: timeEntryChange,
    response: { 200: dataOf(timeEntryShape) },
  }
  app.put('/time-trackings/:id/', { config: { who: 'project-edit' }, schema: change }, async (request) => {
    const { project, person, role } = projectScope(request)
    const { task_uuid: taskId, ...rest } = request.body
    const by = { projectId: project.id, actorId: person.id, admin: role === 'admin' }
    return { data: toTimeEntry(await changeTimeEntry(db, by, request.params.id, { ...rest, taskId }), isOwner(request)) }
  })

  const remove = {
    tags: TAGS,
    summary: 'Delete a time entry',
    params: idParams,
    querystring: projectQuery,
    response: { 200: nothingShape },
  }
  app.delete('/time-trackings/:id/', { config: { who: 'project-admin' }, schema: remove }, async (request) => {
    const { project, person } = projectScope(request)
    await deleteTimeEntry(db, project.id, request.params.id, person.id)
    return { data: null }
  })
}
