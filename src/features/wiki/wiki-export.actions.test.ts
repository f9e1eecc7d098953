// Pages are saved under their title, as Markdown or as an archive.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { perform } from '#src/actions/perform.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { wikiIn } from '#tests/house/small-subjects.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { exportPage, exportWiki } from './wiki-export.actions.ts'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:there')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => vi.restoreAllMocks())

const given = (type: string) => {
  const asked: string[] = []
  const download = async (path: string) => {
    asked.push(path)
    return new Blob(['x'], { type })
  }
  return { asked, world: actionWorld({ transfers: { download } }) }
}

test('WIKI-16 a page is saved under its title, with pictures as an archive; the wiki always is', async () => {
  const plain = given('text/markdown; charset=utf-8')
  await perform(exportPage, plain.world.here(wikiIn([])), 'key')
  const pictured = given('application/zip')
  await perform(exportPage, pictured.world.here(wikiIn([])), 'key')
  await perform(exportWiki, pictured.world.here(wikiIn([])), 'palette')
  expect(saved).toEqual(['Start.md', 'Start.zip', 'Wiki of website.zip'])
  expect(plain.asked).toEqual(['/api/wiki/export?workspaceSlug=acme&projectSlug=website&pageId=w'])
  expect(pictured.asked[1]).toBe('/api/wiki/export?workspaceSlug=acme&projectSlug=website')
})

test('WIKI-16 a failure says so and saves nothing', async () => {
  const refused = async () => {
    throw new ApiError('UPSTREAM_ERROR', 'no')
  }
  const world = actionWorld({ transfers: { download: refused } })
  await perform(exportPage, world.here(wikiIn([])), 'key')
  expect(world.said).toMatchObject([{ tone: 'error', text: 'The page could not be exported. Please try again.' }])
  expect(saved).toEqual([])
})
