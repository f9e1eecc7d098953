// An item of a checklist on the wire, and what the calls about checklists accept.
import { z } from 'zod'
import { lineText } from '../../plain-text.ts'
import { projectQuery } from '../../wire.ts'
import type { ChecklistFamily, ChecklistItemView } from './checklists.store.ts'

const childShape = z.object({
  id: z.number().int(),
  title: z.string(),
  done: z.boolean(),
  parent_id: z.number().int().nullable(),
  children: z.tuple([]),
})

/** An item with its children (CHECK-01); children have none. An item with children is done when all of them are (CHECK-04). */
export const checklistItemShape = childShape.extend({ children: z.array(childShape) })

const title = lineText(500, { none: 'A title is required.', long: 'A title has at most 500 characters.' })

/** Query of the list (REST-41). */
export const checklistQuery = projectQuery.extend({ task_uuid: z.uuid() })

/** Body of a new item (REST-42); `parent_id` makes it a child. Nothing but white space is refused (CHECK-03). */
export const checklistItemBody = z.strictObject({
  task_uuid: z.uuid(),
  title,
  parent_id: z.number().int().min(1).max(2_147_483_647).nullish(),
})

/** Body of a changed title (REST-43). */
export const checklistTitleBody = z.strictObject({ title })

/** Body of the toggle call (REST-44): a string, not a boolean (CHECK-06). */
export const checklistToggleBody = z.strictObject({ status: z.enum(['true', 'false']) })

/** An item as answered, with its children. */
export function toChecklistItem({ children, ...item }: ChecklistFamily): z.infer<typeof checklistItemShape> {
  return { ...toOne(item), children: children.map((child) => ({ ...toOne(child), children: [] })) }
}

function toOne({ id, title, done, parentId }: ChecklistItemView) {
  return { id, title, done, parent_id: parentId }
}
