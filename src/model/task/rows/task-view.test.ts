// The address of a list says all of it, and what it asks of the gateway follows from it.
import { expect, test } from 'vitest'
import { ownTimezone, type PlainDate, plainDateOf } from '#src/lib/dates/date-format.ts'
import { filterOf, isFiltered, readView, type TaskView, variablesOf, withoutFilters, writeView } from './task-view.ts'

const view = (text: string) => readView(new URLSearchParams(text))
const today = '2026-11-21' as PlainDate

test('a view is read as it was written, and leaves the open task in the address alone', () => {
  const full: TaskView = {
    ...view(''),
    workflow: ['1', '2'],
    assignee: ['ana'],
    label: ['41'],
    type: ['21'],
    board: ['main-board'],
    due: 'week',
    done: false,
    archived: true,
    draft: true,
    search: 'cookie banner',
    group: 'none',
    sort: 'due',
    descending: true,
    page: 3,
  }
  const query = writeView(full, new URLSearchParams('task=t-1&in=acme/website&status=9'))
  expect(readView(query)).toEqual(full)
  expect([query.get('task'), query.get('in'), query.get('status')]).toEqual(['t-1', 'acme/website', '1,2'])
})

test('defaults leave no trace in the address', () => {
  expect(writeView(view(''), new URLSearchParams()).toString()).toBe('')
})

test.each(['page=0', 'page=-2', 'page=abc', 'page=1.5'])('TLIST-08 %s counts as the first page', (text) => {
  expect(view(text).page).toBe(1)
})

test('nonsense in the address filters nothing', () => {
  expect(isFiltered(view('due=never&done=maybe&sort=colour&status=,'))).toBe(false)
})

test('OPEN-58 archived tasks and drafts are seen by a filter', () => {
  expect(filterOf(view('archived=yes&draft=yes'), today)).toEqual({ archived: true, draft: true })
  expect(filterOf(view(''), today)).toEqual({})
})

test('due ranges are days around today; what is overdue is not done', () => {
  expect(filterOf(view('due=overdue'), today)).toEqual({ dueTo: '2026-11-20', done: false })
  expect(filterOf(view('due=today'), today)).toEqual({ dueFrom: '2026-11-21', dueTo: '2026-11-21' })
  expect(filterOf(view('due=week'), today)).toEqual({ dueFrom: '2026-11-21', dueTo: '2026-11-27' })
})

test('OPEN-48 TLIST-08 due ranges are days of the reader, whose zone the host is told; lists without them are the same everywhere', () => {
  const before = process.env.TZ
  try {
    for (const zone of ['Pacific/Auckland', 'Europe/Berlin', 'America/Los_Angeles']) {
      process.env.TZ = zone
      const { filter } = variablesOf(view('due=today'), { workspaceSlug: 'acme' }, plainDateOf(new Date(2026, 10, 21, 8)))
      expect(filter).toEqual({ dueFrom: '2026-11-21', dueTo: '2026-11-21', timezone: zone })
    }
    expect(ownTimezone()).toBe('America/Los_Angeles')
    expect(variablesOf(view('status=1'), { workspaceSlug: 'acme' }, today).filter).toEqual({ workflows: ['1'] })
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})

test('a list of a workspace names no project', () => {
  expect(variablesOf(view('page=2'), { workspaceSlug: 'acme' }, today)).toEqual({
    workspaceSlug: 'acme',
    filter: {},
    sort: 'POSITION',
    descending: false,
    page: 2,
    perPage: 50,
  })
})

test('without filters the order and the grouping stay', () => {
  const left = withoutFilters(view('status=1&q=x&due=week&sort=-title&group=none&page=4'))
  expect([isFiltered(left), left.sort, left.descending, left.group, left.page]).toEqual([false, 'title', true, 'none', 1])
})
