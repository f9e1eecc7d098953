// What changes of a checklist change in the cache: parents and children follow each other (CHECK-04, CHECK-05), lists and the task's counts too.

import type { Cache, DataFields, FieldArgs, ResolveInfo } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { type ListArguments, linkInto, unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'
import { graphql, type ResultOf, type VariablesOf } from '#src/data/graphql.ts'
import type { AddChecklistItem, RenameChecklistItem, SetChecklistItemDone } from './checklist.graphql.ts'

const ItemDone = graphql(`fragment ItemDone on ChecklistItem { id done }`)
const ItemPlace = graphql(`fragment ItemPlace on ChecklistItem { id parentId }`)
const TaskChecklist = graphql(`fragment TaskChecklist on Task { __typename id counts { __typename checklistDone checklistTotal } }`)

type Add = VariablesOf<typeof AddChecklistItem>
type Toggle = VariablesOf<typeof SetChecklistItemDone>
type Rename = VariablesOf<typeof RenameChecklistItem>

const keyOf = (id: string) => `ChecklistItem:${id}`
const itemPayload = (item: object) => ({
  __typename: 'ChecklistItemPayload',
  item: { __typename: 'ChecklistItem', ...item } as { __typename: 'ChecklistItem' },
  userErrors: [],
})

/** The cache part of checklists. */
export const checklistCachePart = defineCachePart({
  optimistic: {
    addChecklistItem: (args, _cache, { variables }: ResolveInfo) => {
      const { input } = args as Add
      const { title, parentId = null } = input
      return itemPayload({ id: (variables as { tmpId?: string }).tmpId ?? '', title, done: false, parentId, children: [] })
    },
    renameChecklistItem: (args) => itemPayload({ id: (args as Rename).id, title: (args as Rename).title }),
    setChecklistItemDone: (args) => itemPayload({ id: (args as Toggle).id, done: (args as Toggle).done }),
  },
  updates: {
    addChecklistItem(answer: DataFields, args: FieldArgs, cache) {
      const item = (answer as unknown as ResultOf<typeof AddChecklistItem>).addChecklistItem?.item
      if (!item) return
      const { task } = args as Add
      const parent = item.parentId
      if (parent === null) linkInto(cache, 'checklist', keyOf(item.id), { matches: ofTask(task.id), at: 'end' })
      else linkInto(cache, 'children', keyOf(item.id), { parent: keyOf(parent), at: 'end' })
      settle(cache, task.id, parent, 1)
    },
    setChecklistItemDone(answer: DataFields, args: FieldArgs, cache) {
      const { task } = args as Toggle
      // The answer's, not the arguments': an overtaken toggle gets the answer of the one that overtook it.
      const item = (answer as unknown as ResultOf<typeof SetChecklistItemDone>).setChecklistItemDone?.item
      if (!item) return
      const { id, done } = item
      for (const child of childrenOf(cache, keyOf(id))) cache.writeFragment(ItemDone, { id: child, done })
      settle(cache, task.id, cache.readFragment(ItemPlace, keyOf(id))?.parentId ?? null)
    },
    deleteChecklistItem(answer: DataFields, args: FieldArgs, cache) {
      const id = goneId(answer.deleteChecklistItem, args?.id)
      if (!id) return
      const parent = cache.readFragment(ItemPlace, keyOf(id))?.parentId ?? null
      unlinkFrom(cache, 'checklist', keyOf(id))
      if (parent !== null) unlinkFrom(cache, 'children', keyOf(id), { parent: keyOf(parent) })
      settle(cache, (args as { task: { id: string } }).task.id, parent)
    },
  },
})

const ofTask =
  (id: string) =>
  ({ taskId }: ListArguments) =>
    taskId === id

/** Brings a parent in line with its children, and the task's counts in line with its list; without the list the total moves by `by`. */
function settle(cache: Cache, taskId: string, parentId: string | null, by = 0): void {
  if (parentId !== null) {
    const children = childrenOf(cache, keyOf(parentId))
    if (children.length > 0) cache.writeFragment(ItemDone, { id: parentId, done: children.every((id) => isDone(cache, keyOf(id))) })
  }
  const known = cache.readFragment(TaskChecklist, `Task:${taskId}`)?.counts
  if (!known) return
  const items = itemsOf(cache, taskId)
  const counts = items
    ? countsOf(cache, items)
    : { ...known, checklistTotal: known.checklistTotal === null ? null : known.checklistTotal + by }
  cache.writeFragment(TaskChecklist, { __typename: 'Task', id: taskId, counts: { ...counts, __typename: 'TaskCounts' } })
}

function countsOf(cache: Cache, items: readonly string[]) {
  const leaves = items.flatMap((key) => {
    const children = childrenOf(cache, key).map(keyOf)
    return children.length > 0 ? children : [key]
  })
  return { checklistDone: leaves.filter((key) => isDone(cache, key)).length, checklistTotal: leaves.length }
}

function itemsOf(cache: Cache, taskId: string): string[] | null {
  for (const { fieldName, fieldKey, arguments: args } of cache.inspectFields('Query')) {
    const value = fieldName === 'checklist' && ofTask(taskId)(args ?? {}) ? cache.resolve('Query', fieldKey) : null
    if (Array.isArray(value)) return value.filter((key) => typeof key === 'string')
  }
  return null
}

function childrenOf(cache: Cache, key: string): string[] {
  const value = cache.resolve(key, 'children')
  return Array.isArray(value) ? value.flatMap((child) => (typeof child === 'string' ? [child.slice(child.indexOf(':') + 1)] : [])) : []
}

function isDone(cache: Cache, key: string): boolean {
  return cache.resolve(key, 'done') === true
}
