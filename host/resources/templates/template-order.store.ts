// The order of types, efforts and workflows (PSET-11).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { listTemplates, lockList, NOUN, type TemplateKind, tables } from './templates.store.ts'

const LISTS = { type: 'types', effort: 'efforts', workflow: 'statuses' } as const

/** Puts the list of a kind in this order; 422 unless it names each of the project once. */
export async function orderTemplates(db: Database, { actorId, ...place }: Doer, kind: TemplateKind, ids: readonly number[]): Promise<void> {
  const projectId = place.id
  await db.transaction(async (tx) => {
    await lockList(tx, projectId)
    const present = (await listTemplates(tx, projectId, kind)).map(({ id }) => id)
    const wanted = new Set(ids)
    if (wanted.size !== ids.length || ids.length !== present.length || !present.every((id) => wanted.has(id)))
      throw invalid({ ids: ['The list has changed meanwhile. Load it again and put it in order then.'] })
    await tx.execute(sql`
      update ${tables[kind]} set position = wanted.position
      from unnest(${sql.param([...ids])}::int[]) with ordinality as wanted(id, position)
      where ${tables[kind]}.id = wanted.id and ${tables[kind].projectId} = ${projectId}`)
    await record(tx, place, actorId, { action: `${NOUN[kind]}.order`, said: `put the ${LISTS[kind]} in another order` })
  })
}
