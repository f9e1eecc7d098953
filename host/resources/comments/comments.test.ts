// Comments of tasks and of files: written, read, removed, and what follows from them.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { type AnyTask, GARDEN, logOf, MOBILE, makeTask, OPS, REACTOR, WEBSITE } from '#tests/kit/task-calls.ts'
import { mentionsIn } from './comment-news.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Given = { who?: string; where?: Record<string, string>; type?: string; workflow?: unknown }

const about = (uuid: string, type = 'issues') => ({ commentable_type: type, commentable_id: uuid })
const write = (uuid: string, text: unknown, { who = 'mia', where = WEBSITE, type = 'issues', workflow = null }: Given = {}) =>
  world.as(who).post('/comments/', { ...where, ...about(uuid, type) }, { comment_text: text, workflow })
const read = (uuid: string, { who = 'gus', where = WEBSITE, type = 'issues', sort = '' } = {}) =>
  world.as(who).get('/comments/', { ...where, ...about(uuid, type), ...(sort && { sort }) })
const remove = (id: number, who = 'ben', where: Record<string, string> = WEBSITE) => world.as(who).del(`/comments/${id}/`, where)
const textsOf = async (uuid: string, sort = '') =>
  (await read(uuid, { sort })).body.data.map(({ comment }: { comment: string }) => comment.replace(/<[^>]+>/g, ''))
const taskOf = async (uuid: string, where = WEBSITE): Promise<AnyTask> => (await world.as('ana').get(`/tasks/${uuid}/`, where)).body.data
const workflowsOf = async (where: Record<string, string>): Promise<AnyTask[]> =>
  (await world.as('ana').get('/projects-workflows/', where)).body.data

async function fileOn(uuid: string, who = 'mia'): Promise<AnyTask> {
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: uuid }
  return (await world.as(who).send({ method: 'POST', url: '/attachments/', query, ...multipart('plan.txt', 'x') })).body.data
}
async function newsOf(who: string, uuid: string | null): Promise<string[]> {
  const { body } = await world.as(who).get('/feeds/notifications/', { company_slug: 'acme', page: 1 })
  return body.data.filter(({ data }: AnyTask) => (data.target?.uuid ?? null) === uuid).map(({ data }: AnyTask) => data.title)
}

test('REST-35 REST-36 COMMENT-03 a comment is written and read with author, rich text and time', async () => {
  const task = await makeTask(world)
  const made = await write(task.uuid, '<p>A <strong>bold</strong> word</p>')
  expect(made.status).toBe(201)
  expect(made.body.data).toEqual({
    id: expect.any(Number),
    comment: '<p>A <strong>bold</strong> word</p>',
    created_at: { timestamp: expect.any(Number), date_for_humans: 'just now', timezone: expect.stringMatching(/\+00:00$/) },
    edited_at: null,
    user: { name: 'Mia Chen', avatar: null, username: 'mia' },
  })
  expect((await read(task.uuid)).body).toEqual({ data: [made.body.data] })
  expect((await taskOf(task.uuid)).counts.comments).toBe(1)
  expect((await logOf(world, task.uuid))[0]).toBe('commented')
})

test('COMMENT-02 ROLE-12 anybody who sees the project reads, newest first unless asked for oldest', async () => {
  const task = await makeTask(world)
  for (const text of ['one', 'two', 'three']) await write(task.uuid, text)
  expect(await textsOf(task.uuid)).toEqual(['three', 'two', 'one'])
  expect(await textsOf(task.uuid, 'DESC')).toEqual(['three', 'two', 'one'])
  expect(await textsOf(task.uuid, 'ASC')).toEqual(['one', 'two', 'three'])
  expect((await read(task.uuid, { sort: 'asc' })).status).toBe(400)
  for (const who of ['ana', 'ben', 'mia', 'rex', 'gus']) expect((await read(task.uuid, { who })).status).toBe(200)
  expect((await read(task.uuid, { who: 'dora' })).status).toBe(404)
})

test('ROLE-06 ROLE-08 ROLE-09 editors write, admins alone remove comments of tasks', async () => {
  const task = await makeTask(world)
  for (const who of ['rex', 'gus']) expect((await write(task.uuid, 'x', { who })).status).toBe(403)
  const { id } = (await write(task.uuid, 'x')).body.data
  for (const who of ['mia', 'rex', 'gus']) expect((await remove(id, who)).status).toBe(403)
  expect((await remove(id, 'dora')).status).toBe(404)
  expect(await remove(id)).toMatchObject({ status: 200, body: { data: null } })
  expect((await remove(id)).status).toBe(404)
  expect((await read(task.uuid)).body.data).toEqual([])
  expect((await taskOf(task.uuid)).counts.comments).toBe(0)
  expect((await logOf(world, task.uuid))[0]).toBe('removed a comment by Mia Chen')
})

test('REST-37 two people removing at once remove once', async () => {
  const task = await makeTask(world)
  const { id } = (await write(task.uuid, 'x')).body.data
  const answers = await Promise.all(['ana', 'ben', 'ana', 'ben'].map((who) => remove(id, who)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
  expect((await taskOf(task.uuid)).counts.comments).toBe(0)
})

test.each(['', '   ', '<p></p>', '<p> &nbsp; <br></p>', '<script>alert(1)</script>', '<p>\u00a0</p>'])(
  'COMMENT-06 nothing to read is refused: %j',
  async (text) => {
    const task = await makeTask(world)
    expect(await write(task.uuid, text)).toMatchObject({ status: 422, body: { errors: { comment_text: [expect.any(String)] } } })
    expect((await taskOf(task.uuid)).counts.comments).toBe(0)
  },
)

test('REST-36 bodies are strict, and text is cleaned on write', async () => {
  const task = await makeTask(world)
  const post = (body: object) => world.as('mia').post('/comments/', { ...WEBSITE, ...about(task.uuid) }, body)
  expect((await post({ comment_text: 'x', workflow: null, author: 'ana' })).status).toBe(400)
  expect((await post({ comment_text: 5, workflow: null })).status).toBe(422)
  expect((await post({ comment_text: 'a\u0000b', workflow: null })).status).toBe(422)
  expect((await post({ comment_text: 'x', workflow: 'Done' })).status).toBe(422)
  expect((await post({ workflow: null })).status).toBe(422)
  expect((await post({ comment_text: 'x' })).status).toBe(201)
  const dirty = '<p onclick="a()">hi <a href="javascript:a()">x</a><img src=x onerror=a()></p><svg onload=a()></svg>'
  expect((await write(task.uuid, dirty)).body.data.comment).not.toMatch(/onclick|javascript|onerror|svg/)
})

test('OPEN-55 COMMENT-08 COMMENT-10 the comment carries the status; one step, and neither without the other', async () => {
  const task = await makeTask(world)
  const [, doing] = await workflowsOf(WEBSITE)
  expect((await write(task.uuid, 'Started', { workflow: doing.id })).status).toBe(201)
  expect((await taskOf(task.uuid)).workflow).toMatchObject({ id: doing.id, title: 'In progress' })
  expect((await logOf(world, task.uuid)).slice(0, 2).toSorted()).toEqual(['changed the status from To do to In progress', 'commented'])
  await write(task.uuid, 'Still at it', { workflow: doing.id })
  await write(task.uuid, 'No word of the status', { workflow: null })
  expect((await taskOf(task.uuid)).workflow.id).toBe(doing.id)
  const [foreign] = await workflowsOf(MOBILE)
  expect(await write(task.uuid, 'x', { workflow: foreign.id })).toMatchObject({
    status: 422,
    body: { errors: { workflow: [expect.any(String)] } },
  })
  expect(await textsOf(task.uuid)).toEqual(['No word of the status', 'Still at it', 'Started'])
  expect((await taskOf(task.uuid)).counts.comments).toBe(3)
})

test('OPEN-53 FILES-06 FILES-07 FILES-08 files are commented on by their uuid; editors write and remove, readers read', async () => {
  const task = await makeTask(world)
  const file = await fileOn(task.uuid)
  const asFile = { type: 'attachments' }
  const made = await write(file.uuid, '<p>Looks right</p>', asFile)
  expect(made.body.data).toMatchObject({
    comment: '<p>Looks right</p>',
    created_at: { timezone: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    user: { name: 'Mia Chen' },
  })
  expect((await write(file.uuid, 'x', { ...asFile, who: 'gus' })).status).toBe(403)
  const [doing] = await workflowsOf(WEBSITE)
  expect((await write(file.uuid, 'x', { ...asFile, workflow: doing.id })).status).toBe(422)
  expect((await read(file.uuid, asFile)).body.data).toHaveLength(1)
  expect((await read(file.uuid)).status).toBe(404)
  expect((await read(task.uuid, asFile)).status).toBe(404)
  expect((await taskOf(task.uuid)).counts.comments).toBe(0)
  expect((await logOf(world, task.uuid))[0]).toBe('commented on the file plan.txt')
  expect((await remove(made.body.data.id, 'gus')).status).toBe(403)
  expect((await remove(made.body.data.id, 'mia')).status).toBe(200)
})

test('a comment is reached only through its own project, and not through its neighbours', async () => {
  const task = await makeTask(world)
  const { id } = (await write(task.uuid, 'x')).body.data
  expect((await read(task.uuid, { who: 'ana', where: OPS })).status).toBe(404)
  expect((await write(task.uuid, 'x', { who: 'ana', where: MOBILE })).status).toBe(404)
  expect((await remove(id, 'ana', MOBILE)).status).toBe(404)
  expect((await remove(id, 'dora', REACTOR)).status).toBe(404)
  expect((await world.as('ana').get('/comments/', { ...WEBSITE, ...about('not-a-uuid') })).status).toBe(400)
  expect((await world.as('ana').get('/comments/', { ...WEBSITE, ...about(task.uuid, 'projects') })).status).toBe(400)
})

test('PLAN-03 comments need no paid plan', async () => {
  const task = await makeTask(world, 'fay', GARDEN)
  expect((await write(task.uuid, 'x', { who: 'fay', where: GARDEN })).status).toBe(201)
})

test('people on the task, its creator and the people named hear of a comment once; its author does not, nor who does not see the project', async () => {
  const task = await makeTask(world, 'ben', WEBSITE, { title: 'Talk of the town', members: 'mia,rex' })
  const name = (username: string) => `<span data-username="${username}">@${username}</span>`
  await write(task.uuid, `<p>${name('rex')} ${name('gus')} ${name('dora')} ${name('mia')} ${name('nobody')}</p>`)
  expect(await newsOf('ben', task.uuid)).toEqual(['commented on “Talk of the town”'])
  expect((await newsOf('rex', task.uuid))[0]).toBe('mentioned you in a comment on “Talk of the town”')
  expect(await newsOf('gus', task.uuid)).toEqual(['mentioned you in a comment on “Talk of the town”'])
  expect((await newsOf('mia', task.uuid)).filter((title) => /comment/.test(title))).toEqual([])
  expect(await newsOf('ana', task.uuid)).toEqual([])
  const { rows } = await world.db.execute(
    sql`select 1 from notifications n join people p on p.id = n.person_id where p.username = 'dora' and n.topic = ${`task:${task.uuid}`}`,
  )
  expect(rows).toEqual([])
  const file = await fileOn(task.uuid, 'ana')
  await write(file.uuid, 'x', { type: 'attachments' })
  expect(await newsOf('ana', task.uuid)).toEqual(['commented on the file “plan.txt”'])
})

test('mentions are read from clean HTML only', () => {
  expect(mentionsIn('<p><span data-username="mia">@Mia</span> <span data-username="mia">@Mia</span> data-username="ben"</p>')).toEqual([
    'mia',
  ])
})

test('REST-29 comments of a task and of its files go along when it moves', async () => {
  const task = await makeTask(world)
  const file = await fileOn(task.uuid)
  await write(task.uuid, 'of the task')
  await write(file.uuid, 'of the file', { type: 'attachments' })
  const [step] = await workflowsOf(MOBILE)
  const target = { new_company_slug: 'acme', new_project_slug: 'mobile', new_workflow_id: step.id }
  expect((await world.as('ana').post(`/tasks/${task.uuid}/move`, { company_slug: 'acme' }, { ...WEBSITE, ...target })).status).toBe(200)
  const there = { who: 'ana', where: MOBILE }
  expect((await read(task.uuid, there)).body.data).toMatchObject([{ comment: 'of the task' }])
  expect((await read(file.uuid, { ...there, type: 'attachments' })).body.data).toMatchObject([{ comment: 'of the file' }])
  expect((await taskOf(task.uuid, MOBILE)).counts.comments).toBe(1)
  expect((await read(task.uuid, { who: 'ana' })).status).toBe(404)
})

test('REST-28 a copy has no comments; a deleted task takes its comments and those of its files along', async () => {
  const task = await makeTask(world)
  const file = await fileOn(task.uuid)
  await write(task.uuid, 'x')
  await write(file.uuid, 'x', { type: 'attachments' })
  const copy = (await world.as('ana').post(`/tasks/${task.uuid}/duplicate/`, WEBSITE)).body.data
  expect(copy.counts.comments).toBe(0)
  expect((await read(copy.uuid)).body.data).toEqual([])
  const left = () => world.db.execute(sql`select 1 from comments where task_id = ${task.uuid} or attachment_id = ${file.id}`)
  expect((await left()).rows).toHaveLength(2)
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
  expect((await left()).rows).toEqual([])
})

test('what can be read together stays below what one answer may hold', async () => {
  const task = await makeTask(world)
  const picture = `<p><img src="data:image/png;base64,${'A'.repeat(3_400_000)}" alt="" /></p>`
  for (let place = 0; place < 5; place += 1) expect((await write(task.uuid, picture)).status).toBe(201)
  expect(await write(task.uuid, picture)).toMatchObject({
    status: 422,
    body: { errors: { comment_text: [expect.stringContaining('as files')] } },
  })
  expect((await write(task.uuid, 'Words still fit')).status).toBe(201)
})

test('many comments at once are all counted', async () => {
  const task = await makeTask(world)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => write(task.uuid, `Number ${at}`, { who: at % 2 ? 'ana' : 'mia' })),
  )
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  expect((await taskOf(task.uuid)).counts.comments).toBe(30)
})
