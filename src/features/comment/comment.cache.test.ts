// A comment in the cache of the real client: lists, count and status, at once, back on a failure, and right at the end.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachePartsOf } from '#src/actions/define-feature.ts'
import { features } from '#src/app/features.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { type FakeGateway, fakeGateway, fakeTask } from '#tests/kit/fake-gateway.ts'
import { screen, website } from '#tests/kit/task-screen.ts'
import { ListComments } from './comment.graphql.ts'
import { type CommentAbout, sendComment, sendRemoval } from './comment.ts'

const cacheParts = await cachePartsOf(features)

const about: CommentAbout = { ...website, subject: 'TASK', subjectId: 't-2' }
const doing = { id: '2', title: 'Doing', color: '#088efb' }
const viewer = { username: 'ana', name: 'Ana Souza', avatar: null, headline: null }

let gateway: FakeGateway
beforeEach(() => {
  const counts = { comments: 0, files: 0, checklistDone: 0, checklistTotal: 0, subtasks: 0, timeSeconds: 0 }
  gateway = fakeGateway([1, 2, 3].map((n) => fakeTask(n, { counts })))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

async function open() {
  const shown = await screen(gateway, cacheParts)
  shown.show('newest', ListComments, { ...about, sort: 'NEWEST' })
  shown.show('oldest', ListComments, { ...about, sort: 'OLDEST' })
  await vi.waitFor(() => expect(shown.view().oldest).toBeTruthy())
  const listed = (name: string) => (shown.view()[name] as { comments: { html: string; id: string }[] }).comments
  return {
    ...shown,
    listed,
    texts: (name = 'newest') => listed(name).map(({ html }) => html),
    count: () => (shown.view().detail as { task: { counts: { comments: number } } }).task.counts.comments,
    say: (html: string) => {
      const task = shown.row('t-2') as unknown as TaskSubject
      return sendComment({ api: shown.api, viewer, now: () => new Date('2026-11-21T09:00:00Z') }, about, {
        html,
        task,
        workflow: doing,
        intent: 'sent',
      })
    },
  }
}

test('COMMENT-09 COMMENT-10 a comment is listed, counted and sets the status in every list before the answer, and the same after it', async () => {
  const { say, texts, count, list, total, row } = await open()
  expect(list('doing')).toEqual([])
  gateway.held = true
  const first = say('one')
  const check = (...expected: string[]) => {
    expect(texts()).toEqual(expected)
    expect(texts('oldest')).toEqual(expected)
    expect(count()).toBe(expected.length)
    expect(row('t-2')).toMatchObject({ workflow: doing })
    expect([list('doing'), list('to do'), total('doing'), total('to do')]).toEqual([['t-2'], ['t-1', 't-3'], 1, 2])
  }
  await vi.waitFor(() => check('one'))
  gateway.release()
  await first
  check('one')
  await say('two')
  check('two', 'one')
  expect(gateway.mutations.map(({ variables }) => Object.keys(variables).toSorted())).toEqual([
    ['input', 'project'],
    ['input', 'project'],
  ])
})

test.each(['refused', 'failed', 'lost'] as const)('COMMENT-22 a comment that is %s leaves no trace', async (fate) => {
  const { say, view } = await open()
  const before = view()
  gateway.fate = fate
  await expect(say('one')).rejects.toMatchObject({ name: 'ApiError' })
  await vi.waitFor(() => expect(view()).toEqual(before))
})

test('COMMENT-14 a removed comment leaves its lists and the count at once; a refused removal brings it back', async () => {
  const { api, say, texts, count, listed } = await open()
  await say('one')
  await say('two')
  const id = listed('newest')[0]?.id ?? ''
  gateway.fate = 'refused'
  await expect(sendRemoval(api, about, id)).rejects.toMatchObject({ code: 'INVALID' })
  expect(texts()).toEqual(['two', 'one'])
  gateway.fate = 'answered'
  gateway.held = true
  const removal = sendRemoval(api, about, id)
  await vi.waitFor(() => expect([texts(), texts('oldest'), count()]).toEqual([['one'], ['one'], 1]))
  gateway.release()
  await removal
  expect([texts(), texts('oldest'), count()]).toEqual([['one'], ['one'], 1])
})
