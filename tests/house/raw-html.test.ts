// Text becomes HTML in one way only, by React: what people wrote cannot run where nothing writes markup into the page.
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
