// Checklists of tasks.
import type { GatewayContext } from '../../context.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { ChecklistItem, TaskRef } from '../../schema-types.d.ts'
import { deletion, payload } from '../payload.ts'
import * as calls from './checklist.calls.ts'

/** Names of the host's fields in inputs. */
const names = { parent_id: 'parentId', status: 'done' }

/** The item after a write whose answer may not say. */
async function after(written: ChecklistItem | null, { task, id }: { task: TaskRef; id: string }, { rest }: GatewayContext) {
  if (written !== null) return written
  const items = await calls.listChecklist(rest, addressOf(task), task.id)
  return items.flatMap((item) => [item, ...item.children]).find((item) => item.id === id) ?? null
}

/** Fields of Query and Mutation about checklists. */
export const checklistResolvers = {
  Query: {
    checklist: (_, { taskId, ...ref }, { rest }) => calls.listChecklist(rest, addressOf(ref), taskId),
  },
  Mutation: {
    addChecklistItem: (_, { task, input }, { rest }) =>
      payload(
        async () => ({
          item: await calls.addItem(rest, addressOf(task), task.id, { title: input.title, parentId: input.parentId ?? null }),
        }),
        { item: null },
        names,
      ),
    renameChecklistItem: (_, args, context) =>
      payload(
        async () => ({ item: await after(await calls.renameItem(context.rest, addressOf(args.task), args.id, args.title), args, context) }),
        { item: null },
        names,
      ),
    setChecklistItemDone: (_, args, context) =>
      payload(
        async () => ({ item: await after(await calls.toggleItem(context.rest, addressOf(args.task), args.id, args.done), args, context) }),
        { item: null },
        names,
      ),
    deleteChecklistItem: (_, { task, id }, { rest }) => deletion(id, () => calls.deleteItem(rest, addressOf(task), id)),
  },
} satisfies Resolvers
