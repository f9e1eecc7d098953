// Everything this client keeps in local storage: one entry per key, nothing else in the product names a key (OPEN-21).

/** A value under one key. Missing, corrupt and unreadable are all `null`; writing answers false when the browser refuses. */
export interface StorageEntry<T> {
  readonly key: string
  read(): T | null
  write(value: T): boolean
  remove(): void
}

/** The signed-in person (STORE-02). */
export interface StoredUser {
  username: string
  name: string
  avatar: string | null
  headline: string | null
}

/** A workspace as it is stored (STORE-03, STORE-04, STORE-06); missing `unlimited_workspaces` counts as true. */
export interface StoredWorkspace {
  slug: string
  name: string
  logo: string | null
  subscription: string | null
  unlimited_workspaces: boolean | null
}

/** A project of a cached list (STORE-06). */
export interface StoredProject {
  slug: string
  name: string
  code: string | null
  logo: string | null
}

type Fields = Record<string, unknown>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function readUser(value: unknown): StoredUser | null {
  if (!isFields(value) || typeof value.username !== 'string' || typeof value.name !== 'string') return null
  return { username: value.username, name: value.name, avatar: textOrNull(value.avatar), headline: textOrNull(value.headline) }
}

function readWorkspace(value: unknown): StoredWorkspace | null {
  if (!isFields(value) || typeof value.slug !== 'string') return null
  return {
    slug: value.slug,
    name: textOrNull(value.name) ?? value.slug,
    logo: textOrNull(value.logo),
    subscription: textOrNull(value.subscription),
    unlimited_workspaces: typeof value.unlimited_workspaces === 'boolean' ? value.unlimited_workspaces : null,
  }
}

function readProject(value: unknown): StoredProject | null {
  if (!isFields(value) || typeof value.slug !== 'string') return null
  return { slug: value.slug, name: textOrNull(value.name) ?? value.slug, code: textOrNull(value.code), logo: textOrNull(value.logo) }
}

function readList<T>(readItem: (value: unknown) => T | null): (value: unknown) => T[] | null {
  return (value) => (Array.isArray(value) ? value.map(readItem).filter((item): item is T & {} => item !== null) : null)
}

/** The raw text under a key; null when there is none or storage is refused. */
export function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores text; false when storage is full or refused. */
export function writeText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes a key; nothing happens when there is none. */
export function removeKey(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Where storage is refused nothing was stored either.
    return
  }
}

/** Every stored key. */
export function storedKeys(): string[] {
  try {
    return Array.from({ length: window.localStorage.length }, (_, index) => window.localStorage.key(index)).filter((key) => key !== null)
  } catch {
    return []
  }
}

function textEntry<T extends string>(key: string, accept: (text: string) => text is T): StorageEntry<T> {
  return {
    key,
    read: () => {
      const text = readText(key)
      return text !== null && accept(text) ? text : null
    },
    write: (value) => writeText(key, value),
    remove: () => removeKey(key),
  }
}

/** An entry of JSON; `parse` answers null for what it does not recognise. */
export function jsonEntry<T>(key: string, parse: (value: unknown) => T | null): StorageEntry<T> {
  return {
    key,
    read: () => {
      const text = readText(key)
      if (text === null) return null
      try {
        return parse(JSON.parse(text))
      } catch {
        return null
      }
    },
    write: (value) => writeText(key, JSON.stringify(value)),
    remove: () => removeKey(key),
  }
}

/** The bearer token under `ACCESS_TOKEN`: its presence alone means signed in (STORE-01, AUTH-01). */
export const accessToken = textEntry('ACCESS_TOKEN', (text): text is string => text !== '')
/** Who is signed in, for the first paint (STORE-02). */
export const currentUser = jsonEntry<StoredUser>('current_user', readUser)
/** The workspace in use, wrapped in `data` (STORE-03). */
export const currentCompany = jsonEntry<{ data: StoredWorkspace }>('current_company', (value) => {
  const data = isFields(value) ? readWorkspace(value.data) : null
  return data && { data }
})
/** The workspaces of the person, as last fetched (STORE-04). */
export const companiesList = jsonEntry<StoredWorkspace[]>('companies', readList(readWorkspace))
/** `light`, `dark` or `system` (STORE-05); written by the theme, which lies below this floor. */
export const themePreference = textEntry('theme', (text): text is 'light' | 'dark' | 'system' => ['light', 'dark', 'system'].includes(text))
/** The workspaces list for an instant first paint; refreshed behind it (STORE-06, OPEN-27). */
export const workspacesCache = jsonEntry<StoredWorkspace[]>('cache:workspaces', readList(readWorkspace))
/** The projects of one workspace for an instant first paint (STORE-06, OPEN-27). */
export function projectsCache(workspaceSlug: string): StorageEntry<StoredProject[]> {
  return jsonEntry<StoredProject[]>(`cache:projects:${workspaceSlug}`, readList(readProject))
}
/** Whether a task opens as a modal (STORE-07, TDETAIL-02). */
export const taskModal = jsonEntry<boolean>('task_modal', (value) => (typeof value === 'boolean' ? value : null))
/** Which panels, columns or groups a person has folded or hidden; `name` is the surface, the value is its own. */
export function surfaceChoice<T>(name: string, parse: (value: unknown) => T | null): StorageEntry<T> {
  return jsonEntry<T>(`view:${name}`, parse)
}
/** When a tab of this browser last changed the timer: the others look again. */
export const timerChanged = jsonEntry<number>('timer_changed', (value) => (typeof value === 'number' ? value : null))
/** Keys of unsent text start with this: `draft:<username>:<subject>`. */
export const draftPrefix = 'draft:'
/** When a person last used each palette row. */
export function recencyKey(username: string): string {
  return `recency:${username}`
}

// The storage event reaches other tabs only; stores of this tab must hear of a wipe as well.
function announce(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** Empties local storage (AUTH-06, DEFECT-04), the caches and the theme with it, and tells this tab's stores. */
export function clearAll(): void {
  try {
    window.localStorage.clear()
  } catch {
    return
  }
  announce()
}

/** Removes what belongs to a session and nothing that the same person wants back: unsent text and device preferences stay (OPEN-09). */
export function clearSession(): void {
  const kept = [draftPrefix, recencyKey(''), 'view:', themePreference.key, taskModal.key]
  for (const key of storedKeys()) if (!kept.some((prefix) => key.startsWith(prefix))) removeKey(key)
  announce()
}
