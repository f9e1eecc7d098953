// Archives are read as the database was at one moment, and hold nothing when nobody reads on.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { inSnapshot, projectsOf, readLines } from './archive-rows.store.ts'

let world: HostWorld
let companyId: string
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  const { rows } = await world.db.execute<{ id: string }>(sql`select id from companies where slug = 'acme'`)
  companyId = rows[0]?.id ?? ''
})
afterAll(() => world.close())

test('EXPORT-04 what is written meanwhile is not in it; whoever stops reading ends the transaction', async () => {
  const names = inSnapshot(world.db, async function* (tx) {
    for (;;) yield (await projectsOf(tx, { companyId, projectId: null })).map(({ name }) => name)
  })
  const first = (await names.next()).value
  await world.db.execute(sql`update projects set name = 'Renamed meanwhile' where slug = 'ops' and company_id = ${companyId}`)
  expect((await names.next()).value).toEqual(first)
  expect(first).not.toContain('Renamed meanwhile')
  const open = async () => {
    const { rows } = await world.db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`)
    return rows.length
  }
  expect(await open()).toBe(1)
  await names.return(undefined)
  expect(await open()).toBe(0)
})

test('EXPORT-01 rows come in stretches, few at a time where they are long', async () => {
  const sizes: number[] = []
  const read = inSnapshot(world.db, (tx) =>
    readLines<string>(
      tx,
      { companyId, projectId: null },
      (company) =>
        `select repeat(case when n <= 100 then 'a' else 'b' end, case when n <= 100 then 10 else 200000 end) || ${company} as line from generate_series(1, 500) n`,
    ),
  )
  for await (const rows of read) sizes.push(rows.length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(500)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200)
  expect(Math.max(...sizes.slice(-20))).toBeLessThan(20)
})
