// The tree of the wiki: never a ring, never too deep, drafts for their author alone, addresses that outlive titles, search, links, the bin.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, MOBILE, makeTask, OPS } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const make = async (title: string, more: object = {}, who = 'mia'): Promise<AnyTask> => {
  const made = await world.as(who).post('/wiki-pages/', OPS, { title, ...more })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body.data
}
const put = (path: string, body: object, who = 'mia') => world.as(who).put(`/wiki-pages/${path}`, OPS, body)
const publish = async (title: string, body = `<p>${title}</p>`, more: object = {}, who = 'mia'): Promise<AnyTask> => {
  const made = await make(title, more, who)
  return (await put(`${made.uuid}/`, { body, version: 0 }, who)).body.data
}
const get = (path: string, who = 'gus', query = {}) => world.as(who).get(`/wiki-pages/${path}`, { ...OPS, ...query })
const titles = async (parent_id = 'none', who = 'gus') => (await get('', who, { parent_id })).body.data.map(({ title }: AnyTask) => title)
const move = (uuid: string, parent_id: string | null, after: string | null = null) => put(`${uuid}/move/`, { parent_id, after })
const remove = (uuid: string, who = 'mia') => world.as(who).del(`/wiki-pages/${uuid}/`, OPS)
const clear = () => world.db.execute(sql`delete from wiki_pages where project_id = (select id from projects where slug = 'ops')`)

test('WIKI-01 an address is words and a key; a renamed page keeps every old address', async () => {
  const page = await publish('Übersicht & Plan')
  expect(page.slug).toMatch(/^ubersicht-plan-[b-df-hj-np-tv-z2-9]{6}$/)
  const renamed = await put(`${page.uuid}/`, { title: 'Overview' })
  expect(renamed.body.data).toMatchObject({ title: 'Overview', version: 1 })
  expect(renamed.body.data.slug).toMatch(/^overview-/)
  for (const slug of [page.slug, renamed.body.data.slug, `nonsense-${page.slug.slice(-6)}`])
    expect((await get(`${slug}/`)).body.data).toMatchObject({ uuid: page.uuid, title: 'Overview' })
  expect((await get('overview/')).status).toBe(404)
  expect((await world.as('ana').get(`/wiki-pages/${page.slug}/`, MOBILE)).status).toBe(404)
  for (const title of ['', ' ', 'x'.repeat(201), 'two\nlines']) expect((await put(`${page.uuid}/`, { title })).status).toBe(422)
  await clear()
})

test('WIKI-01 pages stand in the order that people give them, at most eight levels deep', async () => {
  const [one, two] = [await publish('One'), await publish('Two')]
  const first = await publish('First', '<p>x</p>', { after: null })
  await publish('Between', '<p>x</p>', { after: one.uuid })
  expect(await titles()).toEqual(['First', 'One', 'Between', 'Two'])
  await move(two.uuid, null, first.uuid)
  expect(await titles()).toEqual(['First', 'Two', 'One', 'Between'])
  // Halving the same gap for ever moves the others apart.
  for (let turn = 0; turn < 60; turn += 1) await move(turn % 2 === 0 ? one.uuid : two.uuid, null, first.uuid)
  expect(await titles()).toEqual(['First', 'Two', 'One', 'Between'])
  let parent = two.uuid
  for (let level = 1; level < 8; level += 1) parent = (await publish(`Level ${level}`, '<p>x</p>', { parent_id: parent })).uuid
  expect((await world.as('mia').post('/wiki-pages/', OPS, { title: 'Too deep', parent_id: parent })).body.errors).toEqual({
    parent_id: ['Pages stand at most 8 levels deep.'],
  })
  expect((await move(two.uuid, one.uuid)).body.errors).toHaveProperty('parent_id')
  expect((await move(two.uuid, parent)).body.errors).toEqual({ parent_id: ['A page cannot stand below itself.'] })
  expect((await move(two.uuid, two.uuid)).status).toBe(422)
  const around = (await get('', 'gus', { around: (await get('', 'gus', { parent_id: two.uuid })).body.data[0].slug })).body
  expect(around.path.map(({ title }: AnyTask) => title)).toEqual(['Two', 'Level 1'])
  await clear()
})

test('WIKI-01 whatever is moved where, at the same time too, there is never a ring, and depth is what it says', async () => {
  const ids: string[] = []
  for (let at = 0; at < 9; at += 1) ids.push((await publish(`Page ${at}`)).uuid)
  const id = fc.integer({ min: 0, max: 8 })
  const moves = fc.array(fc.tuple(id, fc.option(id)), { minLength: 4, maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(moves, async (asked) => {
      const answers = await Promise.all(asked.map(([what, into]) => move(ids[what] ?? '', into === null ? null : (ids[into] ?? ''))))
      expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
      const { rows } = await world.db.execute<{ id: string; parent_id: string | null; depth: number }>(
        sql`select id, parent_id, depth from wiki_pages where project_id = (select id from projects where slug = 'ops')`,
      )
      const parents = new Map(rows.map((row) => [row.id, row.parent_id]))
      for (const row of rows) {
        let [at, steps] = [row.parent_id, 0]
        for (; at !== null; at = parents.get(at) ?? null) {
          steps += 1
          if (steps > 8) throw new Error('A ring, or too deep.')
        }
        expect(row.depth).toBe(steps)
      }
    }),
    { numRuns: 12 },
  )
  await clear()
}, 60_000)

test('WIKI-05 a page never published is its author’s alone, wherever others look', async () => {
  const parent = await publish('Open')
  const draft = await make('Secret plan', { parent_id: parent.uuid })
  expect(draft).toMatchObject({ draft: true, version: 0, parent_id: parent.uuid })
  expect(await titles(parent.uuid, 'mia')).toEqual(['Secret plan'])
  for (const who of ['gus', 'ana']) {
    expect(await titles(parent.uuid, who)).toEqual([])
    expect((await get(`${draft.slug}/`, who)).status).toBe(404)
    expect((await get(`${parent.slug}/`, who)).body.data).toMatchObject({ children_count: 0, pages_below: 0 })
    expect((await get('search/', who, { q: 'secret' })).body.data).toEqual([])
  }
  expect((await get('search/', 'mia', { q: 'secr' })).body.data).toMatchObject([{ title: 'Secret plan', draft: true }])
  for (const [path, body] of [
    [`${draft.uuid}/`, { title: 'Mine' }],
    [`${draft.uuid}/`, { body: '<p>Mine</p>', version: 0 }],
    [`${draft.uuid}/draft/`, { title: 'Mine', body: '', version: 0 }],
    [`${draft.uuid}/move/`, { parent_id: null, after: null }],
  ] as const)
    expect((await put(path, body, 'ana')).status).toBe(404)
  expect((await remove(draft.uuid, 'ana')).status).toBe(404)
  const below = await make('Below', { parent_id: draft.uuid })
  expect((await put(`${below.uuid}/`, { body: '<p>x</p>', version: 0 })).body.errors).toHaveProperty('parent_id')
  await clear()
})

test('WIKI-11 WIKI-12 WIKI-13 a page knows what it names as that is called now, and what names it; nobody learns what they may not see', async () => {
  const target = await publish('Target')
  const task = await makeTask(world, 'mia', OPS, {})
  const foreign = await makeTask(world, 'ana', MOBILE, {})
  const secret = await make('Secret', {}, 'ben')
  const a = (kind: string, id: string) => `<a data-${kind}="${id}" href="https://evil.example" onclick="x()">words</a>`
  const html = `<p>${a('page', target.uuid)} ${a('page', secret.uuid)} ${a('task', task.uuid)} ${a('task', foreign.uuid)} ${a('task', 'x')}</p>`
  const page = await publish('Source', html)
  expect(page.body).toContain(`<a data-page="${target.uuid}">words</a>`)
  expect(page.body).not.toMatch(/evil\.example">words<\/a> <a data/)
  await put(`${target.uuid}/`, { title: 'Renamed' })
  const read = async (who: string) => (await get(`${page.slug}/`, who)).body.data.linked
  const shown = await read('gus')
  expect(shown.pages).toMatchObject([{ uuid: target.uuid, title: 'Renamed', deleted: false }])
  expect(shown.tasks.map(({ uuid }: AnyTask) => uuid)).toContain(task.uuid)
  expect((await get(`${target.slug}/`)).body.data.backlinks).toBe(1)
  const mentions = (await world.as('gus').get('/mentions/', { ...OPS, page_uuid: target.uuid })).body
  expect(mentions).toMatchObject({ data: [{ kind: 'page', title: 'Source', made: false }], total: 1 })
  await remove(target.uuid)
  expect((await read('gus')).pages).toMatchObject([{ uuid: target.uuid, deleted: true }])
  await clear()
})

test('WIKI-15 titles come before texts, the last word is a beginning, the found words are marked', async () => {
  await publish('Notes', '<p>The rollback takes four minutes &amp; loses nothing.</p>')
  await publish('Rollback plan')
  await publish('Other', '<p>Nothing here.</p>')
  const found = (await get('search/', 'gus', { q: 'Rollb' })).body
  expect(found.data.map(({ title }: AnyTask) => title)).toEqual(['Rollback plan', 'Notes'])
  expect(found.data[1].snippet).toContain('\u0002rollback\u0003 takes four minutes & loses')
  const beyond = (await get('search/', 'gus', { q: 'Rollb', page: '9' })).body
  expect([beyond.data, beyond.total]).toEqual([[], found.total])
  expect((await get('search/', 'gus', { q: 'four min' })).body.data).toMatchObject([{ title: 'Notes' }])
  expect((await get('search/', 'gus', { q: '' })).body.data.map(({ title }: AnyTask) => title)).toEqual(['Other', 'Rollback plan', 'Notes'])
  for (const q of ['', '!!', "a' | !b:* & (", '\\']) expect((await get('search/', 'gus', { q })).status).toBe(200)
  await clear()
})

test('WIKI-17 deleting takes the subtree along; it comes back below its old parent, else at the root; only admins empty the bin', async () => {
  const top = await publish('Top')
  const middle = await publish('Middle', '<p>m</p>', { parent_id: top.uuid })
  const leaf = await publish('Leaf', '<p>l</p>', { parent_id: middle.uuid })
  expect((await get(`${top.slug}/`)).body.data.pages_below).toBe(2)
  const restore = (uuid: string) => world.as('mia').post(`/wiki-pages/${uuid}/restore/`, OPS)
  expect((await restore(middle.uuid)).status).toBe(409)
  await remove(middle.uuid)
  expect((await get(`${leaf.slug}/`)).status).toBe(404)
  expect((await remove(leaf.uuid)).status).toBe(404)
  const bin = async () => (await get('bin/', 'mia')).body.data.map(({ title, pages_below }: AnyTask) => [title, pages_below])
  expect(await bin()).toEqual([['Middle', 1]])
  expect((await get('bin/', 'gus')).status).toBe(403)
  expect((await restore(middle.uuid)).body.data.parent_id).toBe(top.uuid)
  expect((await get(`${leaf.slug}/`)).status).toBe(200)
  await remove(middle.uuid)
  await remove(top.uuid)
  expect((await restore(middle.uuid)).body.data.parent_id).toBe(null)
  expect((await get(`${leaf.slug}/`)).body.data.path.map(({ title }: AnyTask) => title)).toEqual(['Middle', 'Leaf'])
  const empty = (who: string) => world.as(who).post('/wiki-pages/bin/empty/', OPS)
  expect((await empty('mia')).status).toBe(403)
  expect((await empty('ben')).body.data).toEqual({ deleted: 1 })
  expect(await bin()).toEqual([])
  // After thirty days nobody has to empty it.
  await remove(middle.uuid)
  await world.db.execute(sql`update wiki_pages set deleted_at = now() - interval '31 days' where id in (${middle.uuid}, ${leaf.uuid})`)
  await remove((await make('Soon gone')).uuid)
  expect((await bin()).map(([title]: [string]) => title)).toEqual(['Soon gone'])
  await clear()
})

test('WIKI-02 SCREEN-05 a level of ten thousand pages comes in pages', async () => {
  await world.db.execute(sql`
    insert into wiki_pages (company_id, project_id, key, title, position, version)
    select company_id, id, translate(lpad(n::text, 6, 'z'), '01', 'bc'), 'Page ' || n, n, 1 from projects p, generate_series(1, 10000) n where p.slug = 'ops'
    on conflict do nothing`)
  const page = (await get('', 'gus', { page: 3 })).body
  expect(page.data).toHaveLength(200)
  expect(page.data[0].title).toBe('Page 401')
  await clear()
})
