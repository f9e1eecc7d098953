// One's own data is saved under one's name and the day.
import { afterEach, expect, test, vi } from 'vitest'
import { stateOf } from '#src/actions/state-of.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { downloadData } from './account.actions.ts'

afterEach(() => vi.restoreAllMocks())

test('EXPORT-07 EXPORT-08 it is downloaded by whoever is signed in; a failure is said in a sentence', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:there')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const download = vi.fn(async () => new Blob(['x'], { type: 'application/zip' }))
  const world = actionWorld({ transfers: { download } })
  expect(await world.run(downloadData, {})).toBe('done')
  expect(download).toHaveBeenCalledWith('/api/profile/export')
  expect(saved).toEqual([expect.stringMatching(/^ana-\d{4}-\d\d-\d\d\.zip$/)])
  const failing = actionWorld({ transfers: { download: () => Promise.reject(new ApiError('INTERNAL', 'boom')) } })
  expect(await failing.run(downloadData, {})).toBe('failed')
  expect(failing.said.map(({ text }) => text)).toEqual(['Your data could not be downloaded. Please try again.'])
  const nobody = actionWorld({ viewer: null })
  expect(stateOf(downloadData, nobody.here({}))).toEqual({ kind: 'hidden' })
})
