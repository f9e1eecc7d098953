// The list on the screen is saved as it is filtered and ordered, whatever page of it is shown; a project as Markdown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stateOf } from '#src/actions/state-of.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView } from '#src/model/task/rows/task-view.ts'
import type { TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { actionWorld, projectSubject } from '#tests/kit/action-fakes.ts'
import { exportList } from './list-export.actions.ts'
import { exportProjectMarkdown } from './project-markdown.actions.ts'

const saved: string[] = []
let leave = (): void => undefined
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:there')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

function show(variables: TasksPageVariables) {
  const change = () => undefined
  leave = putInView({
    view: readView(new URLSearchParams()),
    change,
    variables,
    catalogue: null,
    layout: 'list',
    showAs: change,
    columns: null,
  })
}

test('EXPORT-03 the file is asked for with filter and order, without the page, and named after the project and the day', async () => {
  const asked: URL[] = []
  const download = async (path: string) => {
    asked.push(new URL(path, 'https://palette.test'))
    return new Blob(['x'], { type: 'text/csv' })
  }
  const world = actionWorld({ transfers: { download } })
  const filter = { assignees: ['mia & co'], done: false }
  show({ workspaceSlug: 'acme', projectSlug: 'website', filter, sort: 'DUE_DATE', descending: true, page: 3, perPage: 50 })
  expect(await world.run(exportList, {})).toBe('done')
  const [url] = asked
  expect(url?.pathname).toBe('/api/tasks/export')
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    ...{ workspaceSlug: 'acme', projectSlug: 'website', sort: 'DUE_DATE', descending: 'true' },
    filter: JSON.stringify(filter),
  })
  expect(saved).toEqual([expect.stringMatching(/^tasks-website-\d{4}-\d\d-\d\d\.csv$/)])
  leave()
  show({ workspaceSlug: 'acme', filter: {}, sort: 'POSITION', descending: false })
  await world.run(exportList, {})
  expect(saved[1]).toMatch(/^tasks-acme-/)
  expect(asked[1]?.searchParams.has('descending')).toBe(false)
})

test('EXPORT-03 without a list there is no such action; a failure is said in a sentence and nothing is saved', async () => {
  const world = actionWorld({ transfers: { download: () => Promise.reject(new ApiError('INTERNAL', 'boom')) } })
  expect(stateOf(exportList, world.here({}))).toEqual({ kind: 'hidden' })
  show({ workspaceSlug: 'acme', projectSlug: 'website' })
  expect(stateOf(exportList, world.here({}))).toEqual({ kind: 'ready' })
  expect(await world.run(exportList, {})).toBe('failed')
  expect(world.said.map(({ text }) => text)).toEqual(['The tasks could not be exported. Please try again.'])
  expect(saved).toEqual([])
})

test('EXPORT-03 a project is saved under its name; only its admins are offered it', async () => {
  const download = vi.fn(async () => new Blob(['x'], { type: 'application/zip' }))
  const world = actionWorld({ transfers: { download } })
  const project = projectSubject({ viewerCan: ['EDIT', 'ADMIN'], name: 'Website: new' })
  expect(await world.run(exportProjectMarkdown, { project: [project] })).toBe('done')
  expect(download).toHaveBeenCalledWith(`/api/projects/export?workspaceSlug=${project.workspaceSlug}&projectSlug=${project.slug}`)
  expect(saved).toEqual(['Website new.zip'])
  expect(stateOf(exportProjectMarkdown, world.here({ project: [projectSubject({ viewerCan: ['EDIT'] })] }))).toEqual({ kind: 'hidden' })
})
