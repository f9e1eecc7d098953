// The sample world: people, workspaces and projects that look lived in, the same every time relative to now.
import { sql } from 'drizzle-orm'
import { argon2id } from '../../passwords.ts'
import { companies, companyMembers } from '../../resources/companies/companies.table.ts'
import { people } from '../../resources/people/people.table.ts'
import type { Database } from '../open.ts'
import { seedChecklists } from './checklists.ts'
import { seedClients } from './clients.ts'
import { seedComments } from './comments.ts'
import { seedDocuments } from './documents.ts'
import { seedFiles } from './files.ts'
import { seedForms } from './forms.ts'
import { seedInvoices } from './invoices.ts'
import { orderLog } from './log.ts'
import { seedNews } from './news.ts'
import { seedNotes } from './notes.ts'
import { SAMPLE_PROJECTS } from './projects.ts'
import { randomFrom } from './random.ts'
import { seedRecurrences } from './recurrences.ts'
import { seedProject } from './seed-project.ts'
import { seedTeam } from './team.ts'
import { seedThreads } from './threads.ts'
import { seedWiki } from './wiki.ts'

const DAY = 86_400_000

/** Password of every sample person. */
export const SAMPLE_PASSWORD = 'palette-demo-1'

const PEOPLE = [
  ['ana', 'Ana Souza', 'Head of product'],
  ['ben', 'Ben Okafor', 'Engineering lead'],
  ['mia', 'Mia Chen', 'Designer and writer'],
  ['rex', 'Rex Novak', 'Freelance developer'],
  ['gus', 'Gus Lind', 'Client, Lind & Sons'],
  ['dora', 'Dora Feld', 'Plant manager'],
  ['fay', 'Fay Moreau', 'Gardener'],
  ['lee', 'Lee Park', 'Photographer'],
] as const

const COMPANIES = [
  { slug: 'acme', name: 'Acme', owner: 'ana', subscription: 'paid', unlimitedWorkspaces: true },
  { slug: 'globex', name: 'Globex', owner: 'dora', subscription: 'paid', unlimitedWorkspaces: true },
  { slug: 'freebird', name: 'Freebird', owner: 'fay', subscription: 'free', unlimitedWorkspaces: false },
  { slug: 'lifer', name: 'Lifer', owner: 'lee', subscription: 'lifetime', unlimitedWorkspaces: false },
] as const

const ACME_PEOPLE = [
  ['ben', 'member'],
  ['mia', 'member'],
  ['rex', 'guest'],
  ['gus', 'guest'],
] as const

/** Fills an empty, migrated database with the sample world (design §11) in one transaction; the bytes of its files are `writeSampleFiles`'s part. */
export async function seedSample(db: Database, now = new Date()): Promise<void> {
  const random = randomFrom(20_261_121)
  const passwordHash = await argon2id.hash(SAMPLE_PASSWORD)
  const joined = new Date(now.getTime() - 130 * DAY)
  await db.transaction(async (tx) => {
    const personRows = PEOPLE.map(([username, name, headline]) => ({
      id: random.uuid(),
      username,
      email: `${username}@example.com`,
      name,
      headline,
      passwordHash,
      createdAt: joined,
      // No mail would reach them (decision 058).
      emailVerifiedAt: joined,
    }))
    await tx.insert(people).values(personRows)
    const personIds = new Map(personRows.map((row) => [row.username as string, row.id]))
    const names = new Map(personRows.map((row) => [row.username as string, row.name as string]))
    const idOf = (username: string) => personIds.get(username) ?? ''
    const companyRows = COMPANIES.map(({ owner, ...company }) => ({
      id: random.uuid(),
      ...company,
      ownerId: idOf(owner),
      createdAt: joined,
    }))
    await tx.insert(companies).values(companyRows)
    const companyIds = new Map(companyRows.map((row) => [row.slug as string, row.id]))
    const acme = companyIds.get('acme') ?? ''
    await tx
      .insert(companyMembers)
      .values([
        ...companyRows.map((row) => ({ companyId: row.id, personId: row.ownerId, role: 'owner' as const, createdAt: joined })),
        ...ACME_PEOPLE.map(([username, role]) => ({ companyId: acme, personId: idOf(username), role, createdAt: joined })),
      ])
    for (const project of SAMPLE_PROJECTS) {
      const companyId = companyIds.get(project.company) ?? ''
      await seedProject(tx, { project, companyId, personIds, names, random, now })
    }
    await startAnasTimer(tx, idOf('ana'), now)
    await seedFiles(tx, random)
    await seedDocuments(tx, now)
    await seedComments(tx, now)
    await seedChecklists(tx)
    await seedWiki(tx, now)
    await seedThreads(tx, now)
    await seedNews(tx, now)
    await seedNotes(tx, { ana: idOf('ana'), mia: idOf('mia') }, now)
    await seedRecurrences(tx, random, now)
    await seedClients(tx, now)
    await seedInvoices(tx, now)
    await seedForms(tx, now)
    await seedTeam(tx, passwordHash)
    await orderLog(tx)
  })
  await db.execute(sql`analyze`)
}

/** A timer of ana's runs since 38 minutes on a task of hers that is in progress. */
async function startAnasTimer(db: Database, anaId: string, now: Date): Promise<void> {
  const startedAt = new Date(now.getTime() - 38 * 60_000).toISOString()
  const { rows } = await db.execute(sql`
    insert into time_entries (company_id, project_id, task_id, person_id, started_at, comment, by_timer)
    select t.company_id, t.project_id, t.id, ${anaId}, ${startedAt}::timestamptz, '', true
    from tasks t join task_people a on a.task_id = t.id and a.person_id = ${anaId}
    join workflows w on w.id = t.workflow_id join projects p on p.id = t.project_id
    where w.title = 'In progress' and p.slug = 'website' order by t.position limit 1 returning id`)
  if (rows.length === 0) throw new Error('Ana has nothing in progress for her timer.')
}
