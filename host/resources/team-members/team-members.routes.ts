// The people of a workspace, its owner's, and who was invited, also its projects' admins' (TEAM-02, TEAM-04).
import { Readable } from 'node:stream'
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import { begun } from '../../db/begun.ts'
import type { Host } from '../../host.ts'
import { companyQuery, dataOf, nothingShape, pageOf, queryFlag, toPage } from '../../wire.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { listSent, requireManaged, resendSent, withdrawSent } from './sent-invitations.store.ts'
import { teamCsv } from './team-csv.ts'
import { sentInvitationShape, teamMemberShape, teamQuery, teamRoleBody, toSentInvitation, toTeamMember } from './team-members.schema.ts'
import { findTeamMember, listTeam } from './team-members.store.ts'
import { setTeamRole } from './team-role.store.ts'

const TAGS = ['team']
const OWNER = { who: 'company-owner' } as const
// Admins of a project have those to it alone; whoever has none is refused by `requireManaged`.
const INVITING = { who: 'company-member' } as const
const whose = z.object({ username: z.string().max(100) })

/** `/team-members/` and `/invitations/`, ASSUMED. */
export function teamMembersRoutes(host: Host): void {
  const { app, db, settings } = host
  const list = { tags: TAGS, summary: 'The people of a workspace', querystring: teamQuery, response: { 200: pageOf(teamMemberShape) } }
  app.get('/team-members/', { config: OWNER, schema: list }, async (request) => {
    const { search, role, project_slug: projectSlug, sort, page, per_page: perPage } = request.query
    const filter = { search: search.trim(), role, projectSlug, sort, page, perPage }
    const { members, total } = await listTeam(db, companyScope(request).company.id, filter)
    return toPage(members.map(toTeamMember), { page, perPage, total })
  })

  const csv = { tags: TAGS, summary: 'The people of a workspace as CSV', querystring: teamQuery.omit({ page: true, per_page: true }) }
  app.get('/export-team/', { config: OWNER, schema: csv }, async (request, reply) => {
    const { company, person } = companyScope(request)
    const { search, role: only, project_slug: projectSlug, sort } = request.query
    const lines = await begun(teamCsv(db, company.id, { search: search.trim(), role: only, projectSlug, sort }))
    await record(db, { companyId: company.id, projectId: null }, person.id, { action: 'export.team', said: 'exported the people' })
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="team.csv"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(lines))
  })

  const role = {
    tags: TAGS,
    summary: 'Make somebody a member or a guest of the workspace',
    params: whose,
    querystring: companyQuery,
    body: teamRoleBody,
    response: { 200: dataOf(teamMemberShape) },
  }
  app.put('/team-members/:username/', { config: OWNER, schema: role }, async (request) => {
    const { company, person } = companyScope(request)
    const { username } = request.params
    await setTeamRole(db, { company, actorId: person.id }, username, request.body)
    return { data: toTeamMember(await findTeamMember(db, company.id, username)) }
  })

  const sent = {
    tags: TAGS,
    summary: 'Invitations by mail that nobody has answered yet',
    querystring: companyQuery,
    response: { 200: dataOf(sentInvitationShape.array()) },
  }
  app.get('/invitations/', { config: INVITING, schema: sent }, async (request) => {
    const scope = companyScope(request)
    await requireManaged(db, scope)
    return { data: (await listSent(db, scope)).map(toSentInvitation) }
  })

  const again = {
    tags: TAGS,
    summary: 'Send an invitation again with a new link',
    params: z.object({ uuid: z.uuid() }),
    querystring: companyQuery,
    response: { 200: nothingShape },
  }
  app.post('/invitations/:uuid/resend', { config: { ...INVITING, paid: true }, schema: again }, async (request) => {
    const scope = companyScope(request)
    await requireManaged(db, scope)
    await resendSent(host, scope, request.params.uuid)
    return { data: null }
  })

  const withdraw = {
    tags: TAGS,
    summary: 'Withdraw an invitation; its link is dead at once',
    params: z.object({ uuid: z.uuid() }),
    querystring: companyQuery.extend({ undo: queryFlag.default(false) }),
    response: { 200: nothingShape },
  }
  app.delete('/invitations/:uuid/', { config: INVITING, schema: withdraw }, async (request) => {
    const scope = companyScope(request)
    await requireManaged(db, scope)
    await withdrawSent(db, scope, request.params.uuid, request.query.undo ? settings : null)
    return { data: null }
  })
}
