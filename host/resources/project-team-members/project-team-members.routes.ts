// The people of a project: who is on it, who could be, adding and inviting them, their roles.
import { z } from 'zod'
import { projectScope } from '../../access.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, personShape, projectQuery, toPerson } from '../../wire.ts'
import { personTarget, record } from '../audit-events/audit-events.store.ts'
import { endedByAdding, endWaiting, holdWaiting, reopen } from '../invitations/invitation-ends.store.ts'
import { sendInvitations } from '../invitations/send-invitations.ts'
import { idParams } from '../labels/labels.schema.ts'
import { mustConfirm } from '../people/me.schema.ts'
import { findPersonByUsername } from '../people/people.store.ts'
import type { PersonRow } from '../people/people.table.ts'
import type { ProjectRow } from '../projects/projects.table.ts'
import { tellAdded } from './member-news.store.ts'
import { giveBack, leaveProject, removeMember, roleBefore, sinceBefore } from './member-removal.store.ts'
import { changeRole } from './member-role.store.ts'
import {
  backBody,
  inviteBody,
  memberBody,
  memberShape,
  removalShape,
  removeQuery,
  roleBody,
  sentShape,
  toMember,
} from './project-team-members.schema.ts'
import { type GivenRole, listMembers, listNotAdded, seat, staysInCompany } from './project-team-members.store.ts'

const TAGS = ['members']
const THERE = 'This person is on the project already.'
const NOBODY = 'There is nobody with this username in the workspace.'

/** `/project-team-members/` (REST-12..15); the shareable link is a resource of its own, share-links. */
export function projectTeamMembersRoutes(host: Host): void {
  const { app, db, settings } = host
  const list = { tags: TAGS, summary: 'People on the project', querystring: projectQuery, response: { 200: dataOf(z.array(memberShape)) } }
  app.get('/project-team-members/', { config: { who: 'project-read' }, schema: list }, async (request) => {
    return { data: (await listMembers(db, projectScope(request).project.id)).map(toMember) }
  })

  const others = {
    tags: TAGS,
    summary: 'Workspace people not on the project',
    querystring: projectQuery,
    response: { 200: dataOf(z.array(personShape)) },
  }
  app.get('/project-team-members/not-added/', { config: { who: 'project-admin' }, schema: others }, async (request) => {
    return { data: (await listNotAdded(db, projectScope(request).project)).map(toPerson) }
  })

  const add = {
    tags: TAGS,
    summary: 'Add a workspace person',
    querystring: projectQuery,
    body: memberBody,
    response: { 201: dataOf(memberShape) },
  }
  app.post('/project-team-members/', { config: { who: 'project-admin', paid: true }, schema: add }, async (request, reply) => {
    const { person, project, company } = projectScope(request)
    const { username, role } = request.body
    const candidate = await candidateFor(db, project, username)
    await db.transaction(async (tx) => {
      const ended = await take(tx, project, candidate, role, !mustConfirm(candidate, settings))
      const target = await personTarget(tx, candidate.id)
      const said = `added a person to the project as ${role}`
      await record(tx, project, person.id, { action: 'member.add', said, target, detail: { role, ...ended } })
      await tellAdded(tx, { project, company, actorId: person.id }, candidate.id)
    })
    return reply.status(201).send({ data: await memberOf(db, project.id, candidate.id) })
  })

  const back = {
    tags: TAGS,
    summary: 'Undo that somebody was taken off the project',
    querystring: projectQuery,
    body: backBody,
    response: { 201: dataOf(memberShape) },
  }
  // Nobody new comes by it, so that no plan stands in its way.
  app.post('/project-team-members/back/', { config: { who: 'project-admin' }, schema: back }, async (request, reply) => {
    const { person, project, company } = projectScope(request)
    const candidate = await candidateFor(db, project, request.body.username)
    await db.transaction(async (tx) => {
      const role = await roleBefore(tx, project, candidate.id)
      const ended = await take(tx, project, candidate, role, !mustConfirm(candidate, settings))
      await giveBack(tx, project, candidate.id, request.body, person.id)
      await sinceBefore(tx, project, candidate.id)
      const target = await personTarget(tx, candidate.id)
      const said = `added a person to the project as ${role}`
      await record(tx, project, person.id, { action: 'member.add', said, target, detail: { role, ...ended } })
      await tellAdded(tx, { project, company, actorId: person.id }, candidate.id)
    })
    return reply.status(201).send({ data: await memberOf(db, project.id, candidate.id) })
  })

  const change = {
    tags: TAGS,
    summary: 'Change the role of somebody on the project',
    params: idParams,
    querystring: projectQuery,
    body: roleBody,
    response: { 200: dataOf(memberShape) },
  }
  app.put('/project-team-members/:id/', { config: { who: 'project-admin' }, schema: change }, async (request) => {
    const { person, project, company } = projectScope(request)
    return { data: toMember(await changeRole(db, { project, company, actorId: person.id }, request.params.id, request.body.role)) }
  })

  const remove = {
    tags: TAGS,
    summary: 'Take somebody off the project',
    params: idParams,
    querystring: removeQuery,
    response: { 200: dataOf(removalShape) },
  }
  app.delete('/project-team-members/:id/', { config: { who: 'project-admin' }, schema: remove }, async (request) => {
    const { person, project, company } = projectScope(request)
    const { reassign_to: reassignTo, undo } = request.query
    const { id } = request.params
    const data = await db.transaction(async (tx) => {
      const ended = undo ? await endedByAdding(tx, project, id, person.id) : null
      const removal = await removeMember(tx, { project, company, actorId: person.id }, id, reassignTo)
      if (ended !== null) await reopen(tx, { project, company }, ended, settings.appUrl)
      return removal
    })
    return { data }
  })

  const leave = { tags: TAGS, summary: 'Leave the project', querystring: projectQuery, response: { 200: nothingShape } }
  app.post('/project-team-members/leave/', { config: { who: 'project-read' }, schema: leave }, async (request) => {
    const { person, project, company } = projectScope(request)
    await leaveProject(db, { project, company, actorId: person.id })
    return { data: null }
  })

  const sent = dataOf(sentShape)
  const invite = { tags: TAGS, summary: 'Invite by email', querystring: projectQuery, body: inviteBody, response: { 201: sent } }
  app.post('/project-team-members/invite/', { config: { who: 'project-admin', paid: true }, schema: invite }, async (request, reply) => {
    const { emails, names, roles } = request.body
    const guests = emails.map((email, index) => ({ email, name: names[index] ?? '', role: roles[index] ?? 'guest' }))
    const { invited, added } = await sendInvitations(host, projectScope(request), guests)
    return reply.status(201).send({ data: { sent: guests.length, invited, added: added.map(toMember) } })
  })
}

/** Somebody of the workspace who is not on the project; 409 for who is, 422 for anybody else. */
async function candidateFor(db: Database, project: ProjectRow, username: string): Promise<PersonRow> {
  const [candidate] = await listNotAdded(db, project, { username })
  if (candidate !== undefined) return candidate
  const known = await findPersonByUsername(db, username)
  const there = known === null ? [] : await listMembers(db, project.id, known.id)
  if (there.length > 0) throw conflict(THERE)
  throw invalid({ username: [NOBODY] })
}

/** Seats them; what waits for them under an address that is theirs for sure ends (TEAM-03). 422 for who has just left the workspace, 409 for who is there. */
async function take(tx: Database, project: ProjectRow, { id, email }: PersonRow, role: GivenRole, isConfirmed: boolean) {
  const waiting = isConfirmed ? await holdWaiting(tx, project, [email]) : []
  if (!(await staysInCompany(tx, project.companyId, id))) throw invalid({ username: [NOBODY] })
  if (!(await seat(tx, project, id, role))) throw conflict(THERE)
  return endWaiting(tx, waiting)
}

async function memberOf(db: Database, projectId: string, personId: string) {
  const [member] = await listMembers(db, projectId, personId)
  if (member === undefined) throw conflict('This person has just been taken off the project.')
  return toMember(member)
}
