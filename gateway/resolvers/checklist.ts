// Checklists of tasks.
import { addressOf, type GatewayContext, type ProjectRef, type TaskRef } from '../context.ts'
import * as calls from '../rest/checklists.ts'
import { deletion, payload } from './payload.ts'

interface ItemArguments {
  task: TaskRef
  id: string
}

/** Names of the host's fields in inputs. */
const names = { parent_id: 'parentId', status: 'done' }

/** The item after a write whose answer may not say. */
async function after(written: calls.ChecklistItem | null, { task, id }: ItemArguments, { rest }: GatewayContext) {
  if (written !== null) return written
  const items = await calls.listChecklist(rest, addressOf(task), task.id)
  return items.flatMap((item) => [item, ...item.children]).find((item) => item.id === id) ?? null
}

/** Fields of Query and Mutation about checklists. */
export const checklistResolvers = {
  Query: {
    checklist: (_: unknown, { taskId, ...ref }: ProjectRef & { taskId: string }, { rest }: GatewayContext) =>
      calls.listChecklist(rest, addressOf(ref), taskId),
  },
  Mutation: {
    addChecklistItem: (
      _: unknown,
      { task, input }: { task: TaskRef; input: { title: string; parentId?: string | null } },
      { rest }: GatewayContext,
    ) =>
      payload(
        async () => ({
          item: await calls.addItem(rest, addressOf(task), task.id, { title: input.title, parentId: input.parentId ?? null }),
        }),
        { item: null },
        names,
      ),
    renameChecklistItem: (_: unknown, args: ItemArguments & { title: string }, context: GatewayContext) =>
      payload(
        async () => ({ item: await after(await calls.renameItem(context.rest, addressOf(args.task), args.id, args.title), args, context) }),
        { item: null },
        names,
      ),
    setChecklistItemDone: (_: unknown, args: ItemArguments & { done: boolean }, context: GatewayContext) =>
      payload(
        async () => ({ item: await after(await calls.toggleItem(context.rest, addressOf(args.task), args.id, args.done), args, context) }),
        { item: null },
        names,
      ),
    deleteChecklistItem: (_: unknown, { task, id }: ItemArguments, { rest }: GatewayContext) =>
      deletion(id, () => calls.deleteItem(rest, addressOf(task), id)),
  },
}
