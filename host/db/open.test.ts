// A connection that is lost costs its transaction, and nothing else.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld()
})
afterAll(() => world.close())

test('a connection that is closed between two queries of a transaction fails that transaction; the process and the pool go on', async () => {
  const said: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  try {
    const lost = world.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await world.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await vi.waitFor(() => expect(said.join('')).toMatch(/^Database connection lost: /), { timeout: 20_000 })
      await tx.execute(sql`select 1`)
    })
    await expect(lost).rejects.toThrow()
  } finally {
    write.mockRestore()
  }
  const { rows } = await world.db.execute(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
})
