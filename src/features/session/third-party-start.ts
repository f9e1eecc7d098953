// The way to an identity provider.
import { SpokenError } from '#src/data/errors/error-text.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { type Started, startedKey } from './third-party.ts'

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
