// One's own settings: each saves by itself, shows everywhere at once, and is taken back.
import { act, fireEvent, screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { readSession } from '#src/data/storage/session.ts'
import { useRead } from '#src/data/use-read.ts'
import { formatClock, formatDay, ownTimezone } from '#src/lib/dates/date-format.ts'
import { preferences } from '#src/lib/preferences.ts'
import { accountCache } from '#src/model/account/account.cache.ts'
import { GetAccount } from '#src/model/account/account.graphql.ts'
import { readPreference } from '#src/theme/theme-preference.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { setTheme } from './account.actions.ts'
import { PreferencesSection } from './preferences-section.tsx'
import { ProfileSection } from './profile-section.tsx'

beforeEach(() => localStorage.clear())

const DEFAULTS = {
  ...{ timeZone: null, locale: null, weekStart: 1, hourCycle: 24, theme: null },
  ...{ hideEmail: false, taskModal: false, singleKeys: true, keyHints: true, keyCoach: true },
  ...{ shortcutPreset: 'PALETTE', shortcuts: [] as { action: string; keys: string[] }[] },
}

function Both() {
  const { data } = useRead({ query: GetAccount, variables: {} })
  return data ? (
    <>
      <ProfileSection account={data.viewer} />
      <PreferencesSection account={data.viewer} />
    </>
  ) : null
}

async function show({ answer = async () => undefined as unknown, script = {} } = {}) {
  const stored = {
    ...{ id: 'ana', username: 'ana', name: 'Ana Souza', avatar: null as string | null, headline: 'Leads', email: 'ana@example.com' },
    ...{ hasPassword: true, mustConfirmEmail: false },
    preferences: { ...DEFAULTS } as Record<string, unknown>,
  }
  const world = renderFeature(<Both />, {
    cacheParts: [accountCache],
    actions: [setTheme],
    script,
    roots: {
      viewer: () => stored,
      updateViewer: async ({ input }: { input: Record<string, unknown> }) => {
        const refused = await answer()
        if (refused) return refused
        for (const [name, value] of Object.entries(input)) Object.assign(name in stored ? stored : stored.preferences, { [name]: value })
        return { viewer: stored, userErrors: [] }
      },
    },
  })
  await screen.findByRole('textbox', { name: /^Name/ })
  return { ...world, stored }
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
async function choose(label: RegExp, option: RegExp) {
  fireEvent.keyDown(screen.getByRole('combobox', { name: label }), { key: 'ArrowDown' })
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

test('PROFUP-01 a name shows in the stored person before the answer, and one undo takes it back everywhere', async () => {
  let release = () => undefined as unknown
  const wait = new Promise((resolve) => {
    release = () => resolve(undefined)
  })
  const { actions, stored } = await show({ answer: () => wait })
  act(() => field(/^Name/).focus())
  fireEvent.change(field(/^Name/), { target: { value: 'Ana S.' } })
  fireEvent.keyDown(field(/^Name/), { key: 'Enter' })
  await until(() => expect(readSession().viewer?.name).toBe('Ana S.'))
  expect(stored.name).toBe('Ana Souza')
  release()
  await until(() => expect(actions.said.at(-1)?.text).toBe('Name saved'))
  await act(() => actions.undo())
  await until(() =>
    expect([stored.name, readSession().viewer?.name, field(/^Name/).value]).toEqual(['Ana Souza', 'Ana Souza', 'Ana Souza']),
  )
})

test('PROFUP-01 what will not do stays in its field with the reason; an empty headline is none; the username is only read', async () => {
  const { stored, mutations } = await show()
  fireEvent.change(field(/^Name/), { target: { value: ' ' } })
  fireEvent.keyDown(field(/^Name/), { key: 'Enter' })
  expect(await screen.findByText('Please enter a name.')).toBeTruthy()
  fireEvent.change(field(/^Headline/), { target: { value: 'x'.repeat(121) } })
  fireEvent.keyDown(field(/^Headline/), { key: 'Enter' })
  expect(await screen.findByText('At most 120 characters.')).toBeTruthy()
  expect(mutations()).toEqual([])
  fireEvent.change(field(/^Headline/), { target: { value: '' } })
  fireEvent.keyDown(field(/^Headline/), { key: 'Enter' })
  await until(() => expect(stored.headline).toBe(null))
  expect(field(/^Username/).readOnly).toBe(true)
})

test('PROFUP-04 PROFUP-05 dates follow what is chosen at once, on this device and for the next visit', async () => {
  const date = new Date(2026, 10, 22, 14, 20)
  const { stored } = await show()
  expect(screen.getByText(/Now it is/).textContent).toContain('21 Nov 2026, 12:00')
  await choose(/^Clock/, /^12 hours/)
  await until(() => expect(stored.preferences.hourCycle).toBe(12))
  expect(formatClock(date)).toBe('2:20 PM')
  await choose(/^Dates and numbers/, /^American English/)
  await until(() => expect(stored.preferences.locale).toBe('en-US'))
  expect(formatDay(date, date)).toBe('Nov 22')
  await until(() => expect(screen.getByText(/Now it is/).textContent).toContain('Nov 21, 2026, 12:00 PM'))
  await choose(/^First day/, /^Sunday/)
  await until(() => expect(stored.preferences.weekStart).toBe(0))
  expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toMatchObject({ hourCycle: 12, locale: 'en-US', weekStart: 0 })
  expect(ownTimezone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('PROFUP-04 what is not saved is as it was again, here too', async () => {
  const { actions } = await show({
    answer: async () => {
      throw new GraphQLError('down', { extensions: { code: 'UNAVAILABLE' } })
    },
  })
  fireEvent.click(screen.getByRole('switch', { name: 'Key hints' }))
  await until(() => expect(actions.said.at(-1)?.tone).toBe('error'))
  await until(() => expect(screen.getByRole('switch', { name: 'Key hints' }).getAttribute('aria-checked')).toBe('true'))
  expect(preferences.get().keyHints).toBe(true)
})

test('PROFUP-12 the theme is asked in place, is on the page at once, and one undo gives the former one back', async () => {
  const { press, actions, stored } = await show({ script: { pick: ['dark'] } })
  await act(() => press('profile.set-theme'))
  await until(() => expect(stored.preferences.theme).toBe('DARK'))
  expect([readPreference(), document.documentElement.dataset.theme]).toEqual(['dark', 'dark'])
  expect(actions.said.at(-1)?.text).toBe('Theme saved')
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }))
  await until(() => expect(document.documentElement.dataset.theme).toBe('light'))
  await act(() => actions.undo())
  await until(() => expect([stored.preferences.theme, readPreference()]).toEqual(['DARK', 'dark']))
})
