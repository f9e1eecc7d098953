// Writing the wiki: drafts that nobody else reads, publishing that overwrites nothing, versions and their return.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, OPS } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const put = (path: string, body: object, who = 'mia') => world.as(who).put(`/wiki-pages/${path}`, OPS, body)
const make = async (title: string, html = `<p>${title}</p>`): Promise<AnyTask> => {
  const made = (await world.as('mia').post('/wiki-pages/', OPS, { title })).body.data
  return (await put(`${made.uuid}/`, { body: html, version: 0 })).body.data
}
const get = async (path: string, who = 'gus') => (await world.as(who).get(`/wiki-pages/${path}`, OPS)).body.data
const later = (uuid: string) => world.db.execute(sql`update wiki_versions set at = at - interval '20 minutes' where page_id = ${uuid}`)

test('WIKI-06 publishing carries the version it began with: another one in between is 409 with what is there, and nothing is overwritten', async () => {
  const page = await make('Plan', '<p>one</p>')
  expect((await put(`${page.uuid}/`, { body: '<p>unseen</p>' })).status).toBe(400)
  expect((await put(`${page.uuid}/`, {})).status).toBe(400)
  expect((await put(`${page.uuid}/`, { body: '<p>two</p>', version: 1 }, 'ben')).body.data).toMatchObject({
    version: 2,
    body: '<p>two</p>',
  })
  const refused = await put(`${page.uuid}/`, { body: '<p>mine</p>', version: 1 })
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', current: { title: 'Plan', body: '<p>two</p>', version: 2 } } })
  const both = await Promise.all(['mia', 'ben'].map((who) => put(`${page.uuid}/`, { body: `<p>${who}</p>`, version: 2 }, who)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  // Neither a move nor another title is a conflict (WIKI-07).
  await put(`${page.uuid}/`, { title: 'Plan B' }, 'ben')
  await put(`${page.uuid}/move/`, { parent_id: null, after: null }, 'ben')
  expect((await put(`${page.uuid}/`, { body: '<p>last</p>', version: 3 })).body.data).toMatchObject({ title: 'Plan B', version: 4 })
  expect((await put(`${page.uuid}/`, { body: '<p>x</p>', version: 4 }, 'gus')).status).toBe(403)
})

test('WIKI-05 WIKI-07 one draft a person and page, its author’s alone; others only learn that somebody is writing', async () => {
  const page = await make('Shared', '<p>base</p>')
  const draft = (body: string, who: string, version = 1) => put(`${page.uuid}/draft/`, { title: 'Shared', body, version }, who)
  expect((await draft('<p>mia 1</p>', 'mia')).body.data.saved_at.timestamp).toBeGreaterThan(0)
  await draft('<p>mia 2<script>x</script></p>', 'mia')
  await draft('<p>ben</p>', 'ben')
  const own = async (who: string) => (await get(`${page.slug}/`, who)).own_draft
  expect(await own('mia')).toMatchObject({ body: '<p>mia 2</p>', base: '<p>base</p>', version: 1 })
  expect(await own('ben')).toMatchObject({ body: '<p>ben</p>' })
  expect(await own('gus')).toBe(null)
  const seen = await get(`${page.slug}/`, 'gus')
  expect(seen.editing.map(({ user }: AnyTask) => user.username).sort()).toEqual(['ben', 'mia'])
  expect(seen.body).toBe('<p>base</p>')
  await world.db.execute(sql`update wiki_drafts set saved_at = now() - interval '3 minutes' where page_id = ${page.uuid}`)
  expect((await get(`${page.slug}/`, 'gus')).editing).toEqual([])
  // Publishing ends one's own draft, and the other's base stays what it began with.
  await put(`${page.uuid}/`, { body: '<p>ben</p>', version: 1 }, 'ben')
  await draft('<p>mia 3</p>', 'mia')
  expect([await own('ben'), (await own('mia')).base]).toEqual([null, '<p>base</p>'])
  expect((await draft('<p>x</p>', 'mia', 9)).status).toBe(422)
  const drop = () => world.as('mia').del(`/wiki-pages/${page.uuid}/draft/`, OPS)
  expect([(await drop()).status, (await drop()).status]).toEqual([200, 404])
  expect((await put(`${page.uuid}/draft/`, { title: 'x', body: '', version: 1 }, 'gus')).status).toBe(403)
})

test('WIKI-05 WIKI-08 a draft that began with a version replaced since is merged with what that one said', async () => {
  const page = await make('Minutes', '<p>one</p>')
  expect((await put(`${page.uuid}/`, { body: '<p>one</p><p>two</p>', version: 1 })).body.data).toMatchObject({ version: 2 })
  expect((await get(`${page.uuid}/versions/`)).map(({ number }: AnyTask) => number)).toEqual([2])
  expect((await world.as('gus').get(`/wiki-pages/${page.uuid}/versions/1/`, OPS)).status).toBe(404)
  // Ben opened the page before that, and types his first words now.
  await put(`${page.uuid}/draft/`, { title: 'Minutes', body: '<p>one</p><p>ben</p>', version: 1 }, 'ben')
  expect((await get(`${page.slug}/`, 'ben')).own_draft).toMatchObject({ version: 1, base: '<p>one</p>' })
})

test('WIKI-05 the draft of a page never published names it', async () => {
  const made = (await world.as('mia').post('/wiki-pages/', OPS, { title: 'Untitled' })).body.data
  await put(`${made.uuid}/draft/`, { title: 'A better name', body: '<p>x</p>', version: 0 })
  expect((await get(`${made.slug}/`, 'mia')).title).toBe('A better name')
})

test('WIKI-08 each publishing is a version; one’s own within ten minutes replace each other, with a note they stay', async () => {
  const page = await make('History', '<p>one two</p>')
  const publish = (body: string, version: number, who = 'mia', more = {}) => put(`${page.uuid}/`, { body, version, ...more }, who)
  const numbers = async () => (await get(`${page.uuid}/versions/`)).map(({ number }: AnyTask) => number)
  await publish('<p>one two three</p>', 1)
  expect(await numbers()).toEqual([2])
  await publish('<p>one three</p>', 2, 'ben', { note: 'Shorter' })
  await publish('<p>one four</p>', 3, 'ben')
  await later(page.uuid)
  await publish('<p>one five</p>', 4, 'ben')
  expect(await numbers()).toEqual([5, 4, 3, 2])
  const [last, , noted] = await get(`${page.uuid}/versions/`)
  expect(last).toMatchObject({ user: { username: 'ben' }, note: null, words: { added: 1, removed: 1 } })
  expect(noted).toMatchObject({ note: 'Shorter', words: { added: 0, removed: 1 } })
  expect(await get(`${page.uuid}/versions/2/`)).toMatchObject({ number: 2, body: '<p>one two three</p>' })
  expect((await world.as('gus').get(`/wiki-pages/${page.uuid}/versions/99/`, OPS)).status).toBe(404)
  await world.db.execute(sql`update wiki_versions set at = date_trunc('week', now() - interval '100 days') + number * interval '1 hour'
    where page_id = ${page.uuid} and number < 5`)
  await publish('<p>now</p>', 5)
  expect(await numbers()).toEqual([6, 5, 4])
})

test('WIKI-10 restoring makes a new version that says which one', async () => {
  const page = await make('Back', '<p>first</p>')
  await later(page.uuid)
  await put(`${page.uuid}/`, { body: '<p>second</p>', version: 1 })
  const restore = (version: number, who = 'mia') => world.as(who).post(`/wiki-pages/${page.uuid}/versions/1/restore/`, OPS, { version })
  expect((await restore(1)).status).toBe(409)
  expect((await restore(2, 'gus')).status).toBe(403)
  expect((await restore(2)).body.data).toMatchObject({ version: 3, body: '<p>first</p>' })
  expect((await get(`${page.uuid}/versions/`))[0]).toMatchObject({ number: 3, note: 'Restored version 1' })
})

test('WIKI-01 a picture is at most 800 kB, and pages are cleaned like all rich text', async () => {
  const page = await make('Pictures')
  const picture = (size: number) => `<p><img src="data:image/png;base64,${'A'.repeat(size)}"></p>`
  expect((await put(`${page.uuid}/`, { body: picture(1_200_000), version: 1 })).body.errors.body).toEqual([
    'A picture is larger than 800 kB.',
  ])
  const kept = await put(`${page.uuid}/`, { body: `${picture(1_000)}<p onclick="x()">text<iframe></iframe></p>`, version: 1 })
  expect(kept.body.data.body).toBe(`<p><img src="data:image/png;base64,${'A'.repeat(1_000)}" /></p><p>text</p>`)
})
