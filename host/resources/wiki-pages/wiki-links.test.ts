// What names what: pages, discussions and their comments, tasks and user stories; and who hears of a page.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, MOBILE, makeTask, OPS } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const publish = async (title: string, body: string, who = 'mia'): Promise<AnyTask> => {
  const made = (await world.as(who).post('/wiki-pages/', OPS, { title })).body.data
  return (await world.as(who).put(`/wiki-pages/${made.uuid}/`, OPS, { body, version: 0 })).body.data
}
const a = (kind: string, id: string) => `<a data-${kind}="${id}">words</a>`
const start = async (title: string, body: string) => (await world.as('mia').post('/discussions/', OPS, { title, body })).body.data
const at = (number: number) => ({ ...OPS, commentable_type: 'discussions', commentable_id: String(number) })
const say = async (number: number, text: string, who = 'ben') =>
  (await world.as(who).post('/comments/', at(number), { comment_text: text })).body.data
const mentions = async (query: object, who = 'gus', place: object = OPS) =>
  (await world.as(who).get('/mentions/', { ...place, ...query })).body
const shown = async (query: object) => (await mentions(query)).data.map(({ kind, title, comment_id }: AnyTask) => [kind, title, comment_id])

test('WIKI-13 DISC-08 a task knows the pages and discussions that name it, at the comment that does, as texts change', async () => {
  const task = await makeTask(world, 'mia', OPS, {})
  const page = await publish('Names it', `<p>${a('task', task.uuid)}</p>`)
  const [first, second] = [await start('In the text', `<p>${a('task', task.uuid)}</p>`), await start('In a comment', '')]
  const said = await say(second.number, `<p>See ${a('task', task.uuid)} and ${a('page', page.uuid)}</p>`)
  await say(second.number, `<p>Again ${a('task', task.uuid)}</p>`)
  const asked = { task_uuid: task.uuid }
  expect(await shown(asked)).toEqual([
    ['page', 'Names it', null],
    ['thread', 'In a comment', said.id],
    ['thread', 'In the text', null],
  ])
  expect(await shown({ page_uuid: page.uuid })).toEqual([['thread', 'In a comment', said.id]])
  expect((await world.as('gus').get(`/wiki-pages/${page.slug}/`, OPS)).body.data.backlinks).toBe(1)
  await world.as('ben').put(`/comments/${said.id}/`, OPS, { comment_text: '<p>No more</p>' })
  await world.as('mia').put(`/discussions/${first.number}/`, OPS, { body: '<p>No more</p>' })
  expect((await shown(asked)).map(([, title]: string[]) => title)).toEqual(['Names it', 'In a comment'])
  expect(await shown({ page_uuid: page.uuid })).toEqual([])
  for (const query of [{}, { ...asked, page_uuid: page.uuid }])
    expect((await world.as('gus').get('/mentions/', { ...OPS, ...query })).status).toBe(400)
  const other = await makeTask(world, 'ana', MOBILE, {})
  expect((await world.as('ana').get('/mentions/', { ...OPS, task_uuid: other.uuid })).status).toBe(404)
})

test('WIKI-11 WIKI-12 a discussion answers what it names as it is called now, and nothing that the reader may not see', async () => {
  const task = await makeTask(world, 'mia', OPS, {})
  const foreign = await makeTask(world, 'ana', MOBILE, {})
  const page = await publish('Old name', '<p>x</p>')
  const secret = (await world.as('ben').post('/wiki-pages/', OPS, { title: 'Secret' })).body.data
  const { number } = await start('Linked', `<p>${a('page', page.uuid)}${a('page', secret.uuid)}</p>`)
  await say(number, `<p>${a('task', task.uuid)}${a('task', foreign.uuid)}</p>`)
  await world.as('mia').put(`/wiki-pages/${page.uuid}/`, OPS, { title: 'New name' })
  const { linked } = (await world.as('gus').get(`/discussions/${number}/`, OPS)).body.data
  expect(linked.pages).toMatchObject([{ title: 'New name', deleted: false }])
  expect(linked.tasks).toMatchObject([{ uuid: task.uuid, project_slug: 'ops', done: false }])
  await world.as('mia').del(`/wiki-pages/${page.uuid}/`, OPS)
  expect((await world.as('gus').get(`/discussions/${number}/`, OPS)).body.data.linked.pages).toMatchObject([{ deleted: true }])
})

test('DISC-08 a task made of a comment leads back to it, whatever the comment says later; the task of the whole leads to the whole', async () => {
  const { number } = await start('Work', '<p>To do</p>')
  const make = async (body: object) => (await world.as('mia').post(`/discussions/${number}/to-task/`, OPS, body)).body.data
  const whole = await make({})
  const said = await say(number, '<p>This, too</p>')
  const part = await make({ comment_id: said.id })
  await world.as('ben').put(`/comments/${said.id}/`, OPS, { comment_text: '<p>Otherwise</p>' })
  expect((await mentions({ task_uuid: part.uuid })).data).toMatchObject([{ kind: 'thread', number, comment_id: said.id, made: true }])
  expect((await mentions({ task_uuid: whole.uuid })).data).toMatchObject([{ kind: 'thread', number, comment_id: null, made: true }])
})

test('STORY-07 a user story knows what leads to it by its address, of this workspace alone', async () => {
  const { data: story } = (await world.as('mia').post('/user-stories/', OPS, { title: 'Sign in' })).body
  const link = (company: string) => `<a href="https://example.com/${company}/projects/ops/user-stories/${story.slug}?x=1">it</a>`
  await publish('Plan of it', `<p>${link('acme')}</p>`)
  await publish('Elsewhere', `<p>${link('globex')}</p>`)
  await start('About it', `<p>${link('acme')}</p>`)
  expect(await shown({ user_story_id: story.id })).toEqual([
    ['page', 'Plan of it', null],
    ['thread', 'About it', null],
  ])
})

test('WIKI-19 authors follow; followers hear of a publishing, those newly named of that, nobody of their own', async () => {
  const page = await publish('Followed', '<p>one</p>')
  const news = async (who: string) => {
    const { rows } = await world.db.execute<{ reason: string }>(sql`
      select e.reason from notification_events e join notifications n on n.id = e.notification_id join people p on p.id = n.person_id
      where p.username = ${who} and n.topic = ${`page:${page.uuid}`} and n.read_at is null`)
    return rows.map(({ reason }) => reason)
  }
  const rewrite = (body: string, version: number, who: string) => world.as(who).put(`/wiki-pages/${page.uuid}/`, OPS, { body, version })
  const follow = async (value: boolean) =>
    (await world.as('gus').put(`/wiki-pages/${page.uuid}/follow/`, OPS, { follow: value })).body.data.following
  expect((await world.as('mia').get(`/wiki-pages/${page.uuid}/`, OPS)).body.data.following).toBe(true)
  expect(await follow(true)).toBe(true)
  await rewrite('<p>two <span data-username="mia">@Mia</span></p>', 1, 'ben')
  expect([await news('mia'), await news('gus'), await news('ben')]).toEqual([['page_mentioned'], ['page_published'], []])
  const [told] = (await world.as('gus').get('/feeds/notifications/', { company_slug: 'acme', page: 1 })).body.data
  expect(told).toMatchObject({
    resource: 'wiki',
    data: { title: 'published the page “Followed”' },
    target: { kind: 'page', id: page.uuid, project_slug: 'ops', state: 'here' },
  })
  expect(await follow(false)).toBe(false)
  await world.db.execute(sql`delete from notifications where topic = ${`page:${page.uuid}`}`)
  await rewrite('<p>three <span data-username="mia">@Mia</span></p>', 2, 'ben')
  expect([await news('mia'), await news('gus')]).toEqual([['page_published'], []])
  await world.as('mia').del(`/wiki-pages/${page.uuid}/`, OPS)
  expect(await news('mia')).toEqual([])
})
