// The product's events, told on `window` as CustomEvents under the specification's exact names (DEFECT-29), for its own parts and for embedding code.
import { sessionIds } from '#src/data/ids/session-ids.ts'

/** Where a task is. */
export interface EventTask {
  id: string
  workspaceSlug: string
  projectSlug: string
}

/** What each event carries in `detail` (OPEN-45). Names mix cases on purpose: they are the specification's. */
export interface AppEvents {
  /** A task was opened. */
  TaskClicked: EventTask
  /** Of what others, forms and rules made when a list that is in view is next read; `parentId` is null there. */
  TaskCreated: EventTask & { parentId: string | null }
  TaskUpdated: EventTask
  TaskArchivedUpdated: EventTask & { isArchived: boolean }
  /** A task type of the project was made, changed or deleted. */
  TypeUpdated: { workspaceSlug: string; projectSlug: string }
  /** The subtasks of this task changed. */
  SubtaskListRefresh: { parentId: string }
  /** `from` is where the task was. */
  taskMovedOtherProject: EventTask & { from: { workspaceSlug: string; projectSlug: string } }
  taskDuplicated: EventTask & { original: string }
  taskDeleted: EventTask
  /** Heard: asks whether the open task shall be deleted. */
  openTaskDelete: EventTask | null
  /** Heard: closes the detail. */
  taskClosed: null
  /** Heard: opens the upload dialog, of a task or else of the route's project. */
  openUploadModal: EventTask | null
  /** A task was marked as done or not, also by a progress of or from 100 (EVENT-12). */
  doneUpdated: EventTask & { done: boolean }
  /** Also heard: another page of the list in view is shown, from 1 (EVENT-10). */
  changePage: { page: number }
  /** Also heard: input is blocked, of these tasks while they are moved or deleted, or of everything without ids, until `disabled` is false (EVENT-10). */
  DisableApp: { disabled: boolean; ids?: readonly string[] }
  /** A comment was shared on a task with this status, which the task has now (EVENT-12). */
  workflowUpdated: EventTask & { workflowId: string | null }
  /** A comment was removed; `subjectId` is the uuid of the task or file that it was about (EVENT-12). */
  replyDeleted: { id: string; workspaceSlug: string; projectSlug: string; subject: 'TASK' | 'FILE' | 'THREAD'; subjectId: string }
  /** A file was uploaded to a task or project. */
  'task-updated': { id: string | null }
  refreshDocuments: { id: string | null }
}

/** The name of an event. */
export type AppEventName = keyof AppEvents

/** Tells everyone who listens on `window`; embedding code hears the server's ids. */
export function emitEvent<Name extends AppEventName>(name: Name, detail: AppEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail: sessionIds().outward(detail) }))
}

/** Hears of an event, with this session's ids; embedding code may send it without a detail, which is `null` then. Answers how to stop. */
export function onEvent<Name extends AppEventName>(name: Name, listener: (detail: AppEvents[Name] | null) => void): () => void {
  const hear = (event: Event) => listener(event instanceof CustomEvent ? sessionIds().inward(event.detail, 'Task') : null)
  window.addEventListener(name, hear)
  return () => window.removeEventListener(name, hear)
}

/** Runs with the input to these tasks blocked (EVENT-10). */
export async function whileDisabled<Result>(ids: readonly string[], run: () => Promise<Result>): Promise<Result> {
  emitEvent('DisableApp', { disabled: true, ids })
  try {
    return await run()
  } finally {
    emitEvent('DisableApp', { disabled: false, ids })
  }
}
