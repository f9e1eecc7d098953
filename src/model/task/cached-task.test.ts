// What the cache knows of a task: empty is not the same as unknown.
import type { Cache } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import { readCachedTask } from './cached-task.ts'

const holding = (fields: Readonly<Record<string, unknown>>) =>
  ({ resolve: (_key: string, field: string) => fields[field] }) as unknown as Cache

test('a field of any kind that is empty is known to be so; one that was never read is not known', () => {
  const empty = readCachedTask(holding({ position: null, dueDate: null, type: null, code: null }), 't-1')
  expect([empty.position, empty.dueDate, empty.type, empty.code]).toEqual([null, null, null, null])
  const known = readCachedTask(
    holding({ position: 3, dueDate: '2026-12-10T09:00:00.000Z', type: 'TaskType:21', labels: ['Label:4'] }),
    't-1',
  )
  expect([known.position, known.dueDate, known.type, known.labels]).toEqual([3, '2026-12-10T09:00:00.000Z', '21', ['4']])
  const unread = readCachedTask(holding({}), 't-1')
  expect([unread.position, unread.dueDate, unread.type, unread.labels]).toEqual([undefined, undefined, undefined, undefined])
})
