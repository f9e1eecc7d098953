// What stands above the actions of a group in the sheet of shortcuts and where keys are chosen.
import type { Group } from '#src/actions/action.ts'

/** In their order. */
export const groupHeadings: Readonly<Record<Group, string>> = {
  task: 'Tasks',
  create: 'Create',
  sprint: 'Sprints',
  time: 'Time',
  story: 'User stories',
  epic: 'Epics',
  wiki: 'Wiki',
  recurrence: 'Recurring tasks',
  thread: 'Discussions',
  note: 'Notes',
  client: 'Clients',
  person: 'People',
  form: 'Form2Task',
  inbox: 'Inbox',
  invoice: 'Invoices',
  project: 'Project',
  workspace: 'Workspace',
  go: 'Go to',
  view: 'View',
  account: 'Account',
}
/** The groups, in the order of their headings. */
export const groups = Object.keys(groupHeadings) as Group[]
