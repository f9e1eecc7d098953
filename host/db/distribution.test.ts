// How Citus spreads the tables: each has its class, what is changed is written down, and what a new table lacks is found (issue 12, point 17).
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { EMPTY_TEMPLATE } from '#tests/kit/test-cluster.ts'
import { describeDistribution, distribute, readDistribution } from './distribution.ts'
import { CLEARED, ENDED } from './distribution-keys.ts'
import { inOrder, readSchema } from './distribution-schema.ts'

let client: pg.Client
beforeAll(async () => {
  const { host, port, user } = inject('cluster')
  const name = `distribution_${process.pid}`
  const server = new pg.Client({ host, port, user, database: 'postgres' })
  await server.connect()
  await server.query(`create database ${name} template ${EMPTY_TEMPLATE}`)
  await server.end()
  client = new pg.Client({ host, port, user, database: name })
  await client.connect()
})
afterAll(() => client.end())

/** Runs `change`, reads with it, and takes it back. */
async function having<T>(change: string, read: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query(change)
    return await read()
  } finally {
    await client.query('rollback')
  }
}

test('#12 point 17: each table has a class; what all workspaces share goes to each machine first, then what is spread, behind what it refers to', async () => {
  const { classes, statements } = await readDistribution(client)
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  expect([...classes.keys()].sort()).toEqual(rows.map(({ name }) => name))
  const made = statements.flatMap((statement) => {
    const [, which, name] = /^select create_(reference|distributed)_table\('public[.](\w+)'/.exec(statement) ?? []
    return which && name ? [{ which, name }] : []
  })
  const spread = made.filter(({ which }) => which === 'distributed')
  expect(made.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).filter((name) => classes.get(name) !== 'local'))
  expect(made.filter(({ name, which }) => classes.get(name) !== which)).toEqual([])
  expect(made.slice(-spread.length)).toEqual(spread)
  const order = made.map(({ name }) => name)
  for (const [before, after] of [
    ['people', 'companies'],
    ['companies', 'projects'],
    ['projects', 'tasks'],
    ['tasks', 'comments'],
    ['invoices', 'payments'],
  ] as const)
    expect(order.indexOf(before), `${before} before ${after}`).toBeLessThan(order.indexOf(after))
  expect(
    ['tasks', 'audit_events', 'note_tasks', 'companies', 'people', 'sessions', 'mails', 'rate_limits'].map((name) => classes.get(name)),
  ).toEqual([...['distributed', 'distributed', 'distributed', 'reference', 'reference', 'local', 'local', 'local']])
})

test('#12 point 17: rows of a workspace are together: each table that is spread is spread by it, as the first one is', async () => {
  const { classes, statements } = await readDistribution(client)
  const made = statements.filter((statement) => statement.includes('create_distributed_table('))
  const first = /'public[.]\w+'/.exec(made[0] ?? '')?.[0]
  expect(made[0]).toBe(`select create_distributed_table(${first}, 'company_id')`)
  for (const statement of made.slice(1))
    expect(statement).toMatch(new RegExp(`^select create_distributed_table\\('public[.]\\w+', 'company_id', colocate_with => ${first}\\)$`))
  expect(made).toHaveLength([...classes.values()].filter((one) => one === 'distributed').length)
})

test('#12 point 17: references end before the tables are spread and come back behind all of it; functions are there before triggers', async () => {
  const { references, triggers } = await readSchema(client)
  const { statements } = await readDistribution(client)
  const places = (part: string) => statements.flatMap((statement, at) => (statement.includes(part) ? [at] : []))
  const spreading = places('_table(')
  const [from, until] = [Math.min(...spreading), Math.max(...spreading)]
  for (const { table, name } of references) {
    const [dropped, ...more] = places(`alter table public."${table}" drop constraint "${name}"`)
    expect([more, Number(dropped) < from], name).toEqual([[], true])
    const added = places(`alter table public."${table}" add constraint "${name}" `)
    expect([added.length, added.every((at) => at > until)], name).toEqual([ENDED[name] === undefined ? 1 : 0, true])
  }
  const lastFunction = Math.max(...places('create_distributed_function('), ...places('create or replace function'))
  for (const { name } of triggers) expect(Math.max(...places(` ${name} `)), name).toBeGreaterThan(lastFunction)
  expect(statements.filter((statement) => statement.startsWith('create trigger') && statement.includes('_take_along"'))).toHaveLength(2)
})

test('#12 point 17: what is changed is what docs/citus.md says, and nothing is in the way', async () => {
  const distribution = await readDistribution(client)
  expect(distribution.obstacles).toEqual([])
  await expect(describeDistribution(distribution)).toMatchFileSnapshot('../../docs/citus.md')
})

test('#12 point 17: what is said to end, or to be cleared by a store, is a reference that would be in the way else', async () => {
  const { references } = await readSchema(client)
  const classes = (await readDistribution(client)).classes
  const by = new Map(references.map((one) => [one.name, one]))
  for (const name of Object.keys(ENDED)) expect(by.get(name), name).toBeTruthy()
  for (const name of CLEARED) {
    const found = by.get(name)
    expect([found?.onDelete, classes.get(found?.table ?? ''), classes.get(found?.to ?? '')], name).toEqual([
      'n',
      'distributed',
      'distributed',
    ])
  }
})

const RIGHT =
  'create table things (company_id uuid not null, id uuid primary key, task uuid references tasks (id) on delete cascade, person uuid references people (id) on delete set null)'

test('#12 point 17: what a new table has in the way is found, whatever it is, and a table that is right has nothing', async () => {
  const kinds = (change: string) =>
    having(change, async () => (await readDistribution(client)).obstacles.map(({ table, kind, what }) => `${table}: ${kind}: ${what}`))
  expect(await kinds(RIGHT)).toEqual([])
  expect(await kinds(`${RIGHT}; create table parts (company_id uuid not null, thing uuid references things (id))`)).toEqual([])
  expect(await kinds('create table things (id bigint primary key, mail uuid references mails (id))')).toEqual([])
  expect(await kinds('create table things (id bigint primary key, task uuid references tasks (id))')).toEqual([
    'things: no workspace: company_id',
  ])
  // Also where only a table between them tells.
  expect(
    await kinds(
      'create table things (id bigint primary key, task uuid references tasks (id)); create table parts (thing bigint references things (id))',
    ),
  ).toEqual(['parts: no workspace: company_id', 'things: no workspace: company_id'])
  const another = 'reference to another class'
  for (const [change, what] of [
    ['create table things (company_id uuid not null, mail uuid references mails (id))', `things: ${another}: things_mail_fkey`],
    ['create table things (company_id uuid, project uuid references projects (id))', `things: ${another}: things_project_fkey`],
    ['alter table people add mail uuid references mails (id)', `people: ${another}: people_mail_fkey`],
    ['alter table people add task uuid references tasks (id)', `people: ${another}: people_task_fkey`],
    ['alter table mails add task uuid references tasks (id)', `mails: ${another}: mails_task_fkey`],
  ] as const)
    expect(await kinds(change), change).toEqual([what])
  for (const clears of ['null', 'default'])
    expect(
      await kinds(`create table things (company_id uuid not null, task uuid references tasks (id) on delete set ${clears})`),
      clears,
    ).toEqual(['things: reference that clears: things_task_fkey'])
})

test('#12 point 17: keys of a new table get the workspace behind what they hold, whatever that is, and keep all else', async () => {
  const change = `${RIGHT}; alter table things add title text, add gone boolean, add unique (person, id) deferrable;
    create unique index things_title on things (lower(title), person desc) where not gone; create unique index things_own on things (company_id, title)`
  const made = await having(change, async () => {
    const { statements } = await readDistribution(client)
    for (const statement of statements.filter((one) => one.includes('things') && !/^select | foreign key /.test(one)))
      await client.query(statement)
    const { rows } = await client.query<{ definition: string }>(
      `select coalesce(pg_get_constraintdef(k.oid), pg_get_indexdef(x.indexrelid)) as definition from pg_index x
       left join pg_constraint k on k.conindid = x.indexrelid and k.conrelid = x.indrelid where x.indrelid = 'things'::regclass order by x.indexrelid::regclass::text`,
    )
    return rows.map(({ definition }) => definition)
  }).catch((error: Error) => error.message)
  expect(made).toEqual([
    'CREATE UNIQUE INDEX things_own ON public.things USING btree (company_id, title)',
    'UNIQUE (person, id, company_id) DEFERRABLE',
    'PRIMARY KEY (id, company_id)',
    'CREATE UNIQUE INDEX things_title ON public.things USING btree (lower(title), person DESC, company_id) WHERE (NOT gone)',
  ])
})

test('#12 point 17: a table stands behind those that it refers to, also where they refer to it in a ring', () => {
  const to = (table: string, other: string) => ({
    ...{ table, name: `${table}_${other}`, columns: ['x'], to: other, toColumns: ['id'] },
    ...{ onDelete: 'a', onUpdate: 'a', definition: '' },
  })
  expect(inOrder(['a', 'b', 'c'], [to('a', 'b'), to('b', 'c'), to('a', 'elsewhere')])).toEqual(['c', 'b', 'a'])
  expect(inOrder(['a', 'b', 'c'], [to('a', 'b'), to('b', 'a'), to('c', 'c')])).toEqual(['b', 'a', 'c'])
})

test('#12 point 17: nothing is distributed while something is in the way, nor without the extension', async () => {
  await expect(having('create table things (id int, task uuid references tasks (id))', () => distribute(client))).rejects.toThrow(
    'The tables cannot be distributed yet: 1 things are in the way (docs/citus.md); nothing was changed.',
  )
  await expect(distribute(client)).rejects.toThrow('The extension `citus` is not in this database: create it and add its workers first.')
})
