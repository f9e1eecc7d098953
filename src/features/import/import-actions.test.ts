// What is done to an import from anywhere: begun, opened, ended, taken back; what is wrong with its rows is saved.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stateOf } from '#src/actions/state-of.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import type { ImportSubject } from '#src/model/import/import-subject.ts'
import { actionWorld, projectSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { madeDetail, TRIED } from '#tests/kit/import-details.ts'
import { startImporting, startImportingInto } from './import.actions.ts'
import { cancelImport, downloadProblems, openImport, undoImport } from './import-row.actions.ts'
import { countsText, importLabel, kindText, nameOfFile, remainingText } from './import-words.ts'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:there')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => vi.restoreAllMocks())

const subject = (change: Partial<ImportSubject> = {}): ImportSubject => ({
  ...{ id: 'i1', state: 'DONE', filename: 'jira-shop.csv', problems: 3, undoUntil: '2026-12-21T09:00:00Z' },
  ...{ workspaceSlug: 'acme', projectSlug: null, viewerCan: ['ADMIN'] },
  ...change,
})

test('IMPORT-13 it is begun where it is meant: the owner in the workspace, admins in their project', async () => {
  const world = actionWorld({})
  await world.run(startImporting, { workspace: [workspaceSubject({ slug: 'acme', viewerCan: ['OWN'] })] })
  await world.run(startImportingInto, { project: [projectSubject({ viewerCan: ['ADMIN'] })] })
  await world.run(openImport, { import: [subject({ projectSlug: 'website' })] })
  expect(world.went).toEqual([
    '/acme/settings/import',
    '/acme/settings/import?project=website',
    '/acme/settings/import?project=website&import=i1',
  ])
  expect(stateOf(startImporting, world.here({ workspace: [workspaceSubject({ viewerCan: ['EDIT'] })] })).kind).toBe('hidden')
  expect(stateOf(startImportingInto, world.here({ project: [projectSubject({ viewerCan: ['EDIT'] })] })).kind).toBe('hidden')
})

test('IMPORT-09 canceling asks what becomes of what came', async () => {
  const world = actionWorld({
    script: { pick: ['remove'] },
    answers: { GetImport: { import: madeDetail() }, CancelImport: { import: null, userErrors: [] } },
  })
  await world.run(cancelImport, { import: [subject({ state: 'RUNNING' })] })
  await world.run(cancelImport, { import: [subject({ state: 'MAPPING' })] })
  expect(world.sent.map(({ variables }) => variables.keep)).toEqual([false, true])
  expect(stateOf(cancelImport, world.here({ import: [subject()] })).kind).toBe('hidden')
})

test('IMPORT-10 undoing names what somebody worked on since, and keeps it unless told otherwise', async () => {
  const touched = Array.from({ length: 12 }, (_, at) => ({ id: `t${at}`, code: `SHOP-${at}`, title: 'Task' }))
  const detail = madeDetail({ state: 'DONE', ...TRIED }, { touched, touchedTotal: 60 })
  const answers = { GetImport: { import: detail }, UndoImport: { import: null, userErrors: [] } }
  const world = actionWorld({ script: { pick: ['keep', 'remove'] }, answers })
  await world.run(undoImport, { import: [subject()] })
  await world.run(undoImport, { import: [subject()] })
  expect(world.sent.map(({ variables }) => variables.removeTouched)).toEqual([false, true])
  expect(stateOf(undoImport, world.here({ import: [subject({ undoUntil: '2026-11-20T09:00:00Z' })] }))).toEqual({
    kind: 'disabled',
    reason: 'It cannot be undone any more.',
  })
})

test('IMPORT-07 problems are saved as CSV; a failure says so', async () => {
  const download = vi.fn(async () => new Blob(['x'], { type: 'text/csv' }))
  const world = actionWorld({ transfers: { download } })
  await world.run(downloadProblems, { import: [subject({ projectSlug: 'website' })] })
  expect(download).toHaveBeenCalledWith('/api/imports/i1/problems?workspaceSlug=acme&projectSlug=website')
  expect(saved).toEqual(['jira-shop-problems.csv'])
  download.mockRejectedValueOnce(new ApiError('INTERNAL', 'boom'))
  expect(await world.run(downloadProblems, { import: [subject()] })).toBe('failed')
  expect(world.said.at(-1)?.text).toBe('The problems could not be downloaded. Please try again.')
})

test('IMPORT-07 IMPORT-09 counts and times in words', () => {
  expect(importLabel({ counts: { ...TRIED.counts, skipped: 0 }, rowsTotal: 1_210 }, null)).toBe('Import 1,210 tasks')
  expect(countsText({ source: 'JIRA', counts: { ...TRIED.counts, created: 0, updated: 0, skipped: 0 } })).toBe('Nothing to import')
  expect([kindText('status', 1), kindText('story', 2), kindText('label', 3)]).toEqual(['1 status', '2 user stories', '3 labels'])
  expect(nameOfFile('jira_shop-2026.CSV')).toBe('Jira shop 2026')
  const at = (rowsDone: number) =>
    remainingText({ rowsDone, rowsTotal: 1_000, startedAt: '2026-11-21T10:00:00Z' }, new Date('2026-11-21T10:01:00Z'))
  expect([at(0), at(100), at(800), at(990)]).toEqual([null, 'about 9 minutes left', 'about 20 seconds left', 'a few seconds left'])
})
