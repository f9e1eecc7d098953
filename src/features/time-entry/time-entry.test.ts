// The rules of logged time without a screen: when it may be logged, what a filter asks, what the chart draws, how the file is called.

import { expect, test } from 'vitest'
import { sheetName } from '#src/lib/sheet-name.ts'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { chartOf } from './time-chart-data.ts'
import { deleteTimeEntry, exportTime, logTime, logWork } from './time-entry.actions.ts'
import { workProblem } from './time-entry.ts'
import { filterProblem, filterVariables } from './time-filter.ts'

const now = new Date(2026, 10, 21, 12)
const at = (hours: number, minutes = 0) => new Date(2026, 10, 21, hours, minutes)

test('TIMELOG-04 work may be logged where start ≤ end ≤ now', () => {
  expect(workProblem(at(9), at(10), now)).toBeNull()
  expect(workProblem(at(9), at(9), now)).toBeNull()
  expect(workProblem(at(9), now, now)).toBeNull()
  expect(workProblem(at(10), at(9, 59), now)).toBe('The end is before the start.')
  expect(workProblem(at(9), at(12, 1), now)).toBe('The end is in the future.')
  expect(workProblem(null, null, now)).toBe('Say how long, or choose start and end.')
  expect(workProblem(null, at(9), now)).toBe('Choose when it began.')
  expect(workProblem(at(9), null, now)).toBe('Choose when it ended.')
})

test('TIMELOG-08 a filter whose end is before its start cannot be searched with; its last day counts whole', () => {
  const day = (date: number) => new Date(2026, 10, date)
  expect(filterProblem({ from: day(5), to: day(4) })).toBe('End date cannot be earlier than start date.')
  expect(filterProblem({ from: day(5), to: day(5) })).toBeNull()
  expect(filterProblem({ from: null, to: day(4) })).toBeNull()
  expect(filterVariables({ from: day(4), to: day(5) })).toEqual({
    from: day(4).toISOString(),
    to: new Date(2026, 10, 5, 23, 59, 59, 999).toISOString(),
  })
  expect(filterVariables({ from: null, to: null })).toEqual({})
})

test.each([
  ['Plain title', 'Plain title.xlsx'],
  ['Fix: the "a/b" <test>?', 'Fix the a b test.xlsx'],
  ['..\\..\\etc|*', 'etc.xlsx'],
  ['CON', 'CON_.xlsx'],
  ['a\u0000b\u202ec', 'a b c.xlsx'],
  ['漢字 🙂', '漢字 🙂.xlsx'],
  ['???', 'Time.xlsx'],
  ['x'.repeat(300), `${'x'.repeat(120)}.xlsx`],
])('TIMELOG-09 OPEN-57 the sheet of %j is called %j', (title, name) => {
  expect(sheetName(title)).toBe(name)
})

const day = (text: string, username: string, hours: number) => ({
  day: text,
  username,
  name: username.toUpperCase(),
  seconds: hours * 3600,
})

test('TIMELOG-07 the chart has a bar a day without gaps, people with most time first', () => {
  const chart = chartOf([day('2026-11-03', 'ana', 1), day('2026-11-03', 'mia', 2), day('2026-11-05', 'mia', 0.5)])
  expect(chart?.people.map(({ username, seconds }) => [username, seconds])).toEqual([
    ['mia', 9000],
    ['ana', 3600],
  ])
  expect(chart?.bars.map(({ label, parts }) => [label, ...parts])).toEqual([
    ['3 Nov', 7200, 3600],
    ['4 Nov', 0, 0],
    ['5 Nov', 1800, 0],
  ])
  expect(chartOf([])).toBeNull()
})

test('TIMELOG-07 many days become weeks from Monday, many weeks months', () => {
  const weeks = chartOf([day('2026-09-01', 'ana', 1), day('2026-11-21', 'ana', 1)])
  expect([weeks?.unit, weeks?.bars[0]?.label, weeks?.bars.length]).toEqual(['week', '31 Aug', 12])
  const months = chartOf([day('2025-01-31', 'ana', 1), day('2026-11-21', 'ana', 1)])
  expect([months?.unit, months?.bars[0]?.label, months?.bars.length]).toEqual(['month', 'Jan 25', 23])
  expect(months?.bars.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(7200)
})

const entry = { id: '7', startedAt: '', endedAt: '', total: '1h', seconds: 3600, comment: '', user: null, invoice: null }
const answers = {
  LogTime: { timeEntry: entry, userErrors: [] },
  ListTimeEntries: {},
  TaskTime: {},
  TaskSlug: { task: { id: 't-1', slug: 'web-1' } },
}
const work = { start: at(9), end: at(10), comment: 'Done' }

test('TIMELOG-06 work is sent once with its comment; an admin can take it back, a member cannot', async () => {
  const world = actionWorld({ answers })
  await world.run(logWork(work, 'sent'), { task: [taskSubject(1)] })
  expect(world.sent).toMatchObject([
    {
      name: 'LogTime',
      variables: { task: { id: 't-1' }, input: { startedAt: at(9).toISOString(), endedAt: at(10).toISOString(), comment: 'Done' } },
    },
  ])
  expect(world.said).toEqual([{ tone: 'done', text: 'Logged 1h' }])
  await world.undo()
  expect(world.sentNames()).toEqual(['LogTime', 'DeleteTimeEntry'])
  const member = actionWorld({ answers })
  await member.run(logWork(work, 'sent'), { task: [taskSubject(1, { viewerCan: ['EDIT'] })] })
  expect((await member.services.undo.last())?.stays).toBe('Only admins can delete logged time.')
  expect(member.sentNames()).toEqual(['LogTime'])
})

test('TIMELOG-05 what was typed behind the command is how long or when; anything else is not taken', async () => {
  const world = actionWorld({ script: { begun: '1h30' } })
  await world.run(logTime, { task: [taskSubject(1)] })
  expect(world.services.dialogs.list()).toMatchObject([{ name: 'time-entry.log', props: { task: { id: 't-1' }, line: '1h30' } }])
  const takes = (text: string) => logTime.takes?.(text, new Date('2026-11-21T10:00:00Z'))
  expect(['2h', '1h30', '1h 30m', 'yesterday 14-16'].map(takes)).toEqual([true, true, true, true])
  expect(['soon', 'in', 'the meeting'].map(takes)).toEqual([false, false, false])
})

test('TIMELOG-11 readers log nothing, members delete nothing', async () => {
  const reader = actionWorld({ answers })
  expect(await reader.run(logTime, { task: [taskSubject(1, { viewerCan: ['PAID'] })] })).toBe('refused')
  const entry = { id: '7', total: '1h', person: 'Mia Chen', invoice: null, task: taskSubject(1), viewerCan: ['EDIT'] as const }
  expect(await reader.run(deleteTimeEntry, { 'time-entry': [entry] })).toBe('refused')
})

test('ROLE-08 deleting asks Yes or No, hides at once and can be taken back', async () => {
  const entry = { id: '7', total: '1h', person: 'Mia Chen', invoice: null, task: taskSubject(1), viewerCan: ['EDIT', 'ADMIN'] as const }
  const no = actionWorld({ answers, script: { confirm: [false] } })
  await no.run(deleteTimeEntry, { 'time-entry': [entry] })
  expect([no.asked[0]?.question, no.services.hold.hidden().size]).toMatchObject([
    { title: 'Are you sure you want to delete this time entry?', text: '1h by Mia Chen' },
    0,
  ])
  const yes = actionWorld({ answers, script: { confirm: [true] }, holdMs: 60_000 })
  await yes.run(deleteTimeEntry, { 'time-entry': [entry] })
  expect([...yes.services.hold.hidden()]).toEqual(['time-entry:7'])
  await yes.undo()
  expect([yes.services.hold.hidden().size, yes.sent]).toEqual([0, []])
})

test('TIMELOG-10 a failed export is logged and said in one sentence without the server’s words', async () => {
  const logged: unknown[][] = []
  const warn = console.warn
  console.warn = (...line) => void logged.push(line)
  const download = async () => {
    throw new Error('the server’s own words')
  }
  const world = actionWorld({ answers, transfers: { download } })
  await world.run(exportTime, { task: [taskSubject(1)] })
  console.warn = warn
  expect(world.said).toEqual([{ tone: 'error', text: 'The time could not be exported. Please try again.' }])
  expect(logged).toHaveLength(1)
})
