// The floors of the house hold: nobody imports upwards, across features or across houses.
import { expect, test } from 'vitest'
import { importsOf, violation } from './floors.ts'
import { sources } from './sources.ts'

test('no module imports upwards, across features or across houses', () => {
  const found = sources('src', 'gateway', 'host').flatMap(({ path, text }) =>
    importsOf(path, text).flatMap((entry) => violation(entry) ?? []),
  )
  expect(found).toEqual([])
})

test('a planted violation is found', () => {
  const planted = (path: string, text: string) => importsOf(path, text).flatMap((entry) => violation(entry) ?? [])
  expect(planted('src/ui/button.tsx', "import { x } from '#src/features/task/task.actions.ts'")).toHaveLength(1)
  expect(planted('src/features/task/a.ts', "import { x } from '../project/b.ts'")).toHaveLength(1)
  expect(planted('src/features/task/a.ts', "const b = await import('#src/pages/b.tsx')")).toHaveLength(1)
  expect(planted('src/data/client.ts', "import { createGateway } from '#gateway/gateway.ts'")).toHaveLength(1)
  expect(planted('gateway/gateway.ts', "import { buildHost } from '../host/app.ts'")).toHaveLength(1)
  expect(planted('host/app.ts', "import type { Api } from '#src/data/api.ts'")).toHaveLength(1)
  expect(planted('src/features/task/a.ts', "import { x } from '#src/ui/button.tsx'")).toEqual([])
})

test('files stay small: none over 300 lines, no file named for nothing', () => {
  const files = sources('src', 'gateway', 'host', 'tests')
  expect(files.filter(({ text }) => text.split('\n').length > 301).map(({ path }) => path)).toEqual([])
  expect(files.filter(({ path }) => /\/(utils|helpers|common|misc|types|manager)\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([])
})

test('every module says in its first line what it is for', () => {
  const silent = sources('src', 'gateway', 'host', 'tests').filter(({ text }) => !/^(\/\/|\/\*\*?|#!)/.test(text))
  expect(silent.map(({ path }) => path)).toEqual([])
})
