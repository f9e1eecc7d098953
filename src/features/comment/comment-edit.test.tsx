// Editing one's own comment where it stands: who may, what is sent, what is kept, what a failure or another window does, and taking it back.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Permission } from '#src/actions/subject.ts'
import { undoLast } from '#src/app/actions/undo.actions.ts'
import { endStores } from '#src/lib/store.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { timesWarned } from '#tests/kit/warned.ts'
import { actions as commentActions, editComment } from './comment.actions.ts'
import { commentCachePart } from './comment.cache.ts'
import { CommentsPanel } from './comments-panel.tsx'
import { FileComments } from './file-comments.tsx'

const MINE = { name: 'Ana Souza', avatar: null, username: 'ana', headline: null }
const HERS = { name: 'Mia Chen', avatar: null, username: 'mia', headline: null }
const STAMP = '2026-11-21T10:00:00.123Z'

interface Stored {
  id: string
  html: string
  author: typeof MINE
  createdAt: string
  createdAtForHumans: null
  editedAt: string | null
}
let stored: Stored[]
let answer: (args: { id: string; input: { html: string; editedAtWas?: string | null } }) => unknown
/** As the host does it. */
const edit: typeof answer = ({ id, input }) => {
  const comment = stored.find((one) => one.id === id)
  if (!comment) throw new Error('There is no such comment.')
  if (comment.html !== input.html && input.editedAtWas !== undefined && input.editedAtWas !== comment.editedAt)
    return { comment: null, userErrors: [{ code: 'CONFLICT', field: null, message: 'This comment was changed meanwhile.' }] }
  const editedAt = new Date(Date.parse(comment.editedAt ?? STAMP) + 1000).toISOString()
  stored = stored.map((one) => (one.id === id ? { ...one, html: input.html, editedAt } : one))
  return { comment: stored.find((one) => one.id === id), userErrors: [] }
}
beforeEach(() => {
  const of = (id: string, author: typeof MINE, html: string): Stored => ({
    ...{ id, html, author, createdAt: '2026-11-20T12:00:00.000Z', createdAtForHumans: null, editedAt: null },
  })
  stored = [of('2', HERS, '<p>Hers</p>'), of('1', MINE, '<p>Mine</p>')]
  answer = edit
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  endStores()
  vi.restoreAllMocks()
})

const roots = {
  comments: () => stored,
  workflows: () => [],
  members: () => [],
  updateComment: (args: Parameters<typeof answer>[0]) => answer(args),
}
function show({ viewerCan = ['EDIT'] as readonly Permission[], file = false } = {}) {
  const owner = { workspaceSlug: 'acme', projectSlug: 'website' }
  return renderFeature(
    file ? <FileComments file={{ uuid: 'f-1', owner, viewerCan }} /> : <CommentsPanel task={taskSubject(1, { viewerCan })} />,
    {
      roots,
      actions: commentActions,
      cacheParts: [commentCachePart(() => undefined)],
    },
  )
}

const mine = async () => (await screen.findByText('Ana Souza')).closest('li') as HTMLElement
const editLink = () => screen.findByRole('button', { name: 'Edit your comment' })
const field = () => screen.getByRole('textbox', { name: 'Edit comment' }) as HTMLTextAreaElement
const opened = () => screen.findByRole('textbox', { name: 'Edit comment' })
async function openEditor() {
  fireEvent.click(await editLink())
  await opened()
}
const isOpen = () => screen.queryByRole('textbox', { name: 'Edit comment' }) !== null
const type = (html: string) => fireEvent.change(field(), { target: { value: html } })
const save = () => fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
const textOf = (item: HTMLElement) => item.querySelector('p')?.textContent
const keptDrafts = () => Object.keys({ ...localStorage }).filter((key) => key.includes('comment-edit'))

test('one edits one’s own comment only, and only while one may write; on a file, too', async () => {
  show({ viewerCan: ['EDIT', 'ADMIN'] })
  await screen.findByText('Hers')
  expect(screen.getAllByRole('button', { name: 'Edit your comment' })).toHaveLength(1)
  expect(within(await mine()).getByRole('button', { name: 'Edit your comment' })).toBeTruthy()
  cleanup()
  show({ viewerCan: [] })
  await screen.findByText('Mine')
  expect(screen.queryByRole('button', { name: 'Edit your comment' })).toBeNull()
  cleanup()
  show({ file: true })
  await openEditor()
  expect(field().value).toBe('<p>Mine</p>')
})

test('COMMENT-08 an edit is there at once and says so with its moment; one call with the text and what it began from; nothing is kept of it', async () => {
  let settle: () => void = () => undefined
  answer = (args) => new Promise((resolve) => (settle = () => resolve(edit(args))))
  const { sent, mutations, actions } = show()
  await openEditor()
  expect(document.activeElement).toBe(field())
  type('<p>Mine, mended</p>')
  save()
  await waitFor(async () => expect(textOf(await mine())).toBe('Mine, mended'))
  expect(isOpen()).toBe(false)
  await waitFor(() => expect(mutations()).toEqual(['UpdateComment']))
  expect(sent.at(-1)?.variables).toEqual({
    project: { workspaceSlug: 'acme', projectSlug: 'website' },
    id: '1',
    input: { html: '<p>Mine, mended</p>', editedAtWas: null },
  })
  settle()
  await waitFor(() => expect(actions.said).toMatchObject([{ tone: 'done', text: 'Comment saved' }]))
  const edited = screen.getByText('edited')
  expect(edited.getAttribute('datetime')).toBe('2026-11-21T10:00:01.123Z')
  expect(edited.title).toMatch(/^Edited .*2026/)
  await waitFor(() => expect(keptDrafts()).toEqual([]))
})

test('E edits the comment that has the focus, by the action that is declared; somebody else’s leaves the key to what is around', async () => {
  const { actions } = show()
  const item = await mine()
  item.focus()
  expect(actions.services.scene.get().focused.comment).toMatchObject([{ id: '1', author: 'ana' }])
  await actions.run(editComment, actions.services.scene.get().focused)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  const hers = screen.getByText('Hers').closest('li') as HTMLElement
  hers.focus()
  expect(actions.services.scene.get().focused.comment).toMatchObject([{ id: '2', author: 'mia' }])
  hers.blur()
  expect(actions.services.scene.get().focused).toEqual({})
})

test('COMMENT-06 nothing to read is not saved, and the same text sends nothing', async () => {
  const { mutations } = show()
  await openEditor()
  type('<p> </p>')
  expect((screen.getByRole('button', { name: /^Save/ }) as HTMLButtonElement).disabled).toBe(true)
  save()
  expect(isOpen()).toBe(true)
  type('<p>Mine</p>')
  save()
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(mutations()).toEqual([])
})

test('Escape closes and keeps what is typed, also over a reload; Continue goes on, Cancel discards it', async () => {
  show()
  await openEditor()
  type('<p>Half a</p>')
  fireEvent.keyDown(field(), { key: 'Escape' })
  await screen.findByText('You have changes that are not saved.')
  expect(textOf(await mine())).toBe('Mine')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'))
  cleanup()
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await opened()
  expect(field().value).toBe('<p>Half a</p>')
  expect(screen.getByText('Not saved last time')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText('You have changes that are not saved.')).toBeNull()
  expect(keptDrafts()).toEqual([])
})

test('COMMENT-22 MISC-02 what could not be saved is back in the editor, the comment as it was, one message, logged', async () => {
  answer = () => {
    throw new GraphQLError('x', { extensions: { code: 'UPSTREAM_ERROR' } })
  }
  const { actions } = show()
  await openEditor()
  type('<p>Lost?</p>')
  save()
  await waitFor(() => expect(isOpen() && field().value).toBe('<p>Lost?</p>'))
  expect(actions.said).toEqual([{ tone: 'error', text: expect.any(String) }])
  expect(timesWarned('A comment was not edited:')).toBe(1)
  expect(stored.at(-1)?.html).toBe('<p>Mine</p>')
  answer = edit
  save()
  await waitFor(async () => expect(textOf(await mine())).toBe('Lost?'))
})

test('two windows: what the other one saved is told, kept, and written over by choice only', async () => {
  show()
  await openEditor()
  type('<p>Here</p>')
  edit({ id: '1', input: { html: '<p>There</p>' } })
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('changed meanwhile')
  expect(stored.at(-1)?.html).toBe('<p>There</p>')
  expect(field().value).toBe('<p>Here</p>')
  fireEvent.click(screen.getByRole('button', { name: /^Save over it/ }))
  await waitFor(() => expect(stored.at(-1)?.html).toBe('<p>Here</p>'))
  await waitFor(async () => expect(textOf(await mine())).toBe('Here'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('two windows: the other text can be taken instead', async () => {
  show()
  await openEditor()
  type('<p>Here</p>')
  edit({ id: '1', input: { html: '<p>There</p>' } })
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Take the other one' }))
  await waitFor(async () => expect(textOf(await mine())).toBe('There'))
  expect(keptDrafts()).toEqual([])
})

test('undo gives back the text before, step by step, and not over what was written since', async () => {
  const { actions } = show()
  for (const html of ['<p>Second</p>', '<p>Third</p>']) {
    await openEditor()
    type(html)
    save()
    await waitFor(() => expect(stored.at(-1)?.html).toBe(html))
    await waitFor(() => expect(actions.services.undo.size).toBe(html === '<p>Second</p>' ? 1 : 2))
  }
  await actions.run(undoLast, {})
  expect(stored.at(-1)?.html).toBe('<p>Second</p>')
  await actions.run(undoLast, {})
  expect(stored.at(-1)?.html).toBe('<p>Mine</p>')
  await waitFor(async () => expect(textOf(await mine())).toBe('Mine'))
  await openEditor()
  type('<p>Fourth</p>')
  save()
  await waitFor(() => expect(actions.services.undo.size).toBe(1))
  edit({ id: '1', input: { html: '<p>Elsewhere</p>' } })
  await actions.run(undoLast, {})
  expect(actions.said.at(-1)).toMatchObject({ tone: 'error', text: 'This comment was changed since. It stays.' })
  expect(stored.at(-1)?.html).toBe('<p>Elsewhere</p>')
})
