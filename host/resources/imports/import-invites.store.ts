// Invites those of a file whom it was decided to invite, as its import is done and never before (IMPORT-05).
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { isArchived, isGated, type ProjectScope } from '../../access.ts'
import type { Database } from '../../db/open.ts'
import { forbidden, HostError, planRequired, projectArchived } from '../../errors.ts'
import { cutText, sentence } from '../audit-events/log-line.ts'
import { companies, companyMembers } from '../companies/companies.table.ts'
import { invitations } from '../invitations/invitations.table.ts'
import { sendInvitations } from '../invitations/send-invitations.ts'
import { people } from '../people/people.table.ts'
import { listMembers } from '../project-team-members/project-team-members.store.ts'
import { projectMembers } from '../project-team-members/project-team-members.table.ts'
import { projectAccess } from '../projects/projects.store.ts'
import { isKept, projects } from '../projects/projects.table.ts'
import type { NamedPerson } from './import-item.ts'
import { beat } from './import-jobs.store.ts'
import { folded } from './import-mapping.store.ts'
import { type Invitee, inviteesOf, readerOf } from './import-people.ts'
import { NAMELESS } from './import-places.store.ts'
import { sheetOf } from './import-read.ts'
import { Left, type StepParts } from './import-step.ts'
import { type ImportRow, importProblems, imports } from './imports.table.ts'

/** After so many rows it says that it is alive. */
const ROWS_A_BEAT = 5_000

/** Said of whoever may not invite where the import went; the words of the calls are for the caller. */
const MAY_NOT = 'whoever started the import may not invite people there.'
const LOST = 'something went wrong on the server. Invite them in the project itself.'

const NOWHERE = 'They were not invited: nothing came into a project where the file names them.'

/** Who was not invited, and why. */
type Warning = { reason: string; of: readonly Invitee[] }

/** What invites, in the transaction in which the import becomes done: a worker that dies before has sent nothing, and one that goes on sends once. */
export type Invites = (tx: Database, done: ImportRow) => Promise<void>

/** Gets ready what invites; nothing is sent by a dry run, nor where nobody is to be invited. */
export async function invitesOf(parts: StepParts, row: ImportRow): Promise<Invites> {
  const invitees = row.state === 'running' ? inviteesOf(row) : []
  if (invitees.length === 0) return async () => undefined
  const rooms = row.mapping?.into === 'each' ? await roomsOf(parts, row, invitees) : null
  return async (tx, done) => {
    const invited = new Map<string, Invitee>()
    const placed = new Set<string>()
    const warnings: Warning[] = []
    const starterId = await starterOf(tx, done)
    for (const { id, name, keys } of await projectsOf(tx, done)) {
      const here = rooms === null ? invitees : invitees.filter(({ email }) => keys.some((key) => rooms.get(key)?.has(email)))
      for (const { email } of here) placed.add(email)
      const outcome = await inviteTo(parts, tx, { companyId: done.companyId, projectId: id, starterId, invitees: here })
      if ('refused' in outcome) warnings.push({ reason: sentence`Nobody was invited to “${name}”: ${outcome.refused}`, of: here })
      else for (const one of outcome.invited) invited.set(one.email, one)
    }
    const nowhere = invitees.filter(({ email }) => !placed.has(email))
    if (nowhere.length > 0) warnings.push({ reason: NOWHERE, of: nowhere })
    await tell(tx, done, [...invited.values()], warnings)
  }
}

/** Which of them are named in rows of which project: nobody is brought to a project that they have nothing to do with. Keys are those of `import_items`. */
async function roomsOf(
  { db, files, isWanted }: StepParts,
  row: ImportRow,
  invitees: readonly Invitee[],
): Promise<Map<string, Set<string>>> {
  const rooms = new Map<string, Set<string>>()
  const { survey, mapping } = row
  if (survey === null || mapping === null) return rooms
  const emails = new Map(invitees.flatMap(({ name, email }) => [name, email].map((called) => [folded(called), email] as const)))
  const emailOf = ({ name, email }: NamedPerson) => emails.get(folded(email ?? '')) ?? emails.get(folded(name))
  const read = readerOf(survey, mapping)
  for await (const sheetRow of (await sheetOf(files, row)).rows) {
    if (sheetRow.row % ROWS_A_BEAT === 0) {
      if (!isWanted()) throw new Left()
      await beat(db, row)
    }
    const { item } = read(sheetRow)
    if (item === null) continue
    const key = `each:${folded(item.project?.trim() || NAMELESS)}`
    for (const person of [...item.assignees, ...(item.creator === null ? [] : [item.creator])]) {
      const email = emailOf(person)
      if (email !== undefined) rooms.set(key, (rooms.get(key) ?? new Set()).add(email))
    }
  }
  return rooms
}

/** Where the import went, with what its file calls each. In one order, so that two imports never wait for each other. */
async function projectsOf(tx: Database, { companyId, intoProjects }: ImportRow): Promise<{ id: string; name: string; keys: string[] }[]> {
  const { rows } = await tx.execute<{ id: string; name: string; keys: string[] }>(sql`
    select p.id, p.name, array(select i.source_id from import_items i
      where i.company_id = ${companyId} and i.kind = 'project' and i.target_id = p.id::text) as keys
    from projects p where p.company_id = ${companyId} and p.id = any(${sql.param(intoProjects)}::uuid[]) and p.deleted_at is null order by p.id`)
  return rows.map(({ keys, ...project }) => ({ ...project, keys: [...keys, `each:${folded(project.name)}`] }))
}

/** Who began it, or went on with it last; whoever brought the file where the log does not say. Null for who has no account any more. */
async function starterOf(tx: Database, { id, companyId, personId, startedAt, createdAt }: ImportRow): Promise<string | null> {
  // The clock of the host is not the one of the database.
  const since = new Date((startedAt ?? createdAt).getTime() - 86_400_000).toISOString()
  const { rows } = await tx.execute<{ id: string | null }>(sql`
    select actor_id as id from audit_events where company_id = ${companyId} and target_id = ${id} and action = 'import.start'
      and at >= ${since}::timestamptz order by at desc, id desc limit 1`)
  return rows[0] === undefined ? personId : rows[0].id
}

type Invitation = { companyId: string; projectId: string; starterId: string | null; invitees: readonly Invitee[] }

/** Invites them to one project, all or none; what stands against it is answered as a sentence and costs the import nothing. */
async function inviteTo(
  { settings, onError }: StepParts,
  tx: Database,
  { companyId, projectId, starterId, invitees }: Invitation,
): Promise<{ invited: Invitee[] } | { refused: string }> {
  try {
    return await tx.transaction(async (inner) => {
      const wanted = await notThere(inner, projectId, invitees)
      if (wanted.length === 0) return { invited: [] }
      const scope = await scopeOf(inner, companyId, projectId, starterId)
      // Like those whom tasks are assigned to: as members of the project.
      const guests = wanted.map((one) => ({ ...one, role: 'member' as const }))
      await sendInvitations({ db: inner, settings }, scope, guests)
      return { invited: wanted }
    })
  } catch (error) {
    if (!(error instanceof HostError)) {
      onError(error)
      return { refused: LOST }
    }
    return { refused: error.status === 403 || error.status === 404 ? MAY_NOT : error.message }
  }
}

/** Without those who are on the project, and those who have an invitation to it that they can still accept. */
async function notThere(tx: Database, projectId: string, invitees: readonly Invitee[]): Promise<Invitee[]> {
  if (invitees.length === 0) return []
  const emails = invitees.map(({ email }) => email)
  const open = await tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        ...[eq(invitations.projectId, projectId), inArray(invitations.email, emails)],
        ...[isNull(invitations.usedAt), isNull(invitations.withdrawnAt), gt(invitations.expiresAt, sql`now()`)],
      ),
    )
  const members = (await listMembers(tx, projectId)).map(({ person }) => person.email)
  const there = new Set([...members, ...open.map(({ email }) => email)])
  return invitees.filter(({ email }) => !there.has(email))
}

/** Whoever started it as they stand to the project now. Throws what `POST /project-team-members/invite/` would answer them. */
async function scopeOf(tx: Database, companyId: string, projectId: string, personId: string | null): Promise<ProjectScope> {
  if (personId === null) throw forbidden()
  const [found] = await tx
    .select({ person: people, company: companies, companyRole: companyMembers.role, project: projects, given: projectMembers.role })
    .from(projects)
    .innerJoin(companies, eq(companies.id, projects.companyId))
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.personId, people.id)))
    .leftJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.personId, people.id)))
    .where(and(eq(projects.companyId, companyId), eq(projects.id, projectId), isKept))
  const access = projectAccess(found, personId)
  if (found === undefined || access.role !== 'admin') throw forbidden()
  if (isArchived(access.project)) throw projectArchived()
  if (isGated(access.company)) throw planRequired()
  return { person: found.person, ...access }
}

/** Writes down who was invited, and where nobody was. */
async function tell(
  tx: Database,
  { id, companyId, makes, counts }: ImportRow,
  invited: readonly Invitee[],
  warnings: readonly Warning[],
): Promise<void> {
  if (warnings.length > 0)
    await tx
      .insert(importProblems)
      // Of no row: it is about the whole file.
      .values(
        warnings.map(({ reason, of }) => ({
          ...{ companyId, importId: id, row: 0, column: null },
          ...{ reason, value: cutText(of.map(({ name }) => name).join(', ')), severity: 'warning' as const },
        })),
      )
  await tx
    .update(imports)
    .set({
      makes: [...makes, ...invited.map(({ name }) => ({ kind: 'invitation' as const, title: name }))],
      ...(counts !== null && { counts: { ...counts, warnings: counts.warnings + warnings.length } }),
    })
    .where(and(eq(imports.companyId, companyId), eq(imports.id, id)))
}
