// The way back from an identity provider: OpenID Connect's implicit flow, whose answer is an identity token in the fragment.
import { readSession } from '#src/data/storage/session.ts'
import { pathTo } from '#src/lib/paths.ts'
import { createPageStore } from '#src/lib/store.ts'

/** Kept by the tab while the person is away. `back` is the path they wanted (OPEN-07). */
export interface Started {
  state: string
  nonce: string
  back: string | null
}

/** What the address said, and what was begun in this tab. */
export interface Return {
  given: URLSearchParams
  started: Started | null
}

/** Where the tab keeps it. */
export const startedKey = 'third_party_sign_in'
/** Of the page: nobody is signed in while it waits. */
const kept = createPageStore<Return | null>(() => null)

function takeStarted(): Started | null {
  try {
    const given: unknown = JSON.parse(window.sessionStorage.getItem(startedKey) ?? 'null')
    window.sessionStorage.removeItem(startedKey)
    if (typeof given !== 'object' || given === null || !('state' in given) || !('nonce' in given) || !('back' in given)) return null
    const { state, nonce, back } = given
    if (typeof state !== 'string' || typeof nonce !== 'string') return null
    return { state, nonce, back: typeof back === 'string' ? back : null }
  } catch {
    // Unreadable is the same as not started: the person is asked to try again.
    return null
  }
}

/**
 * Before anything else looks at the address: takes a provider's answer out of it, so that the token is neither in the history nor with the
 * router, and puts the wanted path back. Without such an answer nothing happens.
 */
export function keepAnswer(): void {
  const { pathname, hash } = window.location
  if (pathname !== pathTo('sign-in') || !/[#&](id_token|error)=/.test(hash)) return
  const given = new URLSearchParams(hash.slice(1))
  const started = takeStarted()
  const back = started !== null && given.get('state') === started.state ? started.back : null
  window.history.replaceState(window.history.state, '', back === null ? pathname : `${pathname}?return=${encodeURIComponent(back)}`)
  // Signed in meanwhile by another tab: the page that would take it is not shown, and later it would be a surprise.
  kept.set(readSession().signedIn ? null : { given, started })
}

/** What came back, once. */
export function takeReturn(): Return | null {
  const came = kept.get()
  kept.set(null)
  return came
}
