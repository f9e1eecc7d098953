// The dashboard and the operator's table name the figures that there are.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const named = (text: string) =>
  [...new Set([...text.matchAll(/\bpalette_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count)$/, '')))].sort()
const told = [
  ...new Set(
    sources('gateway', 'host', 'process').flatMap(({ path, text }) =>
      path.endsWith('.test.ts') ? [] : [...text.matchAll(/name: '(palette_[a-z_]+)'/g)].map(([, name = '']) => name),
    ),
  ),
].sort()

test('each figure that is told is in the dashboard and in the table of the operations page, and no other', () => {
  expect(told).toHaveLength(11)
  expect(named(readFileSync('docs/grafana.json', 'utf8'))).toEqual(told)
  expect(named(readFileSync('docs/operations.md', 'utf8'))).toEqual(told)
})
