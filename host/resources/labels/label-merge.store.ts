// Making one label of two, and two of one again (PSET-13).
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { logEach } from '../activities/activities.store.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { keepReplacement, rowOf, takeReplacement } from '../templates/replacements.store.ts'
import { findLabel, type Label, labelTarget } from './labels.store.ts'
import { labels } from './labels.table.ts'

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
    const { rows } = await tx.execute<{ id: string; had: boolean }>(sql`
      with carried as (delete from task_labels where project_id = ${projectId} and label_id = ${id} returning company_id, task_id),
      given as (
        insert into task_labels (company_id, project_id, task_id, label_id)
        select company_id, ${projectId}::uuid, task_id, ${other}::int from carried on conflict do nothing returning task_id
      ) select c.task_id as id, g.task_id is null as had from carried c left join given g on g.task_id = c.task_id`)
    const ids = rows.map((row) => row.id)
    await tx.execute(sql`update tasks set updated_at = now() where id = any(${sql.param(ids)}::uuid[])`)
    await logEach(tx, ids, actorId, sentence`replaced the label ${locked.get(id)?.title} with ${locked.get(other)?.title}`)
    const [gone, stays] = [locked.get(id)?.title ?? '', locked.get(other)?.title]
    const said = sentence`made one label of “${gone}” and “${stays}”`
    await record(tx, place, actorId, {
      action: 'label.merge',
      said,
      target: labelTarget({ id: other, title: stays ?? '' }),
      detail: { tasks: ids.length },
    })
    await keepReplacement(tx, place, { kind: 'label', itemId: id, insteadId: other, gone: await rowOf(tx, labels, id), tasks: rows })
    await tx.execute(sql`delete from labels where id = ${id}`)
    return ids.length
  })
}

/**
 * Undoes a merge: the label is back, and on the tasks that carried it; the other one leaves those that got it instead. A task that lost the other one
 * since, or is not in the project any more, is left alone. Answers how many got it back; 404 where there is nothing to undo, 409 where its title is taken.
 */
export function putBackLabel(db: Database, { actorId, ...place }: Doer, id: number): Promise<number> {
  const projectId = place.id
  return db.transaction(async (tx) => {
    const { insteadId: other, gone, tasks } = await takeReplacement(tx, projectId, 'label', id)
    const json = JSON.stringify(gone)
    const { rows: made } = await tx.execute<{ title: string }>(sql`
      insert into labels (id, company_id, project_id, title, color, created_at)
      select ${id}::int, ${place.companyId}::uuid, ${projectId}::uuid, g.title, g.color, g.created_at
      from jsonb_to_record(${json}::jsonb) as g(title text, color text, created_at timestamptz)
      on conflict do nothing returning title`)
    const [label] = made
    if (label === undefined) throw conflict(`There is another label “${(gone as Label).title}” by now. Rename that one first.`)
    const { rows } = await tx.execute<{ id: string; had: boolean }>(sql`
      select t.id, w.had from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as w(id uuid, had boolean) join tasks t on t.id = w.id
      where t.project_id = ${projectId} and (w.had or exists (select 1 from task_labels l where l.task_id = t.id and l.label_id = ${other}))
      order by t.id for update of t`)
    const back = sql.param(rows.map((row) => row.id))
    const without = sql.param(rows.flatMap(({ id: task, had }) => (had ? [] : [task])))
    await tx.execute(sql`delete from task_labels where label_id = ${other} and task_id = any(${without}::uuid[])`)
    await tx.execute(sql`
      insert into task_labels (company_id, project_id, task_id, label_id)
      select ${place.companyId}::uuid, ${projectId}::uuid, task, ${id}::int from unnest(${back}::uuid[]) as task on conflict do nothing`)
    await tx.execute(sql`update tasks set updated_at = now() where id = any(${back}::uuid[])`)
    const [instead] = await tx.select({ title: labels.title }).from(labels).where(eq(labels.id, other))
    const swapped = rows.filter(({ had }) => !had).map((row) => row.id)
    const kept = rows.filter(({ had }) => had).map((row) => row.id)
    await logEach(tx, swapped, actorId, sentence`replaced the label ${instead?.title} with ${label.title}`)
    await logEach(tx, kept, actorId, sentence`added the label ${label.title}`)
    const said = sentence`undid making one label of “${label.title}” and “${instead?.title ?? 'another one'}”`
    const target = labelTarget({ id, title: label.title })
    await record(tx, place, actorId, { action: 'label.restore', said, target, detail: { tasks: rows.length } })
    return rows.length
  })
}
