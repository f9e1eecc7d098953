// Connections that write the workspace into what they are asked: a caller reads and writes the rows of one, and never those of another.
import { randomUUID } from 'node:crypto'
import { text as allOf } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../db/open.ts'
import { inTurn } from '../turns/turn.ts'
import { rememberRewrites } from './name-workspace.ts'
import { linksOf } from './spread-tables.ts'
import { loadParser } from './statement.ts'
import { acrossWorkspaces, nowAbout, presentWorkspace, withinWorkspace } from './workspace.ts'

const [ONE, OTHER] = [randomUUID(), randomUUID()]
const SPREAD = {
  names: new Set(['pads', 'sheets']),
  links: linksOf([{ table: 'sheets', columns: ['pad_id', 'company_id'], to: 'pads', toColumns: ['id', 'company_id'] }]),
}
const rewrite = rememberRewrites(SPREAD)
const database = `workspaces_${randomUUID().slice(0, 8)}`

let direct: pg.Client
let open: OpenDatabase
const opened = (max: number) => {
  const { host, port, user } = inject('cluster')
  return openDatabase({ host, port, user, database, max }, { rewrite })
}

beforeAll(async () => {
  await loadParser()
  const { host, port, user } = inject('cluster')
  const server = new pg.Client({ host, port, user, database: 'postgres' })
  await server.connect()
  await server.query(`create database ${database}`)
  await server.end()
  direct = new pg.Client({ host, port, user, database })
  await direct.connect()
  await direct.query(`
    create table people (id int primary key, name text not null);
    create table pads (company_id uuid not null, id int not null, title text not null, person_id int references people, primary key (id, company_id));
    create table sheets (company_id uuid not null, pad_id int not null, place int not null, foreign key (pad_id, company_id) references pads (id, company_id));
    insert into people values (1, 'Ana')`)
  open = opened(3)
})
afterAll(async () => {
  await open.close()
  await direct.end()
})
// Both have a pad of the same number, so that whoever forgets the workspace is noticed.
beforeEach(() =>
  direct.query(`delete from sheets; delete from pads;
    insert into pads values ('${ONE}', 1, 'one', 1), ('${ONE}', 2, 'one too', null), ('${OTHER}', 1, 'other', 1);
    insert into sheets values ('${ONE}', 1, 1), ('${OTHER}', 1, 1), ('${OTHER}', 1, 2)`),
)
afterEach(async () => expect((await direct.query('select count(*)::int as n from people')).rows).toEqual([{ n: 1 }]))

const TITLES = 'select title from pads order by title'
type Titled = { title: string }
const titles = async () => (await open.pool.query<Titled>(TITLES)).rows.map(({ title }) => title)
/** What is there, without regard to workspaces. */
const there = async () => (await direct.query<Titled>(TITLES)).rows.map(({ title }) => title)

test('#12 point 17: within a workspace its rows are read, across workspaces all, and the innermost word holds', async () => {
  expect(presentWorkspace()).toBe(null)
  expect(await titles()).toEqual(['one', 'one too', 'other'])
  expect(await withinWorkspace(OTHER, titles)).toEqual(['other'])
  await withinWorkspace(ONE, async () => {
    expect(await titles()).toEqual(['one', 'one too'])
    expect(await withinWorkspace(OTHER, titles)).toEqual(['other'])
    expect(await acrossWorkspaces(titles)).toEqual(['one', 'one too', 'other'])
    await acrossWorkspaces(async () => expect(await withinWorkspace(OTHER, titles)).toEqual(['other']))
    expect(await titles()).toEqual(['one', 'one too'])
  })
  // A query that is only built is asked where its answer is waited for.
  expect((await withinWorkspace(OTHER, () => open.db.execute(sql.raw(TITLES)))).rows).toEqual([{ title: 'other' }])
})

test('#12 point 17: a request is about the workspace that it turned out to be about, and says what is about more', async () => {
  const turn = { who: 'ana', workspace: ONE, gone: undefined, held: 0 }
  await inTurn(turn, async () => {
    expect(await titles()).toEqual(['one', 'one too'])
    expect(await acrossWorkspaces(titles)).toEqual(['one', 'one too', 'other'])
    nowAbout(OTHER)
    expect(await titles()).toEqual(['other'])
    expect(await withinWorkspace(ONE, titles)).toEqual(['one', 'one too'])
  })
  expect(await inTurn({ ...turn, workspace: null }, titles)).toEqual(['one', 'one too', 'other'])
})

test('#12 point 17: however it is asked: by text, with values before or beside, by callback', async () => {
  const [text, values] = ['select title from pads where id = $1', [1]]
  const client = await open.pool.connect()
  const heard = (ask: (hear: (error: Error | null, result: pg.QueryResult<Titled>) => void) => void) =>
    new Promise<pg.QueryResult<Titled>>((resolve, reject) => ask((error, result) => (error ? reject(error) : resolve(result))))
  try {
    for (const ask of [
      () => client.query<Titled>(text, values),
      () => client.query<Titled>({ text, values }),
      () => client.query<Titled>({ text }, values),
      () => heard((hear) => client.query<Titled>(text, values, hear)),
      () => heard((hear) => client.query<Titled>({ text, values }, hear)),
      () => heard((hear) => client.query<Titled>('select title from pads where id = 1', hear)),
      () => heard((hear) => open.pool.query<Titled>(text, values, hear)),
    ]) {
      expect((await withinWorkspace(ONE, ask)).rows).toEqual([{ title: 'one' }])
      expect((await withinWorkspace(OTHER, ask)).rows).toEqual([{ title: 'other' }])
      expect((await ask()).rows).toHaveLength(2)
    }
    const lines = await withinWorkspace(ONE, async () =>
      client.query<string[]>({ text: 'select id, title from pads where title <> $1 order by id', values: ['x'], rowMode: 'array' }),
    )
    expect(lines.rows).toEqual([
      [1, 'one'],
      [2, 'one too'],
    ])
    // What is streamed is no statement to be read; it goes as it is.
    expect(await withinWorkspace(ONE, () => allOf(client.query(copyTo(`copy (${TITLES}) to stdout`))))).toBe('one\none too\nother\n')
  } finally {
    client.release()
  }
})

test('#12 point 17: a statement that a connection keeps is another one within a workspace, and the same one for each workspace', async () => {
  const client = await open.pool.connect()
  const pad = { name: 'pad', text: 'select title from pads where id = $1', values: [1] }
  const sheets = { name: 'sheets', text: 'select p.title, s.place from pads p join sheets s on s.pad_id = p.id' }
  const rows = async (config: pg.QueryConfig) => (await client.query(config)).rows
  try {
    for (let round = 0; round < 2; round += 1) {
      expect(await withinWorkspace(ONE, () => rows(pad))).toEqual([{ title: 'one' }])
      expect(await rows(pad)).toHaveLength(2)
      expect(await withinWorkspace(OTHER, () => rows(pad))).toEqual([{ title: 'other' }])
      expect(await rows(sheets)).toHaveLength(3)
      expect(await withinWorkspace(OTHER, () => rows(sheets))).toHaveLength(2)
    }
    const kept = await client.query<{ name: string }>('select name from pg_prepared_statements order by 1')
    expect(kept.rows.map(({ name }) => name)).toEqual(['pad', 'pad within', 'sheets across', 'sheets within'])
  } finally {
    client.release()
  }
})

test('#12 point 17: rows of another workspace are neither changed nor deleted, in a transaction or outside of one', async () => {
  const { db, pool } = open
  await withinWorkspace(ONE, async () => {
    expect((await pool.query('update pads set title = title || $1 where id = 1', [' new'])).rowCount).toBe(1)
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from sheets where pad_id = ${1}`)
      await tx.execute(
        sql`insert into pads (company_id, id, title) select company_id, id + 10, 'copied ' || title from pads where id = ${1}`,
      )
      const { rows } = await tx.execute(
        sql`update pads p set title = 'with Ana' from people o where o.id = p.person_id returning p.company_id`,
      )
      expect(rows).toEqual([{ company_id: ONE }])
      expect((await acrossWorkspaces(() => tx.execute(sql`select 1 from pads`))).rows).toHaveLength(4)
    })
    const undone = db.transaction(async (tx) => {
      await tx.execute(sql`delete from pads`)
      expect((await tx.execute(sql`select 1 from pads`)).rows).toEqual([])
      tx.rollback()
    })
    await expect(undone).rejects.toThrow()
  })
  expect(await there()).toEqual(['copied one new', 'one too', 'other', 'with Ana'])
  expect((await direct.query('select company_id from sheets')).rows).toEqual([{ company_id: OTHER }, { company_id: OTHER }])
})

test('#12 point 17: a choice that is said otherwise has no value more than it was asked with', async () => {
  const choice = "insert into pads (company_id, id, title) values ($1, 7, case $2 when 'a' then 'first' else 'last' end)"
  await withinWorkspace(ONE, () => open.pool.query(choice, [ONE, 'a']))
  await open.pool.query(choice, [OTHER, 'b'])
  expect(await there()).toEqual(['first', 'last', 'one', 'one too', 'other'])
})

test('#12 point 17: what a statement is asked as is remembered by its text, and forgotten only behind thousands of others', () => {
  const mine = rememberRewrites(SPREAD)
  const first = [mine(TITLES, true), mine(TITLES, false)]
  expect(first.map(({ workspaceAt }) => workspaceAt)).toEqual([1, null])
  for (let at = 0; at < 3_000; at += 1) mine(`select ${at}`, true)
  expect([mine(TITLES, true), mine(TITLES, false)].map((one, at) => one === first[at])).toEqual([true, true])
  for (let at = 3_000; at < 4_000; at += 1) mine(`select ${at}`, true)
  expect(mine(TITLES, true)).toEqual(first[0])
  expect(mine(TITLES, true)).not.toBe(first[0])
})

test('#12 point 17: two callers at once never read in the workspace of the other, also where they wait for the one connection', async () => {
  for (const max of [1, 4]) {
    const { pool, db, close } = opened(max)
    const own = 'select distinct company_id from pads'
    const asks = [
      async () => (await pool.query(own)).rows,
      async () => (await pool.query({ name: 'own', text: own })).rows,
      async () => (await db.execute(sql.raw(own))).rows,
      () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          return (await tx.execute(sql.raw(own))).rows
        }),
      () => new Promise<unknown>((resolve, reject) => pool.query(own, (error, result) => (error ? reject(error) : resolve(result.rows)))),
    ]
    try {
      const callers = Array.from({ length: 60 }, (_, at) => [ONE, OTHER, null][at % 3] ?? null)
      const answers = await Promise.all(
        callers.map((workspace, at) => {
          const ask = asks[Math.floor(at / 3) % asks.length] ?? titles
          return workspace === null ? ask() : withinWorkspace(workspace, ask)
        }),
      )
      callers.forEach((workspace, at) => {
        if (workspace === null) expect(answers[at]).toHaveLength(2)
        else expect(answers[at]).toEqual([{ company_id: workspace }])
      })
    } finally {
      await close()
    }
  }
})
