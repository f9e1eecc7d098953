// The code of a project is changed: its tasks have the new one at once, and the old one still finds them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask } from '#tests/kit/task-calls.ts'

let world: HostWorld
const acme = { company_slug: 'acme' }
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const make = async (name: string, code: string) => (await world.as('ana').post('/projects/', acme, { name, code })).body
const change = (slug: string, code: unknown, who = 'ana') => world.as(who).put(`/projects/${slug}/`, acme, { code })
const found = async (search: string, at: object = {}) =>
  (await world.as('ana').get('/tasks/', { ...acme, ...at, search })).body.data.map((one: { code: string }) => one.code)

test('PSET-04 all codes change at once, and the old one finds the task: in search, with #, and for its time', async () => {
  const { slug } = (await make('Alias', 'OLD')).data
  const at = { ...acme, project_slug: slug }
  const task = await makeTask(world, 'ana', at)
  expect(task.code).toBe('OLD-1')
  expect(await change(slug, ' site ')).toMatchObject({ status: 200, body: { data: { code: 'SITE', slug } } })
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, at)).body.data.code).toBe('SITE-1')
  for (const typed of ['OLD-1', '#old-1', 'SITE-1', '#SITE-1']) {
    // Titles with these words are found, too.
    expect(await found(typed)).toContain('SITE-1')
    expect([typed, await found(typed, { project_slug: slug })]).toEqual([typed, ['SITE-1']])
  }
  expect(await found('NONE-1')).toEqual([])
})

test('PSET-04 PSET-03 no other project takes a code that one has or had; its own it takes back', async () => {
  const { slug } = (await make('First', 'AA')).data
  const { slug: other } = (await make('Second', 'BB')).data
  await change(slug, 'CC')
  for (const taken of ['AA', 'CC', 'cc'])
    expect(await change(other, taken)).toMatchObject({ status: 422, body: { errors: { code: ['This project ID is taken.'] } } })
  expect((await make('Third', 'AA')).errors.code).toHaveLength(1)
  expect((await make('Aa', '')).data.code).not.toBe('AA')
  expect((await change(slug, 'AA')).status).toBe(200)
  expect((await change(other, 'AA')).status).toBe(422)
  expect((await change(slug, 'AA')).status).toBe(200)
})

test('PSET-03 a code is 1 to 6 letters and digits, and the owner’s to change', async () => {
  const { slug } = (await make('Shape', 'SH')).data
  for (const wrong of ['', 'TOOLONG', 'A-B', 'Ä'])
    expect((await change(slug, wrong)).body.errors.code).toEqual(['A project ID has 1 to 6 letters and digits.'])
  expect((await change('website', 'XYZ', 'ben')).status).toBe(403)
})

test('PSET-04 two projects that want the same code at once: one gets it', async () => {
  const slugs = await Promise.all(['One', 'Two'].map(async (name) => (await make(`Race ${name}`, '')).data.slug))
  const answers = await Promise.all(slugs.map((slug) => change(slug, 'RACE')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})
