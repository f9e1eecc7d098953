// Archives of workspaces and projects: all that is in the database and on the disk, nothing that opens a door, for those who may have it.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '#host/files/open-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { type AnyTask, makeTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'
import { unzip } from '#tests/kit/unzip.ts'
import { type ArchiveTable, LEFT_OUT, LOG_TABLE, PROJECT_TABLES, SAME_EVERYWHERE, WORKSPACE_TABLES } from './archive-tables.ts'
import { makeExports } from './export-maker.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const ACME = { company_slug: 'acme' }
const fail = (error: unknown) => {
  throw error
}
const make = (onError: (error: unknown) => void = fail) =>
  makeExports({ db: world.db, files: openFiles(world.settings), settings: world.settings, onError, beatEvery: 5 })

type Place = Record<string, string>
const start = (who: string, place: Place, body: object = {}) => world.as(who).post('/exports/', place, body)

/** The archive as it is handed out, after it was made. */
async function archiveOf(who: string, place: Place, body: object = {}): Promise<{ made: AnyTask; files: Map<string, string> }> {
  const { uuid } = (await start(who, place, body)).body.data
  expect(await make()).toBe(1)
  const made = (await world.as(who).get(`/exports/${uuid}/`, place)).body.data
  const headers = { authorization: `Bearer ${await world.as(who).token()}` }
  const answer = await world.app.inject({ url: `/exports/${uuid}/content`, query: place, headers })
  expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.length]).toEqual([200, 'application/zip', made.size])
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(made.sha256)
  await world.as(who).del(`/exports/${uuid}/`, place)
  return { made, files: unzip(answer.rawPayload) }
}

const json = (files: Map<string, string>, path: string) => JSON.parse(files.get(path) ?? '')
async function count(table: string, where = 'true'): Promise<number> {
  const { rows } = await world.db.execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${table} t where t.company_id = (select id from companies where slug = 'acme') and ${where}`),
  )
  return rows[0]?.n ?? -1
}

test('EXPORT-02 every column of every table of a workspace goes into the archive, or stays out for a reason', async () => {
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
  const { made, files } = await archiveOf('ana', ACME)
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
    const rows = projects.flatMap((slug) => json(files, `projects/${slug}.json`)[name])
    expect({ name, rows: rows.length }).toEqual({ name, rows: await count(name, table.rows) })
    expect(rows.every((row) => Object.keys(row).join(' ') === table.kept)).toBe(true)
  }
  const workspace = json(files, 'workspace.json')
  for (const name of Object.keys(WORKSPACE_TABLES))
    if (name !== 'companies') expect({ name, rows: workspace[name].length }).toEqual({ name, rows: await count(name) })
  expect(workspace.companies).toEqual([expect.objectContaining({ slug: 'acme', currency: expect.any(String) })])
  const log = (files.get('log.jsonl') ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(log.length).toBeGreaterThan(1_000)
  expect(log[0]).toMatchObject({ in: 'audit_events', row: { action: expect.any(String) } })

  const people = json(files, 'people.json')
  expect(people).toContainEqual({ id: expect.any(String), name: 'Mia Chen', username: 'mia', email: 'mia@example.com' })
  const known = new Set(people.map(({ id }: { id: string }) => id))
  const tasks = projects.flatMap((slug) => json(files, `projects/${slug}.json`).tasks)
  expect(tasks.every((task: AnyTask) => task.creator_id === null || known.has(task.creator_id))).toBe(true)

  const manifest = json(files, 'manifest.json')
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
  const { files } = await archiveOf('ana', ACME)
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
  const { files } = await archiveOf('ana', OPS)
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

test('EXPORT-04 a project’s admins export their project, and the owner the workspace; a project has no money, no log and no addresses that are hidden', async () => {
  const statuses = async (place: Place) => {
    const asked: number[] = []
    for (const who of ['ana', 'ben', 'gus', 'dora']) {
      const { status, body } = await start(who, place)
      asked.push(status)
      if (status === 201) await world.as(who).del(`/exports/${body.data.uuid}/`, place)
    }
    return asked
  }
  expect(await statuses(ACME)).toEqual([201, 403, 403, 404])
  const role = (await world.as('ben').get('/projects/website/', WEBSITE)).status
  expect(role).toBe(200)
  await world.db.execute(sql`update project_members set role = 'admin' where person_id = (select id from people where username = 'ben')`)
  expect(await statuses(WEBSITE)).toEqual([201, 201, 403, 404])
  await world.db.execute(sql`update people set hide_email = true where username = 'mia'`)
  const { files } = await archiveOf('ben', WEBSITE)
  expect([...files.keys()].filter((path) => /^(projects|workspace|log|csv)/.test(path)).sort()).toEqual(
    ['projects/website.json', 'csv/tasks.csv', 'csv/comments.csv', 'csv/time.csv', 'csv/members.csv'].sort(),
  )
  expect(Object.keys(json(files, 'projects/website.json'))).not.toEqual(expect.arrayContaining(['project_billing']))
  expect([...files.values()].join('\n')).not.toContain('mia@example.com')
  expect((await archiveOf('ana', ACME)).files.get('people.json')).toContain('mia@example.com')
  await world.db.execute(sql`update people set hide_email = false where username = 'mia'`)
})

test('EXPORT-04 one at a time a workspace: 409 names the one that runs; others see theirs alone; it is logged', async () => {
  const first = await start('ana', ACME)
  expect(first.body.data).toMatchObject({ state: 'waiting', done: 0, size: null, ready_at: null })
  expect(await start('ana', WEBSITE)).toMatchObject({ status: 409, body: { code: 'export_running', running: first.body.data.uuid } })
  const content = await world.as('ana').get(`/exports/${first.body.data.uuid}/content`, ACME)
  expect([content.status, content.body.message]).toEqual([404, 'This export is not ready.'])
  expect((await world.as('ana').get('/exports/', WEBSITE)).body.data).toEqual([])
  expect((await world.as('ana').get(`/exports/${first.body.data.uuid}/`, WEBSITE)).status).toBe(404)
  expect((await world.as('ana').del(`/exports/${first.body.data.uuid}/`, ACME)).status).toBe(200)
  expect((await world.as('ana').get('/exports/', ACME)).body.data).toEqual([])
  const { body } = await world.as('ana').get('/team-members/log/', { company_slug: 'acme' })
  expect(body.data.slice(0, 2).map(({ action }: AnyTask) => action)).toEqual(['export.delete', 'export.workspace'])
})

test('EXPORT-04 whoever asked is told in the inbox and by mail, once; after 7 days it is gone with its bytes', async () => {
  const before = (await world.mailsNow()).length
  const { uuid } = (await start('ana', ACME, { files: false })).body.data
  await make()
  expect(await make()).toBe(0)
  const mails = (await world.mailsNow()).slice(before)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['ana@example.com', 'The export of “Acme” is ready']])
  expect(mails[0]?.text).toContain('/acme/settings#data')
  const news = (await world.as('ana').get('/feeds/inbox/', { company_slug: 'acme' })).body.data
  expect(news[0]).toMatchObject({ target: { kind: 'export', id: uuid }, sentence: 'The export of “Acme” is ready' })

  const { rows } = await world.db.execute<{ file: string }>(sql`select file from exports where id = ${uuid}`)
  const files = openFiles(world.settings)
  expect(await files.store.stat(rows[0]?.file ?? '')).not.toBeNull()
  const { forgetExports } = await import('./exports.store.ts')
  expect(await forgetExports(world.db, files, new Date(Date.now() + 6.9 * 86_400_000))).toBe(0)
  expect(await forgetExports(world.db, files, new Date(Date.now() + 7.1 * 86_400_000))).toBe(1)
  expect(await files.store.stat(rows[0]?.file ?? '')).toBeNull()
  expect((await world.as('ana').get('/exports/', ACME)).body.data).toEqual([])
})

test('EXPORT-05 what is missing on the disk is named, and everything else is in it', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'With files' })
  const add = async (filename: string) => {
    const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
    const sent = await world.as('ana').send({ method: 'POST', url: '/attachments/', query, ...multipart(filename, Buffer.from(filename)) })
    return sent.body.data
  }
  const [lost, kept] = [await add('lost.txt'), await add('kept.txt')]
  const files = openFiles(world.settings)
  await files.store.remove(lost.uuid)
  const { made, files: packed } = await archiveOf('ana', WEBSITE)
  expect(made).toMatchObject({ state: 'ready', problems: 1, lacking: ['lost.txt is not on the server any more'] })
  expect(packed.get(`files/${kept.uuid}/kept.txt`)).toBe('kept.txt')
  expect(packed.has(`files/${lost.uuid}/lost.txt`)).toBe(false)
  expect(packed.get('problems.csv')).toContain(`files/${lost.uuid}/lost.txt,lost.txt,${task.code},is not on the server any more`)
  expect((await world.mailsNow()).at(-1)?.text).toContain('One file could not be packed; problems.csv in it names it.')
})

test('EXPORT-05 without room it is refused before it begins', async () => {
  const { startExport } = await import('./exports.store.ts')
  const files = { ...openFiles(world.settings), room: async () => 100_000_000 }
  const { rows } = await world.db.execute<{ company: string; person: string }>(
    sql`select id as company, owner_id as person from companies where slug = 'acme'`,
  )
  const [{ company = '', person = '' } = {}] = rows
  const asked = startExport(world.db, files, { companyId: company, projectId: null }, person, { kind: 'zip', withFiles: true })
  await expect(asked).rejects.toMatchObject({
    status: 409,
    code: 'no_room',
    message: 'There is not enough room on the server for this export.',
  })
})

test('EXPORT-04 one that fails is begun anew, and after three times says so; one that is deleted meanwhile leaves nothing', async () => {
  const errors: unknown[] = []
  const files = openFiles(world.settings)
  const broken = { ...files, keep: () => Promise.reject(new Error('No.')) }
  const parts = { db: world.db, files: broken, settings: world.settings, onError: (error: unknown) => errors.push(error) }
  const { uuid } = (await start('ana', OPS)).body.data
  expect(await makeExports(parts)).toBe(3)
  expect(errors).toHaveLength(3)
  const failed = (await world.as('ana').get(`/exports/${uuid}/`, OPS)).body.data
  expect(failed).toMatchObject({ state: 'failed', reason: 'Something went wrong on the server three times. Its log says what.' })
  await world.as('ana').del(`/exports/${uuid}/`, OPS)

  const next = (await start('ana', OPS)).body.data
  const gone = {
    ...files,
    async take(...args: Parameters<typeof files.take>) {
      const taken = await files.take(...args)
      expect((await world.as('ana').del(`/exports/${next.uuid}/`, OPS)).status).toBe(200)
      return taken
    },
  }
  await makeExports({ ...parts, files: gone, onError: fail })
  expect((await world.as('ana').get('/exports/', OPS)).body.data).toEqual([])
})

test('EXPORT-04 a maker that is gone is followed by another; one that stops leaves it to be begun anew', async () => {
  const { uuid } = (await start('ana', OPS)).body.data
  const stopped = new AbortController()
  stopped.abort()
  expect(
    await makeExports({ db: world.db, files: openFiles(world.settings), settings: world.settings, onError: fail }, stopped.signal),
  ).toBe(0)
  await world.db.execute(sql`update exports set state = 'running', tries = 1, heartbeat_at = now() - interval '20 seconds'`)
  expect(await make()).toBe(0)
  await world.db.execute(sql`update exports set heartbeat_at = now() - interval '31 seconds'`)
  expect(await make()).toBe(1)
  expect((await world.as('ana').get(`/exports/${uuid}/`, OPS)).body.data.state).toBe('ready')
})

test('EXPORT-04 a part of it can be asked for, so that a download that broke goes on', async () => {
  const [{ uuid, size }] = (await world.as('ana').get('/exports/', OPS)).body.data
  const headers = { authorization: `Bearer ${await world.as('ana').token()}`, range: 'bytes=100-' }
  const answer = await world.app.inject({ url: `/exports/${uuid}/content`, query: OPS, headers })
  expect([answer.statusCode, answer.rawPayload.length, answer.headers['content-range']]).toEqual([
    206,
    size - 100,
    `bytes 100-${size - 1}/${size}`,
  ])
})

test('EXPORT-03 EXPORT-04 a workspace as Markdown has a folder a project, and its wiki', async () => {
  const { made, files } = await archiveOf('ana', ACME, { kind: 'markdown' })
  expect(made).toMatchObject({ kind: 'markdown', files: false, state: 'ready' })
  expect(files.get('website/README.md')).toMatch(/^# Website relaunch\n/)
  expect([...files.keys()].filter((path) => /^ops\/tasks\/OPS-\d+\.md$/.test(path)).length).toBeGreaterThan(10)
  expect(files.get('wiki/website/Handbook.md') ?? [...files.keys()].find((path) => path.startsWith('wiki/website/'))).toBeTruthy()
})

test('EXPORT-08 it works on every plan, for archived projects, and in the days before a workspace is deleted', async () => {
  await world.db.execute(sql`update companies set subscription = 'free', unlimited_workspaces = false where slug = 'acme'`)
  await world.db.execute(sql`update projects set current_status = 2 where slug = 'ops'`)
  await archiveOf('ana', OPS)
  await world.db.execute(sql`update companies set deletion_at = now() + interval '10 days' where slug = 'acme'`)
  await archiveOf('ana', ACME)
  expect((await start('ben', WEBSITE)).status).toBe(404)
})
