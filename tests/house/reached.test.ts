// The quick check tries the pages that a change reaches, and no others.
import { expect, test } from 'vitest'
import { reachedTests } from '../reached.ts'

const TESTS = ['src/ui/a.test.tsx', 'src/ui/b.test.tsx']
const IMPORTS = [
  { from: 'src/ui/a.test.tsx', to: 'src/ui/a.tsx' },
  { from: 'src/ui/a.tsx', to: 'src/lib/text.ts' },
  { from: 'src/lib/text.ts', to: 'src/ui/a.tsx' },
  { from: 'src/ui/b.test.tsx', to: 'src/ui/b.tsx' },
]

test('a change reaches the tests that import it over other modules, circles among them', () => {
  expect(reachedTests(['src/lib/text.ts'], IMPORTS, TESTS)).toEqual(['src/ui/a.test.tsx'])
  expect(reachedTests(['src/ui/b.test.tsx'], IMPORTS, TESTS)).toEqual(['src/ui/b.test.tsx'])
})

test('what is imported by none reaches none, what all stand on reaches all', () => {
  expect(reachedTests(['README.md', 'host/app.ts'], IMPORTS, TESTS)).toEqual([])
  expect(reachedTests(['tests/kit/dom-setup.ts'], IMPORTS, TESTS)).toEqual(TESTS)
})
