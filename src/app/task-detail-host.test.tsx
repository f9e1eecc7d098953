// The detail of a task that is still being made, and what is asked of a detail that is left again.

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQuery } from 'urql'
import { expect, test, vi } from 'vitest'
import { useActions } from '#src/actions/actions-context.tsx'
import { cachePartsOf } from '#src/actions/define-feature.ts'
import { readDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { newTemporaryId, publicId } from '#src/data/ids/session-ids.ts'
import { askToWrite } from '#src/features/comment/comment-view.ts'
import { descriptionWish } from '#src/features/task-detail/description-wish.ts'
import { TasksPage } from '#src/model/task/task.graphql.ts'
import { CreateTask, SetTaskDone } from '#src/model/task/task-mutations.graphql.ts'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { taskRow } from '#tests/kit/task-row.ts'
import { features } from './features.ts'
import { TaskDetailHost } from './task-detail-host.tsx'

const cacheParts = await cachePartsOf(features)

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

/** The rows behind the detail, and ways into the client and the address. */
const page = {} as { services: ReturnType<typeof useActions>['services']; navigate: (to: string) => void; address: () => string }
function Page() {
  const { services, scene } = useActions()
  const navigate = useNavigate()
  const { search } = useLocation()
  Object.assign(page, { services, navigate, address: () => search })
  const [{ data }] = useQuery({ query: TasksPage, variables: PLACE })
  useLayoutEffect(() => scene.set({ rows: data?.tasks.nodes ?? [] }), [scene, data])
  return <output>{data?.tasks.nodes.map(({ id }) => id).join()}</output>
}

/** Two tasks; writes and, while `slow`, the reading of the first one wait for `answer`. */
async function show() {
  const host = { rows: [taskRow(1, 'First'), taskRow(2, 'Second')], slow: false, refuses: false }
  const held: { name: string; go: () => void }[] = []
  const hold = (name: string) => new Promise<void>((resolve) => held.push({ name, go: resolve }))
  const none = () => []
  const world = renderFeature(
    <>
      <Page />
      <TaskDetailHost />
    </>,
    {
      at: '/',
      cacheParts,
      roots: {
        ...{ workflows: none, taskTypes: none, efforts: none, labels: none, boards: none, members: none, comments: none },
        ...{ subtasks: none, parentTasks: none, checklist: none, runningTimer: () => ({ now: '2026-11-21T12:00:00Z', running: null }) },
        attachments: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0 }),
        tasks: () => ({ nodes: host.rows, page: 1, totalPages: 1, totalCount: host.rows.length }),
        task: async ({ id }: { id: string }) => {
          if (host.slow) await hold('task')
          return host.rows.find((row) => row.id === id) ?? null
        },
        createTask: async ({ input }: { input: { title: string } }) => {
          await hold('create')
          if (host.refuses) throw new GraphQLError('No.', { extensions: { code: 'UPSTREAM_ERROR' } })
          const task = taskRow(3, input.title)
          host.rows = [task, ...host.rows]
          return { task, userErrors: [] }
        },
        setTaskDone: async ({ done }: { done: boolean }) => {
          await hold('done')
          return { task: { ...taskRow(2, 'Second'), done }, userErrors: [] }
        },
      },
    },
  )
  const addressOf = (id: string, tab: string) => `/?task=${encodeURIComponent(id)}&in=acme/website&tab=${tab}`
  let tabNow = 'comments'
  vi.spyOn(world.actions.services.go, 'task').mockImplementation(({ id }) => page.navigate(addressOf(publicId(id), tabNow)))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('t-1,t-2'))
  return {
    host,
    open(id: string | null, tab = 'comments') {
      tabNow = tab
      act(() => page.navigate(id === null ? '/' : addressOf(id, tab)))
    },
    /** Lets what waits of this kind go on. */
    async answer(name: string) {
      await waitFor(() => expect(held.some((one) => one.name === name)).toBe(true))
      for (const one of held.splice(0)) one.name === name ? one.go() : held.push(one)
    },
    /** A task that is being made, as `c`, a title and Enter do. */
    async make() {
      const temporary = newTemporaryId()
      const input = { ...PLACE, title: 'New', position: 0 }
      const how = { lane: `Task:${temporary}`, creates: temporary, timeoutMs: 60_000 }
      page.services.api.mutate(CreateTask, { input }, how).catch((error: unknown) => expect(host.refuses, String(error)).toBe(true))
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${temporary},t-1,t-2`))
      return temporary
    },
  }
}

const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const kept = (text: string) => Object.entries({ ...localStorage }).flatMap(([key, value]) => (String(value).includes(text) ? [key] : []))
async function begin(name: string) {
  const there = await field(name)
  act(() => there.focus())
  fireEvent.change(there, { target: { value: 'Half a' } })
  return there
}
/** The same field, still in the hands of who types in it. */
function expectKept(there: HTMLTextAreaElement, name: string) {
  expect(screen.getByRole('textbox', { name })).toBe(there)
  expect(document.activeElement).toBe(there)
  expect(there.value).toBe('Half a')
}

test('TDETAIL-01 TCREATE-11 the address of a task that was not made leads to one sentence: from an earlier visit, or because it failed', async () => {
  const { open, make, answer, host } = await show()
  open(newTemporaryId())
  await screen.findByText('This task is no longer there, or you may not see it.')
  open(await make())
  await field('Comment')
  host.refuses = true
  await answer('create')
  await screen.findByText('This task is no longer there, or you may not see it.')
})

test('MISC-02 what was typed about a task that is gone is there to be read and copied, until it is discarded', async () => {
  writeDraft('ana', 'task:gone:description', '<p>Words of <b>mine</b></p>')
  writeDraft('ana', 'comment:gone', 'A comment')
  const { open } = await show()
  open('gone')
  const part = await screen.findByRole('region', { name: 'Your description was not saved' })
  expect(within(part).getByText('Words of mine')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your title was not saved' })).toBeNull()
  const comment = screen.getByRole('region', { name: 'Your comment was not saved' })
  fireEvent.click(within(comment).getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('region', { name: 'Your comment was not saved' })).toBeNull()
  expect([readDraft('ana', 'comment:gone'), readDraft('ana', 'task:gone:description')]).toEqual([null, '<p>Words of <b>mine</b></p>'])
})

test.each([
  ['Comment', 'comments', 'comment:t-3'],
  ['Title', 'comments', 'task:t-3:title'],
  ['New subtask', 'related', 'subtask:t-3'],
])(
  'TCREATE-11 OPEN-09 %s: who types in a task that is still being made types on when it is there, and a reload has it',
  async (name, tab, draft) => {
    const { open, make, answer } = await show()
    const id = await make()
    open(id, tab)
    const there = await begin(name)
    await answer('create')
    await screen.findByRole('dialog', { name: 'Task WEB-3' })
    await waitFor(() => expect(kept('Half a')).toEqual([`draft:ana:${draft}`]))
    expectKept(there, name)
    // The address is one for others by now, the row is the same one.
    await waitFor(() => expect(page.address()).toContain('task=t-3&'))
    expect(screen.getByRole('status').textContent).toBe(`${id},t-1,t-2`)
    fireEvent.change(there, { target: { value: 'Half a thought' } })
    expect(kept('thought')).toEqual([`draft:ana:${draft}`])
  },
)

test('OPEN-09 what is opened as the detail goes keeps the focus, and what is typed there is not marked', async () => {
  const { open } = await show()
  const row = document.body.appendChild(Object.assign(document.createElement('button'), { textContent: 'First' }))
  row.dataset.taskId = 't-1'
  const layer = document.body.appendChild(document.createElement('div'))
  layer.setAttribute('role', 'dialog')
  layer.innerHTML = '<input aria-label="New title">'
  const title = layer.querySelector('input') as HTMLInputElement
  try {
    // Without one the row gets it.
    open('t-1')
    await field('Comment')
    open(null)
    await waitFor(() => expect(document.activeElement).toBe(row))
    open('t-1')
    await field('Comment')
    const taken: EventTarget[] = []
    row.addEventListener('focus', ({ target }) => target && taken.push(target))
    layer.dataset.state = 'open'
    open(null)
    act(() => title.focus())
    // Radix asks where the focus goes in a turn of its own, which this one stands behind.
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Task/ })).toBeNull())
    await new Promise((done) => setTimeout(done))
    expect([taken, document.activeElement]).toEqual([[], title])
  } finally {
    layer.remove()
    row.remove()
  }
})

test('OPEN-09 what is opened as the detail goes gives the focus back to the row when it closes', async () => {
  const { open } = await show()
  const row = document.body.appendChild(Object.assign(document.createElement('button'), { textContent: 'First' }))
  row.dataset.taskId = 't-1'
  const dialog = (isOpen: boolean) => (
    <Dialog open={isOpen} onOpenChange={() => undefined} title="Create Task">
      <input aria-label="New title" />
    </Dialog>
  )
  const { rerender } = render(dialog(false))
  try {
    open('t-1')
    await field('Comment')
    open(null)
    rerender(dialog(true))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New title' })))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Task/ })).toBeNull())
    // Radix asks where the focus goes in a turn of its own, which this one stands behind.
    await new Promise((done) => setTimeout(done))
    rerender(dialog(false))
    await waitFor(() => expect(document.activeElement).toBe(row))
  } finally {
    row.remove()
  }
})

test('TCREATE-11 also while another change is on its way, and from the address that others have', async () => {
  const { open, make, answer, host } = await show()
  const temporary = await make()
  open(temporary)
  const there = await begin('Comment')
  void page.services.api.mutate(SetTaskDone, { task: { ...PLACE, id: 't-2' }, done: true }, { lane: 'Task:t-2', timeoutMs: 60_000 })
  host.slow = true
  await answer('create')
  await waitFor(() => expect(publicId(temporary)).toBe('t-3'))
  open('t-3')
  await answer('task')
  await screen.findByRole('dialog', { name: 'Task WEB-3' })
  expectKept(there, 'Comment')
  expect(screen.getByRole('status').textContent).toBe(`${temporary},t-1,t-2`)
  await answer('done')
  expectKept(there, 'Comment')
})

test('DESC-02 the wish to write, made of a task that is still being made, is granted when it is there', async () => {
  const { open, make, answer } = await show()
  const temporary = await make()
  descriptionWish.make(temporary)
  open(temporary)
  await answer('create')
  const editor = await field('Description')
  await waitFor(() => expect(document.activeElement).toBe(editor))
  const comment = await field('Comment')
  act(() => askToWrite(temporary))
  await waitFor(() => expect(document.activeElement).toBe(comment))
})

test.each(['t-2', null])('DESC-02 who goes on to %s before a task was read no longer wants to write in it', async (next) => {
  const { open, answer, host } = await show()
  host.slow = true
  descriptionWish.make('t-1')
  askToWrite('t-1')
  // Nothing that could grant it is on the screen yet.
  open('t-1', 'files')
  await screen.findByRole('dialog', { name: 'Task WEB-1' })
  host.slow = false
  open(next)
  if (next) await screen.findByRole('dialog', { name: 'Task WEB-2' })
  else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await answer('task')
  open('t-1')
  await screen.findByRole('button', { name: 'No details available' })
  const comment = await field('Comment')
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull()
  expect(document.activeElement).not.toBe(comment)
})
