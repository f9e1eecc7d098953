// The first text of a discussion is edited where it stands, over the real client and schema.
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useRead } from '#src/data/use-read.ts'
import { threadCachePart } from '#src/model/thread/thread.cache.ts'
import { GetThread } from '#src/model/thread/thread.graphql.ts'
import { threadSubject } from '#src/model/thread/thread-subject.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ThreadText } from './thread-text.tsx'
import { writtenThread } from './thread-writes.ts'

const AT = { workspaceSlug: 'acme', projectSlug: 'website' }
beforeEach(() => {
  localStorage.clear()
  writtenThread.set(null)
})

function fakeThread(author: string) {
  const person = { name: author, username: author, avatar: null, headline: null }
  const row = { id: 'th', number: 7, title: 'Where?', author: person, isPinned: false, isClosed: false, answerId: null, task: null }
  const times = {
    createdAt: '2026-11-20T09:00:00.000Z',
    activeAt: '2026-11-20T09:00:00.000Z',
    editedAt: null,
    closedAt: null,
    closedBy: null,
  }
  const reader = {
    commentsCount: 0,
    lastComment: null,
    isUnread: false,
    isFollowing: true,
    firstUnread: null,
    followers: [],
    followersCount: 1,
  }
  return { ...row, ...times, ...reader, html: '<p>Here</p>' as string, linkedPages: [], linkedTasks: [] }
}

function Shown({ viewerCan }: { viewerCan: readonly ('EDIT' | 'ADMIN')[] }) {
  const { data } = useRead({ query: GetThread, variables: { ...AT, number: 7 } })
  return data?.thread ? <ThreadText thread={{ ...data.thread, ...threadSubject(data.thread, { ...AT, viewerCan }) }} /> : null
}

async function show({ author = 'ana', viewerCan = ['EDIT'] as readonly ('EDIT' | 'ADMIN')[], refuse = false } = {}) {
  const thread = fakeThread(author)
  const roots: FakeRoots = {
    members: () => [],
    thread: () => ({ ...thread }),
    updateThread({ input }: { input: { html: string } }) {
      if (refuse) throw new Error('down')
      return { thread: Object.assign(thread, { html: input.html }), userErrors: [] }
    },
  }
  const rendered = renderFeature(<Shown viewerCan={viewerCan} />, { roots, actions: registry.all, cacheParts: [threadCachePart] })
  await until(() => screen.getByText('Here'))
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the discussion' })
  const edit = async (html: string) => {
    fireEvent.click(screen.getByRole('button', { name: /Edit text/ }))
    await until(field)
    fireEvent.change(field(), { target: { value: html } })
  }
  return { ...rendered, thread, field, edit }
}

test('DISC-02 DISC-03 whoever wrote the first text edits it where it stands, and undo has the old one back', async () => {
  const { edit, field, actions, thread } = await show()
  await edit('<p>There</p>')
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  await until(() => screen.getByText('There'))
  await until(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(thread.html).toBe('<p>There</p>')
  await actions.undo()
  await until(() => screen.getByText('Here'))
  expect(thread.html).toBe('<p>Here</p>')
})

test('SCREEN-06 Escape keeps what was typed and says so; Cancel discards it', async () => {
  const { edit, field, mutations } = await show()
  await edit('<p>There</p>')
  fireEvent.keyDown(field(), { key: 'Escape' })
  await until(() => screen.getByText('You have changes that are not saved.'))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await until(() => expect(field().value).toBe('<p>There</p>'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await until(() => screen.getByText('Here'))
  expect(screen.queryByText('You have changes that are not saved.')).toBeNull()
  expect(mutations()).toEqual([])
})

test('DISC-02 what somebody else saved meanwhile is not written over unsaid; the next save does', async () => {
  const { edit, field, actions, thread, mutations } = await show()
  await edit('<p>There</p>')
  thread.html = '<p>Theirs</p>'
  const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  await save()
  await until(() => expect(actions.said.at(-1)?.text).toContain('Somebody changed this text meanwhile.'))
  expect([field().value, mutations()]).toEqual(['<p>There</p>', []])
  await save()
  await until(() => expect(thread.html).toBe('<p>There</p>'))
})

test('MISC-02 a text that could not be saved stays in the editor, and the discussion is as it was', async () => {
  const { edit, field, actions, thread } = await show({ refuse: true })
  await edit('<p>There</p>')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await until(() => expect(actions.said.at(-1)?.tone).toBe('error'))
  expect([field().value, thread.html]).toEqual(['<p>There</p>', '<p>Here</p>'])
})

test('DISC-03 what others began is edited by admins alone', async () => {
  await show({ author: 'ben' })
  expect(screen.queryByRole('button', { name: /Edit text/ })).toBeNull()
})

test('DISC-03 an admin edits it', async () => {
  await show({ author: 'ben', viewerCan: ['EDIT', 'ADMIN'] })
  expect(screen.getByRole('button', { name: /Edit text/ })).toBeTruthy()
})
