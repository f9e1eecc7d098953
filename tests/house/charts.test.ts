// Charts are one module, and nobody loads it before a chart is shown.
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const HOME = 'src/ui/chart/'
const DRAWN = /^import (?!type )[^;]*?from '#src\/ui\/chart\/(?:bar|line|stacked)-chart\.tsx'/m
const own = sources('src').filter(({ path }) => !/\.test\.tsx?$/.test(path))

/** Whether anybody imports this file other than by `import(…)`. */
const isStatic = (path: string) =>
  own.some(({ path: from, text }) => {
    const near = dirname(from) === dirname(path) && new RegExp(`^import [^;]*?from '\\./${basename(path)}'`, 'm').test(text)
    return near || new RegExp(`^import [^;]*?from '#${path}'`, 'm').test(text)
  })

test('SCREEN-10 charts are drawn by one module of three packages, which comes when a chart is shown', () => {
  const drawing = own.filter(({ text }) => text.includes("from '@visx/"))
  expect(drawing.map(({ path }) => path).filter((path) => !path.startsWith(HOME))).toEqual([])
  const packages = drawing.flatMap(({ text }) => [...text.matchAll(/from '(@visx\/\w+)'/g)].map(([, name]) => name))
  expect([...new Set(packages)].sort()).toEqual(['@visx/axis', '@visx/scale', '@visx/shape'])
  // Who draws without waiting is waited for itself.
  const direct = own.filter(({ path, text }) => !path.startsWith(HOME) && DRAWN.test(text)).map(({ path }) => path)
  expect(direct.filter(isStatic)).toEqual([])
})
