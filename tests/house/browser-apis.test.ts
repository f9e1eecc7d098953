// What the client leaves alone of what browsers offer: writing markup into the page, since what people wrote would run there, and what is missing where it
// comes by plain http from another machine.
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/** Each way in which markup given as text gets into a document that is shown. */
const WAYS =
  /dangerouslySetInnerHTML|\.(?:innerHTML|outerHTML)\s*\+?=[^=]|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc|srcDoc|\.setHTML/

test('OPEN-54 TEMPLATE-08 nothing of the client writes HTML into the page', () => {
  const client = sources('src').filter(({ path }) => !/\.test\.tsx?$|\.kit\.ts$/.test(path))
  expect(client.length).toBeGreaterThan(500)
  expect(client.filter(({ text }) => WAYS.test(text)).map(({ path }) => path)).toEqual([])
  for (const way of ['<p dangerouslySetInnerHTML={{ __html }} />', 'node.innerHTML = html', 'node.insertAdjacentHTML("x", html)'])
    expect(WAYS.test(way), way).toBe(true)
})

/** What Trusted Types judge besides: HTML that is read, and scripts that are started by their address. */
const JUDGED = /new DOMParser\b|new (?:Shared)?Worker\((?!scriptAddress\()|importScripts|[wW]orkers?\.register\((?!scriptAddress\()/

test('OPEN-54 HTML is read and scripts are started through lib/html/trusted.ts alone, or a browser that enforces Trusted Types would refuse', () => {
  const judged = sources('src').filter(({ path, text }) => !/\.test\.tsx?$|\.kit\.ts$/.test(path) && JUDGED.test(text))
  expect(judged.map(({ path }) => path)).toEqual(['src/lib/html/trusted.ts'])
  for (const way of ['new DOMParser()', "new Worker('/x.js')", "navigator.serviceWorker.register('/sw.js')"])
    expect(JUDGED.test(way), way).toBe(true)
})

test('ids come from lib/uuid.ts, and the clipboard is asked for in one place, which answers a missing one as it answers a refusal', () => {
  const calls = sources('src').flatMap(({ path, text }) =>
    /\.test\.tsx?$/.test(path)
      ? []
      : [...text.replace(/\/\/.*$/gm, '').matchAll(/crypto\.(?:randomUUID|subtle)|navigator\.(?:clipboard|locks)/g)].map(
          ([call]) => `${path}: ${call}`,
        ),
  )
  expect(calls).toEqual(['src/app/services.ts: navigator.clipboard'])
  expect(sources('src').find(({ path }) => path === 'src/app/services.ts')?.text).toContain(
    'write: async (text) => navigator.clipboard.writeText(text)',
  )
})
