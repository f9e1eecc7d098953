// REST calls and wire types of checklists.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, flag, id, text, wireId } from '../../rest/wire.ts'
import type { ChecklistItem } from '../../schema-types.d.ts'

// The specification calls it `done (status)`.
const wire = z.object({
  id,
  title: text,
  done: flag.nullish(),
  status: flag.nullish(),
  parent_id: id.nullish(),
})

const item = wire.extend({ children: z.array(wire).nullish() }).transform(({ children, ...own }): ChecklistItem => {
  const below = (children ?? []).map((child) => ({ ...plain(child), parentId: own.id }))
  return settled({ ...plain(own), children: below })
})

function plain({ id: itemId, title, done, status, parent_id: parentId }: z.infer<typeof wire>): ChecklistItem {
  return { id: itemId, title: title ?? '', done: done ?? status ?? false, parentId: parentId ?? null, children: [] }
}

/** What writes answer is not stated; where it is the item itself, it need not be asked for again. */
const maybeItem = z.unknown().transform((body) => item.safeParse(body).data ?? null)

/** A parent is done exactly when all its children are, whatever the host keeps (CHECK-04). */
function settled(own: ChecklistItem): ChecklistItem {
  return own.children.length === 0 ? own : { ...own, done: own.children.every(({ done }) => done) }
}

/** REST-41. Also taken as a flat list whose children name their parent. */
export async function listChecklist(rest: RestClient, at: ProjectAddress, taskId: string): Promise<ChecklistItem[]> {
  const items = await rest.get('/task-checklists/', { query: { ...at, task_uuid: taskId }, answer: z.array(item) })
  const top = items.filter((one) => !items.some((other) => other.id === one.parentId))
  return top.map((one) => {
    const known = new Set(one.children.map((below) => below.id))
    const flat = items.filter((other) => other.parentId === one.id && !known.has(other.id))
    return settled({ ...one, children: [...one.children, ...flat] })
  })
}

/** REST-42. */
export function addItem(
  rest: RestClient,
  at: ProjectAddress,
  taskId: string,
  { title, parentId: under }: { title: string; parentId: string | null },
) {
  const body = { task_uuid: taskId, title, ...(under !== null && { parent_id: wireId(under) }) }
  return rest.post('/task-checklists/', { query: { ...at }, body, answer: item })
}

/** REST-43. */
export function renameItem(rest: RestClient, at: ProjectAddress, itemId: string, title: string) {
  return rest.put(path`/task-checklists/${itemId}/`, { query: { ...at }, body: { title }, answer: maybeItem })
}

/** REST-44: `status` is a string (CHECK-06). */
export function toggleItem(rest: RestClient, at: ProjectAddress, itemId: string, done: boolean) {
  return rest.put(path`/task-checklists/${itemId}/toggle/`, { query: { ...at }, body: { status: String(done) }, answer: maybeItem })
}

/** REST-45. */
export function deleteItem(rest: RestClient, at: ProjectAddress, itemId: string) {
  return rest.delete(path`/task-checklists/${itemId}/`, { query: { ...at }, answer: anything })
}
