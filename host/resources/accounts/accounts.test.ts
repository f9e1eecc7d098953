// One's own account, over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

test('PROFUP-06 PUT /auth/me changes what it is given, for oneself alone', async () => {
  const others = (await world.as('ben').get('/auth/me')).body
  const changed = await world.as('mia').put('/auth/me', {}, { headline: '  Draws  ', time_zone: 'Europe/Lisbon', week_start: 6 })
  expect(changed).toMatchObject({
    status: 200,
    body: { data: { username: 'mia', headline: 'Draws', time_zone: 'Europe/Lisbon', week_start: 6 } },
  })
  expect((await world.as('mia').get('/auth/me')).body).toEqual(changed.body)
  expect((await world.as('ben').get('/auth/me')).body).toEqual(others)
  expect((await world.as('mia').put('/auth/me', {}, {})).body).toEqual(changed.body)
  expect((await world.as('mia').put('/auth/me', {}, { headline: '' })).body.data.headline).toBe(null)
})

test('PROFUP-06 unknown fields, others’ fields and what is no value are refused', async () => {
  expect((await world.as('mia').put('/auth/me', {}, { username: 'ana' })).status).toBe(400)
  expect((await world.as('mia').put('/auth/me', {}, { email: 'new@example.com' })).status).toBe(400)
  const refused = [
    ['week_start', 7, 'At most 6.'],
    ['hour_cycle', 13, 'Choose 12 or 24.'],
    ['theme', 'pink', 'Choose light, dark or system.'],
    ['time_zone', 'Mars/Base', 'There is no such time zone.'],
    ['locale', 'x', 'There is no such locale.'],
  ] as const
  for (const [field, value, sentence] of refused)
    expect(await world.as('mia').put('/auth/me', {}, { [field]: value })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [sentence] } },
    })
  expect((await world.as(null).put('/auth/me', {}, { name: 'X' })).status).toBe(401)
})
