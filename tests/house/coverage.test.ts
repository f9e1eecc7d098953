// What counts as a proof of a requirement, and that the list of rows that wait is right.
import { expect, test } from 'vitest'
import { idsIn, provenIds } from '#tests/coverage/proofs.ts'
import { readRows, standingOf } from '#tests/coverage/rows.ts'
import { WAITING } from '#tests/coverage/waiting.ts'

// Written apart, so that this file holds no title of them.
const title = (ids: string) => `test('${ids} it works', () => {\n`
const placeholder = `  expect(screen.getByText('${'Not built'} yet.')).toBeTruthy()\n})\n`
const honest = `  expect(1 + 1).toBe(2)\n})\n`

test('an id counts by the title of a test, not by a comment', () => {
  expect([...provenIds([title('WIKI-01') + honest, '// WIKI-02 is proven elsewhere\n'])]).toEqual(['WIKI-01'])
  expect(idsIn('REST-08..10 LABEL-03 they work')).toEqual(['REST-08', 'REST-09', 'REST-10', 'LABEL-03'])
})

test('a test that finds a placeholder proves nothing, the one behind it does', () => {
  expect([...provenIds([title('WIKI-01') + placeholder + title('WIKI-02') + honest])]).toEqual(['WIKI-02'])
  expect([...provenIds([title('WIKI-01') + placeholder, title('WIKI-01') + honest])]).toEqual(['WIKI-01'])
})

test('a row that waits does not count whatever tests name it; one of a later screen counts when a test names it', () => {
  const proven = new Set(['OPEN-43', 'WIKI-01', 'TASK-01'])
  const waiting = { 'project screens': ['OPEN-43'], 'workspace screens': [] }
  expect(standingOf({ id: 'OPEN-43', file: 'requirements.md' }, proven, waiting)).toBe('project screens')
  expect(standingOf({ id: 'TASK-01', file: 'requirements.md' }, proven)).toBe('proven')
  expect(standingOf({ id: 'TASK-02', file: 'requirements.md' }, proven)).toBe('missing')
  expect(standingOf({ id: 'WIKI-01', file: 'screens-project.md' }, proven)).toBe('proven')
  expect(standingOf({ id: 'WIKI-02', file: 'screens-project.md' }, proven)).toBe('project screens')
})

test('no row waits twice', () => {
  const ids = Object.values(WAITING).flat()
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

const rows = readRows(process.env.SPECIFICATION ?? '../shared/spec')
test.skipIf(rows.length === 0)('every row that waits is a row of the specification', () => {
  const known = new Set(rows.map(({ id }) => id))
  expect(
    Object.values(WAITING)
      .flat()
      .filter((id) => !known.has(id)),
  ).toEqual([])
})
