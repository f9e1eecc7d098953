// The owner's switch of a project's public page: on, off, another address, what is shown (BP-01, BP-02).
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { type AuthorRow, people } from '../people/people.table.ts'
import { projectTarget } from '../projects/projects.store.ts'
import { type ProjectRow, type PublicShows, projects } from '../projects/projects.table.ts'

/** How it stands. */
export type PublicPage = { token: string | null; shows: PublicShows; by: AuthorRow | null; since: Date | null }

/** 128 random bits, fit for an address. */
const newAddress = () => randomBytes(16).toString('base64url')

/** The page of a project. */
export async function readPublicPage(db: Database, projectId: string): Promise<PublicPage> {
  const [row] = await db
    .select({ project: projects, by: { username: people.username, name: people.name, avatar: people.avatar } })
    .from(projects)
    .leftJoin(people, eq(people.id, projects.publicBy))
    .where(eq(projects.id, projectId))
  if (row === undefined) throw new Error(`There is no project ${projectId}.`)
  const { publicToken: token, publicShows: shows, publicSince: since } = row.project
  return { token, shows, by: row.by, since }
}

/** Switches it on or off and says what it shows; what is absent stays. Off, its address is gone for good; on again it has another. */
export function changePublicPage(
  db: Database,
  { project, actorId }: { project: ProjectRow; actorId: string },
  { isOn, shows }: { isOn?: boolean | undefined; shows?: { [K in keyof PublicShows]?: PublicShows[K] | undefined } | undefined },
): Promise<PublicPage> {
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(projects).where(eq(projects.id, project.id)).for('update')
    const turned = isOn !== undefined && isOn !== (now?.publicToken !== null)
    const given = shows && { publicShows: { ...(now ?? project).publicShows, ...definedOf(shows) } }
    const switched = turned && (isOn ? { publicToken: newAddress(), publicBy: actorId, publicSince: new Date() } : OFF)
    if (given || switched)
      await tx
        .update(projects)
        .set({ ...given, ...switched })
        .where(inCompany(projects, project.companyId, project.id))
    const target = projectTarget(project)
    const said = turned
      ? `${isOn ? 'opened' : 'closed'} the public page of the project`
      : 'changed what the public page of the project shows'
    if (given || switched) await record(tx, project, actorId, { action: 'project.public', said, target })
    return readPublicPage(tx, project.id)
  })
}

/** Without what is undefined: it would take away what is set. */
const definedOf = (shows: object): Partial<PublicShows> =>
  Object.fromEntries(Object.entries(shows).filter(([, value]) => value !== undefined))

const OFF = { publicToken: null, publicBy: null, publicSince: null }

/** Gives a page that is on another address; the old one is dead at once. */
export async function refreshAddress(db: Database, { project, actorId }: { project: ProjectRow; actorId: string }): Promise<PublicPage> {
  return db.transaction(async (tx) => {
    await tx
      .update(projects)
      .set({ publicToken: newAddress() })
      .where(inCompany(projects, project.companyId, project.id))
    const said = 'gave the public page of the project another address'
    await record(tx, project, actorId, { action: 'project.public', said, target: projectTarget(project) })
    return readPublicPage(tx, project.id)
  })
}
