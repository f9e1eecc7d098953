// A rule of recurring tasks and their list, for what is asked of all actions.
import type { Permission } from '#src/actions/subject.ts'
import type { RecurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'

/** A rule of the website, every Monday; Ben's unless said. */
export function fakeRule(more: Partial<RecurrenceSubject> = {}): RecurrenceSubject {
  const title = 'Water the plants'
  return {
    ...{ id: 'r-1', workspaceSlug: 'acme', projectSlug: 'website', project: { slug: 'website', name: 'Website relaunch' }, title },
    ...{ words: 'Every Monday', rule: 'FREQ=WEEKLY;BYDAY=MO', startOn: '2026-11-02', time: '09:00', timezone: 'UTC', dueAfter: 0 },
    ...{ endsOn: null, endsAfter: null, catchUp: 'LATEST', waitForDone: false, state: 'ACTIVE', reason: null, pausedUntil: null },
    next: ['2026-11-23', '2026-11-30'].map((day) => ({ day, at: `${day}T09:00:00.000Z` })),
    last: null,
    made: 0,
    task: { title, people: [] },
    author: { username: 'ben', name: 'Ben Okafor', avatar: null },
    viewerCan: ['EDIT', 'PAID'],
    ...more,
  }
}

/** A rule and the list that it stands in, which is narrowed. */
export function rulesIn(viewerCan: readonly Permission[]) {
  const filters = { search: '', project: 'website', person: '', state: '' as const }
  return {
    recurrence: [fakeRule({ viewerCan: [...viewerCan] })],
    'recurrence-list': [{ id: 'acme', workspaceSlug: 'acme', viewerCan, filters }],
  } as const
}

const WRITING = ['new', 'rename', 'when', 'people', 'pause', 'pause-until', 'skip-next', 'run-now'].map((verb) => `recurrence.${verb}`)

/** Actions on rules, by who has them (RECUR-06, RECUR-18); the rule is another one's. */
export const ruleAudiences = {
  everyone: ['open', 'copy-link', 'filter', 'clear-filters'].map((verb) => `recurrence.${verb}`),
  editors: ['task.repeat', 'task.change-rule', ...WRITING],
  admins: ['recurrence.delete'],
  paid: ['task.repeat', 'task.change-rule', ...WRITING],
} as const
