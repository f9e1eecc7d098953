// Makes the page follow what the person chose: the zone under Date, and whether keys are shown.
import { preferences } from '#src/lib/preferences.ts'
import { createPageStore } from '#src/lib/store.ts'

/** Of the page: the zone that is under Date now, null for the browser's. */
const zone = createPageStore<{ name: string | null; takeOut: () => void }>(() => ({ name: null, takeOut: () => undefined }))

/** Resolves when dates are those of the chosen zone; its code comes only for who chose another than the browser's. */
async function follow(): Promise<void> {
  const { timeZone, keyHints } = preferences.get()
  document.documentElement.toggleAttribute('data-no-key-hints', !keyHints)
  if (timeZone === zone.get().name) return
  const { putZone } = await import('#src/lib/dates/zoned-date.ts')
  zone.get().takeOut()
  zone.set({ name: timeZone, takeOut: timeZone === null ? () => undefined : putZone(timeZone) })
}

/** Follows from now on; resolves when the first paint may come. */
export function startPreferences(): Promise<void> {
  const said = (error: unknown) => console.error(error)
  preferences.subscribe(() => void follow().catch(said))
  return follow().catch(said)
}
