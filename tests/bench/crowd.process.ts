// A database with acme's website of two thousand tasks and fifty guests on it, for a product that is run in earnest. Nothing listens.
import { sql } from 'drizzle-orm'
import { growProject } from '#host/db/sample/grow.ts'
import { companyMembers } from '#host/resources/companies/companies.table.ts'
import { projectMembers } from '#host/resources/project-team-members/project-team-members.table.ts'
import { openHostOn } from '#tests/kit/host-on-cluster.ts'
import { startTestCluster } from '#tests/kit/test-cluster.ts'
import { type Part, runPart } from './child.ts'

/** How many guests there are. */
export const GUESTS = 50

/** The database, and the bearers of a member and of the guests. */
export interface Crowd {
  databaseUrl: string
  member: string
  guests: string[]
}

async function start(): Promise<Part<Crowd>> {
  const cluster = await startTestCluster({ onDisk: true })
  try {
    const world = await openHostOn(cluster.address, { sample: true })
    await growProject(world.db, { companySlug: 'acme', projectSlug: 'website', tasks: 2_000 })
    const { rows } = await world.db.execute<{ company_id: string; id: string }>(
      sql`select p.company_id, p.id from projects p join companies c on c.id = p.company_id where c.slug = 'acme' and p.slug = 'website'`,
    )
    const [place] = rows
    if (place === undefined) throw new Error('The sample world has no website.')
    const guests: string[] = []
    for (let at = 0; at < GUESTS; at++) {
      const person = await world.person(`guest${at}`)
      await world.db.insert(companyMembers).values({ companyId: place.company_id, personId: person.id, role: 'guest' })
      await world.db.insert(projectMembers).values({ companyId: place.company_id, projectId: place.id, personId: person.id, role: 'guest' })
      guests.push((await world.as(person.username).token()) ?? '')
    }
    await world.db.execute(sql.raw('vacuum analyze'))
    const { host, port, user } = cluster.address
    const named = await world.db.execute<{ name: string }>(sql`select current_database() as name`)
    const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}:${port}/${named.rows[0]?.name}`
    const stop = async () => {
      await world.close()
      await cluster.stop()
    }
    return { ready: { databaseUrl, member: (await world.as('mia').token()) ?? '', guests }, stop }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

await runPart(start)
