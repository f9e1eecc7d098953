// Private notes: written, listed, found, binned, had back, made into tasks; and nobody but their person reaches them.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { readWholeDatabase } from '#tests/kit/whole-database.ts'
import { emptyTrash } from './notes.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const NOTES = '/notes/'
const write = (who: string, html: string, more: object = {}) => world.as(who).post(NOTES, {}, { html, ...more })
const written = async (who: string, html: string, more: object = {}): Promise<AnyTask> => (await write(who, html, more)).body.data
const read = (who: string, id: string) => world.as(who).get(`/notes/${id}/`, {})
const save = (who: string, id: string, body: object) => world.as(who).put(`/notes/${id}/`, {}, body)
const list = async (who: string, query: Record<string, string> = {}): Promise<AnyTask> => (await world.as(who).get(NOTES, query)).body
const titles = async (who: string, query: Record<string, string> = {}) => (await list(who, query)).data.map(({ title }: AnyTask) => title)

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const PICTURE = `<p><img src="data:image/png;base64,${PIXEL}"></p>`

test('NOTE-01 NOTE-08 the first line is the title, the text is cleaned, limits hold', async () => {
  const made = await write(
    'fay',
    '<p onclick="x()">Seeds</p><script>x</script><ul><li data-item-type="task" data-checked="true"><p>Sow</p></li></ul>',
  )
  expect(made).toMatchObject({
    status: 201,
    body: { data: { title: 'Seeds', snippet: 'Sow', tags: [], pinned: false, version: 1, trashed_at: null, tasks: [] } },
  })
  expect(made.body.data.html).toBe('<p>Seeds</p><ul><li data-item-type="task" data-checked="true"><p>Sow</p></li></ul>')
  expect((await write('fay', '')).body.data).toMatchObject({ title: '', html: '' })
  expect((await write('fay', `<p>${'x'.repeat(500_001)}</p>`)).status).toBe(422)
  expect((await write('fay', `<p>${'x'.repeat(500_000)}</p>`)).status).toBe(201)
  expect((await write('fay', 'x', { company_slug: 'freebird' })).status).toBe(400)
  const large = Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.alloc(5 * 1024 * 1024)]).toString('base64')
  const refused = await write('fay', `<img src="data:image/png;base64,${large}">`)
  expect(refused).toMatchObject({ status: 422, body: { errors: { html: ['A picture in a note has at most 5 MB.'] } } })
})

test('NOTE-01 the pictures of one person have 200 MB in all', async () => {
  const { uuid } = await written('lee', '<p>Much</p>')
  await world.db.execute(sql`update notes set pictures = 209715200 where id = ${uuid}`)
  expect((await write('lee', PICTURE)).status).toBe(422)
  expect((await write('lee', '<p>Words are free</p>')).status).toBe(201)
  expect((await write('fay', PICTURE)).status).toBe(201)
  await world.db.execute(sql`update notes set pictures = 0 where id = ${uuid}`)
})

test('NOTE-03 tags are words, counted, and narrow the list; pinned ones stand on top', async () => {
  const one = await written('lee', '<p>Zebra</p>', { tags: ['#Photo', 'photo', 'Studio'] })
  await written('lee', '<p>Ape</p>', { tags: ['photo'] })
  expect(one.tags).toEqual(['photo', 'studio'])
  expect((await list('lee')).tags).toEqual([
    { name: 'photo', count: 2 },
    { name: 'studio', count: 1 },
  ])
  expect(await titles('lee', { tag: 'studio' })).toEqual(['Zebra'])
  expect(await titles('lee', { tag: 'photo' })).toEqual(['Ape', 'Zebra'])
  expect((await save('lee', one.uuid, { pinned: true })).body.data).toMatchObject({ pinned: true, version: 1, updated_at: one.updated_at })
  expect(await titles('lee', { tag: 'photo' })).toEqual(['Zebra', 'Ape'])
  expect(await titles('lee', { pinned: '1' })).toEqual(['Zebra'])
  await save('lee', one.uuid, { pinned: false })
  expect(await titles('lee', { tag: 'photo', sort: 'title' })).toEqual(['Ape', 'Zebra'])
  expect(await titles('lee', { tag: 'photo', sort: 'created' })).toEqual(['Ape', 'Zebra'])
  const many = Array.from({ length: 11 }, (_, at) => `t${at}`)
  for (const tags of [many, ['two words'], ['']]) expect((await save('lee', one.uuid, { tags })).status).toBe(422)
})

test('NOTE-04 a text that began with another version is refused, and both can be kept', async () => {
  const { uuid } = await written('dora', '<p>Here</p>')
  expect((await save('dora', uuid, { html: '<p>First device</p>', version: 1 })).body.data).toMatchObject({
    version: 2,
    title: 'First device',
  })
  const late = await save('dora', uuid, { html: '<p>Second device</p>', version: 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict', version: 2 } })
  expect((await read('dora', uuid)).body.data.title).toBe('First device')
  // The answer of the same save got lost: it is no conflict with itself.
  expect((await save('dora', uuid, { html: '<p>First device</p>', version: 1 })).body.data.version).toBe(2)
  expect((await save('dora', uuid, { html: '<p>x</p>' })).status).toBe(400)
  const both = await Promise.all([1, 2, 3].map((at) => save('dora', uuid, { html: `<p>At once ${at}</p>`, version: 2 })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('NOTE-05 words are found as they begin, in titles, tags and texts, in any script, and hits are marked', async () => {
  await written('dora', '<p>Lunch</p><p>Le café est fermé</p>')
  await written('dora', '<p>会議のメモ</p><p>東京で会いましょう</p>', { tags: ['büro'] })
  await written('dora', '<p>Cafeteria</p>')
  expect(await titles('dora', { search: 'cafe' })).toEqual(['Cafeteria', 'Lunch'])
  expect(await titles('dora', { search: 'fer est' })).toEqual(['Lunch'])
  expect(await titles('dora', { search: '東京' })).toEqual(['会議のメモ'])
  expect(await titles('dora', { search: 'buro' })).toEqual(['会議のメモ'])
  expect(await titles('dora', { search: 'nothing' })).toEqual([])
  expect((await list('dora', { search: 'est' })).data[0].snippet).toContain('\u0002est\u0003')
  expect((await list('dora', { search: 'ferme' })).data[0].snippet).toContain('\u0002fermé\u0003')
  expect((await list('dora', { search: '東京' })).data[0].snippet).toContain('\u0002東京\u0003')
  expect((await list('dora', { search: 'buro' })).data[0].snippet).toBe('東京で会いましょう')
  expect(await titles('ana', { search: 'cafe' })).toEqual([])
})

test('NOTE-06 deleting moves into the trash, where a note is read-only; there it can be had back, or goes for ever', async () => {
  const { uuid } = await written('dora', '<p>Gone</p>')
  const before = (await list('dora')).trashed
  expect((await world.as('dora').del(`/notes/${uuid}/`, { forever: '1' })).status).toBe(409)
  expect((await world.as('dora').del(`/notes/${uuid}/`, {})).status).toBe(200)
  expect((await world.as('dora').del(`/notes/${uuid}/`, {})).status).toBe(200)
  expect(await list('dora')).toMatchObject({ trashed: before + 1 })
  expect(await titles('dora')).not.toContain('Gone')
  expect(await titles('dora', { trash: '1' })).toContain('Gone')
  expect((await save('dora', uuid, { html: '<p>x</p>', version: 1 })).body).toMatchObject({ code: 'trashed' })
  expect((await world.as('dora').put(`/notes/${uuid}/restore`, {}, {})).body.data.trashed_at).toBeNull()
  expect(await titles('dora')).toContain('Gone')
  await world.as('dora').del(`/notes/${uuid}/`, {})
  expect((await world.as('dora').del(`/notes/${uuid}/`, { forever: '1' })).status).toBe(200)
  expect((await read('dora', uuid)).status).toBe(404)
  const blank = await written('dora', '')
  expect((await world.as('dora').del(`/notes/${blank.uuid}/`, { forever: '1' })).status).toBe(200)
})

test('NOTE-06 the trash is emptied of what is there for 30 days', async () => {
  const [old, young] = [await written('dora', '<p>Old</p>'), await written('dora', '<p>Young</p>')]
  for (const { uuid } of [old, young]) await world.as('dora').del(`/notes/${uuid}/`, {})
  const day = 86_400_000
  await world.db.execute(sql`update notes set trashed_at = now() - interval '20 days' where id = ${old.uuid}`)
  expect(await emptyTrash(world.db, new Date(Date.now() + 9 * day))).toBe(0)
  await emptyTrash(world.db, new Date(Date.now() + 11 * day))
  expect((await read('dora', old.uuid)).status).toBe(404)
  expect((await read('dora', young.uuid)).status).toBe(200)
})

const convert = (who: string, id: string, body: object = {}) => world.as(who).post(`/notes/${id}/convert`, {}, { ...WEBSITE, ...body })

test('NOTE-07 a note becomes a task: its first line the title, the rest the description, pictures files; only the note knows', async () => {
  const { uuid } = await written('mia', `<p>Fix the footer</p><p>It is <strong>too</strong> high</p>${PICTURE}`)
  const made = await convert('mia', uuid)
  expect(made.status).toBe(201)
  const [task] = made.body.data.tasks
  expect(task).toMatchObject({ title: 'Fix the footer', counts: { attachments: 1 } })
  const whole = (await world.as('mia').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data
  expect(whole.description).toBe('<p>It is <strong>too</strong> high</p><p></p>')
  expect(JSON.stringify(whole)).not.toContain(uuid)
  expect(made.body.data.note).toMatchObject({
    version: 1,
    tasks: [{ uuid: task.uuid, code: task.code, company_slug: 'acme', project_slug: 'website' }],
  })
  // Undo is to delete the task: the link goes with it.
  expect((await world.as('mia').del(`/tasks/${task.uuid}/`, WEBSITE)).status).toBe(200)
  expect((await read('mia', uuid)).body.data.tasks).toEqual([])
})

test('NOTE-07 lines become several tasks, in their order; who may not edit the project, and a closed one, get none', async () => {
  const { uuid } = await written('mia', '<p>List</p><p>One</p><p>Two</p>')
  const made = await convert('mia', uuid, { titles: ['One', 'Two'] })
  expect(made.body.data.tasks.map(({ title }: AnyTask) => title)).toEqual(['One', 'Two'])
  expect(made.body.data.note.tasks.map(({ title }: AnyTask) => title)).toEqual(['One', 'Two'])
  const own = await written('gus', '<p>Mine</p>')
  expect((await convert('gus', own.uuid)).status).toBe(403)
  const far = await written('dora', '<p>Far</p>')
  expect((await convert('dora', far.uuid)).status).toBe(404)
  expect((await convert('mia', uuid, { titles: [] })).status).toBe(422)
  await world.as('mia').del(`/notes/${uuid}/`, {})
  expect((await convert('mia', uuid)).status).toBe(409)
})

test('NOTE-01 nobody but its person reaches a note: not owner, admin, stranger, and nobody signed out', async () => {
  const { uuid } = await written('mia', '<p>Secret of mia</p>', { tags: ['hidden'] })
  const nobody = world.app
  for (const who of ['ana', 'ben', 'rex', 'gus', 'dora', 'fay', 'lee']) {
    const answers = [
      await read(who, uuid),
      await save(who, uuid, { pinned: true }),
      await save(who, uuid, { html: '<p>Taken over</p>', version: 1 }),
      await convert(who, uuid),
      await world.as(who).put(`/notes/${uuid}/restore`, {}, {}),
      await world.as(who).del(`/notes/${uuid}/`, {}),
      await world.as(who).del(`/notes/${uuid}/`, { forever: '1' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const lists = [await list(who, { search: 'secret' }), await list(who, { tag: 'hidden' }), await list(who, { trash: '1' })]
    expect(JSON.stringify(lists)).not.toContain('Secret of mia')
    expect(JSON.stringify((await list(who)).tags)).not.toContain('hidden')
  }
  for (const url of ['/notes/', `/notes/${uuid}/`]) expect((await nobody.inject({ url })).statusCode).toBe(401)
  expect((await read('mia', uuid)).body.data).toMatchObject({ version: 1, pinned: false, trashed_at: null })
})

test('NOTE-01 notes outlive leaving every workspace, and nothing is logged or told of them', async () => {
  const { uuid } = await written('rex', '<p>Stays with rex</p>')
  await save('rex', uuid, { html: '<p>Stays with rex, always</p>', version: 1 })
  const everywhere = await readWholeDatabase(world.db, ['notes'], (_, row) => row)
  expect(Object.entries(everywhere).filter(([, rows]) => rows.some((row) => /Stays with rex/.test(row) || row.includes(uuid)))).toEqual([])
  await world.db.execute(sql`delete from project_members where person_id = (select id from people where username = 'rex')`)
  await world.db.execute(sql`delete from company_members where person_id = (select id from people where username = 'rex')`)
  expect((await read('rex', uuid)).body.data.title).toBe('Stays with rex, always')
})

test('NOTE-05 ten thousand notes are searched through an index', async () => {
  await world.db.execute(sql`
    insert into notes (person_id, title, html, text) select (select id from people where username = 'ben'), 'Note ' || n, '<p>Note ' || n || '</p>',
      'Note ' || n || E'\n' || repeat('word' || n || ' about something else ', 3) from generate_series(1, 10000) n`)
  await world.db.execute(sql`analyze notes`)
  const found = await list('ben', { search: 'word4711' })
  expect(found.data.map(({ title }: AnyTask) => title)).toEqual(['Note 4711'])
  const { rows } = await world.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from notes n where n.person_id = (select id from people where username = 'ben') and n.trashed_at is null and n.words @@ search_query('word4711')`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/using notes_|on notes_/)
  expect(plan).not.toContain('Seq Scan on notes')
  // What every note has is ordered by what is kept: reckoned for each, the words of ten thousand titles took seconds.
  const { rows: costs } = await world.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (costs off, verbose) select id from notes n where n.words @@ search_query('note') order by (n.title_words @@ search_query('note')) desc nulls last`,
  )
  expect(costs.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('search_words')
  expect((await list('ben', { search: 'note' })).total).toBe(10_000)
  expect(await list('ben', { page: '200' })).toMatchObject({ total: 10_000, total_pages: 200, data: { length: 50 } })
})
