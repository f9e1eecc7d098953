// What many actions touch, in the words of the table.

/** The log, which every line has: it need not be named. */
export const LOG = '+audit_events'
/** People are told. */
export const NEWS = ['+notifications', '+notification_events']
/** Done, the progress and the status that go along, the way back, and who has credit for it. */
export const DONE = [
  '+task_completions',
  'tasks.done',
  'tasks.estimative',
  'tasks.estimative_before_done',
  'tasks.workflow_before_done',
  'tasks.workflow_id',
]
/** A task that comes or goes. */
export const COUNT = 'project_task_totals.active'
/** Why a label that was made on the way stays. */
export const LABEL_STAYS = { '+labels': 'a label belongs to the project: others may use it by now, and Manage Labels deletes it' }
