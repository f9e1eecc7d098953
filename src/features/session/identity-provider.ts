// The provider of third-party sign-in, as the app knows it from the configuration.
import { createContext } from 'react'

/** An OpenID Connect provider: `name` stands on the button, `authorizeUrl` is where people sign in. */
export interface IdentityProvider {
  clientId: string
  name: string
  authorizeUrl: string
}

/** Null, and nothing is offered, unless a client id is configured (AUTH-07, OPEN-10). */
export const IdentityProviderContext = createContext<IdentityProvider | null>(null)
