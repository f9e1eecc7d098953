// Pages are saved under their title, as Markdown or as an archive.
import { beforeEach, expect, test, vi } from 'vitest'
import { perform } from '#src/actions/perform.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { saveFile } from '#src/data/save-file.ts'
import { wikiIn } from '#tests/house/small-subjects.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { exportPage, exportWiki } from './wiki-export.actions.ts'

vi.mock('#src/data/save-file.ts', () => ({ saveFile: vi.fn() }))
beforeEach(() => vi.mocked(saveFile).mockClear())

const given = (type: string) => {
  const asked: string[] = []
  const download = async (path: string) => {
    asked.push(path)
    return new Blob(['x'], { type })
  }
  return { asked, world: actionWorld({ transfers: { download } }) }
}
const names = () => vi.mocked(saveFile).mock.calls.map(([, name]) => name)

test('WIKI-16 a page is saved under its title, with pictures as an archive; the wiki always is', async () => {
  const plain = given('text/markdown; charset=utf-8')
  await perform(exportPage, plain.world.here(wikiIn([])), 'key')
  const pictured = given('application/zip')
  await perform(exportPage, pictured.world.here(wikiIn([])), 'key')
  await perform(exportWiki, pictured.world.here(wikiIn([])), 'palette')
  expect(names()).toEqual(['Start.md', 'Start.zip', 'Wiki of website.zip'])
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
  expect(names()).toEqual([])
})
