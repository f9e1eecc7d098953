// Changing what a project says of itself, over HTTP and at the same moment.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
const acme = { company_slug: 'acme' }
beforeAll(async () => {
  world = await openHostWorld()
  await makeTeam(world)
})
afterAll(() => world.close())

/** A project of ana's, and how to change it. */
async function made(facts: object = {}) {
  const { body } = await world.as('ana').post('/projects/', acme, { name: 'Relaunch', description: 'Ship it.', budget: 12.5, ...facts })
  const path = `/projects/${body.data.slug}/`
  return {
    before: body.data,
    change: (change: object, who = 'ana') => world.as(who).put(path, acme, change),
    read: async () => (await world.as('ana').get(path, acme)).body.data,
  }
}

test('PSET-02 PSET-04 each fact changes by itself, what is not given stays, null clears, and the address stays', async () => {
  const { before, change, read } = await made({ start_date: '2026-11-01', due_date: '2026-12-01' })
  const answer = await change({ name: '  New name ' })
  expect(answer).toMatchObject({ status: 200, body: { data: { ...before, name: 'New name', created_at: expect.anything() } } })
  for (const facts of [
    { description: 'Two\nlines' },
    { budget: 99.95 },
    { start_date: '2026-12-01' },
    { due_date: '2026-12-02' },
    { current_status: 1 },
    { logo_image_url: 'https://pictures.example/logo.png' },
  ]) {
    expect((await change(facts)).status).toBe(200)
    const { logo_image_url: logo, ...same } = facts as { logo_image_url?: string }
    expect(await read()).toMatchObject(logo === undefined ? same : { logo })
  }
  await change({ description: null, budget: null, start_date: null, due_date: null, logo_image_url: '' })
  expect(await read()).toMatchObject({ description: null, budget: 0, start_date: null, due_date: null, logo: null, current_status: 1 })
})

test('PSET-03 the checks are those of creation, named by their field, and a refused change changes nothing', async () => {
  const { before, change, read } = await made({ start_date: '2026-11-01', due_date: '2026-12-01' })
  const errors = async (facts: object) => (await change(facts)).body.errors
  expect(await errors({ name: ' ' })).toEqual({ name: ['Project Name is required.'] })
  expect(await errors({ name: 'x'.repeat(121) })).toHaveProperty('name')
  expect(await errors({ name: 'a\u0007b' })).toHaveProperty('name')
  expect(await errors({ description: 'x'.repeat(20_001) })).toEqual({ description: ['At most 20,000 characters.'] })
  expect(await errors({ budget: -1 })).toHaveProperty('budget')
  expect(await errors({ due_date: '2026-10-31' })).toEqual({ due_date: ['The due date cannot precede the start date.'] })
  expect(await errors({ start_date: '2026-12-02' })).toEqual({ start_date: ['The due date cannot precede the start date.'] })
  expect(await errors({ current_status: 3 })).toHaveProperty('current_status')
  expect((await change({ owner_id: 'me' })).status).toBe(400)
  expect(await change({})).toMatchObject({ status: 400, body: { message: 'Say what is to be changed.' } })
  expect(await read()).toEqual({ ...before, created_at: expect.anything() })
})

test('PSET-02 the owners of project and workspace change it, nobody else does', async () => {
  const { change } = await made()
  for (const who of ['ben', 'mia', 'rex', 'gus']) expect([403, 404]).toContain((await change({ name: 'Mine' }, who)).status)
})

test('PSET-03 two changes at the same moment cannot cross the days together', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { change, read } = await made({ start_date: '2026-11-01', due_date: '2026-12-01' })
    const answers = await Promise.all([change({ start_date: '2026-11-20' }), change({ due_date: '2026-11-10' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const { start_date: start, due_date: due } = await read()
    expect(start <= due).toBe(true)
  }
})
