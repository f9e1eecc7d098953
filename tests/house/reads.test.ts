// Components read through the one hook that never shows an answer at another place than it was asked for (WS-08).
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const ASKING = /import \{[^}]*\b(useQuery|useClient)\b[^}]*\} from 'urql'/
// Board columns are as many as a project has workflows; what they know is kept by its whole question.
const ALLOWED = ['src/data/use-read.ts', 'src/model/task/rows/use-task-pages.ts']

test('WS-08 nothing but useRead asks urql', () => {
  const asking = sources('src').filter(({ path, text }) => ASKING.test(text) && !/\.test\.tsx?$/.test(path))
  expect(asking.map(({ path }) => path).sort()).toEqual(ALLOWED)
})
