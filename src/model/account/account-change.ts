// Changing oneself: shown at once, on this device too, and taken back by one undo (PROFUP-01, PROFUP-04, PROFUP-12).
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import { type Account, GetAccount, UpdateViewer } from './account.graphql.ts'
import { putAccount } from './account-mirror.ts'

/** Oneself, as settings show it. */
export type AccountData = ResultOf<typeof Account>
type Input = VariablesOf<typeof UpdateViewer>['input']

/** What of oneself can be changed. */
export type AccountFact = keyof Input & (keyof AccountData | keyof AccountData['preferences'])

/** As people read them. */
export const factTitles: Readonly<Record<AccountFact, string>> = {
  name: 'Name',
  headline: 'Headline',
  avatar: 'Picture',
  timeZone: 'Time zone',
  locale: 'Dates and numbers',
  weekStart: 'First day of the week',
  hourCycle: 'Clock',
  theme: 'Theme',
  hideEmail: 'Hidden email',
  taskModal: 'Tasks as windows',
  singleKeys: 'Single-key shortcuts',
  keyHints: 'Key hints',
  keyCoach: 'Key coach',
  shortcutPreset: 'Set of keys',
  shortcuts: 'Shortcuts',
}

const FACES: readonly string[] = ['name', 'headline', 'avatar']

/** The value of a fact. */
export function factOf(account: AccountData, fact: AccountFact): unknown {
  return FACES.includes(fact) ? account[fact as keyof AccountData] : account.preferences[fact as keyof AccountData['preferences']]
}

/** Oneself with some facts changed. */
export function withFacts(account: AccountData, input: Input): AccountData {
  const { name = account.name, headline = account.headline, avatar = account.avatar, ...preferences } = input
  return { ...account, name: name ?? account.name, headline, avatar, preferences: { ...account.preferences, ...(preferences as object) } }
}

/** Oneself as the cache knows it, else as the host says. Rejects with `ApiError`. */
export async function ownAccount(api: Services['api']): Promise<AccountData> {
  const { viewer } = await api.query(GetAccount, {})
  return viewer as AccountData
}

/** Oneself as the host says at this moment. */
export async function accountNow(api: Services['api']): Promise<AccountData> {
  const { viewer } = await api.query(GetAccount, {}, { requestPolicy: 'network-only' })
  return viewer as AccountData
}

/** Two values of a fact are the same; what the cache notes beside them counts for nothing. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value ?? null, (key, inner) => (key === '__typename' ? undefined : inner))
  return plain(one) === plain(other)
}

function shownPreferences(preferences: AccountData['preferences']) {
  const shortcuts = preferences.shortcuts.map(({ action, keys }) => ({ __typename: 'OwnShortcut', action, keys }))
  return { __typename: 'Preferences', ...preferences, shortcuts }
}

/** Shows, sends, and where it is refused shows what was again. */
export async function sendFact(api: Services['api'], account: AccountData, fact: AccountFact, value: unknown): Promise<void> {
  const input = { [fact]: value } as Input
  const shown = {
    __typename: 'Viewer',
    ...withFacts(account, input),
    preferences: shownPreferences(withFacts(account, input).preferences),
  }
  putAccount(withFacts(account, input))
  try {
    await api.mutate(UpdateViewer, { input }, { lane: 'Viewer', field: fact, extra: { shown } })
  } catch (error) {
    putAccount(await ownAccount(api))
    throw error
  }
}

/** Changes one fact; undoing leaves alone what was changed again since. */
export async function changeFact({ api }: Pick<Services, 'api'>, fact: AccountFact, value: unknown): Promise<Outcome | undefined> {
  const account = await ownAccount(api)
  const was = factOf(account, fact)
  if (isSame(was, value)) return undefined
  await sendFact(api, account, fact, value)
  return {
    said: `${factTitles[fact]} saved`,
    async undo() {
      const now = await accountNow(api)
      if (!isSame(factOf(now, fact), value)) throw new UndoRefused(CHANGED_SINCE)
      await sendFact(api, now, fact, was)
    },
  }
}
