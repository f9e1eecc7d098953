// One host does what is done for all of them, and another one takes over when it is gone.
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#host/db/open.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { startLeading } from './leader.ts'

let world: HostWorld
let connection: pg.ClientConfig
beforeAll(async () => {
  world = await openHostWorld()
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`)
  const { host, port, user } = inject('cluster')
  connection = { host, port, user, database: String(rows[0]?.name) }
})
afterAll(() => world.close())

/** Hosts that say when they begin and end what the leader does. */
function hosts(db: Database) {
  const leading = new Set<string>()
  const errors: unknown[] = []
  const terms: string[] = []
  const start = (name: string) =>
    startLeading({
      db,
      connection: { ...connection, application_name: name },
      every: 20,
      onError: (error) => errors.push(error),
      begin() {
        leading.add(name)
        terms.push(name)
        return async () => void leading.delete(name)
      },
    })
  return { leading, terms, errors, start }
}

test('of three hosts one leads; the next one does when it stops, or when its connection is cut', async () => {
  const { leading, terms, errors, start } = hosts(world.db)
  const [one, two, three] = ['one', 'two', 'three'].map((name) => ({ name, host: start(name) }))
  if (!one || !two || !three) throw new Error('Three were started.')
  await expect.poll(() => leading.size).toBe(1)
  const [first = ''] = leading
  const rest = [one, two, three].filter(({ name }) => name !== first)
  await [one, two, three].find(({ name }) => name === first)?.host.stop()
  await expect.poll(() => leading.size).toBe(1)
  const [second = ''] = leading
  expect(rest.map(({ name }) => name)).toContain(second)
  expect(terms).toEqual([first, second])
  await world.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${second}`)
  await expect.poll(() => terms.length).toBe(3)
  await expect.poll(() => leading.size).toBe(1)
  for (const { host } of [one, two, three]) await host.stop()
  expect([...leading]).toEqual([])
  expect(errors).toEqual([])
})

test('the leader keeps nothing from being vacuumed and is not ended for being idle; while the database is away nobody leads, and then somebody does', async () => {
  const opened = openDatabase(connection)
  const { leading, errors, start } = hosts(opened.db)
  const host = start('alone')
  await expect.poll(() => leading.size).toBe(1)
  const { rows } = await world.db.execute(sql`
    select state, backend_xmin as xmin, backend_xid as xid from pg_stat_activity where application_name = 'alone'`)
  expect(rows).toEqual([{ state: 'idle in transaction', xmin: null, xid: null }])
  await opened.close()
  await world.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'alone'`)
  await expect.poll(() => leading.size).toBe(0)
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  await host.stop()
})
