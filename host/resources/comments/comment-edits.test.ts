// Editing one's own comment: who may, what is judged, what follows, and what another window has written meanwhile.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { type AnyTask, logOf, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const about = (uuid: string, type = 'issues') => ({ commentable_type: type, commentable_id: uuid })
const write = (uuid: string, text: unknown, { type = 'issues' } = {}) =>
  world.as('mia').post('/comments/', { ...WEBSITE, ...about(uuid, type) }, { comment_text: text, workflow: null })
const read = (uuid: string) => world.as('gus').get('/comments/', { ...WEBSITE, ...about(uuid) })
type Given = { who?: string; where?: Record<string, string>; was?: string | null }
const edit = (id: number, text: unknown, { who = 'mia', where = WEBSITE, was }: Given = {}) =>
  world.as(who).put(`/comments/${id}/`, where, { comment_text: text, ...(was !== undefined && { edited_was: was }) })
const textsOf = async (uuid: string) =>
  (await read(uuid)).body.data.map(({ comment }: { comment: string }) => comment.replace(/<[^>]+>/g, ''))
const taskOf = async (uuid: string): Promise<AnyTask> => (await world.as('ana').get(`/tasks/${uuid}/`, WEBSITE)).body.data

async function fileOn(uuid: string): Promise<AnyTask> {
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: uuid }
  return (await world.as('mia').send({ method: 'POST', url: '/attachments/', query, ...multipart('plan.txt', 'x') })).body.data
}
async function newsOf(who: string, uuid: string): Promise<AnyTask[]> {
  const { body } = await world.as(who).get('/feeds/notifications/', { company_slug: 'acme', page: 1 })
  return body.data.filter(({ data }: AnyTask) => data.target?.uuid === uuid).map(({ data }: AnyTask) => data)
}

test('editing: the author alone gives a comment another text; it keeps its place, its moment and the status, and says when it was edited', async () => {
  const task = await makeTask(world)
  const { id, created_at } = (await write(task.uuid, 'Frist')).body.data
  await write(task.uuid, 'After')
  const before = await taskOf(task.uuid)
  const edited = await edit(id, '<p>First</p>')
  expect(edited).toMatchObject({ status: 200, body: { data: { id, comment: '<p>First</p>', user: { username: 'mia' } } } })
  expect(edited.body.data.created_at.timezone).toBe(created_at.timezone)
  expect(edited.body.data.edited_at).toEqual({
    timestamp: expect.any(Number),
    timezone: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
  })
  expect((await read(task.uuid)).body.data).toMatchObject([{ comment: 'After', edited_at: null }, edited.body.data])
  expect(await taskOf(task.uuid)).toMatchObject({ counts: before.counts, workflow: before.workflow })
  expect((await logOf(world, task.uuid))[0]).toBe('edited a comment')
})

test('editing: admins, other members and readers do not, nor the author who became a reader; strangers find nothing', async () => {
  const task = await makeTask(world)
  const { id } = (await write(task.uuid, 'Mine')).body.data
  for (const who of ['ana', 'ben', 'rex', 'gus']) expect((await edit(id, 'Yours', { who })).status).toBe(403)
  expect((await edit(id, 'Yours', { who: 'dora' })).status).toBe(404)
  expect((await edit(id, 'Yours', { where: MOBILE })).status).toBe(404)
  expect((await edit(2_000_000_000, 'Nowhere')).status).toBe(404)
  const roleOf = (role: string) =>
    world.db.execute(sql`update project_members set role = ${role} where person_id = (select id from people where username = 'mia')
      and project_id = (select id from projects where slug = 'website' and company_id = (select id from companies where slug = 'acme'))`)
  await roleOf('guest')
  expect((await edit(id, 'Still mine')).status).toBe(403)
  await roleOf('member')
  expect(await textsOf(task.uuid)).toEqual(['Mine'])
})

test('COMMENT-06 editing: the text is judged and cleaned as a new one is; what is refused changes nothing', async () => {
  const task = await makeTask(world)
  const { id } = (await write(task.uuid, 'Stays')).body.data
  for (const text of ['', '<p> &nbsp; <br></p>', '<script>alert(1)</script>', 'a\u0000b', 5])
    expect(await edit(id, text)).toMatchObject({ status: 422, body: { errors: { comment_text: [expect.any(String)] } } })
  const put = (body: object) => world.as('mia').put(`/comments/${id}/`, WEBSITE, body)
  expect((await put({ comment_text: 'x', workflow: null })).status).toBe(400)
  expect((await put({ comment_text: 'x', edited_was: 'yesterday' })).status).toBe(422)
  expect((await put({})).status).toBe(422)
  expect((await read(task.uuid)).body.data).toMatchObject([{ comment: 'Stays', edited_at: null }])
  expect((await edit(id, '<p onclick="a()">hi <a href="javascript:a()">x</a></p><svg onload=a()></svg>')).body.data.comment).not.toMatch(
    /onclick|javascript|svg/,
  )
})

test('editing: the same text is no edit', async () => {
  const task = await makeTask(world)
  const { id } = (await write(task.uuid, '<p>Same</p>')).body.data
  expect((await edit(id, '<p onclick="a()">Same</p>')).body.data.edited_at).toBeNull()
  expect((await logOf(world, task.uuid))[0]).toBe('commented')
})

test('editing: two windows of one person: the second learns of the first, loses nothing, and may write over it', async () => {
  const task = await makeTask(world)
  const { id } = (await write(task.uuid, 'Begun')).body.data
  const first = (await edit(id, 'One', { was: null })).body.data
  expect(await edit(id, 'Two', { was: null })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await textsOf(task.uuid)).toEqual(['One'])
  // The same once more, after an answer that was lost, is no conflict.
  expect((await edit(id, 'One', { was: null })).body.data).toEqual(first)
  const second = (await edit(id, 'Two', { was: first.edited_at.timezone })).body.data
  expect(second.comment).toBe('Two')
  expect(second.edited_at.timezone > first.edited_at.timezone).toBe(true)
  expect((await edit(id, 'Three', { was: first.edited_at.timezone })).status).toBe(409)
  const both = await Promise.all(['Left', 'Right'].map((text) => edit(id, text, { was: second.edited_at.timezone })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('editing: only who is newly named hears of it', async () => {
  const task = await makeTask(world, 'ben', WEBSITE, { title: 'Named later', members: 'rex' })
  const name = (username: string) => `<span data-username="${username}">@${username}</span>`
  const { id } = (await write(task.uuid, `<p>${name('rex')}</p>`)).body.data
  const heard = async (who: string) =>
    (await newsOf(who, task.uuid))
      .flatMap(({ events }) => events)
      .filter(({ reason }: { reason: string }) => /mentioned|commented/.test(reason)).length
  const before = { rex: await heard('rex'), ben: await heard('ben') }
  await edit(id, `<p>${name('rex')} ${name('gus')} ${name('dora')} ${name('mia')}</p>`)
  expect((await newsOf('gus', task.uuid)).map(({ title }) => title)).toEqual(['mentioned you in a comment on “Named later”'])
  expect({ rex: await heard('rex'), ben: await heard('ben') }).toEqual(before)
  expect((await newsOf('mia', task.uuid)).filter(({ title }) => /comment/.test(title))).toEqual([])
  await edit(id, `<p>${name('gus')}</p>`)
  expect(await heard('gus')).toBe(1)
})

test('OPEN-53 editing: a comment on a file, too; its task tells in its log', async () => {
  const task = await makeTask(world)
  const file = await fileOn(task.uuid)
  const { id } = (await write(file.uuid, 'Line one', { type: 'attachments' })).body.data
  expect((await edit(id, 'Line two', { who: 'ana' })).status).toBe(403)
  expect((await edit(id, 'Line two')).body.data.comment).toBe('Line two')
  expect((await logOf(world, task.uuid))[0]).toBe('edited a comment on the file plan.txt')
})

test('editing: a full thread takes no longer text, but one of the same length', async () => {
  const task = await makeTask(world)
  const picture = `<p><img src="data:image/png;base64,${'A'.repeat(3_400_000)}" alt="" /></p>`
  for (let place = 0; place < 5; place += 1) expect((await write(task.uuid, picture)).status).toBe(201)
  const { id } = (await write(task.uuid, 'Words still fit')).body.data
  expect(await edit(id, picture)).toMatchObject({ status: 422, body: { errors: { comment_text: [expect.stringContaining('as files')] } } })
  expect((await edit((await read(task.uuid)).body.data[1].id, picture.replace('AAAA', 'BBBB'))).status).toBe(200)
})
