// `npm run new`: the forms of a noun, its lines in the lists, and that nothing that is there is touched.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nounOf } from '../../bin/new/noun.ts'
import { writeNoun } from '../../bin/new/write-noun.ts'

const LISTS = ['host/resources.ts', 'gateway/resources.ts', 'src/app/features.ts', 'src/lib/paths.ts', 'tests/house/audiences.ts']

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noun-'))
  for (const list of LISTS) {
    mkdirSync(dirname(join(root, list)), { recursive: true })
    cpSync(list, join(root, list))
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const text = (path: string) => readFileSync(join(root, path), 'utf8')

test('a noun has a plural, by rule or as given, and names for files, code and sentences', () => {
  expect(['sprint', 'user-story', 'box', 'day'].map((one) => nounOf(one).many)).toEqual(['sprints', 'user-stories', 'boxes', 'days'])
  expect(nounOf('person-of-note', 'people-of-note')).toEqual({
    one: 'person-of-note',
    many: 'people-of-note',
    name: 'personOfNote',
    names: 'peopleOfNote',
    Type: 'PersonOfNote',
    Types: 'PeopleOfNote',
    words: 'person of note',
    allWords: 'people of note',
    table: 'people_of_note',
  })
  for (const wrong of ['Sprint', '../up', 'a b', '']) expect(() => nounOf(wrong)).toThrow('folder')
  expect(() => nounOf('sheep', 'sheep')).toThrow('plural')
})

test('each world gets its folder with a test, each list its line', () => {
  const { files, lists, there } = writeNoun(root, nounOf('milestone'))
  expect(files.filter((path) => path.includes('.test.'))).toHaveLength(3)
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(lists).toHaveLength(5)
  expect(there).toEqual([])
  expect(text('host/resources.ts')).toMatch(/milestonesRoutes } from [\s\S]*\n {2}milestonesRoutes,\n]/)
  expect(text('gateway/resources.ts')).toMatch(/milestoneResolvers } from [\s\S]*\n {2}milestone: milestoneResolvers,\n}/)
  expect(text('src/app/features.ts')).toMatch(
    /export const features[\s\S]*\n {2}milestone,\n {2}appFeature,[\s\S]*\n {2}milestonesPage,\n]/,
  )
  expect(text('src/lib/paths.ts')).toContain("'projects.milestones': '/:companySlug/projects/:projectSlug/milestones'")
})

test('a route that is there stays as it is', () => {
  const route = "'projects.milestones': '/:companySlug/projects/:projectSlug/milestones',"
  writeFileSync(
    join(root, 'src/lib/paths.ts'),
    text('src/lib/paths.ts').replace(/\n {2}'projects.settings'/, (found) => `\n  ${route}${found}`),
  )
  const paths = text('src/lib/paths.ts')
  expect(paths).toContain(route)
  writeNoun(root, nounOf('milestone'))
  expect(text('src/lib/paths.ts')).toBe(paths)
})

test('a world that has the noun is left as it is; nothing is overwritten, and a list that cannot be read stops everything', () => {
  mkdirSync(join(root, 'host/resources/milestones'), { recursive: true })
  const host = text('host/resources.ts')
  const { files, there } = writeNoun(root, nounOf('milestone'))
  expect(there).toEqual(['host'])
  expect(files.some((path) => path.startsWith('host/'))).toBe(false)
  expect(text('host/resources.ts')).toBe(host)
  expect(writeNoun(root, nounOf('milestone')).files).toEqual([])
  writeFileSync(join(root, 'gateway/resources.ts'), 'export const others = {}\n')
  expect(() => writeNoun(root, nounOf('risk'))).toThrow('export const resources')
  expect(existsSync(join(root, 'host/resources/risks'))).toBe(false)
})
