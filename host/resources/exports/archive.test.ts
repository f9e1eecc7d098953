// What is in archives: all that is in the database and on the disk, nothing that opens a door, nothing that is somebody's own.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '#host/files/open-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { archiveOf, jsonIn } from '#tests/kit/made-exports.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { type AnyTask, makeTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'
import { type ArchiveTable, LEFT_OUT, LOG_TABLE, PROJECT_TABLES, SAME_EVERYWHERE, WORKSPACE_TABLES } from './archive-tables.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const ACME = { company_slug: 'acme' }

async function count(table: string, where = 'true'): Promise<number> {
  const { rows } = await world.db.execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${table} t where t.company_id = (select id from companies where slug = 'acme') and ${where}`),
  )
  return rows[0]?.n ?? -1
}

test('EXPORT-01 every column of every table of a workspace goes into the archive, or stays out for a reason', async () => {
  const { rows } = await world.db.execute<{ name: string; column: string }>(sql`
    select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (c.relname = 'companies' or exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'company_id' and t.attnotnull))`)
  const tables: Record<string, ArchiveTable> = { ...WORKSPACE_TABLES, ...PROJECT_TABLES, audit_events: LOG_TABLE }
  const inDatabase = new Map<string, string[]>()
  for (const { name, column } of rows) inDatabase.set(name, [...(inDatabase.get(name) ?? []), column])
  expect([...Object.keys(tables), ...Object.keys(LEFT_OUT)].sort()).toEqual([...inDatabase.keys()].sort())
  for (const [name, { kept, left = {} }] of Object.entries(tables)) {
    const told = new Set([...kept.split(' '), ...Object.keys(left), ...SAME_EVERYWHERE])
    const actual = inDatabase.get(name) ?? []
    expect({ name, untold: actual.filter((column) => !told.has(column)) }).toEqual({ name, untold: [] })
    const unknown = [...kept.split(' '), ...Object.keys(left)].filter((column) => !actual.includes(column))
    expect({ name, unknown }).toEqual({ name, unknown: [] })
  }
})

test('EXPORT-01 the archive of a workspace has all of its rows, tables for reading, files, the wiki and invoices; its list says so', async () => {
  const { made, files } = await archiveOf(world, 'ana', ACME)
  expect(made).toMatchObject({
    state: 'ready',
    kind: 'zip',
    files: true,
    problems: 0,
    lacking: [],
    project: null,
    person: { username: 'ana' },
  })
  expect(made.filename).toMatch(/^acme-\d{4}-\d\d-\d\d\.zip$/)
  const projects = [...files.keys()].flatMap((path) => /^projects\/(.*)\.json$/.exec(path)?.[1] ?? [])
  expect(projects.length).toBe(await count('projects', 'deleted_at is null and not is_sample'))
  for (const [name, table] of Object.entries<ArchiveTable>(PROJECT_TABLES)) {
    const rows = projects.flatMap((slug) => jsonIn(files, `projects/${slug}.json`)[name])
    expect({ name, rows: rows.length }).toEqual({ name, rows: await count(name, table.rows) })
    expect(rows.every((row) => Object.keys(row).join(' ') === table.kept)).toBe(true)
  }
  const workspace = jsonIn(files, 'workspace.json')
  for (const name of Object.keys(WORKSPACE_TABLES))
    if (name !== 'companies') expect({ name, rows: workspace[name].length }).toEqual({ name, rows: await count(name) })
  expect(workspace.companies).toEqual([expect.objectContaining({ slug: 'acme', currency: expect.any(String) })])
  const log = (files.get('log.jsonl') ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(log.length).toBeGreaterThan(1_000)
  expect(log[0]).toMatchObject({ in: 'audit_events', row: { action: expect.any(String) } })

  const people = jsonIn(files, 'people.json')
  expect(people).toContainEqual({ id: expect.any(String), name: 'Mia Chen', username: 'mia', email: 'mia@example.com' })
  const known = new Set(people.map(({ id }: { id: string }) => id))
  const tasks = projects.flatMap((slug) => jsonIn(files, `projects/${slug}.json`).tasks)
  expect(tasks.every((task: AnyTask) => task.creator_id === null || known.has(task.creator_id))).toBe(true)

  const manifest = jsonIn(files, 'manifest.json')
  expect(manifest).toMatchObject({ format: 1, kind: 'workspace', workspace: { slug: 'acme' }, problems: 0, counts: made.counts })
  expect(made.counts).toEqual({
    projects: projects.length,
    tasks: tasks.length,
    files: manifest.files.filter(({ path }: { path: string }) => path.startsWith('files/')).length,
  })
  expect(manifest.files.map(({ path }: { path: string }) => path).sort()).toEqual(
    [...files.keys()].filter((path) => path !== 'manifest.json').sort(),
  )
  const summed = manifest.files.find(({ path }: { path: string }) => path === 'workspace.json')
  expect(summed.sha256).toBe(
    createHash('sha256')
      .update(files.get('workspace.json') ?? '')
      .digest('hex'),
  )

  const lines = (path: string) => (files.get(path) ?? '').trimEnd().split('\r\n').length - 1
  expect(lines('csv/tasks.csv')).toBe(tasks.length)
  expect(lines('csv/time.csv')).toBe(await count('time_entries'))
  expect(lines('csv/invoices.csv')).toBe(await count('invoices'))
  expect(files.get('csv/comments.csv')).toContain('Mia Chen <mia@example.com>')
  expect(files.get('csv/members.csv')).toMatch(/Mia Chen,mia@example.com,mia,Whole workspace,/)
  expect([...files.keys()].filter((path) => path.startsWith('invoices/')).length).toBe(await count('invoices', 'number is not null'))
  expect([...files.keys()].some((path) => /^wiki\/website\/.*\.md$/.test(path))).toBe(true)
  expect([...files.keys()].filter((path) => path.startsWith('files/')).length).toBe(
    (await count('attachments')) +
      (await count('attachment_versions', 'file <> (select coalesce(a.file, a.uuid) from attachments a where a.id = attachment_id)')),
  )
})

test('EXPORT-01 nothing in it opens a door, and nothing is somebody’s own', async () => {
  const { rows } = await world.db.execute<{ secret: string }>(sql`
    select token as secret from share_links union select token from forms union select ticket_key from forms union select ticket from submissions
    union select token_hash from invitations union select password_hash from people union select token_hash from sessions union select token from company_domains
    union select public_token from projects where public_token is not null union select key_hash from invoice_keys`)
  await world.as('mia').post('/notes/', {}, { html: '<p>A secret of Mia</p>' })
  const { files } = await archiveOf(world, 'ana', ACME)
  const all = [...files.values()].join('\n')
  const found = rows.filter(({ secret }) => secret && all.includes(secret))
  expect(rows.length).toBeGreaterThan(5)
  expect(found).toEqual([])
  expect(all).not.toContain('A secret of Mia')
})

test('EXPORT-01 above 5,000 tasks a project is a line a row; archived and draft ones are among them', async () => {
  await world.db.execute(sql`
    insert into tasks (company_id, project_id, number, title, position, is_archived, is_draft, creator_id, workflow_id, type_id)
    select p.company_id, p.id, p.last_task_number + n, 'Grown ' || n, n, n % 2 = 0, n % 3 = 0, p.owner_id,
      (select id from workflows where project_id = p.id and not is_done limit 1), (select id from task_types where project_id = p.id limit 1)
    from projects p, generate_series(1, 5001) n where p.slug = 'ops' and p.company_id = (select id from companies where slug = 'acme')`)
  const { files } = await archiveOf(world, 'ana', OPS)
  expect(files.has('projects/ops.json')).toBe(false)
  const rows = (files.get('projects/ops.jsonl') ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const tasks = rows.filter((row) => row.in === 'tasks').map(({ row }) => row)
  const here = `project_id = (select id from projects where slug = 'ops' and company_id = t.company_id)`
  expect(tasks.length).toBe(await count('tasks', here))
  expect(tasks.filter(({ is_archived, is_draft }) => is_archived && is_draft).length).toBeGreaterThan(800)
  expect((files.get('csv/tasks.csv') ?? '').trimEnd().split('\r\n').length - 1).toBe(tasks.length)
  await world.db.execute(sql`delete from tasks where title like 'Grown %'`)
})

test('EXPORT-05 what is missing on the disk is named, and everything else is in it', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'With files' })
  const add = async (filename: string) => {
    const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
    const sent = await world.as('ana').send({ method: 'POST', url: '/attachments/', query, ...multipart(filename, Buffer.from(filename)) })
    return sent.body.data
  }
  const [lost, kept, odd] = [await add('lost.txt'), await add('kept.txt'), await add('Why? 1:2 <3>.txt')]
  const files = openFiles(world.settings)
  await files.store.remove(lost.uuid)
  const { made, files: packed } = await archiveOf(world, 'ana', WEBSITE)
  expect(made).toMatchObject({ state: 'ready', problems: 1, lacking: ['lost.txt is not on the server any more'] })
  expect(packed.get(`files/${kept.uuid}/kept.txt`)).toBe('kept.txt')
  expect(packed.get(`files/${odd.uuid}/Why_ 1_2 _3_.txt`)).toBe('Why? 1:2 <3>.txt')
  expect(packed.has(`files/${lost.uuid}/lost.txt`)).toBe(false)
  expect(packed.get('problems.csv')).toContain(`files/${lost.uuid}/lost.txt,lost.txt,${task.code},is not on the server any more`)
  expect((await world.mailsNow()).at(-1)?.text).toContain('One file could not be packed; problems.csv in it names it.')
})

test('EXPORT-03 EXPORT-04 a workspace as Markdown has a folder a project, and its wiki', async () => {
  const { made, files } = await archiveOf(world, 'ana', ACME, { kind: 'markdown' })
  expect(made).toMatchObject({ kind: 'markdown', files: false, state: 'ready' })
  expect(files.get('projects/website/README.md')).toMatch(/^# Website relaunch\n/)
  expect([...files.keys()].filter((path) => /^projects\/ops\/tasks\/OPS-\d+\.md$/.test(path)).length).toBeGreaterThan(10)
  expect(files.get('wiki/website/Handbook.md') ?? [...files.keys()].find((path) => path.startsWith('wiki/website/'))).toBeTruthy()
})
