// A task that comes again: it becomes the first of a rule (RECUR-14).
import { RepeatIcon } from 'lucide-react'
import type { Action, ActionDefinition } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { RecurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** When a task comes again, in words: of a rule that is there, of a task, else of a new one (RECUR-03). */
    'recurrence.form': {
      workspaceSlug: string
      project: string | null
      rule: RecurrenceSubject | null
      task?: { id: string; title: string; workspaceSlug: string; projectSlug: string }
    }
  }
}

/** The declaration, for what the form runs. */
export const repeating: ActionDefinition<'task'> = {
  id: 'task.repeat',
  on: 'task',
  title: 'Repeat task…',
  short: 'Repeat',
  icon: RepeatIcon,
  group: 'task',
  keywords: ['recurring', 'schedule', 'cron', 'every', 'routine', 'again'],
  shortcut: 'Shift+r',
  needs: 'EDIT',
  plan: true,
  single: true,
  dialog: true,
  run({ dialogs, tasks: [{ id, title, workspaceSlug, projectSlug }] }) {
    dialogs.open('recurrence.form', { workspaceSlug, project: projectSlug, rule: null, task: { id, title, workspaceSlug, projectSlug } })
  },
}

/** Asks when a task comes again; the rule takes its fields. */
export const repeatTask = defineAction(repeating)

/** What is done to tasks. */
export const actions: readonly Action[] = [repeatTask]
