// Keeps the app's shell, the page and its hashed files, for when there is no connection. Answers, files and tokens never pass through it (OPEN-65).
const KEPT = 'shell-1'
const SHELL = '/'
/** Addresses below these are no pages of the app. */
const OTHERS = /^\/(graphql|api|config\.json|healthz|readyz)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('authorization')) return
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (request.mode === 'navigate' && !OTHERS.test(pathname)) event.respondWith(page(event))
})

/** A hashed file never changes: the kept one will do. */
async function asset(request) {
  const kept = await caches.open(KEPT)
  const found = await kept.match(request)
  if (found) return found
  const response = await fetch(request)
  if (response.ok) await kept.put(request, response.clone())
  return response
}

/** A page is always the server's own; without one the kept shell, which then says that there is no connection. */
async function page(event) {
  try {
    const response = await fetch(event.request)
    event.waitUntil(follow(response.clone()))
    return response
  } catch (error) {
    const found = await (await caches.open(KEPT)).match(SHELL)
    if (found) return found
    throw error
  }
}

/** Every page of the app is the same file; another one is another version. */
async function follow(response) {
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return
  const before = await (await caches.open(KEPT)).match(SHELL)
  if ((await before?.text()) !== (await response.text())) await keepShell()
}

/** The page and the files that it names. What an earlier version needed goes. */
async function keepShell() {
  const response = await fetch(SHELL, { cache: 'reload', credentials: 'omit' })
  if (!response.ok) throw new Error(`The shell was answered with ${response.status}.`)
  const html = await response.clone().text()
  await caches.delete(KEPT)
  const kept = await caches.open(KEPT)
  await kept.put(SHELL, response)
  await kept.addAll([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path))
}
