// Proves how actions go places: pages, tasks over pages, and back.
import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createDialogs } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { onEvent } from '#src/data/app-events.ts'
import { currentUser } from '#src/data/storage/storage.ts'
import { markTaskDone } from '#src/features/task-properties/task-state.actions.ts'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { createNavigation } from './routing/navigation.ts'
import { createServices } from './services.ts'

function goAt(path: string) {
  const navigation = createNavigation(UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true }))
  const { api, ask, hold, undo, scene, viewer } = actionWorld().services
  const { go } = createServices({ api, ask, hold, undo: () => undo, scene, viewer: () => viewer, dialogs: createDialogs(), navigation })
  return { go, navigation, here: () => `${navigation.location.pathname}${navigation.location.search}` }
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
  const { go, here, navigation } = goAt('/acme/projects/website/overview')
  go.task(task('t-1'))
  await vi.waitFor(() => expect(here()).toContain('task=t-1'))
  go.task(task('t-2'))
  await vi.waitFor(() => expect(here()).toContain('task=t-2'))
  const over = vi.spyOn(navigation, 'backOver')
  go.closeTask()
  go.closeTask()
  expect(over.mock.calls).toEqual([[1]])
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
  const { go, here, navigation } = goAt('/acme/projects/website/overview?task=t-1&tab=files&done=1')
  go.closeTask()
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview?done=1'))
  expect(navigation.action).toBe('REPLACE')
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

test('OPEN-30 a comment is addressed, and is left with its task', async () => {
  const { go, here } = goAt('/acme/projects/website/overview')
  go.task(task('t-1'), { tab: 'comments', comment: '7' })
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview?task=t-1&tab=comments&comment=7'))
  go.task(task('t-2'))
  await vi.waitFor(() => expect(here()).toBe('/acme/projects/website/overview?task=t-2&tab=comments'))
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
  const { go, navigation } = goAt('/workspace')
  const heard = vi.fn()
  navigation.subscribe(heard)
  go.closeTask()
  expect(heard).not.toHaveBeenCalled()
})

test('a new tab gets no way back to this one', () => {
  const open = vi.spyOn(window, 'open').mockImplementation(() => null)
  goAt('/').go.newTab('/acme/settings')
  expect(open).toHaveBeenCalledWith('/acme/settings', '_blank', 'noopener')
  open.mockRestore()
})

test('DONE-02 who acts is read from what is stored: taken away meanwhile, nothing is sent and it is said', async () => {
  const navigation = createNavigation(UNSAFE_createMemoryHistory({ v5Compat: true }))
  const world = actionWorld()
  const { api, ask, hold, undo, scene, viewer } = world.services
  const services = createServices({ api, ask, hold, undo: () => undo, scene, viewer: () => viewer, dialogs: createDialogs(), navigation })
  const here = { services: Object.assign(services, { say: world.services.say }), subjects: { task: [taskSubject(1)] } }
  currentUser.write({ username: 'ana', name: 'Ana Souza', avatar: null, headline: null })
  expect(await perform(markTaskDone, here, 'button')).toBe('done')
  expect(world.sent).toHaveLength(1)
  currentUser.remove()
  expect(await perform(markTaskDone, here, 'button')).toBe('refused')
  expect([world.sent.length, world.said.at(-1)?.text]).toEqual([1, 'This browser no longer knows who you are. Sign in again.'])
})
