// The floors of the house hold: nobody imports upwards, across rooms or across houses, and no folder grows too large.
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { crowdedFolders, importsOf, MOST_FILES, mutualFolders, violation } from './floors.ts'
import { sources } from './sources.ts'

test('no module imports upwards, across rooms or across houses', () => {
  const found = sources('src', 'gateway', 'host', 'process').flatMap(({ path, text }) =>
    importsOf(path, text).flatMap((entry) => violation(entry) ?? []),
  )
  expect(found).toEqual([])
})

test('a planted violation is found', () => {
  const planted = (path: string, text: string) => importsOf(path, text).flatMap((entry) => violation(entry) ?? [])
  expect(planted('src/ui/controls/button.tsx', "import { x } from '#src/app/actions/view.actions.ts'")).toHaveLength(1)
  expect(planted('src/features/task/a.ts', "import { x } from '../project/b.ts'")).toHaveLength(1)
  expect(planted('src/model/task/a.ts', "import { x } from '#src/features/task-list/b.ts'")).toHaveLength(1)
  expect(planted('src/model/task/a.ts', "import { x } from '#src/model/catalogue/b.ts'")).toHaveLength(1)
  expect(planted('src/model/task/rows/a.ts', "import type { X } from '#src/model/task/b.ts'")).toEqual([])
  expect(planted('src/features/task/a.ts', "const b = await import('#src/pages/b.tsx')")).toHaveLength(1)
  expect(planted('src/data/client.ts', "import { createGateway } from '#gateway/gateway.ts'")).toHaveLength(1)
  expect(planted('gateway/gateway.ts', "import { buildHost } from '../host/app.ts'")).toHaveLength(1)
  expect(planted('host/app.ts', "import type { Api } from '#src/data/api.ts'")).toHaveLength(1)
  expect(planted('src/app/app.tsx', "import { port } from '#process/environment.ts'")).toHaveLength(1)
  expect(planted('process/run.ts', "import { startHost } from '#host/start.ts'")).toHaveLength(1)
  expect(planted('host/start.ts', "import { startOwnHost } from '../bin/own-host.ts'")).toHaveLength(1)
  expect(planted('host/start.ts', "import { port } from '#process/environment.ts'")).toEqual([])
  expect(planted('src/features/task/a.ts', "import { x } from '#src/ui/controls/button.tsx'")).toEqual([])
})

test('no two folders of the client import each other', () => {
  const imports = sources('src').flatMap(({ path, text }) => importsOf(path, text))
  expect(mutualFolders(imports)).toEqual([])
})

test('planted folders that import each other are found, tests left out', () => {
  const there = { from: 'src/ui/a/x.ts', to: 'src/ui/b/y.ts' }
  expect(mutualFolders([there, { from: 'src/ui/b/z.ts', to: 'src/ui/a/w.ts' }])).toHaveLength(1)
  expect(mutualFolders([there, { from: 'src/ui/b/z.test.ts', to: 'src/ui/a/w.ts' }])).toEqual([])
})

test('no folder is crowded', () => {
  const tracked = execFileSync('git', ['ls-files', 'src', 'gateway', 'host', 'process', 'bin'], { encoding: 'utf8' }).trim().split('\n')
  expect(crowdedFolders(tracked.filter((path) => !path.includes('/migrations/')))).toEqual([])
  expect(crowdedFolders(Array.from({ length: MOST_FILES + 1 }, (_, at) => `src/ui/${at}.ts`))).toEqual([
    `src/ui holds ${MOST_FILES + 1} files`,
  ])
})

test('files stay small: none over 300 lines, no file named for nothing', () => {
  const files = sources('src', 'gateway', 'host', 'process', 'bin', 'tests')
  expect(files.filter(({ text }) => text.split('\n').length > 301).map(({ path }) => path)).toEqual([])
  expect(files.filter(({ path }) => /\/(utils|helpers|common|misc|types|manager)\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([])
})

test('every module says in its first line what it is for', () => {
  const silent = sources('src', 'gateway', 'host', 'process', 'bin', 'tests').filter(({ text }) => !/^(\/\/|\/\*\*?|#!)/.test(text))
  expect(silent.map(({ path }) => path)).toEqual([])
})
