// Exports among the settings: asked for, followed, downloaded, ended; what they lack is said.
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stateOf } from '#src/actions/state-of.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import type { ExportSubject } from '#src/model/export/export-subject.ts'
import { actionWorld, projectSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { actions, exportProject, exportWorkspace } from './export.actions.ts'
import { exportCache } from './export.cache.ts'
import type { ExportData } from './export.graphql.ts'
import { deleteExport, downloadExport, actions as rowActions } from './export-row.actions.ts'
import { countsText, lackingText } from './export-words.ts'
import { ExportsSection } from './exports-section.tsx'

const READY: ExportData = {
  ...{ id: 'e1', kind: 'ZIP', withFiles: true, state: 'READY', done: 10, total: 10, size: 1_482_000 },
  ...{ counts: { projects: 3, tasks: 1409, files: 1 }, problems: 0, lacking: [], reason: null, filename: 'acme-2026-12-01.zip' },
  ...{ project: null, person: { username: 'ana', name: 'Ana Souza' } },
  ...{ createdAt: '2026-12-01T09:00:00Z', readyAt: '2026-12-01T09:01:00Z', expiresAt: '2026-12-08T09:01:00Z' },
} as const

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:there')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => vi.restoreAllMocks())

function show(first: readonly ExportData[], projectSlug: string | null = null, roots: FakeRoots = {}) {
  let stored = [...first]
  const world = renderFeature(<ExportsSection workspaceSlug="acme" projectSlug={projectSlug} />, {
    at: '/acme/settings',
    actions: [...actions, ...rowActions],
    cacheParts: [exportCache],
    roots: {
      exports: () => stored,
      deleteExport: ({ id }: { id: string }) => {
        stored = stored.filter((one) => one.id !== id)
        return { deletedId: id, userErrors: [] }
      },
      ...roots,
    },
  })
  const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)
  return { ...world, rows, put: (next: readonly ExportData[]) => (stored = [...next]) }
}

test('EXPORT-08 without any it says so; a failure to read them is said, too', async () => {
  show([])
  await until(() => expect(screen.getByText('No exports yet.')).toBeTruthy())
})

test('EXPORT-04 EXPORT-08 one that is being made is followed by things done, and can be canceled; then it can be downloaded', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { put, rows } = show([
      { ...READY, state: 'WAITING', done: 0, total: 0, size: null, counts: null, readyAt: null, expiresAt: null },
    ])
    await until(() => expect(rows()[0]).toContain('Begins in a moment'))
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Cancel/ })).toBeTruthy()
    put([{ ...READY, state: 'RUNNING', done: 1_250, total: 5_000, size: null, counts: null }])
    vi.advanceTimersByTime(2_000)
    await until(() => expect(rows()[0]).toContain('1,250 of 5,000 things packed'))
    expect(screen.getByRole('progressbar', { name: 'Progress of this export' }).getAttribute('aria-valuenow')).toBe('25')
    put([READY])
    vi.advanceTimersByTime(2_000)
    await until(() => expect(rows()[0]).toContain('1.5 MB · 3 projects, 1,409 tasks, 1 file · '))
    expect(rows()[0]).toContain('Ana Souza · kept until 8 Dec')
    expect(screen.getByRole('button', { name: /^Download/ })).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('EXPORT-04 a deleted one leaves the list at once; the others stay', async () => {
  const { rows, mutations } = show([READY, { ...READY, id: 'e2', kind: 'MARKDOWN', withFiles: false }])
  await until(() => expect(rows()).toHaveLength(2))
  const [first] = screen.getAllByRole('listitem')
  if (!first) throw new Error('There are two.')
  fireEvent.click(within(first).getByRole('button', { name: /^Delete/ }))
  await until(() => expect(rows()).toEqual([expect.stringContaining('Whole workspace · Markdown')]))
  expect(mutations()).toEqual(['DeleteExport'])
})

test('EXPORT-05 what is lacking stands on its line; one that failed says why', async () => {
  const { rows } = show(
    [
      { ...READY, problems: 5, lacking: ['a.pdf is not on the server any more', 'b.png is not on the server any more', 'c has 1 bytes'] },
      { ...READY, id: 'e2', state: 'FAILED', size: null, counts: null, reason: 'There was not enough room on the server.' },
    ],
    'website',
  )
  await until(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]).toContain(
    'a.pdf is not on the server any more; b.png is not on the server any more, and 3 more. problems.csv in the archive names them.',
  )
  expect(rows()[1]).toContain('There was not enough room on the server.')
})

const subject = (change: Partial<ExportSubject> = {}): ExportSubject => ({
  ...{ id: 'e1', state: 'READY', filename: 'acme.zip', workspaceSlug: 'acme', projectSlug: null, viewerCan: ['ADMIN'], ...change },
})

test('EXPORT-08 what goes in is asked, and it is followed where it stands', async () => {
  const world = actionWorld({ script: { pick: ['rows', 'text'] } })
  const workspace = workspaceSubject({ viewerCan: ['OWN', 'ADMIN', 'EDIT'] })
  expect(await world.run(exportWorkspace, { workspace: [workspace] })).toBe('done')
  expect(await world.run(exportProject, { project: [projectSubject({ viewerCan: ['ADMIN'] })] })).toBe('done')
  expect(world.sent.map(({ variables }) => variables)).toEqual([
    { workspaceSlug: workspace.slug, projectSlug: null, kind: 'ZIP', withFiles: false },
    { workspaceSlug: 'acme', projectSlug: 'website', kind: 'MARKDOWN', withFiles: false },
  ])
  expect(world.went).toEqual(['/acme/settings#data', '/acme/projects/website/settings#data'])
})

test('EXPORT-04 only owners export a workspace, and admins a project', () => {
  const world = actionWorld({})
  const [workspace, project] = [workspaceSubject({ viewerCan: ['EDIT'] }), projectSubject({ viewerCan: ['EDIT'] })]
  expect(stateOf(exportWorkspace, world.here({ workspace: [workspace] })).kind).toBe('hidden')
  expect(stateOf(exportProject, world.here({ project: [project] })).kind).toBe('hidden')
  expect(stateOf(deleteExport, world.here({ export: [subject({ viewerCan: [] })] })).kind).toBe('hidden')
})

test('EXPORT-04 it is saved under its name; a failure says so and saves nothing; what is not ready cannot be', async () => {
  const download = vi.fn(async () => new Blob(['x'], { type: 'application/zip' }))
  const world = actionWorld({ transfers: { download } })
  expect(await world.run(downloadExport, { export: [subject({ projectSlug: 'website' })] })).toBe('done')
  expect(download).toHaveBeenCalledWith('/api/exports/e1/content?workspaceSlug=acme&projectSlug=website')
  expect(saved).toEqual(['acme.zip'])
  download.mockRejectedValueOnce(new ApiError('INTERNAL', 'boom'))
  expect(await world.run(downloadExport, { export: [subject()] })).toBe('failed')
  expect(world.said.at(-1)?.text).toBe('The export could not be downloaded. Please try again.')
  expect(saved).toHaveLength(1)
  expect(stateOf(downloadExport, world.here({ export: [subject({ state: 'RUNNING' })] }))).toEqual({
    kind: 'disabled',
    reason: 'It is not ready yet.',
  })
})

test('EXPORT-08 sizes and counts in words', () => {
  expect(countsText({ ...READY, project: { slug: 'w', name: 'W' }, withFiles: false })).toBe('1,409 tasks')
  expect(lackingText({ problems: 1, lacking: ['a has 3 bytes instead of 4'] })).toBe(
    'a has 3 bytes instead of 4. problems.csv in the archive names it.',
  )
})
