// Proves the create-project dialog: fields, checks with their times, what is sent, what is kept.
import { act, fireEvent, screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentCompany } from '#src/data/storage/storage.ts'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { Openable } from '#tests/kit/openable.tsx'
import { storedWorkspaceOf } from '#tests/kit/stored-workspace.ts'
import { until } from '#tests/kit/until.ts'
import { CreateProjectDialog } from './create-project-dialog.tsx'
import { projectCache } from './project.cache.ts'

const failed = 'Failed to create project. Please try again later.'
const created = {
  id: 'acme/website',
  slug: 'website',
  name: 'Website',
  workspaceSlug: 'acme',
  viewerRole: 'admin',
  viewerCan: [],
  people: [],
  owner: fakePerson('ana'),
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

function show({
  roots = { createProject: () => ({ project: created, userErrors: [] }) },
  slug = 'acme',
}: {
  roots?: FakeRoots
  slug?: string | null
} = {}) {
  const onClose = vi.fn()
  const workspace = slug === null ? null : { slug, name: 'Acme Studio' }
  const world = renderFeature(<CreateProjectDialog workspace={workspace} onClose={onClose} />, { roots, cacheParts: [projectCache] })
  return { ...world, onClose }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create Project' }))
const tick = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const keep = (form: Record<string, unknown>) => localStorage.setItem('draft:ana:new-project:acme', JSON.stringify(form))

test('PROJ-02 PROJ-08 PROJ-09 the dialog collects every field, in progress and private at first', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'Create Project' })).toBeTruthy()
  for (const name of ['Project Name', 'Project ID', 'Objectives', 'Budget', 'Logo']) expect(field(name).value).toBe('')
  for (const name of [/^Start date/, /^Due date/]) expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toBe('In Progress')
  expect(screen.getByRole('switch', { name: 'Private', checked: true })).toBeTruthy()
})

test('PROJ-03 an empty name says so for 3 s and nothing is sent', () => {
  const { sent } = show()
  type('Project Name', '   ')
  submit()
  expect(screen.getByText('Project Name is required.')).toBeTruthy()
  tick(2_999)
  expect(screen.getByText('Project Name is required.')).toBeTruthy()
  tick(1)
  expect(screen.queryByText('Project Name is required.')).toBeNull()
  expect(sent).toEqual([])
})

test('mod+Enter sends from every field, once, and never while a word is composed', async () => {
  const { sent } = show()
  type('Project Name', 'Website')
  fireEvent.keyDown(field('Objectives'), { key: 'Enter', ctrlKey: true, isComposing: true })
  fireEvent.keyDown(field('Budget'), { key: 'Enter', ctrlKey: true, repeat: true })
  expect(sent).toEqual([])
  fireEvent.keyDown(field('Objectives'), { key: 'Enter', ctrlKey: true })
  await until(() => expect(sent).toHaveLength(1))
})

test('PROJ-04 the project ID takes at most 6 characters', () => {
  show()
  type('Project ID', 'ABCDEFGH')
  expect(field('Project ID').value).toBe('ABCDEF')
  expect(field('Project ID').maxLength).toBe(6)
})

test('PROJ-05 a due date before the start date is said beside the field and nothing is sent; the same day will do', async () => {
  keep({ name: 'Website', startDate: '2026-12-02', dueDate: '2026-12-01' })
  const { sent } = show()
  expect(screen.getByRole('button', { name: /^Due date/, description: 'The due date cannot precede the start date.' })).toBeTruthy()
  submit()
  expect(sent).toEqual([])
})

test('PROJ-05 DEFECT-15 start and due on the same day are sent', async () => {
  keep({ name: 'Website', startDate: '2026-12-02', dueDate: '2026-12-02' })
  const { sent } = show()
  submit()
  await until(() => expect(sent[0]?.variables).toMatchObject({ input: { startDate: '2026-12-02', dueDate: '2026-12-02' } }))
})

test('PROJ-06 the budget keeps digits and shows dollars', () => {
  show()
  type('Budget', 'abc123456xyz')
  expect(field('Budget').value).toBe('$1,234.56')
  type('Budget', '$1,234.5')
  expect(field('Budget').value).toBe('$123.45')
  type('Budget', '0')
  expect(field('Budget').value).toBe('')
})

test('PROJ-07 PROJ-10 everything typed is sent; then the dashboard opens and the draft is gone', async () => {
  keep({ startDate: '2026-12-01', dueDate: '2026-12-24' })
  const { sent, actions, onClose } = show()
  type('Project Name', ' Website ')
  type('Project ID', 'WEB')
  type('Objectives', 'Be faster')
  type('Budget', '150000')
  type('Logo', 'https://example.com/logo.png')
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Status' }), { key: 'Enter' })
  fireEvent.click(await until(() => screen.getByRole('option', { name: 'Archived' })))
  fireEvent.click(screen.getByRole('switch', { name: 'Private' }))
  submit()
  await until(() => expect(actions.went).toEqual(['/acme/projects/website/overview']))
  expect(sent[0]?.variables).toEqual({
    input: {
      workspaceSlug: 'acme',
      name: 'Website',
      code: 'WEB',
      description: 'Be faster',
      budget: 1500,
      startDate: '2026-12-01',
      dueDate: '2026-12-24',
      logo: 'https://example.com/logo.png',
      status: 'ARCHIVED',
      isPrivate: false,
    },
  })
  expect(onClose).toHaveBeenCalledOnce()
  expect(localStorage.getItem('draft:ana:new-project:acme')).toBeNull()
})

test('PROJ-11 PROJ-13 a failure says so for 5 s; input and button stay', async () => {
  const { sent, onClose } = show({ roots: { createProject: () => Promise.reject(new Error('down')) } })
  type('Project Name', 'Website')
  submit()
  await until(() => screen.getByText(failed))
  expect(screen.getByRole('button', { name: 'Create Project' }).getAttribute('aria-disabled')).toBeNull()
  expect(field('Project Name').value).toBe('Website')
  tick(4_999)
  expect(screen.getByText(failed)).toBeTruthy()
  tick(1)
  expect(screen.queryByText(failed)).toBeNull()
  submit()
  await until(() => expect(sent).toHaveLength(2))
  expect(onClose).not.toHaveBeenCalled()
})

test('SCREEN-06 PROJ-11 what failed in this dialog, by an answer that was lost, is in its fields and is not called restored', async () => {
  const lost = new GraphQLError('down', { extensions: { code: 'UPSTREAM_TIMEOUT', outcomeUnknown: true } })
  show({ roots: { createProject: () => Promise.reject(lost) } })
  type('Project Name', 'Website')
  submit()
  await until(() => screen.getByText(failed))
  expect(field('Project Name').value).toBe('Website')
  expect(screen.queryByText(/Restored what you typed/)).toBeNull()
})

test('PROJ-11 OPEN-11 the field that the server refuses says why', async () => {
  const userErrors = [{ code: 'INVALID', field: ['code'], message: 'Letters and digits only.' }]
  show({ roots: { createProject: () => ({ userErrors }) } })
  type('Project Name', 'Website')
  type('Project ID', 'W-1')
  submit()
  await until(() => screen.getByText(failed))
  expect(screen.getByRole('textbox', { name: 'Project ID', description: 'Letters and digits only.' })).toBeTruthy()
  type('Project ID', 'W1')
  expect(screen.queryByText('Letters and digits only.')).toBeNull()
})

test('PROJ-12 without a workspace the session is called invalid for 5 s', () => {
  const { sent } = show({ slug: null })
  type('Project Name', 'Website')
  submit()
  expect(screen.getByText('Invalid session. Please log out and log in again.')).toBeTruthy()
  tick(5_000)
  expect(screen.queryByText('Invalid session. Please log out and log in again.')).toBeNull()
  expect(sent).toEqual([])
})

test('PROJ-12 the stored current company stands in for a missing workspace', async () => {
  currentCompany.write({ data: storedWorkspaceOf('globex') })
  const { sent } = show({ slug: null })
  type('Project Name', 'Website')
  submit()
  await until(() => expect(sent[0]?.variables).toMatchObject({ input: { workspaceSlug: 'globex' } }))
})

test('what was typed is kept per keystroke and can be discarded', () => {
  keep({ name: 'Half a na', budgetCents: 1250 })
  show()
  expect(field('Project Name').value).toBe('Half a na')
  expect(field('Budget').value).toBe('$12.50')
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(field('Project Name').value).toBe('')
  type('Project Name', 'New')
  expect(localStorage.getItem('draft:ana:new-project:acme')).toContain('"name":"New"')
})

/** The dialog with a project on its way; closed by Cancel and opened again by a button. */
async function showSending() {
  const answers: ((answer: object) => void)[] = []
  const roots = { createProject: () => new Promise((resolve) => answers.push(resolve)) }
  const workspace = { slug: 'acme', name: 'Acme Studio' }
  const { actions } = renderFeature(<Openable>{(close) => <CreateProjectDialog workspace={workspace} onClose={close} />}</Openable>, {
    roots,
    cacheParts: [projectCache],
  })
  type('Project Name', 'Website')
  submit()
  await until(() => expect(answers).toHaveLength(1))
  expect(field('Project Name').value).toBe('Website')
  const said = (texts: string[]) => until(() => expect(actions.said.map(({ text }) => text)).toEqual(texts))
  return { actions, said, answer: (answer: object) => act(async () => answers[0]?.(answer)) }
}
const drafts = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('draft:'))

test('PROJ-10 OPEN-09 the answer of a dialog that was closed leads nowhere, and leaves what is typed in the next one', async () => {
  const { actions, said, answer } = await showSending()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }))
  expect(field('Project Name').value).toBe('')
  type('Project Name', 'Shop')
  await answer({ project: created, userErrors: [] })
  await said(['Project “Website” created'])
  expect([actions.went, field('Project Name').value]).toEqual([[], 'Shop'])
  expect(drafts()).toEqual([['draft:ana:new-project:acme', expect.stringContaining('"name":"Shop"')]])
})

test('PROJ-10 OPEN-09 who types on before the answer keeps the dialog and what was typed, is told, and goes nowhere', async () => {
  const { actions, said, answer } = await showSending()
  type('Objectives', 'Be faster')
  await answer({ project: created, userErrors: [] })
  await said(['Project “Website” created'])
  expect([actions.went, field('Objectives').value]).toEqual([[], 'Be faster'])
  expect(drafts()).toEqual([['draft:ana:new-project:acme', expect.stringContaining('Be faster')]])
})

test('PROJ-11 OPEN-09 a failure is told where the dialog was closed meanwhile, and the form is there again', async () => {
  const { said, answer } = await showSending()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await answer({ project: null, userErrors: [{ code: 'INVALID', field: ['name'], message: 'No.' }] })
  await said([failed])
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }))
  expect(field('Project Name').value).toBe('Website')
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(field('Project Name').value).toBe('')
  expect(drafts()).toEqual([])
})
