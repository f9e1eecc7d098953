// A list of tasks as a file, with its filter and order (EXPORT-03).
import { Readable } from 'node:stream'
import { companyScope } from '../../access.ts'
import { begun } from '../../db/begun.ts'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { taskCsv } from './task-csv.ts'
import { readStretches } from './task-export.store.ts'
import { filterOf, placeOf } from './task-list.scope.ts'
import { exportQuery } from './tasks-list.schema.ts'
import { listedIds } from './tasks-list.store.ts'

/** The most tasks of a file. */
export const MOST_TASKS = 100_000

/** `/export-tasks/`, ASSUMED. */
export function taskExportRoutes({ app, db }: Host): void {
  const schema = { tags: ['tasks'], summary: 'Tasks of a project or of the whole workspace as CSV', querystring: exportQuery }
  app.get('/export-tasks/', { config: { who: 'project-read', projectOptional: true }, schema }, async (request, reply) => {
    const { query, projectAccess } = request
    const { company, person } = companyScope(request)
    const ids = await listedIds(db, await placeOf(db, request), await filterOf(db, query), query.sort, MOST_TASKS + 1)
    if (ids.length > MOST_TASKS)
      throw invalid({ search: [`A file has at most ${MOST_TASKS.toLocaleString('en-US')} tasks. Filter the list first.`] })
    const lines = await begun(taskCsv(readStretches(db, person.id, ids)))
    const place = { companyId: company.id, projectId: projectAccess?.project.id ?? null }
    await record(db, place, person.id, { action: 'export.tasks', said: 'exported tasks' })
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="tasks.csv"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(lines))
  })
}
