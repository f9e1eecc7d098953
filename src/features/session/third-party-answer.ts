// What an identity provider's answer means, read by the page that uses it.
import { type Return, takeReturn } from './third-party.ts'

/** A token with the nonce it was asked with, or a sentence why there is none. */
export type ProviderAnswer = { idToken: string; nonce: string } | { problem: string }

/** The answer that came back, once. */
export function takeAnswer(): ProviderAnswer | null {
  const came = takeReturn()
  return came && answerOf(came)
}

function answerOf({ given, started }: Return): ProviderAnswer {
  if (started === null || given.get('state') !== started.state)
    return { problem: 'This sign-in was not started in this tab, or has been used already. Please try again.' }
  const idToken = given.get('id_token')
  if (idToken) return { idToken, nonce: started.nonce }
  if (given.get('error') === 'access_denied') return { problem: 'The sign-in was canceled.' }
  return { problem: 'The provider did not sign you in. Please try again.' }
}
