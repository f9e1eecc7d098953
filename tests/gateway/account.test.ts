// One's own account over a real host: who one is, and how one wants the product.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

const PREFERENCES =
  'preferences { timeZone locale weekStart hourCycle theme hideEmail taskModal singleKeys keyHints keyCoach shortcutPreset shortcuts { action keys } }'
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
    ...{ hideEmail: false, taskModal: false, singleKeys: true, keyHints: true, keyCoach: true },
    ...{ shortcutPreset: 'PALETTE', shortcuts: [] },
  })
  world.resetCalls()
  const preferences = {
    ...{ timeZone: 'Asia/Kolkata', locale: 'de-DE', weekStart: 0, hourCycle: 12, theme: 'DARK' },
    ...{ hideEmail: true, taskModal: true, singleKeys: false, keyHints: false, keyCoach: false },
    ...{
      shortcutPreset: 'LEFT_HAND',
      shortcuts: [
        { action: 'task.due', keys: [] },
        { action: 'task.status', keys: ['q', 'g q'] },
      ],
    },
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

test('FIRST-05 FIRST-06 the first steps are read from what was done; the list is put away and asked for again', async () => {
  const FIRST = 'firstSteps { project tasks palette done invited shows }'
  const SET = `mutation ($input: FirstStepsInput!) { updateFirstSteps(input: $input) { ${FIRST} ${REFUSALS} } }`
  await world.host.person('newcomer')
  const none = { project: false, tasks: false, palette: false, done: false, invited: false, shows: true }
  expect((await world.data('newcomer', `{ ${FIRST} }`)).firstSteps).toEqual(none)
  world.resetCalls()
  const keep = async (input: object) => (await world.data('newcomer', SET, { input })).updateFirstSteps
  expect(await keep({ palette: true })).toEqual({ firstSteps: { ...none, palette: true }, userErrors: [] })
  expect(world.calls()).toEqual(['PUT /auth/me/first-steps'])
  expect((await keep({ shows: false })).firstSteps).toEqual({ ...none, palette: true, shows: false })
  expect((await keep({ shows: true })).firstSteps).toEqual({ ...none, palette: true, shows: true })
  // Who knows the product, or only reads, has none.
  for (const username of ['ana', 'gus']) expect((await world.data(username, `{ ${FIRST} }`)).firstSteps.shows).toBe(false)
})

test('PROFUP-01 PROFUP-06 what will not do is refused at its field, and nothing is changed', async () => {
  for (const [input, field, message] of [
    [{ name: ' ' }, 'name', 'Please enter a name.'],
    [{ name: 'x'.repeat(121) }, 'name', 'At most 120 characters.'],
    [{ headline: 'x'.repeat(121) }, 'headline', 'At most 120 characters.'],
    [{ avatar: 'javascript:alert(1)' }, 'avatar', 'A picture must be an http address or a PNG, JPEG, GIF or WebP.'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'There is no such time zone.'],
    [{ locale: 'not a locale' }, 'locale', 'There is no such locale.'],
    [{ shortcuts: [{ action: 'No action', keys: ['q'] }] }, 'shortcuts', 'That is no action.'],
  ] as const) {
    const answer = (await world.graphql('mia', UPDATE, { input })).data.updateViewer
    expect([answer.viewer, answer.userErrors]).toEqual([null, [{ code: 'INVALID', field: [field], message }]])
  }
  expect((await world.data('mia', `{ ${VIEWER} }`)).viewer.name).toBe('Mia Chen')
})
