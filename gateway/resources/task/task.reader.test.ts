// The reading by hand says what the wire's shape says, or nothing.
// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { readTask } from './task.reader.ts'
import { judgedTask } from './task.wire.ts'

const person = { username: 'ana', name: 'Ana Souza', avatar: null, headline: 'Head' }
/** A task as our host writes it, with everything that it may have. */
const FULL = {
  uuid: '6f0e4b3e-0000-4000-8000-000000000001',
  slug: 'web-1',
  code: 'WEB-1',
  title: 'One',
  description: '<p>x</p>',
  company: { slug: 'acme', subscription: 'paid', unlimited_workspaces: true },
  project: { slug: 'website', name: 'Website', current_status: 2 },
  logged_user_role: { name: 'admin' },
  done: false,
  estimative: 40,
  image: '/attachments/7/content?company_slug=acme',
  type: { id: 1, title: 'Bug', color: '#D64545' },
  effort: { id: 2, title: '1 h', effort: 1 },
  workflow: { id: 3, title: 'Doing', color: '#088EFB' },
  labels: [{ id: 4, title: 'urgent', color: '#D64545' }],
  users: [person],
  start_date: { timestamp: 1_790_000_000 },
  due_date: null,
  parent_id: null,
  board_uuid: null,
  board: { uuid: 'b6a7c3b4-0000-4000-8000-000000000001', label: 'Release' },
  position: 1.5,
  is_favorite: true,
  settings: { is_draft: false, is_archived: false },
  time_tracker: 1_790_000_000,
  created_at: { timestamp: 1_790_000_000, timezone: '2026-09-21T14:13:20.000Z', date_for_humans: 'yesterday' },
  updated_at: { timestamp: 1_790_000_000 },
  user: { name: 'Ana Souza', avatar: null, username: 'ana' },
  sprint: { id: 5, slug: 'sprint-1', title: 'Sprint 1', timebox: '2026-11-02 – 2026-11-15' },
  user_story: { id: 6, slug: 'us-1', title: 'Story', code: 'US-1' },
  counts: { comments: 1, attachments: 2, checklist_done: 0, checklist_total: 3, subtasks: 0, time_seconds: 60 },
  attachments: [],
}

test('a task as our host writes it is read, and as the shape reads it', () => {
  expect(readTask(FULL)).toBeDefined()
  expect(readTask(FULL)).toStrictEqual(judgedTask.parse(FULL))
})

const values = fc.constantFrom<unknown[]>(
  ...[null, undefined, '', 'x', '0', '1', 'true', 0, 1, -1, 0.4, 1e300, 9e12, true, false, '#12345g', '#abcdef', [], {}, [{}], [null]],
  ...[{ timestamp: null }, { timestamp: '5' }, { timestamp: 5 }, { slug: 'a' }, { name: '' }, { username: 'u' }, { id: '7', title: 't' }],
  ...[
    { goal: 'g' },
    { counts: { tasks: 1 } },
    { start_date: '2026-11-02T10:00:00Z' },
    { description: null },
    { timezone: 7 },
    { date_for_humans: 7 },
  ],
)

/** Every place of the task, as a path. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]))]
}

function changed(value: unknown, [name, ...rest]: readonly string[], how: (was: unknown) => unknown): unknown {
  if (name === undefined) return how(value)
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) }
  const next = changed(copy[name], rest, how)
  if (next === DROPPED) delete copy[name]
  else copy[name] = next
  return copy
}
const DROPPED = Symbol('dropped')

test('whatever is odd about a task, what is read by hand is what the shape reads', { timeout: 60_000 }, () => {
  const paths = [
    ...placesIn(FULL),
    ['members'],
    ['sprint', 'goal'],
    ['sprint', 'counts'],
    ['user_story', 'counts'],
    ['board', 'name'],
    ['user', 'headline'],
  ]
  const change = fc.tuple(fc.constantFrom(...paths), fc.oneof(values, fc.constant(DROPPED), fc.constant('merged')), values)
  let read = 0
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      let wire: unknown = FULL
      for (const [path, value, more] of changes)
        wire = changed(wire, path, (was) => (value === 'merged' ? { ...Object(was), ...Object(more) } : value))
      // As it comes from the wire: nothing undefined, no holes.
      wire = JSON.parse(JSON.stringify(wire) ?? 'null')
      const quick = readTask(wire)
      if (quick === undefined) return
      read += 1
      expect(judgedTask.parse(wire)).toStrictEqual(quick)
    }),
    {
      numRuns: runs(3_000),
      // What chance finds once in thousands of tasks: a second word that is odd behind one that is not.
      examples: [
        [
          [
            [['board', 'name'], 'x', null],
            [['board', 'label'], {}, null],
          ],
        ],
      ],
    },
  )
  // Else the property would hold for a reader that reads nothing.
  expect(read).toBeGreaterThan(50)
})
