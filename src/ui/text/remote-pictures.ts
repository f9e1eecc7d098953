// Pictures in written text that lie on another machine: that machine hears who looks, so it is asked only after a click (decision 066).
import { createStore } from '#src/lib/store.ts'

/** Addresses that the viewer asked to see; another person at the same screen is asked anew. */
const asked = createStore<ReadonlySet<string>>(() => new Set())

/** The name of the machine whose picture this is; null for our own and for what is in the text itself. */
export function remoteHostOf(src: string): string | null {
  const { protocol, host } = new URL(src, window.location.origin)
  return /^https?:$/.test(protocol) && host !== window.location.host ? host : null
}

/** Whether the viewer asked for it before, in this session. */
export function wasAskedFor(src: string): boolean {
  return asked.get().has(src)
}

/** Remembers that they did, so that the same picture is shown wherever else it stands. */
export function askFor(src: string): void {
  asked.set(new Set([...asked.get(), src]))
}

/** What the button in its place says. */
export function remoteLabel(host: string, alt: string): string {
  return alt === '' ? `Show picture from ${host}` : `Show picture from ${host}: ${alt}`
}
