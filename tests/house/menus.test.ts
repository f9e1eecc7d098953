// The menus of every kind of subject are short enough to read.
import { expect, test } from 'vitest'
import type { Here } from '#src/actions/action.ts'
import { MOST_FIRST_ROWS } from '#src/actions/menu-place.ts'
import { menuRows } from '#src/actions/menu-rows.ts'
import type { Permission, SubjectKind } from '#src/actions/subject.ts'
import { NO_LOG_FILTERS } from '#src/model/activity/log-subject.ts'
import { actionWorld, plainTask } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { formsIn } from './form-subjects.ts'
import { clientsIn, invoicesIn } from './money-subjects.ts'
import { timeIn } from './small-subjects.ts'

const viewerCan: Permission[] = ['EDIT', 'ADMIN', 'OWN', 'CREATE_PROJECT']
const everything = {
  id: 'x',
  slug: 'x',
  about: { subject: 'TASK' },
  name: 'X',
  workspaceSlug: 'acme',
  projectSlug: 'website',
  plan: 'PAID',
  filters: NO_LOG_FILTERS,
  owner: { taskId: null },
  sections: [],
  next: [],
  viewerCan,
  // One of the catalogue.
  ...{ kind: 'task-type', ids: ['w', 'x', 'y'], tasks: 4, item: { id: 'x', title: 'X', color: '#8899aa' } },
}

function subjectOf(kind: SubjectKind) {
  const known = { ...timeIn(viewerCan), ...clientsIn(viewerCan), ...formsIn(viewerCan), ...invoicesIn(viewerCan) }
  return kind in known ? known[kind as keyof typeof known][0] : everything
}

function rowsOf(kind: SubjectKind) {
  const subject = kind === 'task' ? plainTask('1', 'WEB-1', 'One', { viewerCan, dueDate: '2026-11-30T17:00:00Z' }) : subjectOf(kind)
  const here = { services: actionWorld().services, subjects: { app: [{ viewerCan: [] }], [kind]: [subject] } } as unknown as Here
  return menuRows({ registry, kind, here: () => here, Picker: null })
}

const kinds = [...new Set(registry.all.map(({ on }) => on))].filter((kind) => kind !== 'app')

test.each(kinds)('the menu of a %s has at most twelve rows, and its menus too', (kind) => {
  const rows = rowsOf(kind).filter((row) => row.kind !== 'separator')
  expect(rows.map((row) => ('label' in row ? row.label : '')).length).toBeLessThanOrEqual(MOST_FIRST_ROWS)
  for (const row of rows) if (row.kind === 'submenu') expect(row.items.length, row.id).toBeLessThanOrEqual(MOST_FIRST_ROWS)
})

test("a task's menu: what it is, what is done with it, where it goes, and what destroys last", () => {
  const rows = rowsOf('task')
  expect(rows.map((row) => (row.kind === 'separator' ? '—' : 'label' in row ? row.label : ''))).toEqual([
    ...['Status', 'Assign', 'Labels', 'Due', 'Plan', '—'],
    ...['Start timer', 'Add to favorites', 'Copy', 'Calendar', '—'],
    ...['Move', 'More…', '—', 'Delete task'],
  ])
  const plan = rows.find((row) => row.kind === 'submenu' && row.id === 'plan')
  expect(plan?.kind === 'submenu' && plan.items.map((row) => ('label' in row ? row.label : ''))).toEqual([
    'Set start date…',
    'Set type…',
    'Set effort…',
    'Set progress…',
    'Put on board…',
    'Set sprint…',
    'Set user story…',
    'Set parent task…',
    'Remind me…',
  ])
})
