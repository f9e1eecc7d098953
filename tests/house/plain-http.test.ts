// The client works where it comes by plain http from another machine: what browsers keep for https is not called, or fails with a sentence.
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

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
