// What people wrote and what files are called is found by the words that are typed, by whoever sees its project and by nobody else.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

const WEBSITE = { company_slug: 'acme', project_slug: 'website' }

let world: HostWorld
let task: { uuid: string; code: string; title: string }
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  task = (await world.as('ana').post('/tasks/', WEBSITE, { title: 'Told in a comment' })).body.data
})
afterAll(() => world.close())

const search = async (typed: string, who = 'ana') =>
  (await world.as(who).get('/text-search/', { company_slug: 'acme', search: typed })).body.data

const say = (comment: string, uuid = task.uuid) =>
  world.as('mia').post('/comments/', { ...WEBSITE, commentable_type: 'issues', commentable_id: uuid }, { comment_text: comment })

test('a comment is found by the beginnings of its words in any case, with where it was found and what it is on', async () => {
  const { status } = await say('<p>The <b>Quokka</b> runs at 5 &lt; 6 &amp; sleeps</p>')
  expect(status).toBeLessThan(300)
  expect(await search('sleep quok')).toEqual([
    {
      kind: 'comment',
      id: expect.any(Number),
      uuid: null,
      snippet: 'The \u0002Quokka\u0003 runs at 5 < 6 & \u0002sleeps\u0003',
      by: 'Mia Chen',
      created_at: { timestamp: expect.any(Number) },
      project_slug: 'website',
      project_name: expect.any(String),
      task: { uuid: task.uuid, code: task.code, title: task.title },
      thread: null,
    },
  ])
  for (const typed of ['quokka xyz', 'uokka', 'b', '!?'])
    expect((await search(typed)).some(({ snippet }: { snippet: string }) => /Quokka/.test(snippet))).toBe(false)
})

test('files of tasks and of the project are found by their names', async () => {
  const { rows } = await world.db.execute<{ filename: string }>(
    sql`select filename from attachments a join projects p on p.id = a.project_id where p.slug = 'website' limit 1`,
  )
  const name = rows[0]?.filename ?? ''
  const word = /\p{L}{3,}/u.exec(name)?.[0] ?? ''
  const found = await search(word.slice(0, 3))
  expect(found).toContainEqual(
    expect.objectContaining({
      kind: 'file',
      uuid: expect.any(String),
      snippet: expect.stringContaining(name.split(word)[1] ?? name),
      project_slug: 'website',
    }),
  )
})

test('a discussion is named with its comment', async () => {
  const { body } = await world.as('ana').post('/discussions/', WEBSITE, { title: 'About wombats' })
  const about = { ...WEBSITE, commentable_type: 'discussions', commentable_id: body.data.number }
  await world.as('ana').post('/comments/', about, { comment_text: '<p>A numbat, rather</p>' })
  expect(await search('numbat')).toMatchObject([{ task: null, thread: { number: body.data.number, title: 'About wombats' } }])
})

test('who does not see the project finds nothing of it, and another workspace is not there', async () => {
  expect(await search('quokka', 'gus')).toEqual(await search('quokka', 'ana'))
  expect((await world.as('dora').get('/text-search/', { company_slug: 'acme', search: 'quokka' })).status).toBe(404)
  const ops = (await world.as('ana').post('/projects/', { company_slug: 'acme' }, { name: 'Hidden burrow', code: 'HID', is_private: true }))
    .body.data
  const at = { company_slug: 'acme', project_slug: ops.slug }
  const hidden = (await world.as('ana').post('/tasks/', at, { title: 'Hidden' })).body.data
  await world
    .as('ana')
    .post('/comments/', { ...at, commentable_type: 'issues', commentable_id: hidden.uuid }, { comment_text: '<p>The bilby is secret</p>' })
  expect(await search('bilby')).toHaveLength(1)
  expect(await search('bilby', 'gus')).toEqual([])
})

test('without a word there is nothing to search', async () => {
  expect((await world.as('ana').get('/text-search/', { company_slug: 'acme', search: ' ' })).status).toBe(400)
  expect(await search('…')).toEqual([])
})
