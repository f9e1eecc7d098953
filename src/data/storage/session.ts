// Who is signed in: a token is stored or it is not, in this tab and every other (AUTH-01).
import { useSyncExternalStore } from 'react'
import { createPageStore, endStores } from '#src/lib/store.ts'
import { accessToken, clearAll, clearFetched, clearSession, currentUser, type StoredUser } from './storage.ts'

/** Why the last session ended: the person left, or the server no longer knew the token. */
export type EndReason = 'signed-out' | 'expired'

/** What the client knows about the session. `token` is the one it began with, `tokenNow` what is sent; `viewer` is what was stored at sign-in and may be null while `signedIn`. */
export interface Session {
  readonly signedIn: boolean
  readonly token: string | null
  readonly viewer: StoredUser | null
  /** Set while signed out after a session that this tab has seen. */
  readonly ended: EndReason | null
}

const returnKey = 'return_path'
/** A session that began with `first` and goes on with `now`. */
type Renewal = { first: string; now: string }

/** Of the page: it is who is signed in. `owner` is the token whose stores there are. */
const session = createPageStore(() => {
  listen()
  const current = read(null, null)
  return { current, owner: current.token, renewed: null as Renewal | null }
})

function read(ended: EndReason | null, renewed: Renewal | null = session.get().renewed): Session {
  const stored = accessToken.read()
  // The one that a session began with is what it is known by.
  const token = stored !== null && stored === renewed?.now ? renewed.first : stored
  if (token === null) return { signedIn: false, token: null, viewer: null, ended }
  return { signedIn: true, token, viewer: currentUser.read(), ended: null }
}

function set(next: Session): void {
  // Before anybody hears of it: the next tree begins with the state of nobody.
  if (session.get().owner !== next.token) endStores()
  session.set({ ...session.get(), current: next, owner: next.token })
}

function sync(reason: EndReason): void {
  const { current } = session.get()
  const next = read(current.signedIn ? reason : current.ended)
  if (next.ended === 'expired' && current.signedIn) remember(current.viewer?.username ?? null)
  if (next.token !== current.token || next.viewer?.username !== current.viewer?.username) set(next)
}

/** The session now. */
export function readSession(): Session {
  return session.get().current
}

/** The session, following sign-in and sign-out in this and other tabs. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession)
}

/** Hears of every change; the answer stops it. */
export function subscribe(listener: () => void): () => void {
  // The first look begins to listen to other tabs.
  session.get()
  return session.subscribe(listener)
}

/** Stores token and viewer and is signed in; false, and nothing changed, when the browser refuses to store them. */
export function startSession({ token, viewer }: { token: string; viewer: StoredUser }): boolean {
  const { username, name, avatar, headline } = viewer
  forgetOthers(username)
  if (!accessToken.write(token)) return false
  currentUser.write({ username, name, avatar, headline })
  set(read(null))
  return true
}

/** The session goes on with another token: nothing of what is on the screen or under way is lost. Ignored when signed out. */
export function renewSession(token: string): void {
  const first = session.get().current.token
  if (first === null) return
  session.get().renewed = { first, now: token }
  accessToken.write(token)
}

/** What is sent by a session that began with `token`. */
export function tokenNow(token: string | null): string | null {
  const { renewed } = session.get()
  return renewed !== null && renewed.first === token ? renewed.now : token
}

/** Keeps the stored viewer right after the server said who it is; ignored when signed out. */
export function updateViewer(viewer: StoredUser): void {
  if (!session.get().current.signedIn) return
  const { username, name, avatar, headline } = viewer
  forgetOthers(username)
  const known = session.get().current.viewer
  currentUser.write({ username, name, avatar, headline })
  // Asked on every visit, and mostly the same: nobody is told of nothing.
  if (known && shown(known) === shown(viewer)) return
  set(read(null))
}

// Only what is stored: answers carry more.
function shown({ username, name, avatar, headline }: StoredUser): string {
  return JSON.stringify([username, name, avatar, headline])
}

/**
 * Ends the session. `signed-out` empties local storage (AUTH-05, AUTH-06, DEFECT-04). `expired` (a 401, AUTH-03) deletes the token and all
 * fetched things, keeps unsent text for the same person and remembers where they were (OPEN-09). With `token`, nothing happens
 * unless that is still the stored one: a late 401 of an old session must not end the next.
 */
export function endSession(reason: EndReason, token?: string | null): void {
  if (token !== undefined && tokenNow(token) !== accessToken.read()) return
  const { viewer } = session.get().current
  const ended: Session = { signedIn: false, token: null, viewer: null, ended: reason }
  // Known before the wipe is announced, else the announcement would be read as a plain sign-out.
  session.get().current = ended
  if (reason === 'signed-out') {
    clearAll()
    forget()
  } else {
    clearSession()
    remember(viewer?.username ?? null)
  }
  set(ended)
}

// What somebody else's session left, because its token was taken away by hand, is not the next person's to see.
function forgetOthers(username: string): void {
  const before = currentUser.read()
  if (before !== null && before.username !== username) clearFetched()
}

/** Where the person with this username was when their session expired, once; null for anyone else (OPEN-09). */
export function takeReturnPath(username: string): string | null {
  const text = window.sessionStorage.getItem(returnKey)
  forget()
  const [owner, path] = text?.split('\n') ?? []
  return path && (owner === '' || owner === username) ? path : null
}

function remember(username: string | null): void {
  const { pathname, search, hash } = window.location
  try {
    window.sessionStorage.setItem(returnKey, `${username ?? ''}\n${pathname}${search}${hash}`)
  } catch {
    // Without it sign-in leads to the start page, which is where it leads by default.
    return
  }
}

function forget(): void {
  window.sessionStorage.removeItem(returnKey)
}

function listen(): void {
  window.addEventListener('storage', (event) => {
    // Another tab that signs out empties everything at once; one that met a 401 removes the token by name.
    if (event.key === null) sync('signed-out')
    else if (event.key === accessToken.key || event.key === currentUser.key) sync('expired')
  })
  // A token removed by hand makes no event in its own tab.
  window.addEventListener('focus', () => sync('signed-out'))
}
