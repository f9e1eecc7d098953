// The service worker: keeps the app's shell, and nothing that people wrote or that lets anybody in.
import { expect, test } from './product.ts'
import { openTasks, rowOf, topTask } from './task-page.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_|Failed to (fetch|load)|requires 'Trusted/] })

test('MISC-01 MISC-02 MISC-03 OPEN-54 OPEN-65 it is there at /sw.js, keeps the page and its hashed files, never an answer or a token; without a connection the app still opens', async ({
  page,
  context,
  product,
}) => {
  await topTask(product, 'A secret of acme')
  await openTasks(page, product)
  await expect(rowOf(page, 'A secret of acme')).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // It is started by an address that was judged (lib/html/trusted.ts); text as it is makes neither HTML nor a worker.
  const refused = await page.evaluate(() =>
    [() => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }), () => new Worker('/sw.js')].map((act) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'other'
      }
    }),
  )
  expect(refused).toEqual(['TypeError', 'TypeError'])
  expect(context.serviceWorkers().map((worker) => new URL(worker.url()).pathname)).toEqual(['/sw.js'])
  // From here on every request passes by the worker.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
  await expect(rowOf(page, 'A secret of acme')).toBeVisible()
  const token = (await product.host.as('mia').token()) ?? 'none'
  const kept = () =>
    page.evaluate(
      async (secrets) => {
        const found: { path: string; leaks: boolean }[] = []
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys()) {
            const text = (await (await cache.match(request))?.text()) ?? ''
            const sent = JSON.stringify([...request.headers])
            found.push({
              path: new URL(request.url).pathname,
              leaks: secrets.some((secret) => text.includes(secret) || sent.includes(secret)),
            })
          }
        }
        return found
      },
      [token, 'A secret of acme'],
    )
  await expect.poll(async () => (await kept()).map(({ path }) => path)).toContain('/')
  const all = await kept()
  expect(all.filter(({ path }) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
  expect(all.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(0)
  expect(all.filter(({ leaks }) => leaks)).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText("Couldn't load").first()).toBeVisible()
})
