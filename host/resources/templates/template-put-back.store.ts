// Undoing the replacement of a type, effort or workflow: it is back, and tasks have it again (PSET-12).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { logEach } from '../activities/activities.store.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { takeReplacement } from './replacements.store.ts'
import { doneStatus, findTemplate, lockList, NOUN, type TemplateKind, tables, taskColumns, templateTarget } from './templates.store.ts'

/**
 * Puts back what was replaced, where it stood, and gives it to the tasks that had it and still have what they got instead; those that the replacement
 * finished are open again. Answers how many tasks that were; 404 where there is nothing to undo.
 */
export function putBackTemplate(db: Database, { actorId, ...place }: Doer, kind: TemplateKind, id: number): Promise<number> {
  const projectId = place.id
  return db.transaction(async (tx) => {
    await lockList(tx, projectId)
    const kept = await takeReplacement(tx, projectId, kind, id)
    const gone = kept.gone as { title: string }
    const own = kind === 'effort' ? sql`hours` : sql`color`
    await tx.execute(sql`
      insert into ${tables[kind]} (id, company_id, project_id, title, position, created_at, ${own})
      select ${id}::int, ${place.companyId}::uuid, ${projectId}::uuid, g.title, g.position, g.created_at, g.${own}
      from jsonb_to_record(${JSON.stringify(kept.gone)}::jsonb)
        as g(title text, position int, created_at timestamptz, color text, hours numeric)`)
    if (kind === 'workflow') await meanDoneAgain(tx, projectId, kept)
    const column = sql.identifier(taskColumns[kind])
    const { rows } = await tx.execute<{ id: string; finished: boolean }>(sql`
      with back as materialized (
        select t.id, w.finished, w.estimative, w.workflow_before_done, w.estimative_before_done
        from jsonb_to_recordset(${JSON.stringify(kept.tasks)}::jsonb)
          as w(id uuid, finished boolean, estimative smallint, workflow_before_done int, estimative_before_done smallint)
        join tasks t on t.id = w.id
        where t.project_id = ${projectId} and t.${column} = ${kept.insteadId} and (t.done or not w.finished) order by t.id for update of t
      ) update tasks t set ${column} = ${id}, updated_at = now(),
        done = t.done and not b.finished,
        estimative = case when b.finished then b.estimative else t.estimative end,
        workflow_before_done = case when b.finished then (select w.id from workflows w where w.id = b.workflow_before_done) else t.workflow_before_done end,
        estimative_before_done = case when b.finished then b.estimative_before_done else t.estimative_before_done end
      from back b where t.id = b.id returning t.id, b.finished`)
    if (kind === 'workflow')
      await tx.execute(sql`
        update tasks set workflow_before_done = ${id} where project_id = ${projectId} and workflow_before_done = ${kept.insteadId}
          and id in (select jsonb_array_elements_text(${JSON.stringify(kept.backTo)}::jsonb)::uuid)`)
    const other = await findTemplate(tx, projectId, kind, kept.insteadId)
    const ids = rows.map((row) => row.id)
    await logEach(tx, ids, actorId, sentence`changed the ${NOUN[kind]} from ${other?.title} to ${gone.title}`)
    const open = rows.filter(({ finished }) => finished).map((row) => row.id)
    await logEach(tx, open, actorId, 'reopened the task')
    await record(tx, place, actorId, {
      action: `${NOUN[kind]}.restore`,
      said: sentence`undid replacing the ${NOUN[kind]} “${gone.title}” with “${other?.title ?? 'another one'}”`,
      target: templateTarget(kind, { id, title: gone.title }),
      detail: { tasks: ids.length },
    })
    return ids.length
  })
}

/** The status that meant done before means it again, unless somebody has chosen another one since. */
async function meanDoneAgain(
  tx: Database,
  projectId: string,
  { doneBefore, doneAfter }: { doneBefore: number | null; doneAfter: number | null },
): Promise<void> {
  const now = await doneStatus(tx, projectId)
  if (doneBefore === doneAfter || (now?.id ?? null) !== doneAfter) return
  await tx.execute(sql`update workflows set is_done = false where project_id = ${projectId} and is_done`)
  await tx.execute(sql`update workflows set is_done = true where project_id = ${projectId} and id = ${doneBefore}`)
}
