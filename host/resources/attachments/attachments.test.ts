// Files of tasks and projects: up, listed, down, gone, and what hangs on them.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pngOf } from '#host/db/sample/file-bytes.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { type AnyTask, GARDEN, logOf, MOBILE, makeTask, OPS, REACTOR, STUDIO, WEBSITE } from '#tests/kit/task-calls.ts'
import { openFiles } from '../../files/open-files.ts'
import { knownFiles } from './attachments.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true, env: { UPLOAD_LIMIT: '0.2' } })
})
afterAll(() => world.close())

const PNG = pngOf(8, 8, [255, 255, 255], [])
type Where = typeof WEBSITE
type Given = { type?: string; field?: string; who?: string; where?: Where }

function upload(task: string | null, name: string, bytes: Uint8Array | string, { who = 'mia', where = WEBSITE, ...given }: Given = {}) {
  const query = { ...where, attachmentable_type: task === null ? 'projects' : 'issues', attachmentable_id: task ?? '' }
  return world.as(who).send({ method: 'POST', url: '/attachments/', query, ...multipart(name, bytes, given) })
}
const listOf = (task: string | null, page = 1, where = WEBSITE, who = 'gus') =>
  world
    .as(who)
    .get('/attachments/', { ...where, attachmentable_type: task === null ? 'projects' : 'issues', attachmentable_id: task ?? '', page })
const taskOf = async (uuid: string, where: Where = WEBSITE): Promise<AnyTask> =>
  (await world.as('ana').get(`/tasks/${uuid}/`, where)).body.data
const download = (url: string, who = 'gus') => world.as(who).send({ method: 'GET', url })
const folder = () => join(world.settings.dataDir, 'files')
const onDisk = async () => (await readdir(folder())).filter((name) => name !== 'moving')
const moving = async () => (existsSync(join(folder(), 'moving')) ? readdir(join(folder(), 'moving')) : [])

test('REST-38 REST-39 FILES-02 API-04 a file goes up, is listed newest first and comes down again', async () => {
  const task = await makeTask(world)
  const answer = await upload(task.uuid, 'Entwürfe — neu.png', PNG, { type: 'image/png' })
  expect(answer).toMatchObject({ status: 201, body: { data: { filename: 'Entwürfe — neu.png', mimetype: 'image/png', size: PNG.length } } })
  const made = answer.body.data
  expect(made).toEqual({
    id: expect.any(Number),
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    filename: 'Entwürfe — neu.png',
    mimetype: 'image/png',
    size: PNG.length,
    created_at: { timestamp: expect.any(Number), date_for_humans: 'just now', timezone: expect.stringMatching(/\+00:00$/) },
    user: { name: 'Mia Chen', avatar: null, username: 'mia', headline: 'Designer and writer' },
    download: { url: `/attachments/${made.id}/content?company_slug=acme&project_slug=website`, internal: true },
    task: { uuid: task.uuid, code: task.code, title: task.title },
    ...{ links: [], versions: 1, comments: 0 },
  })
  await upload(task.uuid, 'second.txt', 'words', { type: 'text/plain' })
  const page = await listOf(task.uuid)
  expect(page.body).toMatchObject({ current_page: 1, total_pages: 1, total: 2, data: [{ filename: 'second.txt' }, { id: made.id }] })
  const raw = await world.app.inject({
    method: 'GET',
    url: made.download.url,
    headers: { authorization: `Bearer ${await world.as('gus').token()}` },
  })
  expect(raw.statusCode).toBe(200)
  expect(raw.rawPayload.equals(PNG)).toBe(true)
  expect(raw.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(PNG.length),
    'content-disposition': 'inline; filename="Entw_rfe _ neu.png"; filename*=UTF-8\'\'Entw%C3%BCrfe%20%E2%80%94%20neu.png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  expect((await logOf(world, task.uuid)).slice(0, 2)).toEqual(['added the file second.txt', 'added the file Entwürfe — neu.png'])
})

test('OPEN-47 pages of files end where they end', async () => {
  const task = await makeTask(world)
  for (let count = 0; count < 23; count += 1) await upload(task.uuid, `file ${count}.txt`, 'x')
  const two = await listOf(task.uuid, 2)
  expect(two.body).toMatchObject({ current_page: 2, total_pages: 2, total: 23 })
  expect(two.body.data).toHaveLength(3)
  expect((await listOf(task.uuid, 3)).body.data).toEqual([])
  expect((await listOf((await makeTask(world)).uuid)).body).toEqual({ data: [], current_page: 1, total_pages: 1, total: 0 })
})

test('OPEN-39 files of a project have no task: an empty id, and their own list', async () => {
  const task = await makeTask(world, 'ana', OPS)
  await upload(task.uuid, 'of the task.txt', 'x', { who: 'ana', where: OPS })
  expect((await upload(null, 'of the project.txt', 'x', { who: 'ana', where: OPS })).status).toBe(201)
  expect((await listOf(null, 1, OPS, 'ana')).body.data.map(({ filename }: AnyTask) => filename)).toEqual(['of the project.txt'])
  expect((await listOf(task.uuid, 1, OPS, 'ana')).body.data.map(({ filename }: AnyTask) => filename)).toEqual(['of the task.txt'])
  const without = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: '' }
  expect((await world.as('ana').get('/attachments/', without)).status).toBe(400)
})

test('REST-40 ROLE-06 a member deletes anybody’s file, with its bytes; readers and strangers cannot', async () => {
  const task = await makeTask(world)
  const { id, uuid, download: at } = (await upload(task.uuid, 'gone soon.txt', 'x', { who: 'ana' })).body.data
  const remove = (who: string, where = WEBSITE) => world.as(who).del(`/attachments/${id}`, where)
  expect((await remove('gus')).status).toBe(403)
  expect((await remove('rex')).status).toBe(403)
  expect((await remove('dora')).status).toBe(404)
  expect((await remove('dora', REACTOR)).status).toBe(404)
  expect((await remove('ana', MOBILE)).status).toBe(404)
  expect(await onDisk()).toContain(uuid)
  expect(await remove('mia')).toMatchObject({ status: 200, body: { data: null } })
  expect((await remove('mia')).status).toBe(404)
  expect(await onDisk()).not.toContain(uuid)
  expect((await download(at.url)).status).toBe(404)
  expect((await logOf(world, task.uuid))[0]).toBe('deleted the file gone soon.txt')
})

test('ROLE-06 readers do not upload, strangers find neither task nor file', async () => {
  const task = await makeTask(world)
  expect((await upload(task.uuid, 'a.txt', 'x', { who: 'gus' })).status).toBe(403)
  expect((await upload(task.uuid, 'a.txt', 'x', { who: 'rex' })).status).toBe(403)
  expect((await upload(task.uuid, 'a.txt', 'x', { who: 'dora' })).status).toBe(404)
  expect((await upload(task.uuid, 'a.txt', 'x', { who: 'dora', where: REACTOR })).status).toBe(404)
  const { download: at } = (await upload(task.uuid, 'a.txt', 'x')).body.data
  expect((await download(at.url, 'dora')).status).toBe(404)
  expect((await download(at.url.replace('acme', 'globex').replace('website', 'reactor'), 'dora')).status).toBe(404)
  expect((await world.as(null).send({ method: 'GET', url: at.url })).status).toBe(401)
})

test('PLAN-03 FILES-22 uploads need a paid plan, on free and on lifetime', async () => {
  for (const [who, where] of [
    ['fay', GARDEN],
    ['lee', STUDIO],
  ] as const) {
    const { body } = await world.as(who).get('/tasks/', { ...where, is_archived: 0, members: '', page: 1 })
    const answer = await upload(body.data[0].uuid, 'a.txt', 'x', { who, where })
    expect(answer).toMatchObject({ status: 402, body: { code: 'plan_required' } })
  }
})

test('OPEN-54 the type is what the content says; the declared one counts for text only', async () => {
  const task = await makeTask(world)
  const typed = async (name: string, bytes: Uint8Array | string, type: string) =>
    (await upload(task.uuid, name, bytes, { type })).body.data.mimetype
  expect(await typed('fake.png', '<html><script>alert(1)</script></html>', 'image/png')).toBe('text/plain')
  expect(await typed('page.html', '<html><script>alert(1)</script></html>', 'text/html; charset=utf-8')).toBe('text/html')
  expect(await typed('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml')).toBe('image/svg+xml')
  expect(await typed('picture.txt', PNG, 'text/plain')).toBe('image/png')
  expect(await typed('report.txt', 'BMW and MZ are two letters each', 'text/plain')).toBe('text/plain')
  expect(await typed('code.ts', 'export const a = 1', 'video/mp2t')).toBe('text/plain')
  expect(await typed('paper', '%PDF-1.4\n', 'text/html')).toBe('application/pdf')
  expect(await typed('noise.bin', Buffer.from([0, 1, 2, 3, 250, 251]), 'image/jpeg')).toBe('application/octet-stream')
  expect(await typed('empty.txt', '', 'text/plain')).toBe('text/plain')
})

test('OPEN-54 a page or a drawing is handed out as a download and nothing else', async () => {
  const task = await makeTask(world)
  for (const [name, type] of [
    ['page.html', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
    ['notes.txt', 'text/plain'],
  ] as const) {
    const { download: at } = (await upload(task.uuid, name, '<svg onload="alert(1)"/>', { type })).body.data
    const { headers, body } = await download(at.url)
    expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' })
    expect(headers['content-disposition']).toMatch(/^attachment; /)
    expect(String(body)).toContain('alert(1)')
  }
})

test('names come without folders, control and direction characters', async () => {
  const task = await makeTask(world)
  const named = async (name: string) => (await upload(task.uuid, name, 'x', { type: 'text/plain' })).body.data.filename
  expect(await named('../../etc/passwd')).toBe('passwd')
  expect(await named('..')).toBe('file')
  expect(await named('invoice\u202etxt.exe')).toBe('invoicetxt.exe')
  const long = await named(`${'é'.repeat(300)}.png`)
  expect([...long].length).toBe(255)
  expect(long.endsWith('.png')).toBe(true)
  const { download: at } = (await upload(task.uuid, 'a%0d%0aSet-Cookie.txt', 'x')).body.data
  expect((await download(at.url)).headers['content-disposition']).not.toMatch(/[\r\n]/)
})

test('FILES-18 junk is refused, and so is a form without a file in `file`', async () => {
  const task = await makeTask(world)
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini'])
    expect(await upload(task.uuid, name, 'x')).toMatchObject({ status: 422, body: { errors: { file: [expect.any(String)] } } })
  expect(await upload(task.uuid, 'a.txt', 'x', { field: 'other' })).toMatchObject({
    status: 422,
    body: { errors: { file: [expect.any(String)] } },
  })
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  expect((await world.as('mia').post('/attachments/', query, { file: 'x' })).status).toBe(400)
  expect((await listOf(task.uuid)).body.total).toBe(0)
})

test('a file over the limit is 413 and leaves nothing', async () => {
  const task = await makeTask(world)
  const before = await onDisk()
  expect((await upload(task.uuid, 'at the limit.bin', Buffer.alloc(200_000))).status).toBe(201)
  for (const size of [200_001, 450_000])
    expect(await upload(task.uuid, 'too large.bin', Buffer.alloc(size))).toMatchObject({ status: 413, body: { code: 'too_large' } })
  expect(await onDisk()).toHaveLength(before.length + 1)
  expect(await moving()).toEqual([])
  expect((await taskOf(task.uuid)).counts.attachments).toBe(1)
})

test('an upload that is cut off leaves neither a part nor a row', async () => {
  const task = await makeTask(world)
  const before = await onDisk()
  const port = new URL(await world.listen()).port
  const { headers, payload } = multipart('half.bin', Buffer.alloc(100_000))
  const path = `/attachments/?company_slug=acme&project_slug=website&attachmentable_type=issues&attachmentable_id=${task.uuid}`
  const authorization = `Bearer ${await world.as('mia').token()}`
  const sending = httpRequest({ port, path, method: 'POST', headers: { ...headers, authorization, 'content-length': payload.length } })
  sending.on('error', () => undefined)
  sending.write(payload.subarray(0, 60_000))
  await expect.poll(async () => (await moving()).some((name) => name.endsWith('.part'))).toBe(true)
  sending.destroy()
  await expect.poll(moving).toEqual([])
  expect(await onDisk()).toEqual(before)
  expect((await listOf(task.uuid)).body.total).toBe(0)
})

test('what a killed run left is cleared up once it is old: parts, files without a row, and nothing else', async () => {
  const task = await makeTask(world)
  const { uuid } = (await upload(task.uuid, 'kept.txt', 'kept')).body.data
  const files = openFiles(world.settings)
  const half = '00000000-2222-4333-8444-555555555555'
  const lost = '11111111-2222-4333-8444-555555555555'
  const stranger = '99999999-2222-4333-8444-555555555555'
  await mkdir(join(folder(), 'moving'), { recursive: true })
  await writeFile(join(folder(), 'moving', `${half}.part`), 'half')
  await files.put(lost, Buffer.from('no row'))
  await files.put(stranger, Buffer.from('of another database'))
  await files.doubt([lost, uuid])
  // Another process may be at it: what is young stays.
  await files.recover(knownFiles(world.db), new Date(Date.now() - 60_000))
  expect((await moving()).sort()).toEqual([`${half}.part`, `${lost}.doubt`, `${uuid}.doubt`].sort())
  expect(await onDisk()).toContain(lost)
  await files.recover(knownFiles(world.db), new Date(Date.now() + 60_000))
  expect(await moving()).toEqual([])
  const there = await onDisk()
  expect(there).toContain(uuid)
  expect(there).toContain(stranger)
  expect(there).not.toContain(lost)
  expect(await readFile(join(folder(), uuid), 'utf8')).toBe('kept')
})

test('a task knows how many files it has and its newest picture', async () => {
  const task = await makeTask(world)
  expect(task).toMatchObject({ image: null, counts: { attachments: 0 } })
  const first = (await upload(task.uuid, 'one.png', PNG)).body.data
  const second = (await upload(task.uuid, 'two.png', PNG)).body.data
  await upload(task.uuid, 'words.txt', 'x')
  await upload(task.uuid, 'drawing.svg', '<svg/>', { type: 'image/svg+xml' })
  expect(await taskOf(task.uuid)).toMatchObject({ image: second.download.url, counts: { attachments: 4 } })
  await world.as('mia').del(`/attachments/${second.id}`, WEBSITE)
  expect(await taskOf(task.uuid)).toMatchObject({ image: first.download.url, counts: { attachments: 3 } })
  await world.as('mia').del(`/attachments/${first.id}`, WEBSITE)
  expect(await taskOf(task.uuid)).toMatchObject({ image: null, counts: { attachments: 2 } })
})

test('files go along when a task moves, stay behind when it is copied, and are gone when it is deleted', async () => {
  const task = await makeTask(world)
  const { uuid, id } = (await upload(task.uuid, 'along.png', PNG)).body.data
  const copy = (await world.as('ana').post(`/tasks/${task.uuid}/duplicate/`, WEBSITE)).body.data
  expect(copy).toMatchObject({ image: null, counts: { attachments: 0 } })
  const [step] = (await world.as('ana').get('/projects-workflows/', MOBILE)).body.data
  const target = { new_company_slug: 'acme', new_project_slug: 'mobile', new_workflow_id: step.id }
  const moved = await world.as('ana').post(`/tasks/${task.uuid}/move`, { company_slug: 'acme' }, { ...WEBSITE, ...target })
  const url = `/attachments/${id}/content?company_slug=acme&project_slug=mobile`
  expect(moved.body.data).toMatchObject({ image: url, counts: { attachments: 1 } })
  expect((await download(url, 'ana')).status).toBe(200)
  expect((await download(url.replace('mobile', 'website'), 'ana')).status).toBe(404)
  expect((await listOf(task.uuid, 1, MOBILE, 'ana')).body.total).toBe(1)
  expect((await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)).status).toBe(404)
  expect(await onDisk()).toContain(uuid)
  expect((await world.as('ana').del(`/tasks/${task.uuid}/`, MOBILE)).status).toBe(200)
  expect(await onDisk()).not.toContain(uuid)
  expect(await moving()).toEqual([])
})

test('the sample world has files, with bytes of the size and type they are said to have', async () => {
  const { rows } = await world.db.execute<{ id: number; size: string; mimetype: string; company: string; project: string }>(sql`
    select a.id, a.size, a.mimetype, c.slug as company, p.slug as project from attachments a join projects p on p.id = a.project_id
    join companies c on c.id = a.company_id join tasks t on t.id = a.task_id join people w on w.id = a.author_id and w.username = 'ana' where p.slug = 'website'`)
  const { rows: counts } = await world.db.execute(sql`
    select 1 from tasks t where attachments_count <> (select count(*) from attachments a where a.task_id = t.id) + (select count(*) from attachment_links l where l.task_id = t.id)`)
  expect(counts).toEqual([])
  expect(rows.length).toBeGreaterThan(3)
  for (const { id, size, mimetype, company, project } of rows) {
    const { status, headers } = await download(`/attachments/${id}/content?company_slug=${company}&project_slug=${project}`, 'ana')
    expect({ status, size: headers['content-length'] }).toEqual({ status: 200, size: String(size) })
    if (mimetype === 'image/png' || mimetype === 'application/pdf') expect(headers['content-type']).toBe(mimetype)
  }
})
