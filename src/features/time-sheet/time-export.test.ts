// What an export of logged time asks the gateway for.
import { expect, test } from 'vitest'
import { ownTimezone, type PlainDate } from '#src/lib/dates/date-format.ts'
import type { TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { exportPath } from './time-export.actions.ts'

const range = { start: '2026-11-01' as PlainDate, end: '2026-11-30' as PlainDate }
const sheet: TimeSheetSubject = {
  ...{ id: 'acme/website', workspaceSlug: 'acme', projectSlug: 'website', view: 'list', week: '2026-11-16', range, group: 'person' },
  filters: { task: 't-1', label: '7', project: '', search: 'the menu' },
  ...{ member: 'mia', own: false, alone: false, viewerCan: ['EDIT'] },
}
const asked = (about: TimeSheetSubject, how: Partial<Parameters<typeof exportPath>[1]> = {}) =>
  Object.fromEntries(new URL(exportPath(about, { range, format: 'csv', round: 'none', per: 'entry', ...how }), 'http://x').searchParams)

test('TIME-14 TIME-15 the export takes days, person and filters that are shown, the zone, and the rounding that is chosen', () => {
  expect(asked(sheet, { round: 'up', step: 15, per: 'day' })).toEqual({
    ...{ workspaceSlug: 'acme', projectSlug: 'website', from: '2026-11-01', to: '2026-11-30', timezone: ownTimezone() },
    ...{ members: 'mia', taskId: 't-1', labelIds: '7', search: 'the menu' },
    ...{ format: 'csv', round: 'up', step: '15', per: 'day' },
  })
})

test('TIME-15 the week knows no filters, and in the workspace the project is one of them', () => {
  expect(asked({ ...sheet, view: 'week', member: null })).not.toHaveProperty('search')
  expect(asked({ ...sheet, view: 'week', member: null })).not.toHaveProperty('members')
  const mine = { ...sheet, projectSlug: null, filters: { task: '', label: '', project: 'ops', search: '' } }
  expect(asked(mine)).toMatchObject({ projectSlug: 'ops', members: 'mia' })
  expect(asked({ ...mine, view: 'week' })).not.toHaveProperty('projectSlug')
})
