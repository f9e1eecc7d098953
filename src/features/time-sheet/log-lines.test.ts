// Rows and sums of the list: whatever is changed or deleted on the screen, they agree.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import type { TimeLogEntryData } from '#src/model/time/time-log.graphql.ts'
import type { TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { logLinesOf } from './log-lines.ts'

const sheet = { own: true } as TimeSheetSubject
const START = Date.parse('2026-03-20T00:00:00Z')
const moment = (minute: number) => new Date(START + minute * 60_000).toISOString()

const stretch = fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 900 })).map(([start, length]) => ({
  startedAt: moment(start),
  endedAt: moment(start + length),
  seconds: length * 60,
}))
const change = fc.oneof(
  fc.constant({ gone: false, to: null }),
  fc.constant({ gone: true, to: null }),
  stretch.map((to) => ({ gone: false, to })),
)

function entryOf(at: number, times: { startedAt: string; endedAt: string; seconds: number }): TimeLogEntryData {
  return {
    ...{ id: String(at), ...times, total: '', comment: '', editedBy: null, invoice: null },
    user: { name: 'Ana', username: 'ana', avatar: null },
    task: { taskId: 't', code: 'WEB-1', title: 'One' },
    project: { slug: 'website', name: 'Website', archived: false, viewerCan: ['EDIT'] },
  }
}

test('TIME-10 TIME-17 rows, days and the whole add up to the same, whatever was changed or deleted and is not yet known to the host', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(stretch, change), { maxLength: 40 }), (made) => {
      const nodes = made.map(([times], at) => entryOf(at, times))
      const days = nodes.map(({ startedAt, seconds }) => ({ day: plainDateOf(new Date(startedAt)), seconds }))
      const seconds = days.reduce((sum, one) => sum + one.seconds, 0)
      const pending = new Map(
        made.flatMap(([, { to }], at) => (to ? [[String(at), { startedAt: to.startedAt, endedAt: to.endedAt }] as const] : [])),
      )
      const gone = new Set(made.flatMap(([, one], at) => (one.gone ? [String(at)] : [])))
      const lines = logLinesOf(nodes, { seconds, days }, { sheet, me: 'ana', pending, hidden: (id) => gone.has(id) })
      const shown = new Map<string, number>()
      for (const row of lines.rows) shown.set(row.day, (shown.get(row.day) ?? 0) + row.seconds)
      expect(lines.seconds).toBe([...shown.values()].reduce((sum, one) => sum + one, 0))
      for (const [day, sum] of shown) expect(lines.days.get(day)).toBe(sum)
      expect(lines.rows.some(({ id }) => gone.has(id))).toBe(false)
    }),
  )
})

test('TIME-08 TIME-10 one’s own entries are edited by who may edit, those of others by admins', () => {
  const [mine, theirs] = [
    entryOf(1, { startedAt: moment(0), endedAt: moment(60), seconds: 3600 }),
    entryOf(2, { startedAt: moment(0), endedAt: moment(60), seconds: 3600 }),
  ]
  const of = (viewerCan: ('EDIT' | 'ADMIN')[]) =>
    logLinesOf(
      [mine, { ...theirs, user: { name: 'Mia', username: 'mia', avatar: null } }].map((one) => ({
        ...one,
        project: { ...mine.project, viewerCan } as NonNullable<typeof mine.project>,
      })),
      { seconds: 7200, days: [] },
      { sheet, me: 'ana', pending: new Map(), hidden: () => false },
    ).rows.map((row) => [row.id, row.viewerCan.join()])
  expect(of(['EDIT'])).toEqual([
    ['2', ''],
    ['1', 'EDIT'],
  ])
  expect(of(['EDIT', 'ADMIN'])).toEqual([
    ['2', 'EDIT,ADMIN'],
    ['1', 'EDIT,ADMIN'],
  ])
})
