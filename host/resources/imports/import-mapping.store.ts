// What is decided about an import: proposed from what was decided before, and checked (IMPORT-02 to IMPORT-05).
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { HostError, invalid } from '../../errors.ts'
import { companies } from '../companies/companies.table.ts'
import { projects } from '../projects/projects.table.ts'
import { type ColumnMapping, DATED_TARGETS, type ImportTarget, type ItemMapping, type Survey } from './import-item.ts'
import { type ImportMapping, type ImportPlace, type ImportRow, imports } from './imports.table.ts'

/** What one column alone can become. */
const SINGLE: readonly ImportTarget[] = [
  ...(['title', 'description', 'status', 'type', 'effort', 'creator', 'created', 'start', 'due', 'done', 'archived'] as const),
  ...(['parent', 'sprint', 'story', 'id', 'code', 'url', 'project'] as const),
]

/** How rows become tasks. Where all go into one project, the project that a row names is told otherwise, if rows name more than one (IMPORT-04). */
export function itemMappingOf(survey: Survey, { into, columns, zone, done_statuses: doneStatuses }: ImportMapping): ItemMapping {
  const told = columns.map((column, at): ColumnMapping => {
    if (column.target !== 'project' || into === 'each') return column
    const { values = [], more = true } = survey.columns[at] ?? {}
    if (!more && values.length < 2) return { target: 'ignore', dates: null }
    return { target: more || values.length > FEW ? 'field' : 'named_label', dates: null }
  })
  return { columns: told, zone, doneStatuses }
}

/** More values than these are no labels. */
const FEW = 20

/** A text as it is compared: without what stands around it, whatever the case (IMPORT-04). */
export const folded = (text: string) => text.trim().toLowerCase()

/** Refuses what cannot be with a sentence under its field; 409 before the file is read. */
export async function checkMapping(
  db: Database,
  place: ImportPlace,
  actorId: string,
  row: ImportRow,
  mapping: ImportMapping,
): Promise<void> {
  const { survey } = row
  if (survey === null) throw new HostError(409, 'The file is not read yet.', { code: 'import_state' })
  const { columns } = mapping
  const refuse = (field: string, sentence: string) => {
    throw invalid({ [field]: [sentence] })
  }
  const isArchive = survey.archive !== undefined
  if (isArchive !== (mapping.source === 'palette'))
    refuse('source', isArchive ? 'This is an archive of Palette.' : 'This file is no archive of Palette.')
  await checkPeople(db, place, mapping)
  if (isArchive) return
  if (columns.length !== survey.columns.length) refuse('columns', `The file has ${survey.columns.length} columns.`)
  const count = (target: ImportTarget) => columns.filter((column) => column.target === target).length
  if (count('title') === 0) refuse('columns', 'Choose which column is the title.')
  const twice = SINGLE.find((target) => count(target) > 1)
  if (twice !== undefined) refuse('columns', `Only one column can be the ${twice === 'id' ? 'id' : twice.replace('_', ' ')}.`)
  await checkInto(db, place, actorId, mapping, count('project') > 0)
}

async function checkPeople(db: Database, place: ImportPlace, mapping: ImportMapping): Promise<void> {
  const wanted = [...new Set(mapping.people.flatMap(({ username }) => username ?? []))]
  const { rows } = await db.execute<{ username: string }>(sql`
    select p.username from people p join company_members m on m.company_id = ${place.companyId} and m.person_id = p.id
    where p.username = any(${sql.param(wanted)}::text[])`)
  const stranger = wanted.find((username) => !rows.some((member) => member.username === username))
  if (stranger !== undefined) throw invalid({ people: [`${stranger} is not in this workspace.`] })
}

async function checkInto(
  db: Database,
  place: ImportPlace,
  actorId: string,
  { into, into_project: slug, into_name: name }: ImportMapping,
  hasProjects: boolean,
): Promise<void> {
  if (place.projectId !== null && into !== 'existing') throw invalid({ into: ['This import goes into its project.'] })
  if (into === 'new' && (name ?? '').trim() === '') throw invalid({ into_name: ['Please enter a name.'] })
  if (into === 'each' && !hasProjects) throw invalid({ into: ['Choose which column is the project.'] })
  if (into === 'existing' && (await targetProject(db, place, actorId, slug ?? '')) === null)
    throw invalid({ into_project: ['Choose a project that you administer.'] })
}

/** The project of a slug that somebody may import into: their own workspace's, or one that they administer; null where there is none. */
export async function targetProject(
  db: Database,
  { companyId, projectId }: ImportPlace,
  personId: string,
  slug: string,
): Promise<{ id: string; companyId: string } | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from projects p join companies c on c.id = p.company_id
    where p.company_id = ${companyId} and p.slug = ${slug} and p.deleted_at is null and p.current_status <> 2
      and ${projectId === null ? sql`true` : sql`p.id = ${projectId}`}
      and (c.owner_id = ${personId} or p.owner_id = ${personId} or exists (select 1 from project_members m
        where m.company_id = ${companyId} and m.project_id = p.id and m.person_id = ${personId} and m.role = 'admin'))`)
  return rows[0] === undefined ? null : { id: rows[0].id, companyId }
}

/** Whether somebody owns a workspace, and so may make projects by an import. */
export async function ownsWorkspace(db: Database, companyId: string, personId: string): Promise<boolean> {
  return (await db.$count(companies, and(eq(companies.id, companyId), eq(companies.ownerId, personId)))) > 0
}

/** The name of a project for a file: `Jira 2026.csv` gives `Jira 2026`. */
function nameFrom(filename: string): string {
  const bare =
    filename
      .replace(/\.[^.]{1,5}$/, '')
      .trim()
      .slice(0, 120) || 'Imported'
  return bare.slice(0, 1).toUpperCase() + bare.slice(1)
}

/** What is proposed for a file: what was decided about the last one with the same columns, else what its columns say. */
export async function proposeMapping(
  db: Database,
  row: ImportRow,
  { survey, headerKey, guessed }: { survey: Survey; headerKey: string; guessed: { columns: ColumnMapping[]; doneStatuses: string[] } },
): Promise<ImportMapping> {
  const [company] = await db.select({ zone: companies.timeZone }).from(companies).where(eq(companies.id, row.companyId))
  const [project] =
    row.projectId === null
      ? []
      : await db
          .select({ slug: projects.slug })
          .from(projects)
          .where(and(eq(projects.companyId, row.companyId), eq(projects.id, row.projectId)))
  const [before] = await db
    .select({ mapping: imports.mapping, projectId: imports.projectId })
    .from(imports)
    .where(
      and(...[eq(imports.companyId, row.companyId), eq(imports.headerKey, headerKey), ne(imports.id, row.id), isNotNull(imports.counts)]),
    )
    .orderBy(desc(imports.createdAt))
    .limit(1)
  const known = before?.mapping?.columns.length === survey.columns.length ? before.mapping : null
  const chosen = row.mapping
  const already = known !== null && row.projectId === null && before?.projectId === null ? known : null
  return {
    source: survey.source,
    into: project !== undefined ? 'existing' : (chosen ?? already ?? { into: 'new' as const }).into,
    into_project: project?.slug ?? (chosen ?? already)?.into_project ?? null,
    into_name: chosen?.into_name ?? nameFrom(row.filename),
    columns: (known?.columns ?? guessed.columns).map((column, at) => withDates(column, survey.columns[at]?.dates ?? [])),
    zone: known?.zone ?? company?.zone ?? 'UTC',
    done_statuses: [...new Set([...(known?.done_statuses ?? []), ...guessed.doneStatuses])],
    // Whom to invite is decided about each file: nobody gets a second mail because the next one is like it.
    people: (known?.people ?? []).map((person) => ({ ...person, invite: false })),
  }
}

/** 422 while it is open how dates are written: it can be decided later than everything else, but not after the check. */
export function checkDates({ survey, mapping }: ImportRow): void {
  const at = mapping?.columns.findIndex(({ target, dates }) => DATED_TARGETS.includes(target) && dates === null) ?? -1
  if (at !== -1) throw invalid({ columns: [`Choose how the dates of “${survey?.columns[at]?.name ?? ''}” are written.`] })
}

/** A way to write dates that does not fit this file is none for it. Of two that fit the person is asked for one. */
const withDates = ({ target, dates }: ColumnMapping, fitting: Survey['columns'][number]['dates']): ColumnMapping => ({
  target,
  dates:
    dates !== null && fitting.includes(dates) ? dates : fitting.length > 1 && DATED_TARGETS.includes(target) ? null : (fitting[0] ?? dates),
})

/** A member of a workspace, as somebody of a file may be. */
export type Member = { id: string; username: string; name: string; email: string }

/** All members of a workspace. */
export async function membersOf(db: Database, companyId: string): Promise<Member[]> {
  const { rows } = await db.execute<Member>(sql`
    select p.id, p.username, p.name, p.email from company_members m join people p on p.id = m.person_id
    where m.company_id = ${companyId} order by p.username`)
  return rows
}

/** Somebody of a file, and who that probably is here: by their address, which is certain, or as the only one of that name (IMPORT-05). */
export type Proposal = { member: Member; isCertain: boolean }

/** Finds members by address or full name. */
export function proposer(members: readonly Member[]): (person: { name: string; email: string | null }) => Proposal | null {
  const byEmail = new Map(members.map((member) => [folded(member.email), member]))
  const byName = new Map<string, Member[]>()
  for (const member of members) byName.set(folded(member.name), [...(byName.get(folded(member.name)) ?? []), member])
  const byUsername = new Map(members.map((member) => [folded(member.username), member]))
  return ({ name, email }) => {
    const certain = byEmail.get(folded(email ?? name))
    if (certain !== undefined) return { member: certain, isCertain: true }
    const same = byName.get(folded(name)) ?? []
    const probable = same.length === 1 ? same[0] : same.length === 0 ? byUsername.get(folded(name)) : undefined
    return probable === undefined ? null : { member: probable, isCertain: false }
  }
}
