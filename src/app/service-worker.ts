// Registers the service worker that keeps the app's shell (MISC-01, OPEN-65).
import { scriptAddress } from '#src/lib/html/trusted.ts'

/** After the page has loaded; without one the product works all the same, so a failure is only logged. */
export function registerServiceWorker(workers: Pick<ServiceWorkerContainer, 'register'> | undefined = navigator.serviceWorker): void {
  if (workers === undefined) return
  const register = () =>
    void workers.register(scriptAddress('/sw.js')).catch((error: unknown) => console.warn('There is no service worker:', error))
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
