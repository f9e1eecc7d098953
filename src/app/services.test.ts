// Proves how actions go places: pages, tasks over pages, and back.
import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createDialogs } from '#src/actions/dialogs.ts'
import { onEvent } from '#src/data/app-events.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { createServices } from './services.ts'

function goAt(path: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] })
  const { api, ask, hold, undo, scene, viewer } = actionWorld().services
  const { go } = createServices({ api, ask, hold, undo, scene, viewer, dialogs: createDialogs(), router })
  return { go, router, here: () => `${router.state.location.pathname}${router.state.location.search}` }
}

const task = (id: string, projectSlug = 'website') => ({ id, workspaceSlug: 'acme', projectSlug })

test('TDETAIL-01 a task opens over its project’s page and keeps what the address says', async () => {
  const { go, here } = goAt('/acme/projects/website/overview?done=1')
  go.task(task('t-1'))
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview?done=1&task=t-1'))
  go.closeTask()
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview?done=1'))
})

test('a task of another project says which', async () => {
  const { go, here } = goAt('/workspace')
  go.task(task('t-1', 'ops'))
  await vi.waitFor(() => expect(here()).toBe('/workspace?task=t-1&in=acme%2Fops'))
})

test('going from task to task replaces, so that one Back closes the detail', async () => {
  const { go, here } = goAt('/acme/projects/website/overview')
  go.task(task('t-1'))
  await vi.waitFor(() => expect(here()).toContain('task=t-1'))
  go.task(task('t-2'))
  await vi.waitFor(() => expect(here()).toContain('task=t-2'))
  go.back()
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview'))
})

test('TDETAIL-01 a detail that was opened over a page closes by going back: no Back opens it again', async () => {
  const { go, here, router } = goAt('/acme/projects/website/overview')
  go.task(task('t-1'))
  await vi.waitFor(() => expect(here()).toContain('task=t-1'))
  go.task(task('t-2'))
  await vi.waitFor(() => expect(here()).toContain('task=t-2'))
  const navigate = vi.spyOn(router, 'navigate')
  go.closeTask()
  go.closeTask()
  expect(navigate.mock.calls).toEqual([[-1]])
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview'))
})

test('RELATED-01 Back from a related task returns to the task that led there; closing leaves them all', async () => {
  const { go, here } = goAt('/acme/projects/website/overview')
  const arrive = (part: string) => vi.waitFor(() => expect(here()).toContain(part))
  go.task(task('t-1'), { tab: 'related' })
  await arrive('task=t-1&tab=related')
  go.task(task('t-2'), { deeper: true })
  await arrive('task=t-2')
  go.task(task('t-3'), { deeper: true })
  await arrive('task=t-3')
  go.back()
  await arrive('task=t-2')
  go.back()
  await arrive('task=t-1&tab=related')
  go.task(task('t-2'), { deeper: true })
  await arrive('task=t-2')
  // J and K replace, as everywhere.
  go.task(task('t-4'))
  await arrive('task=t-4')
  go.closeTask()
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview'))
})

test('RELATED-01 closing a related task closes the one that the address named, too', async () => {
  const { go, here } = goAt('/acme/projects/website/overview?task=t-1&tab=related')
  go.task(task('t-2'), { deeper: true })
  await vi.waitFor(() => expect(here()).toContain('task=t-2'))
  go.closeTask()
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview'))
})

test('TDETAIL-01 a detail that the address named closes by replacing it, with its tab', async () => {
  const { go, here, router } = goAt('/acme/projects/website/overview?task=t-1&tab=files&done=1')
  go.closeTask()
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview?done=1'))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('what is asked while the way back is still under way comes after it', async () => {
  const { go, here } = goAt('/acme/projects/website/overview')
  go.task(task('t-1'))
  await vi.waitFor(() => expect(here()).toContain('task=t-1'))
  go.closeTask()
  go.task(task('t-2'))
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview?task=t-2'))
  go.back()
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview'))
})

test('TDETAIL-06 a tab is addressed, and stays while one walks from task to task', async () => {
  const { go, here } = goAt('/acme/projects/website/overview')
  go.task(task('t-1'), { tab: 'files' })
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview?task=t-1&tab=files'))
  go.task(task('t-2'))
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview?task=t-2&tab=files'))
})

test('EVENT-01 TaskClicked says which task was opened, once', async () => {
  const { go, here } = goAt('/acme/projects/website/overview')
  const heard: unknown[] = []
  const stop = onEvent('TaskClicked', (detail) => heard.push(detail))
  go.task(task('t-1'))
  await vi.waitFor(() => expect(here()).toContain('task=t-1'))
  go.task(task('t-1'), { tab: 'files' })
  await vi.waitFor(() => expect(here()).toContain('tab=files'))
  stop()
  expect(heard).toEqual([task('t-1')])
})

test('closing without an open task changes nothing', () => {
  const { go, router } = goAt('/workspace')
  const navigate = vi.spyOn(router, 'navigate')
  go.closeTask()
  expect(navigate).not.toHaveBeenCalled()
})

test('a new tab gets no way back to this one', () => {
  const open = vi.spyOn(window, 'open').mockImplementation(() => null)
  goAt('/').go.newTab('/acme/settings')
  expect(open).toHaveBeenCalledWith('/acme/settings', '_blank', 'noopener')
  open.mockRestore()
})
