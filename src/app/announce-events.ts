// Which events follow which mutations (EVENT-02..07, EVENT-12, TCREATE-11, MOVE-03, DUP-02, DELETE-02), and what the app does when it hears one.
import type { Here } from '#src/actions/action.ts'
import { hearDisabling } from '#src/actions/busy.ts'
import type { Registry } from '#src/actions/define-action.ts'
import { perform } from '#src/actions/perform.ts'
import type { SceneStore } from '#src/actions/scene.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { type EventTask, emitEvent, onEvent } from '#src/data/app-events.ts'
import { type MutationEvent, onMutation } from '#src/data/mutation-events.ts'
import { openUpload } from '#src/features/attachment/open-upload.ts'
import { listInView } from '#src/model/task/rows/list-in-view.ts'

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null ? (value as Fields) : null
}

function addressOf(value: unknown): EventTask | null {
  const fields = fieldsOf(value)
  const { id, workspaceSlug, projectSlug } = fields ?? {}
  return typeof id === 'string' && typeof workspaceSlug === 'string' && typeof projectSlug === 'string'
    ? { id, workspaceSlug, projectSlug }
    : null
}

function idsIn(tasks: unknown): string[] {
  return Array.isArray(tasks) ? tasks.flatMap((task) => (typeof fieldsOf(task)?.id === 'string' ? [String(task.id)] : [])) : []
}

/** Mutations of one task after which it is the same task, changed. */
const CHANGES = new Set([
  'updateTask',
  'setTaskDone',
  'setTaskProgress',
  'setTaskBoard',
  'setTaskFavorite',
  'assignTask',
  'unassignTask',
  'attachLabel',
  'detachLabel',
  'applyLabels',
  'startTimer',
  'endTimer',
  'cancelTimer',
])

/** Sends the events that belong to an accepted mutation. */
export function announce({ field, payload, variables }: MutationEvent): void {
  const input = fieldsOf(variables.input)
  const asked = addressOf(variables.task)
  if (field === 'createTask' || field === 'threadToTask') {
    const created = addressOf({ ...input, ...fieldsOf(variables.project), ...fieldsOf(payload.task) })
    const parentId = typeof input?.parentId === 'string' ? input.parentId : null
    if (created) emitEvent('TaskCreated', { ...created, parentId })
    if (parentId) emitEvent('SubtaskListRefresh', { parentId })
  } else if (field === 'moveTask' && asked) {
    const { workspaceSlug, projectSlug } = asked
    const moved = { id: asked.id, workspaceSlug: String(input?.newWorkspaceSlug), projectSlug: String(input?.newProjectSlug) }
    const other = moved.workspaceSlug !== workspaceSlug || moved.projectSlug !== projectSlug
    const from = { workspaceSlug, projectSlug }
    if (other) for (const id of [asked.id, ...idsIn(payload.along)]) emitEvent('taskMovedOtherProject', { ...moved, id, from })
    else emitEvent('TaskUpdated', moved)
  } else if (field === 'undoMove' && asked) {
    const { workspaceSlug, projectSlug } = fieldsOf(variables.from) ?? {}
    const from = { workspaceSlug: String(workspaceSlug), projectSlug: String(projectSlug) }
    for (const id of [asked.id, ...idsIn(payload.along)]) emitEvent('taskMovedOtherProject', { ...asked, id, from })
  } else if (field === 'duplicateTask' && asked) {
    const copy = addressOf({ ...asked, ...fieldsOf(payload.task) })
    if (copy) emitEvent('taskDuplicated', { ...copy, original: asked.id })
  } else if (field === 'deleteTask' && asked) emitEvent('taskDeleted', asked)
  else if (CHANGES.has(field) && asked) {
    emitEvent('TaskUpdated', asked)
    const done = doneAfter(field, variables)
    if (done !== null) emitEvent('doneUpdated', { ...asked, done })
    if (typeof input?.isArchived === 'boolean') emitEvent('TaskArchivedUpdated', { ...asked, isArchived: input.isArchived })
  } else if (field === 'addComment') {
    const { workspaceSlug, projectSlug } = fieldsOf(variables.project) ?? {}
    const task = input?.subject === 'TASK' ? addressOf({ workspaceSlug, projectSlug, id: input.subjectId }) : null
    if (task === null) return
    emitEvent('workflowUpdated', { ...task, workflowId: typeof input?.workflowId === 'string' ? input.workflowId : null })
    emitEvent('TaskUpdated', task)
  } else if (field === 'deleteComment') {
    const { workspaceSlug, projectSlug, subject, subjectId } = fieldsOf(variables.about) ?? {}
    emitEvent('replyDeleted', {
      id: String(variables.id),
      workspaceSlug: String(workspaceSlug),
      projectSlug: String(projectSlug),
      subject: subject === 'FILE' || subject === 'THREAD' ? subject : 'TASK',
      subjectId: String(subjectId),
    })
  } else if (/^(create|update|delete)TaskType$/.test(field) || (/^(order|replace)Template/.test(field) && variables.kind === 'TYPE')) {
    const { workspaceSlug, projectSlug } = fieldsOf(variables.project) ?? {}
    emitEvent('TypeUpdated', { workspaceSlug: String(workspaceSlug), projectSlug: String(projectSlug) })
  }
}

/** What a write says about being done; null where it says nothing new (EVENT-12). */
function doneAfter(field: string, variables: Fields): boolean | null {
  if (field === 'setTaskDone') return variables.done === true
  if (field !== 'setTaskProgress') return null
  const before = fieldsOf(variables.before)?.done
  if (variables.progress === 100) return true
  return before === false ? null : false
}

/** What hearing needs. */
export interface Hearing {
  registry: Pick<Registry, 'get'>
  scene: SceneStore
  here: (subjects?: Subjects) => Here
}

/** Announces every mutation, and acts on the events that are heard: `taskClosed` (EVENT-09), `openTaskDelete` (EVENT-08),
 * `openUploadModal` (EVENT-11), `changePage` and `DisableApp` (EVENT-10). Answers how to stop. */
export function startEvents({ registry, scene, here }: Hearing): () => void {
  const stops = [
    onMutation(announce),
    hearDisabling(),
    onEvent('changePage', (detail) => {
      const page = Number(detail?.page)
      const list = listInView()
      // Its own word comes back to it.
      if (list && Number.isSafeInteger(page) && page >= 1 && page !== list.view.page) list.change({ page })
    }),
    onEvent('taskClosed', () => here().services.go.closeTask()),
    onEvent('openUploadModal', (named) => openUpload(here().services, named)),
    onEvent('openTaskDelete', (named) => {
      const { detail, rows: tasks } = scene.get()
      const task = named ? [...tasks, ...(detail ? [detail] : [])].find(({ id }) => id === named.id) : detail
      const deleting = registry.get('task.delete')
      if (deleting) void perform(deleting, here(task ? { task: [task] } : {}), 'form')
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
