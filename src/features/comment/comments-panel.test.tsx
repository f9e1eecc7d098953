// The Comments panel without a server: what is shown, sorted, written, taken back and removed.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Permission } from '#src/actions/subject.ts'
import { undoLast } from '#src/app/actions/undo.actions.ts'
import { endStores } from '#src/lib/store.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { actions as commentActions } from './comment.actions.ts'
import { commentCachePart } from './comment.cache.ts'
import { askToWrite } from './comment-view.ts'
import { CommentsPanel } from './comments-panel.tsx'

const workflows = [
  { id: '1', title: 'To do', color: '#8899aa' },
  { id: '2', title: 'Doing', color: '#3b82f6' },
]
const settle = vi.fn()
let warned: unknown[][] = []
beforeEach(() => {
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((...given) => void warned.push(given))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  endStores()
  vi.restoreAllMocks()
  settle.mockReset()
})

const commentOf = (n: number, more: object = {}) => ({
  ...{ id: String(n), html: `<p>Word ${n}</p>`, createdAt: `2026-11-${String(10 + n)}T12:00:00.000Z`, createdAtForHumans: `${n} days ago` },
  author: { name: 'Mia Chen', avatar: null, username: 'mia', headline: null },
  ...more,
})

interface Given {
  comments?: object[] | (() => never)
  viewerCan?: readonly Permission[]
  task?: Partial<TaskSubject>
  add?: (args: { input: Record<string, unknown> }) => unknown
  remove?: (args: { id: string }) => unknown
  confirm?: boolean[]
}

function show({ comments = [], viewerCan = ['EDIT', 'ADMIN'], task = {}, add, remove, confirm = [] }: Given = {}) {
  const kept = Array.isArray(comments) ? [...comments] : []
  const roots = {
    comments: ({ sort }: { sort: string }) => (Array.isArray(comments) ? (sort === 'OLDEST' ? kept : kept.toReversed()) : comments()),
    workflows: () => workflows,
    members: () => [],
    addComment:
      add ?? (({ input }: { input: { html: string } }) => ({ comment: commentOf(9, { id: '99', html: input.html }), userErrors: [] })),
    deleteComment: remove ?? (({ id }: { id: string }) => ({ deletedId: id, userErrors: [] })),
  }
  const world = renderFeature(<CommentsPanel task={taskSubject(1, { viewerCan, ...task })} />, {
    roots,
    actions: commentActions,
    cacheParts: [commentCachePart(settle)],
    script: { confirm },
  })
  // The panel is a part of the detail, which is in view then.
  world.actions.services.scene.set({ detail: taskSubject(1, { viewerCan }) })
  return world
}

const editor = () => screen.getByRole('textbox', { name: 'Comment' }) as HTMLTextAreaElement
const type = (html: string) => fireEvent.change(editor(), { target: { value: html } })
const share = () => screen.getByRole('button', { name: /^Share Comment/ })
const texts = () =>
  within(screen.getByRole('list', { name: 'Comments' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)

test('COMMENT-01 COMMENT-03 the heading, and each comment with face, name, rich text and a time for people', async () => {
  show({ comments: [commentOf(1, { html: '<p>A <strong>bold</strong> word</p>' }), commentOf(2, { createdAt: null, author: null })] })
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeTruthy()
  const [, first] = await screen.findAllByRole('listitem')
  expect(first?.querySelector('strong')?.textContent).toBe('bold')
  expect(first?.textContent).toContain('Mia Chen')
  expect(first?.textContent).toContain('MC')
  const time = first?.querySelector('time')
  expect(time?.getAttribute('datetime')).toBe('2026-11-11T12:00:00.000Z')
  expect(time?.title).toContain('2026')
  expect(time?.textContent).toMatch(/11 Nov|ago/)
  expect(screen.getByText('2 days ago')).toBeTruthy()
})

test('COMMENT-02 ROLE-12 the links are there only with comments; newest first, then oldest, for readers too', async () => {
  const { sent } = show({ comments: [commentOf(1), commentOf(2)], viewerCan: [] })
  await screen.findByText('Word 1')
  expect(texts()).toEqual(['Word 2', 'Word 1'])
  expect(screen.getByRole('button', { name: 'Newest' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Oldest' }))
  await waitFor(() => expect(texts()).toEqual(['Word 1', 'Word 2']))
  await waitFor(() => expect(sent.map(({ variables }) => variables.sort)).toEqual(['NEWEST', 'OLDEST']))
  cleanup()
  show()
  await screen.findByText(/^Ask a question/)
  expect(screen.queryByRole('button', { name: 'Newest' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Oldest' })).toBeNull()
})

test('COMMENT-04 COMMENT-05 the status begins as the task’s, else as the first there is', async () => {
  show({ task: { workflow: workflows[1] ?? null } })
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toContain('Doing'))
  cleanup()
  show({ task: { workflow: null } })
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toContain('To do'))
})

test.each(['', '   ', '<p> </p>', '<p><br></p>', '<p>&nbsp;</p>', '<p>\u200b</p>'])('COMMENT-06 nothing is sent of %j', async (html) => {
  const { mutations } = show()
  await screen.findByText(/^Ask a question/)
  if (html !== '') type(html)
  expect((share() as HTMLButtonElement).disabled).toBe(true)
  fireEvent.click(share())
  fireEvent.keyDown(editor(), { key: 'Enter', ctrlKey: true })
  expect(mutations()).toEqual([])
})

test('COMMENT-07 COMMENT-08 COMMENT-09 COMMENT-10 at once on top with a cleared editor, a spinner until it is there, one call with text and status', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { sent, mutations } = show({ comments: [commentOf(1)], add: () => new Promise((resolve) => (answer = resolve)) })
  await screen.findByText('Word 1')
  await screen.findByRole('combobox', { name: 'Status' })
  type('<p>New</p>')
  fireEvent.click(share())
  await waitFor(() => expect(texts()).toEqual(['New', 'Word 1']))
  expect(editor().value).toBe('')
  expect(share().getAttribute('aria-busy')).toBe('true')
  fireEvent.click(share())
  expect(settle).toHaveBeenCalledWith(expect.anything(), 't-1', expect.objectContaining({ id: 't-1' }))
  await waitFor(() => expect(mutations()).toEqual(['AddComment']))
  expect(sent.at(-1)?.variables).toEqual({
    project: { workspaceSlug: 'acme', projectSlug: 'website' },
    input: { subject: 'TASK', subjectId: 't-1', html: '<p>New</p>', workflowId: '1' },
  })
  answer({ comment: commentOf(9, { html: '<p>New</p>' }), userErrors: [] })
  await waitFor(() => expect(share().getAttribute('aria-busy')).toBeNull())
  expect(texts()).toEqual(['New', 'Word 1'])
  expect(localStorage.length === 0 || !JSON.stringify(localStorage).includes('New')).toBe(true)
})

test('COMMENT-09 mod+Enter on the next comment while the first is on its way sends it behind that', async () => {
  const answers: (() => void)[] = []
  const add = ({ input }: { input: { html?: string } }) =>
    new Promise((resolve) => answers.push(() => resolve({ comment: commentOf(9, { ...input, id: input.html }), userErrors: [] })))
  const { mutations } = show({ add })
  await screen.findByText(/^Ask a question/)
  for (const html of ['<p>First</p>', '<p>Second</p>']) {
    type(html)
    fireEvent.keyDown(editor(), { key: 'Enter', ctrlKey: true })
  }
  await waitFor(() => expect(texts()).toEqual(['Second', 'First']))
  expect(mutations()).toEqual(['AddComment'])
  answers[0]?.()
  await waitFor(() => expect(mutations()).toEqual(['AddComment', 'AddComment']))
  answers[1]?.()
  await waitFor(() => expect(share().getAttribute('aria-busy')).toBeNull())
  expect(texts()).toEqual(['Second', 'First'])
})

test('COMMENT-09 oldest first, too, the new one is on top', async () => {
  show({ comments: [commentOf(1), commentOf(2)] })
  await screen.findByText('Word 1')
  fireEvent.click(screen.getByRole('button', { name: 'Oldest' }))
  await waitFor(() => expect(texts()).toEqual(['Word 1', 'Word 2']))
  type('<p>New</p>')
  fireEvent.keyDown(editor(), { key: 'Enter', metaKey: true })
  await waitFor(() => expect(texts()).toEqual(['New', 'Word 1', 'Word 2']))
})

test('COMMENT-22 MISC-02 a failed comment leaves the list, its text is back before what was typed since, one message, logged', async () => {
  let fail: (error: Error) => void = () => undefined
  const { actions } = show({ comments: [commentOf(1)], add: () => new Promise((_, reject) => (fail = reject)) })
  await screen.findByText('Word 1')
  type('<p>Lost?</p>')
  fireEvent.click(share())
  await waitFor(() => expect(texts()).toEqual(['Lost?', 'Word 1']))
  type('<p>Next</p>')
  await waitFor(() => expect(fail).not.toBe(undefined))
  await new Promise((resolve) => setTimeout(resolve))
  fail(new GraphQLError('x', { extensions: { code: 'UPSTREAM_ERROR' } }))
  await waitFor(() => expect(texts()).toEqual(['Word 1']))
  expect(editor().value).toBe('<p>Lost?</p><p>Next</p>')
  expect(actions.said).toEqual([{ tone: 'error', text: expect.any(String) }])
  expect(warned).toHaveLength(1)
})

test('COMMENT-22 MISC-02 comments that cannot be read say so, offer to try again, and are logged', async () => {
  let broken = true
  show({
    comments: () => {
      if (broken) throw new GraphQLError('x', { extensions: { code: 'FORBIDDEN' } })
      return [commentOf(1)] as never
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load")
  expect(warned.length).toBeGreaterThan(0)
  expect(editor()).toBeTruthy()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Word 1')).toBeTruthy()
})

test('ROLE-08 ROLE-09 COMMENT-11 admins see Remove, members do not, readers have no editor', async () => {
  show({ comments: [commentOf(1)] })
  expect(await screen.findByRole('button', { name: 'Remove the comment by Mia Chen' })).toBeTruthy()
  cleanup()
  show({ comments: [commentOf(1)], viewerCan: ['EDIT'] })
  await screen.findByText('Word 1')
  expect(screen.queryByText('Remove')).toBeNull()
  expect(editor()).toBeTruthy()
  cleanup()
  show({ comments: [commentOf(1)], viewerCan: [] })
  await screen.findByText('Word 1')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText('Remove')).toBeNull()
  cleanup()
  show({ viewerCan: [] })
  expect(await screen.findByText('Nobody has said anything yet.')).toBeTruthy()
})

test('COMMENT-11 COMMENT-12 COMMENT-13 COMMENT-14 Remove asks; Confirm removes at once, Cancel does nothing', async () => {
  const { actions, sent, mutations } = show({ comments: [commentOf(1), commentOf(2)], confirm: [false, true] })
  const remove = async () => fireEvent.click((await screen.findAllByText('Remove'))[0] as HTMLElement)
  await remove()
  await waitFor(() => expect(actions.asked).toHaveLength(1))
  expect(actions.asked[0]?.question).toMatchObject({
    title: 'Confirm Delete',
    text: 'Are you sure you want to delete this comment?',
    yes: 'Confirm',
    no: 'Cancel',
  })
  expect(mutations()).toEqual([])
  await remove()
  await waitFor(() => expect(texts()).toEqual(['Word 1']))
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ project: { workspaceSlug: 'acme', projectSlug: 'website' }, id: '2' }))
})

test('COMMENT-22 MISC-02 a comment that could not be removed is back, with one message', async () => {
  const remove = () => {
    throw new GraphQLError('x', { extensions: { code: 'FORBIDDEN' } })
  }
  const { actions } = show({ comments: [commentOf(1)], confirm: [true], remove })
  fireEvent.click(await screen.findByText('Remove'))
  await waitFor(() => expect(actions.said).toEqual([{ tone: 'error', text: 'You do not have permission to do this.' }]))
  expect(texts()).toEqual(['Word 1'])
  expect(warned).toHaveLength(1)
})

test('COMMENT-08 COMMENT-14 a shared comment is announced; undoing says in its turn that sharing and removing stay, and then means what was before', async () => {
  const { actions } = show({ comments: [commentOf(1)], confirm: [true] })
  const { undo } = actions.services
  await screen.findByText('Word 1')
  undo.push({ label: 'Marked as done', undo: () => undefined })
  type('<p>New</p>')
  fireEvent.click(share())
  await waitFor(() => expect(document.getElementById('live-polite')?.textContent).toBe('Comment shared'))
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove the comment by Mia Chen' })[1] as HTMLElement)
  await waitFor(() => expect(undo.size).toBe(3))
  for (let times = 0; times < 3; times++) await actions.run(undoLast, {})
  expect(actions.said).toEqual([
    { tone: 'note', text: 'Removing a comment cannot be undone.' },
    { tone: 'note', text: 'Sharing a comment cannot be undone.' },
    { tone: 'done', text: 'Undone: Marked as done' },
  ])
})

test('what is typed is kept per keystroke, by person and task', async () => {
  show()
  await screen.findByText(/^Ask a question/)
  type('<p>Half a</p>')
  cleanup()
  show()
  expect(editor().value).toBe('<p>Half a</p>')
  expect(screen.getByText('Not shared last time')).toBeTruthy()
  cleanup()
  show({ task: { id: 't-2' } })
  expect(editor().value).toBe('')
})

test('an action that asks for writing finds the editor, also when it comes first', async () => {
  askToWrite('t-1')
  show()
  await waitFor(() => expect(document.activeElement).toBe(editor()))
  editor().blur()
  askToWrite('t-1')
  await waitFor(() => expect(document.activeElement).toBe(editor()))
})
