// What actions and the panel do with checklists: addresses, lanes, what is seen while deletions wait, and how far along it is.
import type { Permission } from '#src/actions/subject.ts'
import type { Api } from '#src/data/api.ts'
import { newTemporaryId } from '#src/data/ids/session-ids.ts'
import { taskRef } from '#src/data/refs.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import {
  AddChecklistItem,
  type ChecklistFamilyData,
  type ChecklistLineData,
  DeleteChecklistItem,
  RenameChecklistItem,
  SetChecklistItemDone,
} from './checklist.graphql.ts'

/** The address of the task whose checklist it is. */
export type ListedTask = Pick<TaskSubject, 'id' | 'workspaceSlug' | 'projectSlug'>

/** An item as actions get it; `children` are those below it. */
export type ChecklistSubject = ChecklistLineData & {
  children: readonly ChecklistLineData[]
  task: ListedTask
  viewerCan: readonly Permission[]
}

/** A typed title is no longer than this (the host's limit), in characters. */
export const LONGEST_TITLE = 500

/** The titles in a typed or pasted text: a line each, without list marks; lines of nothing but white space are none (CHECK-03). */
export function titlesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*+•]\s+)?(?:\[[ xX]?\]\s+)?/, '').trim())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, LONGEST_TITLE))
}

/** The variables of `ListChecklist`. */
export function listVariables({ id, workspaceSlug, projectSlug }: ListedTask) {
  return { workspaceSlug, projectSlug, taskId: id }
}

/** The name under which a deleted item is held back (see `Hold`). */
export function holdId(id: string): string {
  return `checklist-item:${id}`
}

/** The items that are seen: without those whose deletion waits to be sent; a parent shows what that leaves of it (CHECK-04). */
export function shownItems(items: readonly ChecklistFamilyData[], hidden: ReadonlySet<string>): ChecklistFamilyData[] {
  const seen = ({ id }: { id: string }) => !hidden.has(holdId(id))
  return items.filter(seen).map((item) => {
    const children = item.children.filter(seen)
    if (children.length === item.children.length) return item
    return { ...item, children, done: children.length > 0 ? children.every(({ done }) => done) : item.done }
  })
}

/** How many are done of those that count: items without others below them. */
export function progressOf(items: readonly ChecklistFamilyData[]): { done: number; total: number } {
  const leaves = items.flatMap((item) => (item.children.length > 0 ? item.children : [item]))
  return { done: leaves.filter(({ done }) => done).length, total: leaves.length }
}

// One lane for the whole checklist: what is done to a parent and to its children keeps its order.
const laneOf = ({ id }: ListedTask) => `Checklist:${id}`

/** Adds an item and answers it; `intent` is what its title was sent as. */
export async function sendItem(api: Api, task: ListedTask, title: string, parentId: string | null, intent?: string) {
  const input = { title, ...(parentId !== null && { parentId }) }
  const options = { lane: laneOf(task), creates: newTemporaryId(), ...(intent !== undefined && { intent }) }
  return (await api.mutate(AddChecklistItem, { task: taskRef(task), input }, options)).item
}

/** Renames an item. */
export function sendTitle(api: Api, task: ListedTask, id: string, title: string) {
  return api.mutate(RenameChecklistItem, { task: taskRef(task), id, title }, { lane: laneOf(task), field: `title:${id}` })
}

/** Checks or unchecks an item and those below it. */
export function sendItemDone(api: Api, task: ListedTask, id: string, done: boolean) {
  return api.mutate(SetChecklistItemDone, { task: taskRef(task), id, done }, { lane: laneOf(task), field: `done:${id}` })
}

/** Deletes an item and those below it. */
export function sendItemDelete(api: Api, task: ListedTask, id: string) {
  return api.mutate(DeleteChecklistItem, { task: taskRef(task), id }, { lane: laneOf(task) })
}
