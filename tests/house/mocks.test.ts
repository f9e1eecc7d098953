// Test files of a kind share their modules: a module that one of them puts something else in place of may be loaded already, or stays so for the next.
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

test('modules are put in place of others for all page tests alike, or not at all', () => {
  const mocking = sources('src', 'host', 'gateway', 'tests').filter(
    ({ path, text }) => /^\s*vi\.mock\(/m.test(text) && !path.endsWith('mocks.test.ts'),
  )
  expect(mocking.map(({ path }) => path)).toEqual(['tests/kit/dom-setup.ts'])
})
