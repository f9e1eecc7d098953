// Proves the landing page: which workspace, its projects, the keyboard, and what it says when there is nothing.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentCompany } from '#src/data/storage/storage.ts'
import { actions as projectActions } from '#src/features/project/project.actions.ts'
import { projectCache } from '#src/features/project/project.cache.ts'
import { assignTaskToMe } from '#src/features/task-properties/task-people.actions.ts'
import { actions as workspaceActions } from '#src/features/workspace/workspace.actions.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { storedWorkspaceOf } from '#tests/kit/stored-workspace.ts'
import { until } from '#tests/kit/until.ts'
import { WorkspacePage } from './workspace-page.tsx'

const workspace = (slug: string, name: string, viewerCan = ['OWN', 'CREATE_PROJECT', 'PAID']) => ({
  id: slug,
  slug,
  name,
  subscription: 'paid',
  unlimitedWorkspaces: true,
  viewerCan,
  owner: fakePerson('ana'),
})
const project = (slug: string, name: string, more = {}) => ({
  id: `acme/${slug}`,
  slug,
  name,
  workspaceSlug: 'acme',
  viewerRole: 'admin',
  viewerCan: ['OWN', 'ADMIN'],
  people: [fakePerson('ana')],
  owner: fakePerson('ana'),
  ...more,
})

function show(roots: FakeRoots = {}, at = '/workspace') {
  return renderFeature(<WorkspacePage />, {
    roots: {
      workspaces: () => [workspace('acme', 'Acme Studio'), workspace('globex', 'Globex')],
      projects: ({ workspaceSlug }: { workspaceSlug: string }) =>
        workspaceSlug === 'acme'
          ? [
              project('website', 'Website', { code: 'WEB', taskCount: 240, dueDate: '2026-11-20', status: 'IN_PROGRESS', isPrivate: true }),
              project('ops', 'Ops', { status: 'COMPLETED', dueDate: '2026-11-20' }),
            ]
          : [],
      tasks: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0 }),
      runningTimer: () => ({ now: '2026-11-21T10:00:00.000Z', running: null }),
      ...roots,
    },
    actions: [...workspaceActions, ...projectActions, assignTaskToMe],
    cacheParts: [projectCache],
    at,
  })
}

test('ROUTE-02 the first workspace is shown with its projects, each a link to its dashboard', async () => {
  show()
  const link = await until(() => screen.getByRole('link', { name: 'Website' }))
  expect(screen.getByRole('heading', { name: 'Acme Studio' })).toBeTruthy()
  expect(link.getAttribute('href')).toBe('/acme/projects/website/overview')
  for (const text of ['WEB', '240 tasks', 'Overdue since', 'In Progress', 'Completed']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Private' })).toBeTruthy()
})

test('SCREEN-09 nothing to do: who may take tasks in one of the projects is told the key, who only reads is not', async () => {
  const says = async (viewerCan: string[]) => {
    show({ projects: () => [project('website', 'Website', { viewerCan })] })
    await until(() => screen.getByRole('link', { name: 'Website' }))
    const text = (await until(() => screen.getByText(/Nothing waits for you here/))).textContent
    cleanup()
    return text
  }
  expect(await says(['EDIT'])).toBe('Nothing waits for you here. Press I on a task to take it.')
  expect(await says([])).toBe('Nothing waits for you here.')
})

test('FIRST-08 a guest is offered nothing to create and is told whom to ask; who has no workspace makes the first one or takes an invitation', async () => {
  const guest = { workspaces: () => [workspace('acme', 'Acme Studio', ['PAID'])] }
  show({ ...guest, projects: () => [] })
  expect(await screen.findByText('You are on no project of this workspace yet. Ask Ana for access to more.')).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /^(Create|Try with)/ })).toEqual([])
  cleanup()
  show({ ...guest, projects: () => [project('website', 'Website', { viewerCan: [] })] })
  expect(await screen.findByText('Ask Ana for access to more.')).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /^(Create|Try with)/ })).toEqual([])
  cleanup()
  const invitation = { token: 't', projectName: 'Mobile', workspaceName: 'Globex', inviterName: 'Dora', role: 'member', kind: 'email' }
  const received = [{ ...invitation, emailHint: null, state: 'open', standing: 'INVITED', asker: null }]
  show({ workspaces: () => [], workspace: () => null, receivedInvitations: () => received })
  expect(await screen.findByRole('button', { name: /^Create your first workspace/ })).toBeTruthy()
  expect((await screen.findByRole('region', { name: 'Open invitations' })).textContent).toContain('Dora invited you to Mobile in Globex')
})

test('WS-08 the workspace named in the address wins over the stored one and becomes the subject in view', async () => {
  currentCompany.write({ data: storedWorkspaceOf('acme') })
  const { actions } = show({}, '/workspace?workspace=globex')
  await until(() => screen.getByRole('heading', { name: 'Globex' }))
  await until(() => expect(actions.services.scene.get().workspace?.slug).toBe('globex'))
})

test('the arrows and J K walk through the projects', async () => {
  show()
  const first = await until(() => screen.getByRole('link', { name: 'Website' }))
  const second = screen.getByRole('link', { name: 'Ops' })
  first.focus()
  fireEvent.keyDown(first, { key: 'j' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(first)
})

test('PROJ-01 an empty workspace says what belongs there and which key makes one, to those who may', async () => {
  const { actions } = show({ projects: () => [] })
  await until(() => screen.getByText('A project holds the tasks, people and files of one piece of work.'))
  expect(screen.getByText('creates one')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Create Project' }))
  expect(actions.services.dialogs.list()).toEqual([{ name: 'project.create', props: { workspace: { slug: 'acme', name: 'Acme Studio' } } }])
})

test('PROJ-01 without the right there is no button and no key', async () => {
  show({ workspaces: () => [workspace('acme', 'Acme Studio', [])], projects: () => [] })
  await until(() => screen.getByText(/You are on no project/))
  expect(screen.queryByRole('button', { name: 'Create Project' })).toBeNull()
})

test('somebody without a workspace can create one', async () => {
  const { actions } = show({ workspaces: () => [] })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Create your first workspace' })))
  expect(actions.services.dialogs.list()).toEqual([{ name: 'workspace.create', props: { paid: true } }])
})

test('an unknown workspace in the address says so', async () => {
  show({}, '/workspace?workspace=nowhere')
  await until(() => screen.getByText('This workspace does not exist, or you do not belong to it.'))
})

test('WS-11 MISC-02 projects that cannot be read offer a retry', async () => {
  let broken = true
  show({
    projects: () => {
      if (broken) throw new Error('down')
      return [project('website', 'Website')]
    },
  })
  const retry = await until(() => screen.getByRole('button', { name: 'Retry' }))
  broken = false
  fireEvent.click(retry)
  await until(() => screen.getByRole('link', { name: 'Website' }))
})

test('WS-08 the landing page shows how far projects are, what waits for the viewer, and the running timer', async () => {
  const { actions } = show({
    tasks: ({ filter }: { filter: { done: boolean } }) =>
      filter.done
        ? { nodes: [], page: 1, totalPages: 1, totalCount: 60 }
        : {
            nodes: [{ ...fakeTask(7), title: 'Write the news', dueDate: '2026-11-20T12:00:00.000Z' }],
            page: 1,
            totalPages: 2,
            totalCount: 12,
          },
    runningTimer: () => ({
      now: '2026-11-21T10:00:00.000Z',
      running: {
        taskId: 't-9',
        taskCode: 'WEB-9',
        taskTitle: 'Mail it',
        workspaceSlug: 'acme',
        projectSlug: 'website',
        startedAt: '2026-11-21T09:00:00.000Z',
      },
    }),
  })
  const next = await until(() => screen.getByRole('link', { name: /Write the news/ }))
  expect(next.textContent).toContain('Yesterday')
  fireEvent.click(next)
  expect(actions.went).toEqual(['task t-7'])
  expect(await until(() => screen.getByRole('progressbar', { name: 'Done of Website' }).getAttribute('aria-valuenow'))).toBe('25')
  expect(screen.getByRole('link', { name: '11 more' }).getAttribute('href')).toBe('/acme/next-tasks')
  fireEvent.click(await until(() => screen.getByRole('button', { name: /Mail it/ })))
  expect(actions.went.at(-1)).toBe('task t-9')
})

test('OPEN-66 the next tasks wait for the timer above them, so that nothing is pushed down', async () => {
  let answer: (timer: unknown) => void = () => undefined
  const timer = new Promise((resolve) => {
    answer = resolve
  })
  const next = { ...fakeTask(7), title: 'Call the printer', dueDate: null }
  show({ tasks: () => ({ nodes: [next], page: 1, totalPages: 1, totalCount: 1 }), runningTimer: () => timer })
  await until(() => screen.getByRole('link', { name: 'Website' }))
  const waiting = () => screen.getByRole('region', { name: 'Next tasks' }).hasAttribute('data-pending')
  expect(waiting()).toBe(true)
  expect(screen.queryByText('Call the printer')).toBeNull()
  answer({ now: '2026-11-21T10:00:00.000Z', running: null })
  await until(() => screen.getByText('Call the printer'))
  expect(waiting()).toBe(false)
})
