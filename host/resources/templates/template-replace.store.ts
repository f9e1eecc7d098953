// Deleting a type, effort or workflow that tasks have: they get another one first, all at once (PSET-12).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import { logEach } from '../activities/activities.store.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { forgetWorkflows } from '../tasks/task-references.store.ts'
import { keepReplacement, rowOf } from './replacements.store.ts'
import {
  doneStatus,
  findTemplate,
  keepDoneStatus,
  lockList,
  NOUN,
  type TemplateKind,
  tables,
  taskColumns,
  templateTarget,
} from './templates.store.ts'

/**
 * Gives every task of `id`, archived ones too, the template `with`, writes that into their logs, deletes `id` and answers how many tasks that were.
 * 404 for an unknown template, 422 for an unknown or the same replacement.
 */
export function replaceTemplate(
  db: Database,
  { actorId, ...place }: Doer,
  kind: TemplateKind,
  { id, with: other }: { id: number; with: number },
): Promise<number> {
  const projectId = place.id
  return db.transaction(async (tx) => {
    await lockList(tx, projectId)
    const gone = await findTemplate(tx, projectId, kind, id)
    if (gone === undefined) throw notFound('This template does not exist.')
    const next = await findTemplate(tx, projectId, kind, other)
    if (next === undefined || other === id) throw invalid({ with: [`Choose another ${NOUN[kind]} of this project.`] })
    const column = sql.identifier(taskColumns[kind])
    const meaning = kind === 'workflow' ? await doneMeaning(tx, id, other) : 'same'
    const done = meaning === 'finishes' ? FINISHED : sql``
    const doneBefore = kind === 'workflow' ? await doneStatus(tx, projectId) : undefined
    const row = await rowOf(tx, tables[kind], id)
    const { rows } = await tx.execute<Had>(sql`
      with had as materialized (
        select id, done, estimative, workflow_before_done, estimative_before_done from tasks where project_id = ${projectId} and ${column} = ${id}
        order by id for update
      ) update tasks set ${column} = ${other}, updated_at = now()${done} from had where tasks.id = had.id
      returning tasks.id, not had.done and tasks.done as finished, had.estimative, had.workflow_before_done, had.estimative_before_done`)
    const ids = rows.map((row) => row.id)
    await logEach(tx, ids, actorId, sentence`changed the ${NOUN[kind]} from ${gone.title} to ${next.title}`)
    const finished = rows.filter((row) => row.finished).map((row) => row.id)
    await logEach(tx, finished, actorId, 'marked the task as done')
    const backTo = kind === 'workflow' ? await sendBackTo(tx, projectId, id, other) : []
    const said = sentence`replaced the ${NOUN[kind]} “${gone.title}” with “${next.title}”`
    await record(tx, place, actorId, {
      action: `${NOUN[kind]}.replace`,
      said,
      target: templateTarget(kind, next),
      detail: { tasks: ids.length },
    })
    // Done tasks of other projects that came from this one.
    if (kind === 'workflow') await forgetWorkflows(tx, place.companyId, sql`${id}::int`)
    await tx.delete(tables[kind]).where(sql`id = ${id}`)
    if (kind === 'workflow') {
      // Its tasks stay done where the status that meant it goes: the other one means it from now on (decision 019).
      if (meaning === 'inherits') await tx.execute(sql`update workflows set is_done = true where id = ${other}`)
      await keepDoneStatus(tx, projectId)
    }
    const doneAfter = kind === 'workflow' ? await doneStatus(tx, projectId) : undefined
    const meant = { doneBefore: doneBefore?.id ?? null, doneAfter: doneAfter?.id ?? null }
    await keepReplacement(tx, place, { kind, itemId: id, insteadId: other, gone: row, tasks: rows, backTo, ...meant })
    return ids.length
  })
}

/** A task that had it: whether it was finished by the replacement, and how it stood before that. */
type Had = {
  id: string
  finished: boolean
  estimative: number
  workflow_before_done: number | null
  estimative_before_done: number | null
}

/** Tasks that would go back to a status when they are not done any more go back to another one; answers which. */
async function sendBackTo(tx: Database, projectId: string, id: number, other: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`update tasks set workflow_before_done = ${other} where project_id = ${projectId} and workflow_before_done = ${id} returning id`,
  )
  return rows.map((row) => row.id)
}

/** What a task that was open gets when it comes into the status that means done. */
const FINISHED: SQL = sql`, estimative_before_done = case when tasks.done then tasks.estimative_before_done else tasks.estimative end,
  workflow_before_done = case when tasks.done then tasks.workflow_before_done end, estimative = 100, done = true`

async function doneMeaning(tx: Database, id: number, other: number): Promise<'same' | 'finishes' | 'inherits'> {
  const { rows } = await tx.execute<{ id: number; isDone: boolean }>(
    sql`select id, is_done as "isDone" from workflows where id in (${id}, ${other})`,
  )
  const means = (one: number) => rows.some((row) => row.id === one && row.isDone)
  return means(other) ? 'finishes' : means(id) ? 'inherits' : 'same'
}
