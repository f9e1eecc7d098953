// The dialogs of tasks: their names and what each is opened with.

import type { TaskSubject } from '#src/actions/subject.ts'
import type { AdvancedForm } from './advanced-form.ts'
import type { TaskFailure } from './change-tasks.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** Quick create in a project; `workflowId` chooses the status (a board's column), `parentId` makes a subtask. */
    'task.create': {
      workspaceSlug: string
      projectSlug: string
      workflowId?: string | undefined
      parentId?: string | undefined
      /** What the advanced form holds besides the title, on the way back from it. */
      rest?: AdvancedForm | undefined
    }
    /** The form with every property; `parent` makes a subtask. `paid` false: the plan gate's text stands in its place (TCREATE-03). */
    'task.create-advanced': {
      workspaceSlug: string
      projectSlug: string
      paid: boolean
      parent?: { id: string; title: string; code: string | null } | undefined
    }
    /** What was worked on while the timer ran (TIMER-03); `pressedAt` is ISO by this clock, `offset` in ms gets the server's. */
    'task.stop-timer': { task: TaskSubject; pressedAt: string; offset: number }
    /** Which tasks a step could not change, with the reason of each. */
    'task.failures': { text: string; failures: readonly TaskFailure[]; retry: () => void }
    /** Shares a task (SHARE-01); it names a draft or an archived one, whose link shows nothing. */
    'task.share': TaskAddress & { code: string | null; title: string; isDraft: boolean; isArchived: boolean }
  }
}

/** The address of a task whose detail is open. */
export interface TaskAddress {
  workspaceSlug: string
  projectSlug: string
  id: string
}
