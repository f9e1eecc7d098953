// The activity log of a workspace: a list, and a file of the same (TLOG-04, TLOG-06). Its owner reads it, nobody writes it.
import { Readable } from 'node:stream'
import type { z } from 'zod'
import { companyScope } from '../../access.ts'
import { begun } from '../../db/begun.ts'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { record } from './audit-events.store.ts'
import { auditCsv, auditJson, MOST_LINES } from './audit-export.ts'
import { auditExportQuery, auditListQuery, auditListShape, type auditQuery, toAudit, toCursor } from './audit-log.schema.ts'
import { type AuditFilter, auditChunks, keyOf, newestAudit, readAudit } from './audit-log.store.ts'

const TAGS = ['activity log']

/** `/team-members/log/` and `/export-team-log/`, both ASSUMED. */
export function auditLogRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'What was done in a workspace, newest first',
    querystring: auditListQuery,
    response: { 200: auditListShape },
  }
  app.get('/team-members/log/', { config: { who: 'company-owner', replica: true }, schema: list }, async (request) => {
    const { before, per_page: perPage } = request.query
    const filter = filterOf(companyScope(request).company.id, request.query)
    const rows = await readAudit(db, filter, { before, count: perPage + 1 })
    const shown = rows.slice(0, perPage)
    return { data: shown.map(toAudit), next_before: rows.length > perPage ? toCursor(keyOf(shown)) : null }
  })

  const file = { tags: TAGS, summary: 'The same as CSV or JSON', querystring: auditExportQuery }
  app.get('/export-team-log/', { config: { who: 'company-owner' }, schema: file }, async (request, reply) => {
    const { company, person } = companyScope(request)
    const { format, timezone } = request.query
    const filter = filterOf(company.id, request.query)
    const newest = await newestAudit(db, company.id)
    const chunks = await begun(auditChunks(db, filter, newest, MOST_LINES))
    const detail = { format, ...narrowed(request.query) }
    await record(db, { companyId: company.id, projectId: null }, person.id, {
      action: 'export.log',
      said: 'exported the activity log',
      detail,
    })
    const lines = format === 'csv' ? auditCsv(chunks, timezone) : auditJson(chunks)
    return reply
      .headers({
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="activity-log.${format}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(lines))
  })
}

type Asked = z.infer<typeof auditQuery>

function filterOf(
  companyId: string,
  { person, kind, project_slug: projectSlug, target, from, to, timezone: zone, search }: Asked,
): AuditFilter {
  if (from !== '' && to !== '' && to < from) throw invalid({ to: ['End date cannot be earlier than start date.'] })
  return { companyId, person, kinds: kind, projectSlug, target, from, to, zone, search: search.trim() }
}

/** What was asked for, as the log keeps it. */
function narrowed({ person, kind, project_slug: project, from, to, search }: Asked): Record<string, string> {
  const asked = { person, kind: kind.join(), project, first: from, last: to, search }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
}
