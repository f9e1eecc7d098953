// Everything a person can do with checklists.
import { CornerDownRightIcon, ListPlusIcon, PencilIcon, SquareCheckIcon, Trash2Icon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { unmake, unmakeEach } from '#src/actions/unmake.ts'
import type { Api } from '#src/data/api.ts'
import { errorText, SpokenError } from '#src/data/errors/error-text.ts'
import { plural } from '#src/lib/text.ts'
import { ListChecklist } from './checklist.graphql.ts'
import {
  type ChecklistSubject,
  holdId,
  type ListedTask,
  listVariables,
  sendItem,
  sendItemDelete,
  sendItemDone,
  sendTitle,
  titlesIn,
} from './checklist.ts'
import { focusLineOf } from './line-in-view.ts'

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    /** An item of a checklist in view; given by the panel that shows it. */
    checkitem: ChecklistSubject
  }
}

const empty = (text: string) => (titlesIn(text).length === 0 ? 'Write something first.' : null)

/** Adds several in their order. What could not be added is told once and handed to `onFailed`, line by line. */
async function addAll(
  api: Api,
  task: ListedTask,
  {
    titles,
    parentId,
    onFailed,
    intent,
  }: { titles: readonly string[]; parentId: string | null; onFailed?: ((titles: string[]) => void) | undefined; intent?: string },
): Promise<Outcome | undefined> {
  // Two equal lines are two items.
  const intentOf = (at: number) => intent && `${intent}-${titles.slice(0, at).filter((title) => title === titles[at]).length}`
  const ends = await Promise.allSettled(titles.map((title, at) => sendItem(api, task, title, parentId, intentOf(at))))
  const failed = titles.filter((_, at) => ends[at]?.status === 'rejected')
  const made = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value] : []))
  if (failed.length > 0) {
    onFailed?.(failed)
    const first = ends.find((end) => end.status === 'rejected')
    if (titles.length === 1) throw first?.reason
    throw new SpokenError(`${failed.length} of ${plural(titles.length, 'item')} could not be added. ${errorText(first?.reason)}`)
  }
  return made.length === 0 ? undefined : { undo: () => takeOut(api, task, made) }
}

/** Deletes items that were added, but none that got another title or others below it since. */
async function takeOut(api: Api, task: ListedTask, made: readonly { id: string; title: string }[]): Promise<void> {
  const { checklist } = await api.query(ListChecklist, listVariables(task), { requestPolicy: 'network-only' })
  const parents = new Set(checklist.filter(({ children }) => children.length > 0).map(({ id }) => id))
  const lines = checklist.flatMap((item) => [item, ...item.children])
  const takeBack = (item: { id: string; title: string }) =>
    unmake({
      read: async () => lines.find(({ id }) => id === item.id),
      isAsMade: ({ id, title }) => title === item.title && !parents.has(id),
      remove: () => sendItemDelete(api, task, item.id),
    })
  await unmakeEach(made.map((item) => () => takeBack(item)))
}

const adding: ActionDefinition<'task'> = {
  id: 'checklist-item.add',
  on: 'task',
  title: 'Add checklist item…',
  icon: ListPlusIcon,
  group: 'task',
  keywords: ['checklist', 'todo', 'step', 'to-do', 'subitem'],
  shortcut: 'Shift+l',
  needs: 'EDIT',
  single: true,
  async run({ api, ask, tasks: [task] }) {
    if (focusLineOf(task.id)) return undefined
    const text = await ask.text({ title: 'Add checklist item', placeholder: 'What has to be done?', check: empty, submit: 'Add' })
    if (text === null) return undefined
    const titles = titlesIn(text)
    const outcome = await addAll(api, task, { titles, parentId: null })
    return outcome && { ...outcome, said: titles.length === 1 ? `“${titles[0]}” added to the checklist` : `${titles.length} items added` }
  },
}

/** Goes to the line for a new item, or asks for its title where the checklist is not in view (CHECK-02). */
export const addChecklistItem = defineAction(adding)

/** Adds items whose titles were typed and sent as `intent`, under `parentId` as its children. */
export function addItemsTo(
  titles: readonly string[],
  parentId: string | null,
  onFailed: (titles: string[]) => void,
  intent: string,
): Action {
  return defineAction({ ...adding, run: ({ api, tasks: [task] }) => addAll(api, task, { titles, parentId, onFailed, intent }) })
}

async function setDone({ api, checkitems: [item] }: Context<'checkitem'>): Promise<Outcome> {
  const { id, task, children } = item
  const done = !item.done
  await sendItemDone(api, task, id, done)
  // Each child gets back what it had; the parent follows.
  const changed = children.filter((child) => child.done !== done)
  const undo =
    children.length === 0
      ? () => sendItemDone(api, task, id, !done)
      : () => Promise.all(changed.map((child) => sendItemDone(api, task, child.id, !done)))
  return { undo }
}

/** Checks or unchecks an item and all below it (CHECK-04, CHECK-05). */
export const toggleChecklistItem = defineAction({
  id: 'checklist-item.toggle',
  on: 'checkitem',
  title: ({ checkitems: [item] }) => (item.done ? 'Uncheck item' : 'Check item'),
  name: 'Check or uncheck item',
  icon: SquareCheckIcon,
  group: 'task',
  keywords: ['done', 'tick', 'complete'],
  needs: 'EDIT',
  single: true,
  run: setDone,
})

const renaming: ActionDefinition<'checkitem'> = {
  id: 'checklist-item.rename',
  on: 'checkitem',
  title: 'Rename item…',
  icon: PencilIcon,
  group: 'task',
  keywords: ['edit item', 'title'],
  needs: 'EDIT',
  single: true,
  async run(context) {
    const { ask, checkitems } = context
    const text = await ask.text({ title: 'Rename checklist item', initial: checkitems[0].title, check: empty, submit: 'Save' })
    return text === null ? undefined : rename(context, text)
  },
}

async function rename({ api, checkitems: [{ id, title, task }] }: Context<'checkitem'>, text: string): Promise<Outcome | undefined> {
  const next = text.replace(/\s+/g, ' ').trim()
  if (next === '' || next === title) return undefined
  await sendTitle(api, task, id, next)
  return { undo: () => sendTitle(api, task, id, title) }
}

/** Gives an item another title (CHECK-02). */
export const renameChecklistItem = defineAction(renaming)

/** The same with a title that was typed in place; white space or the same title sends nothing (CHECK-03). */
export function renameItemTo(title: string): Action {
  return defineAction({ ...renaming, run: (context) => rename(context, title) })
}

/** Adds an item below one that is not below another itself (CHECK-01). */
export const addChildItem = defineAction({
  id: 'checklist-item.add-child',
  on: 'checkitem',
  title: 'Add item below…',
  icon: CornerDownRightIcon,
  group: 'task',
  keywords: ['child', 'subitem', 'nest', 'indent'],
  places: ['checklist.row'],
  needs: 'EDIT',
  single: true,
  when: ({ checkitems: [{ parentId }] }) => parentId === null || 'hidden',
  async run({ api, ask, checkitems: [{ id, title, task }] }) {
    if (focusLineOf(task.id, id)) return undefined
    const text = await ask.text({ title: `Add item below “${title}”`, placeholder: 'What has to be done?', check: empty, submit: 'Add' })
    return text === null ? undefined : addAll(api, task, { titles: titlesIn(text), parentId: id })
  },
})

/** Deletes an item and all below it after asking (DEFECT-27, OPEN-61); for 8 s it can be taken back and nothing is sent. */
export const deleteChecklistItem = defineAction({
  id: 'checklist-item.delete',
  on: 'checkitem',
  title: 'Delete item',
  icon: Trash2Icon,
  group: 'task',
  keywords: ['remove', 'trash', 'erase'],
  places: ['checklist.row'],
  needs: 'EDIT',
  single: true,
  async run({ api, ask, hold, say, checkitems: [{ id, title, task, children }] }) {
    const below = children.length === 0 ? '' : ` and ${plural(children.length, 'item')} below it`
    const sure = await ask.confirm({ title: 'Are you sure you want to delete this item?', text: `${title}${below}`, danger: true })
    if (!sure) return undefined
    const takeBack = hold.start(
      [holdId(id)],
      () => sendItemDelete(api, task, id),
      () => say.error(`“${title}” could not be deleted. Please try again.`),
    )
    return {
      said: 'Item deleted',
      undo: unlessSent(takeBack),
    }
  },
})

/** Actions on checklists. */
export const actions: readonly Action[] = [addChecklistItem, toggleChecklistItem, renameChecklistItem, addChildItem, deleteChecklistItem]
