// The way to an identity provider and back: OpenID Connect's implicit flow, whose answer is an identity token in the fragment.
import { SpokenError } from '#src/data/errors/error-text.ts'
import { readSession } from '#src/data/storage/session.ts'
import { pathTo } from '#src/lib/paths.ts'
import { createPageStore } from '#src/lib/store.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** What came back: a token with the nonce it was asked with, or a sentence why there is none. */
export type ProviderAnswer = { idToken: string; nonce: string } | { problem: string }

/** Kept by the tab while the person is away. `back` is the path they wanted (OPEN-07). */
interface Started {
  state: string
  nonce: string
  back: string | null
}

const startedKey = 'third_party_sign_in'
/** Of the page: nobody is signed in while it waits. */
const kept = createPageStore<ProviderAnswer | null>(() => null)

function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Leaves for the provider. Throws a SpokenError, and stays, when the browser keeps nothing. */
export function leaveFor({ clientId, authorizeUrl }: IdentityProvider, back: string | null): void {
  const started: Started = { state: random(), nonce: random(), back }
  try {
    window.sessionStorage.setItem(startedKey, JSON.stringify(started))
  } catch (cause) {
    throw new SpokenError('This browser refuses to keep the sign-in. Allow site data and try again.', { cause })
  }
  const address = new URL(authorizeUrl)
  const parameters = {
    client_id: clientId,
    redirect_uri: `${window.location.origin}${pathTo('sign-in')}`,
    response_type: 'id_token',
    scope: 'openid email profile',
    state: started.state,
    nonce: started.nonce,
    // People who signed out of a shared computer must not be signed in again by one click.
    prompt: 'select_account',
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  window.location.assign(address.href)
}

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

function answerOf(given: URLSearchParams, started: Started | null): ProviderAnswer {
  if (started === null || given.get('state') !== started.state)
    return { problem: 'This sign-in was not started in this tab, or has been used already. Please try again.' }
  const idToken = given.get('id_token')
  if (idToken) return { idToken, nonce: started.nonce }
  if (given.get('error') === 'access_denied') return { problem: 'The sign-in was canceled.' }
  return { problem: 'The provider did not sign you in. Please try again.' }
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
  kept.set(readSession().signedIn ? null : answerOf(given, started))
}

/** The kept answer, once. */
export function takeAnswer(): ProviderAnswer | null {
  const answer = kept.get()
  kept.set(null)
  return answer
}
