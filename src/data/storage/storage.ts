// Everything this client keeps in local storage: one entry per key, nothing else in the product names a key (OPEN-21).
import { preferencesKey } from '#src/lib/preferences.ts'
import { type OwnWorkspace, ownWorkspace } from './own-workspace.ts'
import { fields, flag, listOf, orElse, orNull, type Reader, text } from './shape.ts'

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

/** A workspace as it is stored (STORE-03, STORE-04, WS-10); missing `unlimited_workspaces` counts as true. */
export interface StoredWorkspace {
  slug: string
  name: string
  logo: string | null
  owner: { username: string } | null
  settings: { can_create_projects: boolean }
  whitelabel: { logo: string | null }
  favicon: string | null
  subscription: string | null
  unlimited_workspaces: boolean | null
}

/** An answer kept for the next first paint, and whose it is: it is shown to nobody else (STORE-06). */
export interface KeptAnswer {
  for: string
  data: unknown
}

const user = fields<StoredUser>({ username: text, name: text, avatar: orNull(text), headline: orNull(text) })
const workspaceFields = fields<Omit<StoredWorkspace, 'name'> & { name: string | null }>({
  slug: text,
  name: orNull(text),
  logo: orNull(text),
  owner: orNull(fields({ username: text })),
  settings: orElse(fields({ can_create_projects: orElse(flag, false) }), { can_create_projects: false }),
  whitelabel: orElse(fields({ logo: orNull(text) }), { logo: null }),
  favicon: orNull(text),
  subscription: orNull(text),
  unlimited_workspaces: orNull(flag),
})
const workspace: Reader<StoredWorkspace> = (value) => {
  const read = workspaceFields(value)
  return read && { ...read, name: read.name ?? read.slug }
}
const kept = fields<KeptAnswer>({ for: text, data: (value) => value })

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
export function jsonEntry<T>(key: string, parse: (value: unknown) => T | null | undefined): StorageEntry<T> {
  return {
    key,
    read: () => {
      const text = readText(key)
      if (text === null) return null
      try {
        return parse(JSON.parse(text)) ?? null
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
export const currentUser = jsonEntry<StoredUser>('current_user', user)
const companyInUse = jsonEntry<{ data: StoredWorkspace }>('current_company', fields({ data: workspace }))
/** The workspace in use, wrapped in `data` (STORE-03); under the domain of one it is that, whatever is stored (DOMAIN-07). */
export const currentCompany: typeof companyInUse = {
  ...companyInUse,
  read() {
    const [stored, own] = [companyInUse.read(), ownWorkspace()]
    return own === null || stored?.data.slug === own.slug ? stored : { data: firstSeen(own) }
  },
}

/** What is known of a workspace before its members have loaded it. */
function firstSeen({ slug, name, logo, favicon }: OwnWorkspace): StoredWorkspace {
  const none = { owner: null, settings: { can_create_projects: false }, whitelabel: { logo: null } }
  return { slug, name, logo, favicon, ...none, subscription: null, unlimited_workspaces: null }
}
/** The workspaces of the person, as last fetched (STORE-04). */
export const companiesList = jsonEntry<StoredWorkspace[]>('companies', listOf(workspace))
/** `light`, `dark` or `system` (STORE-05); written by the theme, which lies below this floor. */
export const themePreference = textEntry('theme', (text): text is 'light' | 'dark' | 'system' => ['light', 'dark', 'system'].includes(text))
/** Where the workspaces list is kept for an instant first paint (STORE-06, OPEN-27). */
export const workspacesKey = 'cache:workspaces'
/** Where the projects of one workspace are kept (STORE-06, OPEN-27). */
export function projectsKey(workspaceSlug: string): string {
  return `cache:projects:${workspaceSlug}`
}
/** An answer that is shown until the server's. */
export function keptAnswer(key: string): StorageEntry<KeptAnswer> {
  return jsonEntry(key, kept)
}
/** Whether a task opens as a modal (STORE-07, TDETAIL-02). */
export const taskModal = jsonEntry<boolean>('task_modal', (value) => (typeof value === 'boolean' ? value : null))
/** Which panels, columns or groups a person has folded or hidden; `name` is the surface, the value is its own. */
export function surfaceChoice<T>(name: string, parse: (value: unknown) => T | null): StorageEntry<T> {
  return jsonEntry<T>(`view:${name}`, parse)
}
/** When a tab of this browser last changed the timer: the others look again. */
export const timerChanged = jsonEntry<number>('timer_changed', (value) => (typeof value === 'number' ? value : null))
/** When a tab of this browser last found other notifications unread: the others look again (INBOX-11). */
export const inboxChanged = jsonEntry<number>('inbox_changed', (value) => (typeof value === 'number' ? value : null))
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

// Unsent text and device preferences are wanted back by the same person.
const LASTING = [draftPrefix, recencyKey(''), 'view:', themePreference.key, taskModal.key]
// Of one person, and not of the device.
const OWN = [preferencesKey]

function removeAllBut(kept: readonly string[]): void {
  for (const key of storedKeys()) if (!kept.some((prefix) => key.startsWith(prefix))) removeKey(key)
}

/** Removes what belongs to a session and nothing that the same person wants back: unsent text and device preferences stay (OPEN-09). */
export function clearSession(): void {
  removeAllBut([...LASTING, ...OWN])
  announce()
}

/** Removes what was fetched for somebody; the session stays. */
export function clearFetched(): void {
  removeAllBut([...LASTING, accessToken.key])
}
