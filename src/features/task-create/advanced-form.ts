// What is filled in on the advanced form, how it is kept as a draft, and the task it becomes (TCREATE-02, TCREATE-04..09).

import { MAIN_BOARD } from '#src/model/task/cache/task-optimistic.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import type { NewTask } from './new-task.ts'

/** What is said when the task would be due before it starts; the same moment is fine (TCREATE-05, DEFECT-15). */
export const dueBeforeStartText = 'Due Date cannot be before Start Date.'

/** The form. Null takes the project's default; dates are ISO instants; `parent` carries what its field shows. */
export interface AdvancedForm {
  title: string
  /** HTML, empty where nothing is written. */
  description: string
  workflowId: string | null
  typeId: string | null
  effortId: string | null
  startDate: string | null
  dueDate: string | null
  parent: { id: string; title: string; code: string | null } | null
  boardId: string
  /** Usernames. */
  members: readonly string[]
  labelIds: readonly string[]
}

/** The choice to have no effort, while null still takes the first (TCREATE-08). */
export const NO_EFFORT = 'none'

/** An empty form. */
export const emptyForm: AdvancedForm = {
  title: '',
  description: '',
  workflowId: null,
  typeId: null,
  effortId: null,
  startDate: null,
  dueDate: null,
  parent: null,
  boardId: MAIN_BOARD,
  members: [],
  labelIds: [],
}

/** The draft's subject: one form a project, and one for each parent that subtasks are made of. */
export function advancedSubject({
  workspaceSlug,
  projectSlug,
  parentId,
}: {
  workspaceSlug: string
  projectSlug: string
  parentId?: string | undefined
}): string {
  return `task-advanced:${workspaceSlug}/${projectSlug}${parentId ? `:${parentId}` : ''}`
}

/** Reads a draft over `initial`; what is missing or of another kind is as it was, so that no old draft breaks the form. */
export function readForm(text: string, initial: AdvancedForm): AdvancedForm {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null) return initial
    return { ...initial, ...fieldsOf(given as Record<string, unknown>) }
  } catch {
    return initial
  }
}

function fieldsOf(given: Record<string, unknown>): Partial<AdvancedForm> {
  const form: Record<string, unknown> = {}
  for (const name of ['title', 'description', 'boardId']) if (typeof given[name] === 'string') form[name] = given[name]
  for (const name of ['workflowId', 'typeId', 'effortId', 'startDate', 'dueDate'])
    if (typeof given[name] === 'string' || given[name] === null) form[name] = given[name]
  for (const name of ['members', 'labelIds']) {
    const list = given[name]
    if (Array.isArray(list)) form[name] = list.filter((item) => typeof item === 'string')
  }
  const parent = given.parent as Record<string, unknown> | null | undefined
  if (parent === null) form.parent = null
  else if (typeof parent?.id === 'string' && typeof parent.title === 'string')
    form.parent = { id: parent.id, title: parent.title, code: typeof parent.code === 'string' ? parent.code : null }
  return form as Partial<AdvancedForm>
}

/** The form as a draft; an untouched one is none, so that nothing is kept of it. */
export function writeForm(form: AdvancedForm, initial: AdvancedForm): string {
  const text = JSON.stringify(form)
  return text === JSON.stringify(initial) ? '' : text
}

/** True while it would be due before it starts (TCREATE-04); the same moment is allowed (DEFECT-15). */
export function isDueBeforeStart({ startDate, dueDate }: Pick<AdvancedForm, 'startDate' | 'dueDate'>): boolean {
  return startDate !== null && dueDate !== null && Date.parse(dueDate) < Date.parse(startDate)
}

/** The task to be made. What was not chosen is the first of its list (TCREATE-08), an effort only where the form `shows` it. */
export function newTaskOfForm(form: AdvancedForm, catalogue: ProjectCatalogueData | null, shows: { effort: boolean }): NewTask {
  const first = (list: readonly { id: string }[] | undefined) => list?.[0]?.id
  return {
    title: form.title,
    description: form.description,
    workflowId: form.workflowId ?? first(catalogue?.workflows),
    typeId: form.typeId ?? first(catalogue?.taskTypes),
    effortId: form.effortId === NO_EFFORT ? null : (form.effortId ?? (shows.effort ? first(catalogue?.efforts) : null)),
    startDate: form.startDate,
    dueDate: form.dueDate,
    parentId: form.parent?.id ?? null,
    boardId: form.boardId,
    ...(form.members.length > 0 && { assignees: [...form.members] }),
    ...(form.labelIds.length > 0 && { labelIds: [...form.labelIds] }),
  }
}

/** Everything but the title, for the way back to quick create; null where nothing of it is set. */
export function restOfForm(form: AdvancedForm): AdvancedForm | null {
  const rest = { ...form, title: '' }
  return JSON.stringify(rest) === JSON.stringify(emptyForm) ? null : rest
}

/** A form with what quick create read out of its line on top: people and labels are added, the rest replaces. */
export function withQuick(form: AdvancedForm, quick: NewTask): AdvancedForm {
  const union = (mine: readonly string[], more: readonly string[] | null | undefined) => [...new Set([...mine, ...(more ?? [])])]
  return {
    ...form,
    title: quick.title.trim() === '' ? form.title : quick.title,
    workflowId: quick.workflowId ?? form.workflowId,
    dueDate: quick.dueDate ?? form.dueDate,
    members: union(form.members, quick.assignees),
    labelIds: union(form.labelIds, quick.labelIds),
  }
}

/** What a rest says about itself in the short form: `description, start date, 2 people`. */
export function namesOfRest(rest: AdvancedForm): string {
  const count = (list: readonly string[], one: string, many: string) =>
    list.length === 0 ? null : list.length === 1 ? `1 ${one}` : `${list.length} ${many}`
  return [
    rest.description && 'description',
    rest.typeId && 'type',
    rest.effortId && rest.effortId !== NO_EFFORT && 'effort',
    rest.startDate && 'start date',
    rest.dueDate && 'due date',
    rest.parent && `parent ${rest.parent.code ?? rest.parent.title}`,
    rest.boardId !== MAIN_BOARD && 'board',
    count(rest.members, 'person', 'people'),
    count(rest.labelIds, 'label', 'labels'),
  ]
    .filter(Boolean)
    .join(', ')
}
