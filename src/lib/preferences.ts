// How the person wants dates, numbers and keys (PROFUP-04): kept on the account, and mirrored here so that the first paint knows it.
import { createStore } from './store.ts'

/** `timeZone` null follows the browser, `locale` null is `en-GB`; `weekStart` is 0 Sunday to 6 Saturday. */
export interface Preferences {
  timeZone: string | null
  locale: string | null
  weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6
  hourCycle: 12 | 24
  singleKeys: boolean
  keyHints: boolean
  keyCoach: boolean
  /** Keys of actions that are not what they declare, by the id of the action or by a declared key behind `=` (PROFUP-09). */
  keys: Readonly<Record<string, readonly string[]>>
}

/** Where the mirror is kept. */
export const preferencesKey = 'preferences'

/** What holds for who never chose. */
export const DEFAULT_PREFERENCES: Preferences = {
  timeZone: null,
  locale: null,
  weekStart: 1,
  hourCycle: 24,
  singleKeys: true,
  keyHints: true,
  keyCoach: true,
  keys: {},
}

function stored(): Preferences {
  try {
    return readPreferences(JSON.parse(window.localStorage.getItem(preferencesKey) ?? 'null'))
  } catch {
    return DEFAULT_PREFERENCES
  }
}

/** What may be believed of a value; the rest is as for who never chose. */
export function readPreferences(value: unknown): Preferences {
  const given: Partial<Record<keyof Preferences, unknown>> = typeof value === 'object' && value !== null ? value : {}
  const { timeZone, locale, weekStart, hourCycle, singleKeys, keyHints, keyCoach, keys } = given
  const text = (one: unknown) => (typeof one === 'string' && one !== '' ? one : null)
  return {
    timeZone: text(timeZone),
    locale: text(locale),
    weekStart: ([0, 1, 2, 3, 4, 5, 6] as const).find((day) => day === weekStart) ?? 1,
    hourCycle: hourCycle === 12 ? 12 : 24,
    singleKeys: singleKeys !== false,
    keyHints: keyHints !== false,
    keyCoach: keyCoach !== false,
    keys: readOverlay(keys),
  }
}

function readOverlay(value: unknown): Preferences['keys'] {
  if (typeof value !== 'object' || value === null) return {}
  const isKeys = (keys: unknown): keys is string[] =>
    Array.isArray(keys) && keys.every((key) => typeof key === 'string' && key.trim() !== '')
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string[]] => isKeys(entry[1])))
}

/** Of the person: who signs in next has their own. Where storage is refused, they last as long as the session. */
export const preferences = createStore(stored)

/** Takes some over, here and for the next visit. */
export function setPreferences(some: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...some }
  try {
    window.localStorage.setItem(preferencesKey, JSON.stringify(next))
  } catch (error) {
    console.warn('This browser does not keep the preferences.', error)
  }
  preferences.set(next)
}
