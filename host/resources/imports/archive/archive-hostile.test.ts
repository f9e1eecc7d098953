// Archives that somebody wrote by hand: what is here stays as it is, and what cannot be is said in a sentence (EXPORT-02, IMPORT-12).
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bringFile, decide, doStep, importNow, workOn } from '#tests/kit/brought-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { archiveBytes } from '#tests/kit/same-archives.ts'
import { unzip } from '#tests/kit/unzip.ts'
import { zipOf } from '#tests/kit/zip-of.ts'

let world: HostWorld
let files: Map<string, string>
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  files = unzip(await archiveBytes(world, 'ana', OPS, { files: false }))
})
afterAll(() => world.close())

const ACME = { company_slug: 'acme' }
const OPS = { ...ACME, project_slug: 'ops' }
vi.setConfig({ testTimeout: 120_000 })

type Row = Record<string, unknown>
type Tables = Record<string, Row[]>

/** The archive of a project with other rows; its manifest is right. */
async function changed(change: (tables: Tables) => void): Promise<Buffer> {
  const tables = JSON.parse(files.get('projects/ops.json') ?? '') as Tables
  change(tables)
  const lines = Object.entries(tables).map(
    ([name, rows]) => `${JSON.stringify(name)}: [${rows.map((row) => `\n${JSON.stringify(row)}`).join(',')}]`,
  )
  const text = `{\n${lines.join(',\n')}\n}\n`
  const all = new Map([...files, ['projects/ops.json', text]])
  const manifest = JSON.parse(all.get('manifest.json') ?? '')
  manifest.files = manifest.files.map((file: { path: string }) => {
    const bytes = Buffer.from(all.get(file.path) ?? '')
    return { path: file.path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  })
  all.set('manifest.json', JSON.stringify(manifest))
  return zipOf(all)
}

async function tried(bytes: Buffer, start = false) {
  const brought = await bringFile(world, 'ana', ACME, bytes, 'ops.zip')
  await workOn(world)
  const read = await importNow(world, 'ana', ACME, brought.body.data.uuid)
  expect([read.state, read.reason]).toEqual(['mapping', null])
  expect((await decide(world, 'ana', ACME, read)).status).toBe(200)
  const checked = await doStep(world, 'ana', ACME, read.uuid, 'dry-run')
  return start && checked.state === 'ready' ? doStep(world, 'ana', ACME, read.uuid, 'start') : checked
}

const first = (tables: Tables, name: string): Row => {
  const row = tables[name]?.[0]
  if (row === undefined) throw new Error(`The sample has no ${name}.`)
  return row
}

test('IMPORT-12 values that their columns do not take refuse the archive in a sentence', async () => {
  const wrong: [string, string, unknown, RegExp][] = [
    ['tasks', 'title', 7, /a row of tasks has something else in title/],
    ['tasks', 'title', '', /rows of tasks do not fit \(tasks_title/],
    ['tasks', 'created_at', 'infinity', /something else in created_at/],
    ['tasks', 'updated_at', '9999-01-01T00:00:00+00:00', /something else in updated_at/],
    ['tasks', 'number', 2_147_483_647, /something else in number/],
    ['tasks', 'position', 'NaN', /something else in position/],
    ['labels', 'color', 'red;background:url(x)', /rows of labels do not fit/],
    ['recurrences', 'rule', 'FREQ=NEVER', /something else in rule/],
    ['recurrences', 'timezone', 'Mars/Olympus', /something else in timezone/],
    ['recurrences', 'task', { title: 'x' }, /something else in task/],
    ['workflows', 'title', null, /lacks title/],
  ]
  for (const [table, column, value, said] of wrong) {
    const bytes = await changed((tables) => {
      if (tables[table]?.length === 0) return
      first(tables, table)[column] = value
    })
    const { state, reason } = await tried(bytes)
    expect([table, column, state, reason]).toEqual([table, column, 'failed', expect.stringMatching(said)])
  }
})

test('EXPORT-02 ids that are of something here name nothing: rows that need them are left out, and told', async () => {
  const { rows } = await world.db.execute<{ id: string; label: number; workflow: number }>(sql`
    select t.id, (select min(id) from labels l where l.project_id = p.id) as label, (select min(id) from workflows w where w.project_id = p.id) as workflow
    from tasks t join projects p on p.id = t.project_id where p.slug = 'website' and p.company_id = (select id from companies where slug = 'acme') limit 1`)
  const there = rows[0]
  const counts = async () => (await world.as('ana').get(`/tasks/${there?.id}/`, { ...ACME, project_slug: 'website' })).body.data
  const before = await counts()
  const bytes = await changed((tables) => {
    first(tables, 'comments').task_id = there?.id
    first(tables, 'task_labels').label_id = there?.label
    first(tables, 'tasks').parent_id = there?.id
  })
  const done = await tried(bytes, true)
  expect(done).toMatchObject({ state: 'done', reason: null })
  expect(await counts()).toEqual(before)
  const { body } = await world.as('ana').get(`/imports/${done.uuid}/problems`, ACME)
  expect(body.data.map(({ reason }: { reason: string }) => reason)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Left out: 1 of comments/), expect.stringMatching(/^Left out: 1 of task labels/)]),
  )
  await doStep(world, 'ana', ACME, done.uuid, 'undo')
})

test('IMPORT-12 scripts in texts go, rings of parents open, and nobody is let in by an archive', async () => {
  let parts: string[] = []
  const bytes = await changed((tables) => {
    const [one, two, three] = (tables.tasks ?? []) as [Row, Row, Row]
    parts = [one, two, three].map(({ title }) => String(title))
    first(tables, 'projects').name = 'Ops\n\u202eoops'
    one.description = '<p onclick="x()">Read<script>alert(1)</script> <a href="javascript:x">this</a></p>'
    Object.assign(one, { parent_id: two.id })
    Object.assign(two, { parent_id: three.id })
    Object.assign(three, { parent_id: one.id })
  })
  const members = async () => (await world.db.execute(sql`select company_id, person_id, role from company_members order by 1, 2`)).rows
  const before = await members()
  const done = await tried(bytes, true)
  expect(done).toMatchObject({ state: 'done' })
  expect(await members()).toEqual(before)
  const { rows } = await world.db.execute<{ title: string; description: string; parent: string | null }>(sql`
    select t.title, t.description, o.title as parent from tasks t join projects p on p.id = t.project_id left join tasks o on o.id = t.parent_id
    where p.slug = 'ops-2' order by t.number limit 3`)
  expect(rows.map(({ title }) => title)).toEqual(parts)
  expect(done.into_projects).toMatchObject([{ name: 'Ops oops' }])
  expect(rows[0]?.description).toBe('<p>Read <a href="about:blank" rel="noopener noreferrer nofollow" target="_blank">this</a></p>')
  // One of the three is a root now, and no other.
  expect(rows.filter(({ parent }) => parent === null)).toHaveLength(1)
  await doStep(world, 'ana', ACME, done.uuid, 'undo')
})
