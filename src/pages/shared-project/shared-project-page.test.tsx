// A published project over the real client and schema: read by strangers, by mouse and keys, with nothing to change.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import { until } from '#tests/kit/until.ts'
import { SharedProjectPage } from './shared-project-page.tsx'

withRowsInView()

const STATUSES = [
  { id: '1', title: 'To do', color: '#8A93A6' },
  { id: '2', title: 'Doing', color: '#088EFB' },
]
const BLUE = { title: 'Blue', color: '#088EFB' }

function taskOf(at: number) {
  const status = STATUSES[at % 2]
  const facts = { assignees: at === 1 ? ['Mia Chen'] : [], labels: at === 1 ? [BLUE] : [], startDate: null, dueDate: null }
  return { code: `WEB-${at}`, title: `Task ${at}`, done: false, progress: 0, status, ...facts }
}
type Asked = { workflowId?: string; label?: string; search?: string; page?: number }

function rootsOf(count = 3): { roots: FakeRoots; asked: Asked[] } {
  const all = Array.from({ length: count }, (_, at) => taskOf(at + 1))
  const asked: Asked[] = []
  return {
    asked,
    roots: {
      publicProject: () => ({
        ...{ name: 'Website relaunch', logo: null, description: 'Ready by spring', workspaceName: 'Acme', statuses: STATUSES },
        ...{ labels: [BLUE], shows: { done: 'RECENT' }, taskCount: count, doneCount: 1, updatedAt: '2026-11-20T10:00:00Z' },
      }),
      publicTasks: (args: Asked) => {
        asked.push(args)
        const { workflowId, label, search = '', page = 1 } = args
        const found = all.filter(
          (task) =>
            (!workflowId || task.status?.id === workflowId) &&
            (!label || task.labels.some(({ title }) => title === label)) &&
            task.title.toLowerCase().includes(search.toLowerCase()),
        )
        const nodes = found.slice((page - 1) * 50, page * 50)
        return { nodes, page, totalPages: Math.max(1, Math.ceil(found.length / 50)), totalCount: found.length }
      },
      publicTask: ({ code }: { code: string }) => {
        const task = all.find((one) => one.code === code)
        return task ? { ...task, description: '<p>What it is about</p>' } : null
      },
      publicProjectHome: () => ({ workspaceSlug: 'acme', workspaceName: 'Acme', projectSlug: 'website' }),
    },
  }
}

function show(roots: FakeRoots, { at = '', signedOut = true }: { at?: string; signedOut?: boolean } = {}) {
  return renderFeature(
    <Routes>
      <Route path="/bp/:token" element={<SharedProjectPage />} />
    </Routes>,
    { roots, at: `/bp/secret${at}`, signedOut },
  )
}
const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('data-row'))
const press = (key: string, more: object = {}) => act(() => void fireEvent.keyDown(document.body, { key, ...more }))

test('BP-05 BP-08 head, progress and rows; read-only: no checkbox, no menu, nothing to change; in no index', async () => {
  show(rootsOf().roots)
  await until(() => expect(rows()).toEqual(['WEB-1', 'WEB-2', 'WEB-3']))
  expect(screen.getByRole('heading', { level: 1, name: 'Website relaunch' })).toBeTruthy()
  expect(screen.getByText('1 of 3 tasks done')).toBeTruthy()
  for (const role of ['checkbox', 'menu', 'switch', 'menuitem'] as const) expect(screen.queryAllByRole(role)).toEqual([])
  expect(screen.queryByRole('link', { name: /Open in/ })).toBeNull()
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
})

test('BP-05 BP-06 a task opens beside the others by click and by keys, is in the address, and Escape closes it', async () => {
  show(rootsOf().roots)
  await until(() => expect(rows()).toHaveLength(3))
  fireEvent.click(screen.getByText('Task 2'))
  const pane = await until(() => screen.getByRole('complementary', { name: 'WEB-2 Task 2' }))
  await until(() => within(pane).getByText('What it is about'))
  press('Escape')
  await until(() => expect(screen.queryByRole('complementary')).toBeNull())
  press('k')
  press('k')
  press('Enter')
  await until(() => screen.getByRole('complementary', { name: 'WEB-1 Task 1' }))
  expect(within(screen.getByRole('complementary')).getByText('Mia Chen')).toBeTruthy()
  // On a Russian keyboard, the key in the place of j.
  press('о', { code: 'KeyJ' })
  await until(() => screen.getByRole('complementary', { name: 'WEB-2 Task 2' }))
  press('Escape')
  await until(() => expect(document.activeElement?.getAttribute('data-row')).toBe('WEB-2'))
})

test('BP-05 BP-11 Shift+V turns to the board: a column a status, each with its own tasks; filters are in the address', async () => {
  const { roots, asked } = rootsOf()
  show(roots, { at: '?label=Blue' })
  await until(() => expect(rows()).toEqual(['WEB-1']))
  press('V', { shiftKey: true })
  const doing = await until(() => screen.getByRole('region', { name: 'Doing' }))
  await until(() => within(doing).getByRole('button', { name: /WEB-1/ }))
  await until(() => within(screen.getByRole('region', { name: 'To do' })).getByText('Nothing here.'))
  expect(asked.at(-1)).toMatchObject({ label: 'Blue', workflowId: expect.any(String) })
})

test('BP-10 SCREEN-16 a board without any task says so, and with filters leads back from them', async () => {
  show(rootsOf().roots, { at: '?view=board&q=unheard' })
  await until(() => screen.getByText('Nothing matches.'))
  for (const none of screen.getAllByText('Nothing here.')) expect(none.closest('[hidden]')).not.toBeNull()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search titles and codes' })
  // Escape empties the field, and leaves it once it is empty.
  act(() => field.focus())
  fireEvent.keyDown(field, { key: 'Escape' })
  expect([field.value, document.activeElement]).toEqual(['', field])
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await until(() => expect(screen.queryByText('Nothing matches.')).toBeNull())
})

test('BP-05 what is changed in the address at once is all kept', async () => {
  show(rootsOf().roots, { at: '?q=unheard' })
  const clear = await until(() => screen.getByRole('button', { name: 'Clear filters' }))
  act(() => {
    fireEvent.click(clear)
    fireEvent.keyDown(document.body, { key: 'V', shiftKey: true })
  })
  const doing = await until(() => screen.getByRole('region', { name: 'Doing' }))
  await until(() => within(doing).getByRole('button', { name: /WEB-1/ }))
})

test('BP-10 a board of a project without tasks', async () => {
  show(rootsOf(0).roots, { at: '?view=board' })
  await until(() => screen.getByText('Nothing to show yet.'))
})

test('BP-06 mod+K and ? have the few commands of this page', async () => {
  show(rootsOf().roots)
  await until(() => expect(rows()).toHaveLength(3))
  press('k', { ctrlKey: true })
  const dialog = await until(() => screen.getByRole('dialog', { name: 'Commands' }))
  expect(
    within(dialog)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(expect.arrayContaining([expect.stringContaining('Show as board'), expect.stringContaining('Search'), 'Only Doing']))
  fireEvent.click(within(dialog).getByText('Only Doing'))
  await until(() => expect(rows()).toEqual(['WEB-1', 'WEB-3']))
  press('?', { shiftKey: true })
  await until(() => screen.getByRole('dialog', { name: 'Commands' }))
})

test('BP-06 who is signed in and sees the project gets the way into it', async () => {
  show(rootsOf().roots, { signedOut: false })
  const link = await until(() => screen.getByRole('link', { name: 'Open in Acme' }))
  expect(link.getAttribute('href')).toBe('/acme/projects/website/overview')
})

test('SCREEN-02 on a phone one button asks for status or label; what is set is a chip that is taken away by its cross', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  show(rootsOf().roots)
  await until(() => expect(rows()).toHaveLength(3))
  expect(screen.queryAllByRole('combobox')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  const dialog = await until(() => screen.getByRole('dialog', { name: 'Filter by' }))
  expect([...dialog.querySelectorAll('[cmdk-group-heading]')].map((one) => one.textContent)).toEqual(['Status', 'Label'])
  fireEvent.click(within(dialog).getByRole('option', { name: 'Doing' }))
  await until(() => expect(rows()).toEqual(['WEB-1', 'WEB-3']))
  press('f')
  const again = await until(() => screen.getByRole('dialog', { name: 'Filter by' }))
  expect(within(again).getByRole('option', { name: 'Doing' }).getAttribute('aria-checked')).toBe('true')
  fireEvent.click(within(again).getByRole('option', { name: 'Blue' }))
  await until(() => expect(rows()).toEqual(['WEB-1']))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Doing' }))
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  await until(() => expect(rows()).toHaveLength(3))
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('BP-10 an address that shows nothing says so', async () => {
  show({ publicProject: () => null })
  await until(() => screen.getByText('There is nothing at this address.'))
})

test('BP-10 no tasks yet', async () => {
  show(rootsOf(0).roots)
  await until(() => screen.getByText('Nothing to show yet.'))
})

test('BP-10 filters that match nothing are cleared by one button', async () => {
  show(rootsOf().roots, { at: '?q=unheard' })
  await until(() => screen.getByText('Nothing matches.'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await until(() => expect(rows()).toHaveLength(3))
})

test('BP-07 what changes meanwhile is read when the tab is seen again; a page that was switched off shows nothing then', async () => {
  const { roots } = rootsOf()
  let isOn = true
  show({ ...roots, publicProject: (args: never) => (isOn ? roots.publicProject?.(args) : null) })
  await until(() => expect(rows()).toHaveLength(3))
  isOn = false
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await until(() => screen.getByText('There is nothing at this address.'))
})
