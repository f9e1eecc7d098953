// A browser that refuses to store: private mode, a full disk.
import { vi } from 'vitest'

/** Makes every use of local storage throw until the answer is called. */
export function refuseStorage(): () => void {
  const refused = new Proxy({} as Storage, {
    get() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  })
  const spy = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(refused)
  return () => spy.mockRestore()
}
