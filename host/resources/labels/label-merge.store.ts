// Making one label of two (PSET-13).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import { logEach } from '../activities/activities.store.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { findLabel, type Label, labelTarget } from './labels.store.ts'

/**
 * Puts the label `with` on every task that carries `id`, writes that into their logs, deletes `id` and answers how many tasks that were.
 * 404 for an unknown label, 422 for an unknown or the same replacement.
 */
export function mergeLabels(db: Database, { actorId, ...place }: Doer, { id, with: other }: { id: number; with: number }): Promise<number> {
  const projectId = place.id
  return db.transaction(async (tx) => {
    if (other === id) throw invalid({ with: ['Choose another label of this project.'] })
    // In the order of their ids, so that two merges that cross wait for each other and do not block.
    const locked = new Map<number, Label>()
    for (const one of [id, other].sort((a, b) => a - b))
      locked.set(
        one,
        await findLabel(tx, projectId, one, 'update').catch((error: unknown) => {
          if (one === other) throw invalid({ with: ['Choose another label of this project.'] })
          throw error
        }),
      )
    const { rows } = await tx.execute<{ id: string }>(sql`
      with carried as (delete from task_labels where project_id = ${projectId} and label_id = ${id} returning company_id, task_id),
      given as (
        insert into task_labels (company_id, project_id, task_id, label_id)
        select company_id, ${projectId}::uuid, task_id, ${other}::int from carried on conflict do nothing
      ) select task_id as id from carried`)
    const ids = rows.map((row) => row.id)
    await tx.execute(sql`update tasks set updated_at = now() where id = any(${sql.param(ids)}::uuid[])`)
    await logEach(tx, ids, actorId, `replaced the label ${locked.get(id)?.title} with ${locked.get(other)?.title}`)
    const [gone, stays] = [locked.get(id)?.title ?? '', locked.get(other)?.title]
    const said = `made one label of “${gone}” and “${stays}”`
    await record(tx, place, actorId, {
      action: 'label.merge',
      said,
      target: labelTarget({ id: other, title: stays ?? '' }),
      detail: { tasks: ids.length },
    })
    await tx.execute(sql`delete from labels where id = ${id}`)
    return ids.length
  })
}
