// The answers shown at once for tasks that appear in a project: by creation, and by a move from another one.
import type { Cache, ResolveInfo } from '@urql/exchange-graphcache'
import type { VariablesOf } from '#src/data/graphql.ts'
import { newTemporaryId } from '#src/data/ids/session-ids.ts'
import { cutToFit } from '#src/lib/text.ts'
import { BARE_TASK, fieldEntries, type LinkField } from '#src/model/task/task-fields.ts'
import type { CreateTask, DuplicateTask, MoveTask, UndoMove } from '#src/model/task/task-mutations.graphql.ts'
import { extraOf, keysOf, MAIN_BOARD, payload, picked, refOf } from './task-optimistic.ts'

/** The fields that refer to nothing. */
const values = ['progress', 'viewerCan', ...fieldEntries.flatMap(([field, { of }]) => (of === undefined ? [field] : []))]
/** The fields that refer to one thing, with its type. */
const links = fieldEntries.flatMap(([field, { kind, of }]) => (kind === 'link' && of ? [[field as LinkField, of] as const] : []))

const NO_COUNTS = {
  __typename: 'TaskCounts',
  comments: 0,
  files: 0,
  checklistDone: 0,
  checklistTotal: 0,
  subtasks: 0,
  timeSeconds: 0,
}

/** A task at the top of its lists, with what the input says and the project's defaults for the rest (TCREATE-08, TCREATE-09); an effort only where it is said. */
export function createdTask({ input }: VariablesOf<typeof CreateTask>, cache: Cache, info: ResolveInfo) {
  const { workspaceSlug, projectSlug } = input
  const projectId = `${workspaceSlug}/${projectSlug}`
  const first = (list: string) => keysOf(cache.resolve('Query', list, { workspaceSlug, projectSlug }))[0]
  const chosen = (type: string, id: string | null | undefined, list: string) => {
    const key = id ? `${type}:${id}` : id === null ? undefined : first(list)
    return key !== undefined && cache.resolve(key, 'title') !== undefined ? refOf(key) : null
  }
  const known = (type: string, ids: readonly string[] | null | undefined, field: string) =>
    (ids ?? []).map((id) => `${type}:${id}`).flatMap((key) => (cache.resolve(key, field) === undefined ? [] : [refOf(key)]))
  const now = new Date().toISOString()
  return payload({
    id: extraOf(info).tmpId ?? newTemporaryId(),
    code: null,
    title: input.title,
    workspaceSlug,
    projectSlug,
    project: {
      __typename: 'Project',
      id: projectId,
      slug: projectSlug,
      name: cache.resolve(`Project:${projectId}`, 'name') ?? projectSlug,
    },
    ...BARE_TASK,
    workflow: chosen('Workflow', input.workflowId, 'workflows'),
    type: chosen('TaskType', input.typeId, 'taskTypes'),
    effort: chosen('Effort', input.effortId ?? null, 'efforts'),
    labels: known('Label', input.labelIds, 'title'),
    assignees: known('Person', input.assignees, 'name'),
    startDate: input.startDate ?? null,
    dueDate: input.dueDate ?? null,
    board: known('Board', input.boardId && input.boardId !== MAIN_BOARD ? [input.boardId] : [], 'title')[0] ?? null,
    image: null,
    position: input.position ?? 0,
    createdAt: now,
    updatedAt: now,
    sprint: null,
    userStory: null,
    recurrenceId: null,
    counts: NO_COUNTS,
    parentId: input.parentId ?? null,
    description: input.description ?? null,
    // Whoever creates a task may edit it; what else the project allows is known once it was shown.
    viewerCan: cache.resolve(`Project:${projectId}`, 'viewerCan') ?? ['EDIT'],
  })
}

/** The copy as the host makes it: everything that rows show of the task, but neither its star nor its timer, nor what was said and done on it (DUP-01). */
export function duplicatedTask({ task }: VariablesOf<typeof DuplicateTask>, cache: Cache, info: ResolveInfo) {
  const read = (field: string) => cache.resolve(`Task:${task.id}`, field) ?? null
  const one = (field: string) => {
    const key = read(field)
    return typeof key === 'string' ? refOf(key) : null
  }
  const things = ['project', ...links.map(([field]) => field)]
  const now = new Date().toISOString()
  return payload({
    ...Object.fromEntries(values.map((field) => [field, read(field)])),
    ...Object.fromEntries(things.map((field) => [field, one(field)])),
    id: extraOf(info).tmpId ?? newTemporaryId(),
    code: null,
    title: `${cutToFit(String(read('title') ?? ''), 493)} (copy)`,
    labels: keysOf(read('labels')).map(refOf),
    assignees: keysOf(read('assignees')).map(refOf),
    isFavorite: false,
    isArchived: false,
    timerStartedAt: null,
    recurrenceId: null,
    createdAt: now,
    updatedAt: now,
    image: null,
    counts: NO_COUNTS,
    description: read('description'),
  })
}

/** The task in its new project: what only the old one had is dropped, things of equal title are carried over where known. */
export function movedTask({ task, input }: VariablesOf<typeof MoveTask>, cache: Cache, info: ResolveInfo) {
  const { newWorkspaceSlug: workspaceSlug, newProjectSlug: projectSlug, newWorkflowId } = input
  const { workflow } = extraOf(info)
  const key = `Task:${task.id}`
  const projectId = `${workspaceSlug}/${projectSlug}`
  const twin = (list: string, own: unknown) => {
    const title = typeof own === 'string' ? cache.resolve(own, 'title') : undefined
    const found = keysOf(cache.resolve('Query', list, { workspaceSlug, projectSlug })).find(
      (other) => title !== undefined && cache.resolve(other, 'title') === title,
    )
    return found === undefined ? null : refOf(found)
  }
  const labels = keysOf(cache.resolve(key, 'labels')).map((label) => twin('labels', label))
  const moved = payload({
    id: task.id,
    workspaceSlug,
    projectSlug,
    project: {
      __typename: 'Project',
      id: projectId,
      slug: projectSlug,
      name: cache.resolve(`Project:${projectId}`, 'name') ?? projectSlug,
    },
    code: null,
    board: null,
    sprint: null,
    userStory: null,
    type: twin('taskTypes', cache.resolve(key, 'type')),
    effort: twin('efforts', cache.resolve(key, 'effort')),
    labels: labels.filter((label) => label !== null),
    ...(workflow && workflow.id === newWorkflowId
      ? { workflow: { __typename: 'Workflow', ...workflow } }
      : picked(cache, 'workflow', 'Workflow', newWorkflowId)),
    parentId: null,
  })
  return { ...moved, __typename: 'MovePayload', along: [], undoable: false }
}

/** The task as it was before its move, as far as the row knew it. */
export function broughtBackTask({ task }: VariablesOf<typeof UndoMove>, cache: Cache, info: ResolveInfo) {
  const { was } = extraOf(info)
  const beside = { __typename: 'UndoMovePayload', along: [], left: [] }
  if (!was) return { ...payload({ id: task.id }), ...beside }
  const { workspaceSlug, projectSlug, code } = was
  const projectId = `${workspaceSlug}/${projectSlug}`
  const known = (type: string, thing: { id: string } | null | undefined) => (thing ? { __typename: type, ...thing } : null)
  const name = cache.resolve(`Project:${projectId}`, 'name') ?? projectSlug
  const back = payload({
    id: task.id,
    workspaceSlug,
    projectSlug,
    project: { __typename: 'Project', id: projectId, slug: projectSlug, name },
    code,
    ...Object.assign({}, ...links.map(([field, of]) => was[field] !== undefined && { [field]: known(of, was[field]) })),
    labels: was.labels.map((label) => known('Label', label)),
    assignees: was.assignees.map((person) => known('Person', person)),
    parentId: was.parentId ?? cache.resolve(`Task:${task.id}`, 'parentId') ?? null,
  })
  return { ...back, ...beside }
}
