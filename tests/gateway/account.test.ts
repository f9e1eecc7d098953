// One's own account over a real host: who one is, and how one wants the product.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

const PREFERENCES = 'preferences { timeZone locale weekStart hourCycle theme hideEmail taskModal singleKeys keyHints }'
const VIEWER = `viewer { id username name avatar headline email ${PREFERENCES} }`
const UPDATE = `mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { ${VIEWER} ${REFUSALS} } }`

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

test('PROFUP-06 who never chose has the defaults; a change is one call, is there the next time, and leaves the rest', async () => {
  const before = (await world.data('gus', `{ ${VIEWER} }`)).viewer
  expect(before.preferences).toEqual({
    ...{ timeZone: null, locale: null, weekStart: 1, hourCycle: 24, theme: null },
    ...{ hideEmail: false, taskModal: false, singleKeys: true, keyHints: true },
  })
  world.resetCalls()
  const preferences = {
    ...{ timeZone: 'Asia/Kolkata', locale: 'de-DE', weekStart: 0, hourCycle: 12, theme: 'DARK' },
    ...{ hideEmail: true, taskModal: true, singleKeys: false, keyHints: false },
  }
  const input = { name: 'Gus L.', headline: 'Looks on', avatar: 'https://example.com/gus.png', ...preferences }
  const { viewer } = (await world.data('gus', UPDATE, { input })).updateViewer
  expect(world.calls()).toEqual(['PUT /auth/me'])
  expect(viewer).toEqual({ ...before, name: 'Gus L.', headline: 'Looks on', avatar: 'https://example.com/gus.png', preferences })
  expect((await world.data('gus', `{ ${VIEWER} }`)).viewer).toEqual(viewer)
  const cleared = { headline: null, avatar: null, timeZone: null, locale: null, theme: null }
  const after = (await world.data('gus', UPDATE, { input: cleared })).updateViewer.viewer
  expect(after).toMatchObject({ headline: null, avatar: null, preferences: { ...preferences, timeZone: null, locale: null, theme: null } })
})

test('PROFUP-01 PROFUP-06 what will not do is refused at its field, and nothing is changed', async () => {
  for (const [input, field, message] of [
    [{ name: ' ' }, 'name', 'Please enter a name.'],
    [{ name: 'x'.repeat(121) }, 'name', 'At most 120 characters.'],
    [{ headline: 'x'.repeat(121) }, 'headline', 'At most 120 characters.'],
    [{ avatar: 'javascript:alert(1)' }, 'avatar', 'A picture must be an http address or a PNG, JPEG, GIF or WebP.'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'There is no such time zone.'],
    [{ locale: 'not a locale' }, 'locale', 'There is no such locale.'],
  ] as const) {
    const answer = (await world.graphql('mia', UPDATE, { input })).data.updateViewer
    expect([answer.viewer, answer.userErrors]).toEqual([null, [{ code: 'INVALID', field: [field], message }]])
  }
  expect((await world.data('mia', `{ ${VIEWER} }`)).viewer.name).toBe('Mia Chen')
})
