// What Citus would make of the tables: each has its class, and what does not hold yet is written down (issue 12, point 17).
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { EMPTY_TEMPLATE } from '#tests/kit/test-cluster.ts'
import { describeDistribution, distribute, readDistribution } from './distribution.ts'

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

/** Runs `change`, reads, and takes it back. */
async function having(change: string) {
  await client.query('begin')
  await client.query(change)
  const read = await readDistribution(client)
  await client.query('rollback')
  return read
}

test('#12 point 17: each table has a class and one statement, behind those of the tables that it refers to', async () => {
  const { classes, statements } = await readDistribution(client)
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  expect([...classes.keys()].sort()).toEqual(rows.map(({ name }) => name))
  const order = statements.map((statement) => /'public[.](\w+)'/.exec(statement)?.[1] ?? '')
  expect(order.toSorted()).toEqual(rows.map(({ name }) => name))
  for (const [before, after] of [
    ['people', 'companies'],
    ['companies', 'projects'],
    ['projects', 'tasks'],
    ['tasks', 'comments'],
    ['invoices', 'payments'],
  ] as const)
    expect(order.indexOf(before), `${before} before ${after}`).toBeLessThan(order.indexOf(after))
  expect(['tasks', 'audit_events', 'companies', 'people', 'mails', 'sessions'].map((name) => classes.get(name))).toEqual([
    ...['distributed', 'distributed', 'reference', 'reference', 'local', 'local'],
  ])
})

test('#12 point 17: what is in the way of distributing is what docs/citus.md says', async () => {
  await expect(describeDistribution(await readDistribution(client))).toMatchFileSnapshot('../../docs/citus.md')
})

test('what a new table has in the way is found, whatever it is, and a table that is right has nothing', async () => {
  const kinds = async (change: string, table = 'things') =>
    (await having(change)).obstacles.filter((one) => one.table === table).map(({ kind, what }) => `${kind}: ${what}`)
  const right = 'create table things (company_id uuid not null, id uuid not null, primary key (company_id, id))'
  expect(await kinds(right)).toEqual([])
  expect(
    await kinds(
      `${right}; create table parts (company_id uuid not null, id uuid, thing uuid, primary key (company_id, id),
    foreign key (company_id, thing) references things (company_id, id) on delete cascade)`,
      'parts',
    ),
  ).toEqual([])
  expect(
    await kinds(
      `create table things (company_id uuid not null, id int generated always as identity primary key, task uuid references tasks (id), mail uuid references mails (id))`,
    ),
  ).toEqual([
    'key without workspace: things_pkey',
    'reference to a local table: things_mail_fkey',
    'reference without workspace: things_task_fkey',
    'narrow identity: id',
  ])
  expect(await kinds(`create table things (id bigint primary key, task uuid references tasks (id))`)).toEqual([
    'no workspace: company_id',
    'key without workspace: things_pkey',
    'reference without workspace: things_task_fkey',
  ])
  expect(
    await kinds(
      `${right}; create table parts (company_id uuid not null, thing uuid,
    foreign key (company_id, thing) references things (company_id, id) on update cascade)`,
      'parts',
    ),
  ).toEqual(['reference that changes workspace: parts_company_id_thing_fkey'])
  expect(await kinds(`create table things (company_id uuid, project uuid references projects (id))`)).toEqual([
    'reference to a distributed table: things_project_fkey',
  ])
})

test('nothing is distributed while something is in the way', async () => {
  await expect(distribute(client)).rejects.toThrow(
    /^The tables cannot be distributed yet: \d+ things are in the way \(docs[/]citus[.]md\); nothing was changed[.]$/,
  )
})
