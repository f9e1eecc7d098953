// Ten thousand notes of one person, and the calls that list and search them (NOTE-05).
import { sql } from 'drizzle-orm'
import type { HostWorld } from '#tests/kit/host-on-cluster.ts'
import { MANY, type ManyCase } from './many.ts'

/** The first page, what one note has, what every hundredth has, and what all have: the beginning of a word each time. */
export const noteCases: readonly ManyCase[] = [
  { name: 'notes', path: '/notes/', query: {} },
  { name: 'notes, a word of one', path: '/notes/', query: { search: 'word4711' } },
  { name: 'notes, two words of a hundredth', path: '/notes/', query: { search: 'minutes eleph' } },
  { name: 'notes, a word of all', path: '/notes/', query: { search: 'not' } },
]

/** Gives ana as many, each of a few sentences; a tenth of them is pinned. */
export async function growNotes(world: HostWorld): Promise<void> {
  await world.db.execute(sql`
    insert into notes (person_id, title, html, text, pinned, updated_at)
    select ana.id, 'Note ' || n, '<p>' || said.text || '</p>', 'Note ' || n || E'\n' || said.text, n % 10 = 0, now() - n * interval '7 minutes'
    from people ana, generate_series(1, ${MANY}::int) n cross join lateral (
      select repeat('Minutes of a meeting about word' || n || case when n % 100 = 0 then ' and the elephant. ' else ' and something else. ' end, 6) as text) said
    where ana.username = 'ana'`)
  await world.db.execute(sql.raw('vacuum analyze notes'))
}
