// What comes together in the log, and what does not.
import { expect, test } from 'vitest'
import type { ActivityLine } from './activity-log.graphql.ts'
import { groupLines } from './log-groups.ts'

const line = (id: number, minutes: number, change: Partial<ActivityLine> = {}): ActivityLine => ({
  id: String(id),
  at: new Date(2026, 10, 21, 12, 60 - minutes).toISOString(),
  author: { name: 'Mia Chen', username: 'mia', avatar: null },
  action: 'task.change',
  kind: 'TASKS',
  sentence: `did ${id}`,
  parts: [],
  target: { kind: 'task', id: 't', label: 'WEB-1 One', slug: 't', projectSlug: 'website', isGone: false },
  project: null,
  changes: [],
  ...change,
})
const idsOf = (lines: ActivityLine[]) => groupLines(lines).map(({ lines: own }) => own.map(({ id }) => id).join())

test('TLOG-01 what one person does to one thing within ten minutes is one line', () => {
  expect(idsOf([line(5, 0), line(4, 4), line(3, 10), line(2, 11)])).toEqual(['5,4,3', '2'])
  expect(groupLines([line(5, 0), line(4, 4)])[0]?.id).toBe('4')
})

test('TLOG-01 other people, other things, and things without a target stay apart', () => {
  const ben = { author: { name: 'Ben Okafor', username: 'ben', avatar: null } }
  expect(idsOf([line(3, 0), line(2, 1, ben), line(1, 2)])).toEqual(['3', '2', '1'])
  expect(idsOf([line(2, 0, { target: null }), line(1, 1, { target: null })])).toEqual(['2', '1'])
})

test('TLOG-01 midnight of the reader parts', () => {
  const at = (hour: number, minute: number, day: number) => ({ at: new Date(2026, 10, day, hour, minute).toISOString() })
  expect(idsOf([line(2, 0, at(0, 3, 22)), line(1, 0, at(23, 58, 21))])).toEqual(['2', '1'])
})
