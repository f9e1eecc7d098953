// Documents of a project: found, renamed, linked with tasks, moved and replaced.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { type AnyTask, GARDEN, logOf, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await world.db.execute(sql`delete from attachments where task_id is null`)
})
afterAll(() => world.close())

type Given = { who?: string; type?: string; task?: string; replaces?: number }
async function upload(name: string, bytes: string, { who = 'mia', type = 'text/plain', task, replaces }: Given = {}) {
  const owner = { attachmentable_type: task === undefined ? 'projects' : 'issues', attachmentable_id: task ?? '' }
  const query = { ...WEBSITE, ...owner, ...(replaces !== undefined && { replaces: String(replaces) }) }
  return world.as(who).send({ method: 'POST', url: '/attachments/', query, ...multipart(name, bytes, { type }) })
}
const make = async (name: string, bytes = 'x', given: Given = {}): Promise<AnyTask> => (await upload(name, bytes, given)).body.data
const list = (more: Record<string, string | number> = {}, who = 'gus') =>
  world.as(who).get('/attachments/', { ...WEBSITE, attachmentable_type: 'projects', attachmentable_id: '', ...more })
const names = async (more: Record<string, string | number> = {}) => (await list(more)).body.data.map(({ filename }: AnyTask) => filename)
const filesOfTask = async (uuid: string) =>
  (await world.as('gus').get('/attachments/', { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: uuid })).body
const taskOf = async (uuid: string, where = WEBSITE): Promise<AnyTask> => (await world.as('ana').get(`/tasks/${uuid}/`, where)).body.data
const one = (id: number, who = 'gus') => world.as(who).get(`/attachments/${id}`, WEBSITE)
const onDisk = () => readdir(join(world.settings.dataDir, 'files')).then((found) => found.filter((name) => name !== 'moving'))
const clear = () => world.db.execute(sql`delete from attachments where task_id is null`)

test('DOCS-01 DOCS-02 documents are found by name, kind and uploader, and come newest first, by name or by size', async () => {
  const task = await makeTask(world)
  await make('Budget 2026.pdf', '%PDF-1.4\n budget')
  await make('architektur übersicht.md', 'twelve bytes')
  await make('schema.sql', 'select 1', { who: 'ana' })
  await make('budget of the task.txt', 'x', { task: task.uuid })
  expect(await names()).toEqual(['schema.sql', 'architektur übersicht.md', 'Budget 2026.pdf'])
  expect(await names({ search: 'BUDGET' })).toEqual(['Budget 2026.pdf'])
  expect(await names({ search: 'ubersicht' })).toEqual(['architektur übersicht.md'])
  expect(await names({ search: '%' })).toEqual([])
  expect(await names({ kind: 'pdf,code', sort: 'filename' })).toEqual(['Budget 2026.pdf', 'schema.sql'])
  expect(await names({ user: 'ana' })).toEqual(['schema.sql'])
  expect(await names({ sort: 'size' })).toEqual(['Budget 2026.pdf', 'architektur übersicht.md', 'schema.sql'])
  expect(await names({ group: 'kind' })).toEqual(['Budget 2026.pdf', 'architektur übersicht.md', 'schema.sql'])
  expect(await names({ group: 'user' })).toEqual(['schema.sql', 'architektur übersicht.md', 'Budget 2026.pdf'])
  const all = await list({ with_tasks: 1, search: 'budget' })
  const facts = all.body.data.map((file: AnyTask) => [file.filename, file.task])
  expect(facts).toEqual([
    ['budget of the task.txt', { uuid: task.uuid, code: task.code, title: task.title }],
    ['Budget 2026.pdf', null],
  ])
  expect((await list({ per_page: 2, page: 2 })).body).toMatchObject({ current_page: 2, total_pages: 2, total: 3, data: [{}] })
  for (const bad of [{ kind: 'music' }, { sort: 'id' }, { per_page: 201 }])
    expect((await list(bad as Record<string, string | number>)).status).toBe(400)
  await clear()
})

test('DOCS-02 the kinds are those of the client', async () => {
  const kinds = async (rows: [string, string][]) =>
    Promise.all(
      rows.map(async ([mimetype, name]) => (await world.db.execute(sql`select file_kind(${mimetype}, ${name}) as kind`)).rows[0]?.kind),
    )
  expect(
    await kinds([
      ['image/png', 'a.png'],
      ['image/svg+xml', 'a.svg'],
      ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a.docx'],
      ['text/csv', 'a.csv'],
      ['text/plain', 'a.rs'],
      ['text/plain', 'notes.txt'],
      ['application/json', 'a'],
      ['application/zip', 'a.zip'],
    ]),
  ).toEqual(['image', 'code', 'office', 'office', 'code', 'text', 'code', 'other'])
})

test('DOCS-03 a file is renamed and keeps its ending; readers and strangers do not rename', async () => {
  const { id } = await make('plan.PDF', 'x')
  const rename = (filename: string, who = 'mia') => world.as(who).put(`/attachments/${id}`, WEBSITE, { filename })
  expect((await rename('  Plan for 2027.pdf ')).body.data).toMatchObject({ id, filename: 'Plan for 2027.pdf' })
  expect(await rename('plan.exe')).toMatchObject({ status: 422, body: { errors: { filename: ['The file type cannot be changed.'] } } })
  for (const name of ['', 'a/b.pdf', '..', `${'x'.repeat(252)}.pdf`])
    expect(await rename(name)).toMatchObject({ status: 422, body: { errors: { filename: [expect.any(String)] } } })
  expect((await rename('a.pdf', 'gus')).status).toBe(403)
  expect((await rename('a.pdf', 'dora')).status).toBe(404)
  expect((await world.as('ana').put(`/attachments/${id}`, MOBILE, { filename: 'a.pdf' })).status).toBe(404)
  expect((await one(id)).body.data.filename).toBe('Plan for 2027.pdf')
  await clear()
})

test('DOCS-03 DOCS-08 a linked file is shown with its tasks, costs no copy, and the task’s end ends the link only', async () => {
  const [first, second] = [await makeTask(world), await makeTask(world)]
  const { id, uuid } = await make('brief.pdf', '%PDF-1.4\n')
  const before = await onDisk()
  const link = (task: string, who = 'mia') => world.as(who).post(`/attachments/${id}/links/`, WEBSITE, { task_uuid: task })
  const unlink = (task: string, who = 'mia') => world.as(who).del(`/attachments/${id}/links/`, { ...WEBSITE, task_uuid: task })
  expect((await link(first.uuid)).body.data.links).toEqual([{ uuid: first.uuid, code: first.code, title: first.title }])
  expect((await link(first.uuid)).body.data.links).toHaveLength(1)
  expect((await link(second.uuid)).body.data.links.map(({ uuid: task }: AnyTask) => task)).toEqual([first.uuid, second.uuid])
  expect((await link(second.uuid, 'gus')).status).toBe(403)
  const elsewhere = await makeTask(world, 'ana', MOBILE)
  expect((await link(elsewhere.uuid)).status).toBe(404)
  expect((await taskOf(first.uuid)).counts.attachments).toBe(1)
  expect((await filesOfTask(first.uuid)).data).toMatchObject([{ id, task: null }])
  expect((await logOf(world, first.uuid))[0]).toBe('linked the file brief.pdf')
  expect(await onDisk()).toEqual(before)

  expect((await unlink(first.uuid, 'rex')).status).toBe(403)
  expect((await unlink(first.uuid)).body.data.links).toHaveLength(1)
  expect((await unlink(first.uuid)).status).toBe(404)
  expect((await taskOf(first.uuid)).counts.attachments).toBe(0)
  await world.as('ana').del(`/tasks/${second.uuid}/`, WEBSITE)
  expect((await one(id)).body.data).toMatchObject({ id, links: [] })
  expect(await onDisk()).toContain(uuid)
  await clear()
})

test('DOCS-08 a link rests while its task is in another project, and is there again when it comes back', async () => {
  const task = await makeTask(world)
  const { id } = await make('brief.pdf')
  await world.as('mia').post(`/attachments/${id}/links/`, WEBSITE, { task_uuid: task.uuid })
  const move = async (from: typeof WEBSITE, to: typeof WEBSITE) => {
    const [step] = (await world.as('ana').get('/projects-workflows/', to)).body.data
    const target = { new_company_slug: to.company_slug, new_project_slug: to.project_slug, new_workflow_id: step.id }
    return world.as('ana').post(`/tasks/${task.uuid}/move`, { company_slug: 'acme' }, { ...from, ...target })
  }
  expect((await move(WEBSITE, MOBILE)).body.data.counts.attachments).toBe(0)
  expect((await one(id)).body.data.links).toEqual([])
  expect((await move(MOBILE, WEBSITE)).body.data.counts.attachments).toBe(1)
  expect((await one(id)).body.data.links).toMatchObject([{ uuid: task.uuid }])
  await clear()
})

test('DOCS-09 a file goes from the project to a task and back, with counts and picture', async () => {
  const task = await makeTask(world)
  const { id } = await make('a.gif', 'GIF89a\u0001\u0000\u0001\u0000')
  await world.as('mia').post(`/attachments/${id}/links/`, WEBSITE, { task_uuid: task.uuid })
  const move = (uuid: string | null, who = 'mia') =>
    world.as(who).post(`/attachments/${id}/move/`, WEBSITE, {
      attachmentable_type: uuid === null ? 'projects' : 'issues',
      attachmentable_id: uuid ?? '',
    })
  expect((await move(task.uuid)).body.data).toMatchObject({ task: { uuid: task.uuid }, links: [] })
  expect(await taskOf(task.uuid)).toMatchObject({ counts: { attachments: 1 }, image: expect.stringContaining(`/${id}/`) })
  expect(await names()).toEqual([])
  const again = await world.as('mia').post(`/attachments/${id}/links/`, WEBSITE, { task_uuid: task.uuid })
  expect(again).toMatchObject({ status: 422, body: { errors: { task_uuid: [expect.any(String)] } } })
  expect((await move(null)).body.data).toMatchObject({ task: null })
  expect(await taskOf(task.uuid)).toMatchObject({ counts: { attachments: 0 }, image: null })
  expect((await logOf(world, task.uuid)).slice(0, 2)).toEqual(['moved the file a.gif away', 'moved the file a.gif here'])
  expect((await move(null, 'gus')).status).toBe(403)
  expect((await move((await makeTask(world, 'ana', MOBILE)).uuid)).status).toBe(404)
  await clear()
})

test('DOCS-03 DOCS-06 a replaced file keeps its id, name and comments; older versions stay readable and can be the newest again', async () => {
  const made = await make('plan.txt', 'first')
  const about = { ...WEBSITE, commentable_type: 'attachments', commentable_id: made.uuid }
  await world.as('mia').post('/comments/', about, { comment_text: '<p>Good.</p>', workflow: null })
  const next = await upload('plan final.txt', 'second, longer', { who: 'ana', replaces: made.id })
  expect(next).toMatchObject({
    status: 201,
    body: { data: { id: made.id, uuid: made.uuid, filename: 'plan.txt', size: 14, versions: 2, comments: 1 } },
  })
  expect(next.body.data.user.name).toBe('Ana Souza')
  const versions = async () => (await world.as('gus').get(`/attachments/${made.id}/versions/`, WEBSITE)).body.data
  const read = async (url: string, who = 'gus') => String((await world.as(who).send({ method: 'GET', url })).body)
  const [newest, oldest] = await versions()
  expect([newest, oldest]).toMatchObject([
    { number: 2, size: 14, user: { name: 'Ana Souza' } },
    { number: 1, size: 5, user: { name: 'Mia Chen' } },
  ])
  expect(await read(made.download.url)).toBe('second, longer')
  expect(await read(oldest.download.url)).toBe('first')
  expect((await world.as('dora').send({ method: 'GET', url: oldest.download.url })).status).toBe(404)

  const restore = (number: number, who = 'mia') => world.as(who).post(`/attachments/${made.id}/versions/${number}/restore/`, WEBSITE, {})
  expect((await restore(1, 'gus')).status).toBe(403)
  expect((await restore(9)).status).toBe(404)
  expect((await restore(1)).body.data).toMatchObject({ versions: 3, size: 5, filename: 'plan.txt' })
  expect(await read(made.download.url)).toBe('first')
  expect(await versions()).toHaveLength(3)
  expect((await restore(3)).body.data.versions).toBe(3)
  expect((await upload('x.txt', 'x', { replaces: 2_000_000_000 })).status).toBe(404)

  const before = await onDisk()
  expect((await world.as('mia').del(`/attachments/${made.id}`, WEBSITE)).status).toBe(200)
  expect(before.length - (await onDisk()).length).toBe(2)
})

test('DOCS-03 versions of a task’s file are gone with the task; another ending brings its name along', async () => {
  const task = await makeTask(world)
  const before = await onDisk()
  const { id } = await make('notes.txt', 'first', { task: task.uuid })
  const { body } = await upload('notes.md', '# second', { replaces: id, task: task.uuid })
  expect(body.data).toMatchObject({ filename: 'notes.md', versions: 2, task: { uuid: task.uuid } })
  expect((await logOf(world, task.uuid))[0]).toBe('added a new version of the file notes.md')
  expect((await onDisk()).length).toBe(before.length + 2)
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
  expect(await onDisk()).toEqual(before)
})

test('DOCS-07 one file is read by its uuid; foreign ones are 404', async () => {
  const { id, uuid } = await make('deep.txt')
  expect((await world.as('gus').get(`/attachments/${uuid}`, WEBSITE)).body.data).toMatchObject({ id, uuid, versions: 1, comments: 0 })
  expect((await world.as('gus').get(`/attachments/${uuid}`, MOBILE)).status).toBe(404)
  expect((await world.as('dora').get(`/attachments/${uuid}`, WEBSITE)).status).toBe(404)
  expect((await world.as('gus').get('/attachments/nothing', WEBSITE)).status).toBe(404)
  await clear()
})

test('DOCS-03 PLAN-03 renaming and linking are open on every plan, a new version is not', async () => {
  const { body } = await world.as('fay').get('/attachments/', { ...GARDEN, attachmentable_type: 'projects', attachmentable_id: '' })
  expect(body.total).toBe(0)
  const query = { ...GARDEN, attachmentable_type: 'projects', attachmentable_id: '', replaces: '1' }
  const answer = await world.as('fay').send({ method: 'POST', url: '/attachments/', query, ...multipart('a.txt', 'x') })
  expect(answer).toMatchObject({ status: 402, body: { code: 'plan_required' } })
})

test('FILES-02 a part of a file comes down by itself, and one beyond its end does not', async () => {
  await clear()
  const { download: at } = await make('digits.txt', '0123456789')
  const part = (range: string) => world.as('gus').send({ method: 'GET', url: at.url, headers: { range } })
  expect(await part('bytes=2-4')).toMatchObject({
    status: 206,
    body: '234',
    headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3', 'accept-ranges': 'bytes' },
  })
  expect(await part('bytes=-2')).toMatchObject({ status: 206, body: '89' })
  expect(await part('bytes=10-')).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */10' } })
})
