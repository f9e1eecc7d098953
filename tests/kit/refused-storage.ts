// A browser that refuses to store: private mode, a full disk.
import { vi } from 'vitest'

/** Makes local storage full: what is there can be read and removed, nothing can be written, until `allow`. `refused` counts the tries. */
export function fillStorage(): { refused(): number; allow(): void } {
  const real = window.localStorage
  let tries = 0
  const full = new Proxy({} as Storage, {
    get(_, name) {
      if (name !== 'setItem') return Reflect.get(real, name, real).bind(real)
      return () => {
        tries += 1
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  })
  const spy = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full)
  return { refused: () => tries, allow: () => spy.mockRestore() }
}

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
