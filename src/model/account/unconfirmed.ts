// The address that somebody has yet to confirm, as this device knows it: for the line that asks for it (SESS-05).
import { surfaceChoice } from '#src/data/storage/storage.ts'
import { createStore } from '#src/lib/store.ts'

const kept = surfaceChoice<{ email: string | null }>('unconfirmed', (value) => {
  const { email } = Object(value)
  return typeof email === 'string' && email !== '' ? { email } : null
})

/** Null where there is nothing to confirm. */
export const unconfirmed = createStore<string | null>(() => kept.read()?.email ?? null)

/** Takes over what the account says. */
export function setUnconfirmed(email: string | null): void {
  if (email === unconfirmed.get()) return
  kept.write({ email })
  unconfirmed.set(email)
}
