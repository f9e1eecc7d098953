// The calls about logged time.
import { projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { XLSX } from '../../sheet.ts'
import { dataOf, nothingShape, projectQuery, toPage } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { timeSheet } from './time-sheet.ts'
import {
  exportQuery,
  timeEntriesQuery,
  timeEntryBody,
  timeEntryPageShape,
  timeEntryShape,
  toTimeEntry,
  toTotals,
} from './time-trackings.schema.ts'
import {
  addTimeEntry,
  deleteTimeEntry,
  exportTimeEntries,
  findTaskBySlug,
  findTimeEntry,
  listTimeEntries,
  sumTimeEntries,
} from './time-trackings.store.ts'

const TAGS = ['time trackings']

/** `/time-trackings/` and `/export-time-trackings/` (REST-46..49, TIMELOG-11). */
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
      ...toPage(found.entries.map(toTimeEntry), { page, total: found.total }),
      totals: toTotals(await sumTimeEntries(db, filter, timezone)),
    }
  })

  const add = {
    tags: TAGS,
    summary: 'Log time of the caller',
    querystring: projectQuery,
    body: timeEntryBody,
    response: { 201: dataOf(timeEntryShape) },
  }
  app.post('/time-trackings/', { config: { who: 'project-edit' }, schema: add }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const { task_uuid: uuid, start, end, comment } = request.body
    const id = await addTimeEntry(db, project.id, uuid, person.id, { start, end, comment: comment ?? '' })
    return reply.status(201).send({ data: toTimeEntry(await findTimeEntry(db, project.id, id)) })
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

  const sheet = { tags: TAGS, summary: 'All time entries of a task as xlsx', querystring: exportQuery }
  app.get('/export-time-trackings/', { config: { who: 'project-read' }, schema: sheet }, async (request, reply) => {
    const { issue_slug: slug, timezone } = request.query
    const task = await findTaskBySlug(db, projectScope(request).project.id, slug)
    const bytes = await timeSheet(await exportTimeEntries(db, task.id, timezone), timezone)
    return reply
      .headers({
        'content-type': XLSX,
        'content-disposition': `attachment; filename="${slug.toLowerCase().replace(/[^a-z0-9-]/g, '_')}-time.xlsx"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}
