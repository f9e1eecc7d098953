// Writes some rows of an imported file: makes tasks, or changes those that came before, and says what it did (IMPORT-04, IMPORT-05, IMPORT-08).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { Place } from '../projects/projects.table.ts'
import { POSITION_GAP, takePlaces } from '../tasks/tasks.store.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { changeFound, type Found, findItems } from './import-found.store.ts'
import type { ImportItem, ImportProblem } from './import-item.ts'
import { addParts, type BatchParts } from './import-parts.store.ts'
import { hashesOf, resolve } from './import-resolved.ts'
import { ensureValues, loadValues, type Values } from './import-values.store.ts'
import { type ImportedThing, importItems } from './imports.table.ts'

/** A row that is to be written, and what it is known by. */
export type Prepared = { item: ImportItem; key: string }

/** What came of some rows. */
export type BatchResult = {
  created: number
  updated: number
  unchanged: number
  comments: number
  checklistItems: number
  problems: ImportProblem[]
  makes: ImportedThing[]
  /** Projects that got something. */
  projects: string[]
}

/** Writes them in one transaction. Projects are held before tasks, as everywhere. */
export async function writeBatch(tx: Database, parts: BatchParts, batch: readonly Prepared[]): Promise<BatchResult> {
  const result: BatchResult = {
    created: 0,
    updated: 0,
    unchanged: 0,
    comments: 0,
    checklistItems: 0,
    problems: [],
    makes: [],
    projects: [],
  }
  const found = await findItems(
    tx,
    parts,
    batch.map(({ key }) => key),
  )
  const fresh = new Map<string, { place: Place; prepared: Prepared[] }>()
  for (const prepared of batch) {
    if (found.has(prepared.key)) continue
    const { place, made } = await parts.places.placeOf(tx, prepared.item)
    result.makes.push(...made)
    const group = fresh.get(place.id) ?? { place, prepared: [] }
    group.prepared.push(prepared)
    fresh.set(place.id, group)
  }
  for (const [, { place, prepared }] of [...fresh].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await addTasks(tx, parts, place, prepared, result)
  const known = batch.flatMap(({ key, item }) => {
    const there = found.get(key)
    return there === undefined ? [] : [{ item, found: there }]
  })
  for (const projectId of new Set(known.map((one) => one.found.task.projectId))) {
    const place = { id: projectId, companyId: parts.row.companyId }
    const here = known.filter((one) => one.found.task.projectId === projectId)
    const values = await valuesFor(
      tx,
      parts,
      place,
      here.map(({ item }) => item),
      result,
    )
    for (const one of here) await changeOne(tx, parts, values, one, result)
  }
  result.projects = [...new Set([...fresh.keys(), ...known.map((one) => one.found.task.projectId)])]
  return result
}

async function changeOne(
  tx: Database,
  parts: BatchParts,
  values: Values,
  { item, found }: { item: ImportItem; found: Found },
  result: BatchResult,
): Promise<void> {
  const { changed, problems, comments: added } = await changeFound(tx, parts, found, resolve(item, values, parts.resolver))
  result.problems.push(...problems.map((problem) => ({ ...problem, row: item.row })))
  result.comments += added
  if (changed) result.updated += 1
  else result.unchanged += 1
}

/** What a project has, after what its new tasks need was made. */
async function valuesFor(
  tx: Database,
  { row, account }: BatchParts,
  place: Place,
  items: readonly ImportItem[],
  result: BatchResult,
): Promise<Values> {
  const values = await loadValues(tx, place)
  const made = await ensureValues(tx, place, values, items)
  if (made.length > 0) {
    await tx.insert(importItems).values(
      made.map(({ kind, id }) => ({
        ...{ companyId: row.companyId, importId: row.id, source: row.source, account },
        ...{ kind, sourceId: `${place.id}:${id}`, targetId: String(id) },
      })),
    )
    result.makes.push(...made.map(({ kind, title }) => ({ kind, title })))
  }
  return values
}

/** Behind what is there, in the order of the file. */
async function addTasks(tx: Database, parts: BatchParts, place: Place, prepared: readonly Prepared[], result: BatchResult): Promise<void> {
  const { now, row, account } = parts
  const { number } = await takePlaces(tx, place.id, prepared.length)
  const items = prepared.map(({ item }) => item)
  await parts.places.welcome(tx, place, items, parts.resolver)
  const values = await valuesFor(tx, parts, place, items, result)
  const { rows } = await tx.execute<{ last: number | null }>(
    sql`select position as last from tasks where project_id = ${place.id} and is_archived = false order by position desc limit 1`,
  )
  const start = (rows[0]?.last ?? 0) + POSITION_GAP
  const owned = { companyId: place.companyId, projectId: place.id }
  const resolved = items.map((item) => resolve(item, values, parts.resolver))
  const made = await tx
    .insert(tasks)
    .values(
      resolved.map(({ fields, item, creatorId }, at) => ({
        ...owned,
        ...fields,
        number: number + at,
        position: start + at * POSITION_GAP,
        estimative: fields.done ? 100 : 0,
        creatorId,
        createdAt: item.created ?? now,
        updatedAt: now,
      })),
    )
    .returning({ id: tasks.id, number: tasks.number })
  const idOf = new Map(made.map((task) => [task.number - number, task.id]))
  const all = resolved.map((one, at) => ({ ...one, key: prepared[at]?.key ?? '', taskId: idOf.get(at) ?? '' }))
  await addParts(tx, owned, all, now)
  await tx
    .insert(importItems)
    .values(
      all.map((one) => ({
        ...{ companyId: row.companyId, importId: row.id, source: row.source, account, kind: 'task' as const },
        ...{ sourceId: one.key, targetId: one.taskId, written: hashesOf(one), stamp: now },
      })),
    )
    // One whose task is gone since is made anew.
    .onConflictDoUpdate({
      target: [importItems.companyId, importItems.source, importItems.account, importItems.kind, importItems.sourceId],
      set: {
        importId: sql`excluded.import_id`,
        targetId: sql`excluded.target_id`,
        written: sql`excluded.written`,
        stamp: sql`excluded.stamp`,
      },
    })
  result.created += all.length
  result.comments += all.reduce((sum, { item }) => sum + item.comments.length, 0)
  result.checklistItems += all.reduce((sum, { item }) => sum + item.checklist.length, 0)
}
