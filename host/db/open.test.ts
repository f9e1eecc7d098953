// A connection that is lost costs its transaction, and nothing else; one that is busy is not asked.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabaseProxy } from '#tests/kit/database-proxy.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { BUSY } from '#tests/kit/one-at-a-time.ts'
import { inTurn } from '../turns/turn.ts'
import { openDatabase } from './open.ts'
import { readTogether } from './read-together.ts'
import { joining, openTransaction, withRoom } from './request-transaction.ts'

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

test('transactions that cannot begin give their connections back, also more of them than there are connections', async () => {
  const cluster = inject('cluster')
  const proxy = await openDatabaseProxy(cluster)
  const { db, close } = openDatabase({ host: '127.0.0.1', port: proxy.port, user: cluster.user, database: 'postgres', max: 2 })
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const one = () => db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)
  try {
    await proxy.fail('reset before')
    for (let at = 0; at < 3; at += 1) await expect(one()).rejects.toThrow()
    await proxy.mend()
    expect(await one()).toEqual([{ one: 1 }])
  } finally {
    write.mockRestore()
    await close()
    await proxy.close()
  }
})

test('a connection that goes silent costs what waits for it, and nothing else: no caller waits on, and it is not given to the next one', async () => {
  const cluster = inject('cluster')
  const proxy = await openDatabaseProxy(cluster)
  const at = { host: '127.0.0.1', port: proxy.port, user: cluster.user, database: 'postgres', max: 1, connectionTimeoutMillis: 300 }
  const { db, close } = openDatabase(at, { silentMs: 300 })
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const one = () => db.execute(sql`select 1 as one`)
  const many = () => db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)
  try {
    for (const ask of [one, many]) {
      expect(await ask()).toBeTruthy()
      await proxy.fail('hang')
      await expect(ask()).rejects.toMatchObject({ cause: { name: 'DatabaseSilent' } })
      // A new connection does not stand either; whoever asks for one hears so.
      await expect(one()).rejects.toThrow()
      await proxy.mend()
      await vi.waitFor(async () => expect((await one()).rows).toEqual([{ one: 1 }]), { timeout: 10_000 })
    }
    const slow = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await proxy.fail('hang')
      await tx.execute(sql`select 2`)
    })
    await expect(slow).rejects.toThrow()
    await proxy.mend()
    await vi.waitFor(async () => expect((await one()).rows).toEqual([{ one: 1 }]), { timeout: 10_000 })
  } finally {
    write.mockRestore()
    await close()
    await proxy.close()
  }
})

test('a read whose caller has gone does not wait for a silent server: its connection is cut and its place is free', async () => {
  const cluster = inject('cluster')
  const proxy = await openDatabaseProxy(cluster)
  const { db, pool, close } = openDatabase({ host: '127.0.0.1', port: proxy.port, user: cluster.user, database: 'postgres', max: 2 })
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const leaving = new AbortController()
  try {
    await db.execute(sql`select 1`)
    await proxy.fail('hang')
    const read = inTurn({ who: 'ana', workspace: null, gone: leaving.signal, held: 0 }, () => db.execute(sql`select 1`).then())
    await vi.waitFor(() => expect([pool.standing().taken, pool.idleCount]).toEqual([1, 0]))
    // The question is on its way a moment after its connection was given out.
    await new Promise(setImmediate)
    leaving.abort()
    await expect(read).rejects.toMatchObject({ cause: { name: 'DatabaseSilent' } })
    expect(pool.standing().taken).toBe(0)
  } finally {
    write.mockRestore()
    await proxy.mend()
    await close()
    await proxy.close()
  }
})

test('a transaction asks one thing after the other: asked twice at once it fails, and what reads together joins it in order', async () => {
  const { db } = world
  const at = (one: number) => () => db.execute(sql`select ${one}::int as one`)
  const twice = db.transaction((tx) => Promise.all([tx.execute(sql`select 1`), tx.execute(sql`select 2`)]))
  await expect(twice).rejects.toMatchObject({ cause: { message: BUSY } })
  const [[first], second] = await db.transaction((tx) =>
    readTogether(tx, [async () => (await tx.execute(sql`select 1 as one`)).rows, () => tx.execute(sql`select 2 as one`)]),
  )
  expect([first, second.rows]).toEqual([{ one: 1 }, [{ one: 2 }]])
  const joined = joining(db)
  const answers = await withRoom(async () => {
    const request = await openTransaction(db)
    const read = await readTogether(joined, [() => joined.execute(sql`select 3 as one`), () => joined.execute(sql`select 4 as one`)])
    await request.end('commit')
    return read
  })
  expect(answers.map(({ rows }) => rows[0])).toEqual([{ one: 3 }, { one: 4 }])
  expect((await readTogether(db, [at(5), at(6)])).map(({ rows }) => rows[0])).toEqual([{ one: 5 }, { one: 6 }])
})
