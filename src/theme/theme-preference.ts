// Which theme the person wants: stored in local storage, following the system live when it says so (THEME-01..03).
import { useSyncExternalStore } from 'react'
import { createPageStore } from '#src/lib/store.ts'

/** What a person may choose (THEME-01). */
export type ThemePreference = 'light' | 'dark' | 'system'

/** What is on the screen. */
export type ResolvedTheme = 'light' | 'dark'

/** The three choices in the order they are offered. */
export const themePreferences: readonly ThemePreference[] = ['light', 'dark', 'system']

const storageKey = 'theme'
interface ThemeState {
  stopWatching?: (() => void) | undefined
  /** Where storage is refused (private mode, full disk) the choice still holds for this page. */
  unsaved?: ThemePreference | undefined
  /** What is on the page: the system is already another one a moment before it says so. */
  applied?: ResolvedTheme | undefined
}

/** Of the device: the theme is there before anybody signs in, and stays after. */
const theme = createPageStore<ThemeState>(() => ({}))
const keep = (part: ThemeState) => theme.set({ ...theme.get(), ...part })

function system(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

/** The stored choice; `system` when nothing, or nothing sensible, is stored (THEME-01, THEME-03). */
export function readPreference(): ThemePreference {
  const { unsaved } = theme.get()
  if (unsaved) return unsaved
  try {
    const stored = window.localStorage.getItem(storageKey)
    return themePreferences.find((preference) => preference === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** The theme a choice comes down to right now. */
export function resolveTheme(preference: ThemePreference = readPreference()): ResolvedTheme {
  if (preference !== 'system') return preference
  return system().matches ? 'dark' : 'light'
}

/** Puts the current theme on `<html data-theme>`. */
export function applyTheme(): void {
  const applied = resolveTheme()
  document.documentElement.dataset.theme = applied
  keep({ applied })
}

/** Stores the choice, applies it and tells every listener (THEME-03). */
export function setPreference(preference: ThemePreference): void {
  try {
    window.localStorage.setItem(storageKey, preference)
    keep({ unsaved: undefined })
  } catch {
    keep({ unsaved: preference })
  }
  applyTheme()
}

/** Applies the theme and keeps following the system and other tabs (THEME-02); the answer stops it. Calling twice is harmless. */
export function watchTheme(): () => void {
  applyTheme()
  const { stopWatching: watching } = theme.get()
  if (watching) return watching
  const query = system()
  const otherTab = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) applyTheme()
  }
  query.addEventListener('change', applyTheme)
  window.addEventListener('storage', otherTab)
  const stopWatching = () => {
    query.removeEventListener('change', applyTheme)
    window.removeEventListener('storage', otherTab)
    keep({ stopWatching: undefined })
  }
  keep({ stopWatching })
  return stopWatching
}

/** The choice, what it comes down to, and the way to change it. */
export function useTheme(): { preference: ThemePreference; resolved: ResolvedTheme; setPreference: (preference: ThemePreference) => void } {
  const preference = useSyncExternalStore(subscribe, readPreference)
  const resolved = useSyncExternalStore(subscribe, () => theme.get().applied ?? resolveTheme())
  return { preference, resolved, setPreference }
}

function subscribe(listener: () => void): () => void {
  watchTheme()
  return theme.subscribe(listener)
}
