// What the statements of `npm run citus` make of the sample world, but for those that only Citus takes (issue 12, point 17).
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { readDistribution } from './distribution.ts'
import { follows } from './distribution-keys.ts'
import { readSchema, type Schema, TENANT } from './distribution-schema.ts'

let world: HostWorld
let before: Schema
let after: Schema
let spread: ReadonlySet<string>
beforeAll(async () => {
  world = await openHostWorld({ sample: true, spread: true })
  const { host, port, user, sample } = inject('cluster')
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`)
  const read = async (database: string) => {
    const client = new pg.Client({ host, port, user, database })
    await client.connect()
    const schema = await readSchema(client)
    const { classes } = await readDistribution(client)
    await client.end()
    return { schema, classes }
  }
  const plain = await read(sample)
  before = plain.schema
  spread = new Set([...plain.classes].flatMap(([name, one]) => (one === 'distributed' ? [name] : [])))
  after = (await read(rows[0]?.name ?? '')).schema
})
afterAll(() => world.close())

const namesOf = (all: readonly { table: string; name: string }[]) => all.map(({ table, name }) => `${table} ${name}`)

test('#12 point 17: each key of a table that is spread holds the workspace, and none is lost', () => {
  expect(namesOf(after.keys)).toEqual(namesOf(before.keys))
  expect(namesOf(after.keys.filter(({ table, columns }) => spread.has(table) && !columns.includes(TENANT)))).toEqual([])
})

test('#12 point 17: references between them name it on both sides, and leave to nobody what Citus does not do', () => {
  const among = after.references.filter(({ table, to }) => spread.has(table) && spread.has(to))
  expect(among.length).toBeGreaterThan(60)
  expect(namesOf(among.filter(({ columns, toColumns }) => toColumns[columns.indexOf(TENANT)] !== TENANT))).toEqual([])
  expect(namesOf(among.filter(({ onDelete, onUpdate }) => onDelete === 'n' || onDelete === 'd' || onUpdate !== 'a'))).toEqual([])
  const left = (one: Schema) => namesOf(one.triggers).filter((name) => !name.endsWith('_take_along'))
  expect(left(after)).toEqual(left(before))
})

test('#12 point 17: what followed a task into another project by its reference still does', async () => {
  const followers = before.references.filter((one) => follows(one) && one.to === 'tasks')
  expect(followers.length).toBeGreaterThan(8)
  const { rows: all } = await world.db.execute<{ id: string; company_id: string; project_id: string }>(
    sql`select t.id, t.company_id, t.project_id from tasks t join projects p on p.id = t.project_id where p.slug = 'website'`,
  )
  const company = all[0]?.company_id
  const { rows: goals } = await world.db.execute<{ id: string; workflow: number }>(
    sql`select p.id, (select min(w.id) from workflows w where w.project_id = p.id) as workflow from projects p where p.slug = 'mobile' and p.company_id = ${company}`,
  )
  const goal = goals[0]
  const ids = sql.param(all.map(({ id }) => id))
  const places = async () => {
    const counts = []
    for (const { table, columns, toColumns } of followers) {
      const [project, task] = ['project_id', 'id'].map((column) => sql.identifier(columns[toColumns.indexOf(column)] ?? ''))
      const { rows } = await world.db.execute<{ there: number; all: number }>(
        sql`select count(*) filter (where ${project} = ${goal?.id})::int as there, count(*)::int as all from ${sql.identifier(table)} where ${task} = any(${ids}::uuid[])`,
      )
      counts.push({ table, ...rows[0] })
    }
    return counts
  }
  const still = await places()
  expect(still.filter(({ there }) => there !== 0)).toEqual([])
  expect(still.filter(({ all: some }) => (some ?? 0) > 0).length).toBeGreaterThan(5)
  await world.db.execute(sql`delete from task_labels where task_id = any(${ids}::uuid[])`)
  await world.db.execute(sql`
    update tasks set project_id = ${goal?.id}, number = number + 100000, workflow_id = ${goal?.workflow}, type_id = null, effort_id = null, board_id = null,
      sprint_id = null, user_story_id = null where id = any(${ids}::uuid[])`)
  const moved = await places()
  expect(moved.filter(({ there, all: some }) => there !== some)).toEqual([])
})
