// Unsent and sent text on something that is being made: its field knows it by one id, storage by the server's as soon as there is one.
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { createDataClient } from '#src/data/client.ts'
import { newTemporaryId, sessionIds, tellMade } from '#src/data/ids/session-ids.ts'
import { CreateTask, modelCache } from '#src/data/mutation-queue.model-cache.ts'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { endStores } from '#src/lib/store.ts'
import { refuseStorage } from '#tests/kit/refused-storage.ts'
import type { Sending } from './sent-drafts.ts'
import { useDraft } from './use-draft.ts'

const viewer = { username: 'ana', name: 'ana', avatar: null, headline: null }
const keys = () => Object.keys({ ...localStorage }).filter((key) => key.startsWith('draft:'))
const field = (id: string) => renderHook(() => useDraft(`comment:${id}`))

/** The answer that makes it. */
function arrive(id: string, publicId: string): void {
  const made = { type: 'Task', id: publicId }
  sessionIds().end(id, made)
  tellMade({ id, made })
}

beforeEach(() => {
  endSession('signed-out')
  startSession({ token: 'a', viewer })
})

test('OPEN-09 what is typed on a new task stays in its field when it has been made, and is kept under the id of the server', () => {
  const temporary = newTemporaryId()
  const { result, unmount } = field(temporary)
  act(() => result.current.setText('Half a'))
  expect(keys()).toEqual([`draft:ana:comment:${temporary}`])
  act(() => arrive(temporary, 'real-1'))
  expect(result.current).toMatchObject({ text: 'Half a', restored: false })
  expect(keys()).toEqual(['draft:ana:comment:real-1'])
  act(() => result.current.setText('Half a thought'))
  unmount()
  expect(keys()).toEqual(['draft:ana:comment:real-1'])
  expect(field(temporary).result.current).toMatchObject({ text: 'Half a thought', restored: true })
  // The page is loaded anew.
  act(endStores)
  expect(field('real-1').result.current).toMatchObject({ text: 'Half a thought', restored: true })
})

test('where storage is refused, too, the field keeps its text when it has been made', () => {
  const temporary = newTemporaryId()
  const { result } = field(temporary)
  const allow = refuseStorage()
  act(() => result.current.setText('Half a'))
  act(() => arrive(temporary, 'real-2'))
  allow()
  expect(result.current.text).toBe('Half a')
})

test.each([true, false])('OPEN-09 what was sent before it was made is settled under the id of the server: arrived %s', (arrived) => {
  const temporary = newTemporaryId()
  const { result } = field(temporary)
  act(() => result.current.setText('Precious'))
  let sending: Sending | undefined
  act(() => {
    sending = result.current.send()
  })
  act(() => arrive(temporary, 'real-3'))
  expect(result.current).toMatchObject({ text: '', maybeSent: false })
  expect(keys()).toEqual([expect.stringMatching(/^draft:ana:comment:real-3:sent:/)])
  act(() => sending?.settle(arrived))
  expect(result.current).toMatchObject({ text: arrived ? '' : 'Precious', maybeSent: false })
  act(() => result.current.setText(''))
  expect(keys()).toEqual([])
})

test('OPEN-09 the answer to what made a task moves the text to it', async () => {
  const { api } = createDataClient({
    url: 'http://gateway.test/graphql',
    token: null,
    onUnauthenticated: () => undefined,
    cacheParts: [modelCache],
    fetch: async () => {
      const task = { __typename: 'Task', id: 'real-4', title: 'New', done: false }
      return new Response(JSON.stringify({ data: { createTask: { __typename: 'TaskPayload', task, userErrors: [] } } }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  const temporary = newTemporaryId()
  const { result } = field(temporary)
  act(() => result.current.setText('Half a thought'))
  const input = { workspaceSlug: 'acme', projectSlug: 'website', title: 'New' }
  await act(() => api.mutate(CreateTask, { input }, { lane: `Task:${temporary}`, creates: temporary }))
  expect(keys()).toEqual(['draft:ana:comment:real-4'])
  expect(result.current.text).toBe('Half a thought')
})
