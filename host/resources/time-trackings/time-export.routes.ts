// Logged time as files: of one task (REST-49), and of whatever a filter finds (TIME-15).
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { companyScope, doerIn, mayEdit } from '../../access.ts'
import { XLSX } from '../../downloads/sheet.ts'
import { badRequest, forbidden, invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { timezone } from '../../wire.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { countDays, readChunks } from './time-export.store.ts'
import { toCsv, toXlsx } from './time-export.ts'
import { timeScope } from './time-reports.routes.ts'
import { checkRange, filterOf, timeFilterQuery } from './time-reports.schema.ts'
import { reachOf } from './time-rights.store.ts'
import { timeSheet } from './time-sheet.ts'
import { exportTimeEntries, findTaskBySlug } from './time-trackings.store.ts'

/** An xlsx file is made as a whole; beyond so many rows CSV is the way. */
const MOST_XLSX_ROWS = 50_000
const STEPS = ['5', '6', '10', '15', '30', '60'] as const

/** With `issue_slug` (REST-49) the time of that task; else what the filter finds (ASSUMED). */
const exportQuery = timeFilterQuery.partial({ start: true, end: true }).extend({
  issue_slug: z.string().max(200).optional(),
  timezone,
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  round: z.enum(['none', 'up', 'nearest']).default('none'),
  step: z.enum(STEPS).default('15').transform(Number),
  per: z.enum(['entry', 'day']).default('entry'),
})

const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

/** `/export-time-trackings/` (REST-49, TIME-15). */
export function timeExportRoutes({ app, db }: Host): void {
  const schema = {
    tags: ['time trackings'],
    summary: 'Time entries as xlsx or CSV: of a task, or of what a filter finds',
    querystring: exportQuery,
  }
  app.get('/export-time-trackings/', { config: { who: 'project-read', projectOptional: true }, schema }, async (request, reply) => {
    const { issue_slug: slug, timezone: zone, format, round, step, per, start, end } = request.query
    if (slug !== undefined) {
      if (request.projectAccess === null) throw badRequest('project_slug is missing.')
      const { id: projectId, companyId, actorId } = doerIn(request)
      const task = await findTaskBySlug(db, projectId, slug)
      await record(db, { companyId, projectId }, actorId, { action: 'export.time', said: `exported the time of ${slug}` })
      const bytes = await timeSheet(await exportTimeEntries(db, task.id, zone), zone)
      return reply.headers(fileHeaders(XLSX, `${slug.toLowerCase().replace(/[^a-z0-9-]/g, '_')}-time.xlsx`)).send(bytes)
    }
    if (start === undefined || end === undefined) throw badRequest('start and end are missing.')
    checkRange(start, end)
    const { where, roles } = await reachOf(db, timeScope(request), request.query.members)
    // Readers look, and take nothing along.
    const slugs = [...roles].filter(([, role]) => mayEdit(role)).map(([one]) => one)
    if (slugs.length === 0) throw forbidden()
    const editable = sql`${where} and p.slug = any(${sql.param(slugs)}::text[])`
    const filter = { ...filterOf(editable, { ...request.query, start, end }), named: true } as const
    const days = await countDays(db, filter)
    if (format === 'xlsx' && days.reduce((sum, { entries }) => sum + entries, 0) > MOST_XLSX_ROWS)
      throw invalid({ format: [`An Excel file has at most ${MOST_XLSX_ROWS.toLocaleString('en-US')} rows. Choose CSV, or fewer days.`] })
    const { company, person } = companyScope(request)
    const place = { companyId: company.id, projectId: request.projectAccess?.project.id ?? null }
    await record(db, place, person.id, { action: 'export.time', said: `exported logged time from ${start} to ${end}` })
    const rounding = { round, step, per }
    const chunks = readChunks(db, filter, days)
    if (format === 'csv')
      return reply.headers(fileHeaders('text/csv; charset=utf-8', 'time.csv')).send(Readable.from(toCsv(chunks, rounding, zone)))
    const rows = []
    for await (const chunk of chunks) rows.push(...chunk)
    return reply.headers(fileHeaders(XLSX, 'time.xlsx')).send(await toXlsx(rows, rounding, zone))
  })
}
