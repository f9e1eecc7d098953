// What the gateway's operator configured for the client (`/config.json`): addresses and codes that no build can know.
import { useMemo, useSyncExternalStore } from 'react'
import { ownWorkspace } from '#src/data/storage/own-workspace.ts'
import type { IdentityProvider } from '#src/features/session/identity-provider.ts'
import { createPageStore } from '#src/lib/store.ts'

/** Public configuration; what is unset is null and its links are hidden (OPEN-10, OPEN-23, PLAN-10). */
export interface ClientConfig {
  billingUrl: string | null
  couponFree: string | null
  couponLifetime: string | null
  /** The provider of third-party sign-in: all three or none. */
  googleClientId: string | null
  oidcName: string | null
  oidcAuthorizeUrl: string | null
  termsUrl: string | null
  privacyUrl: string | null
}

const NONE: ClientConfig = {
  billingUrl: null,
  couponFree: null,
  couponLifetime: null,
  googleClientId: null,
  oidcName: null,
  oidcAuthorizeUrl: null,
  termsUrl: null,
  privacyUrl: null,
}

/** Of the page: the operator's, and the same for everybody. */
const config = createPageStore(() => NONE)

/** Loads the configuration once; without it the product works and optional links stay hidden, so a failure is only logged. */
export async function loadConfig(): Promise<void> {
  try {
    const response = await fetch('/config.json', { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const given: Record<string, unknown> = await response.json()
    const text = (name: string) => (typeof given[name] === 'string' && given[name] !== '' ? given[name] : null)
    config.set({
      billingUrl: httpOnly(text('billingUrl')),
      couponFree: text('couponFree'),
      couponLifetime: text('couponLifetime'),
      googleClientId: text('googleClientId'),
      oidcName: text('oidcName'),
      oidcAuthorizeUrl: httpOnly(text('oidcAuthorizeUrl')),
      termsUrl: httpOnly(text('termsUrl')),
      privacyUrl: httpOnly(text('privacyUrl')),
    })
  } catch (error) {
    console.warn('The client configuration could not be loaded:', error)
  }
}

function httpOnly(url: string | null): string | null {
  return url && /^https?:\/\//.test(url) ? url : null
}

/** The configuration, empty until it is loaded. */
export function useConfig(): ClientConfig {
  return useSyncExternalStore(config.subscribe, config.get)
}

/** The configured provider of third-party sign-in, null unless all of it is there (AUTH-07, OPEN-10). It leads back to the installation's own address alone (DOMAIN-07). */
export function useIdentityProvider(): IdentityProvider | null {
  const { googleClientId, oidcName, oidcAuthorizeUrl } = useConfig()
  return useMemo(
    () =>
      googleClientId && oidcName && oidcAuthorizeUrl && ownWorkspace() === null
        ? { clientId: googleClientId, name: oidcName, authorizeUrl: oidcAuthorizeUrl }
        : null,
    [googleClientId, oidcName, oidcAuthorizeUrl],
  )
}
