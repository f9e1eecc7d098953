// The settings of a workspace: read and changed, one line of the log for each change (WSET-05).
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { sentence } from '../audit-events/log-line.ts'
import { people } from '../people/people.table.ts'
import { type CompanyView, projectsSeen, unseenCompany } from './companies.store.ts'
import { type CompanyRow, companies, companyMembers } from './companies.table.ts'
import { recordOfCompany } from './company-record.ts'

/** Columns that the owner may change. */
export type SettingsChange = Partial<
  Pick<CompanyRow, 'name' | 'logo' | 'whitelabelLogo' | 'favicon' | 'timeZone' | 'weekStart' | 'currency' | 'membersCreateProjects'>
>

/** The workspace as its owner sees it, also while it is being deleted. */
export async function readOwned(db: Database, companyId: string): Promise<CompanyView> {
  const [row] = await db
    .select({ company: companies, companyRole: companyMembers.role, owner: getTableColumns(people), projectsCount: projectsSeen })
    .from(companies)
    .innerJoin(people, eq(people.id, companies.ownerId))
    .innerJoin(companyMembers, eq(companyMembers.personId, people.id))
    .where(and(eq(companies.id, companyId), eq(companyMembers.companyId, companyId)))
  if (row === undefined) throw unseenCompany()
  return row
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const pictureLine = (what: string) => (now: CompanyRow, key: 'logo' | 'whitelabelLogo' | 'favicon') =>
  `${now[key] === null ? 'removed' : 'changed'} the ${what} of the workspace`

/** What the log says of a change, after the actor's name. Pictures are named, not repeated. */
const LINES: { [Key in keyof SettingsChange]-?: (now: CompanyRow) => string } = {
  name: (now) => sentence`renamed the workspace to “${now.name}”`,
  logo: (now) => pictureLine('logo')(now, 'logo'),
  whitelabelLogo: (now) => pictureLine('wide logo')(now, 'whitelabelLogo'),
  favicon: (now) => pictureLine('page icon')(now, 'favicon'),
  timeZone: (now) => `set the time zone of the workspace to ${now.timeZone}`,
  weekStart: (now) => `let the week of the workspace start on ${DAYS[now.weekStart]}`,
  currency: (now) => `set the currency of the workspace to ${now.currency}`,
  membersCreateProjects: (now) =>
    now.membersCreateProjects ? 'let members create projects' : 'let nobody else create projects in the workspace',
}

/** Changes what is given. */
export async function changeSettings(db: Database, companyId: string, actorId: string, change: SettingsChange): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update')
    if (before === undefined) throw unseenCompany()
    const keys = (Object.keys(change) as (keyof SettingsChange)[]).filter((key) => change[key] !== before[key])
    if (keys.length === 0) return
    const [now] = await tx.update(companies).set(change).where(eq(companies.id, companyId)).returning()
    if (now === undefined) throw unseenCompany()
    for (const key of keys) await recordOfCompany(tx, now, actorId, { action: 'workspace.change', said: LINES[key](now) })
  })
}
