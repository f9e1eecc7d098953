// Components read through the one hook that never shows an answer at another place than it was asked for (WS-08).
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const ASKING = /import \{[^}]*\b(useQuery|useClient)\b[^}]*\} from 'urql'/
// Columns of a board and pages of a list are as many as there are; what is known of each is kept by its whole question.
const ALLOWED = ['src/data/use-pages.ts', 'src/data/use-read.ts']

test('WS-08 nothing but useRead asks urql', () => {
  const asking = sources('src').filter(({ path, text }) => ASKING.test(text) && !/\.test\.tsx?$/.test(path))
  expect(asking.map(({ path }) => path).sort()).toEqual(ALLOWED)
})
