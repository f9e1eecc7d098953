// The people of a workspace as CSV: UTF-8 with a BOM, a page at a time (TEAM-10).
import type { Database } from '../../db/open.ts'
import { csvLine, hoursText } from '../time-trackings/time-export.ts'
import { listTeam, type TeamFilter, type TeamMemberView } from './team-members.store.ts'

const TEXTS = ['Name', 'Username', 'Email', 'Role', 'Projects', 'Last active (UTC)', 'Joined (UTC)']
const FIGURES = ['Open tasks', 'Hours this month']

const PER_CHUNK = 200

/** A line a person, as the list is narrowed and ordered; instants are `Y-m-d H:i`. */
export async function* teamCsv(db: Database, companyId: string, asked: Omit<TeamFilter, 'page' | 'perPage'>): AsyncGenerator<string> {
  const head = `\uFEFF${csvLine([...TEXTS, ...FIGURES])}`
  for (let page = 1; ; page += 1) {
    const { members, total } = await listTeam(db, companyId, { ...asked, page, perPage: PER_CHUNK })
    yield `${page === 1 ? head : ''}${members.map(lineOf).join('')}`
    if (page * PER_CHUNK >= total) return
  }
}

const ROLES = { owner: 'Owner', member: 'Member', guest: 'Guest' } as const

function lineOf({ name, username, email, role, projects, lastActiveAt, joinedAt, openTasks, loggedSeconds }: TeamMemberView): string {
  const on = projects.map((project) => `${project.name}: ${project.role_name}`).join('; ')
  const texts = [name, username, email, ROLES[role], on, momentText(lastActiveAt), momentText(joinedAt)]
  return csvLine(texts, [String(openTasks), hoursText(loggedSeconds)])
}

function momentText(at: string | null): string {
  return at === null ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}
