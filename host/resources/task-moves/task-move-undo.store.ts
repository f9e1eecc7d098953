// Takes a move back: what the move took away is given again, what people changed since then stays (see docs/decisions/016).
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { logActivity, logToRelatives } from '../activities/activities.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { endTimers } from '../timer/timer-ends.store.ts'
import type { Loss, Moving } from './task-move.kept.ts'
import { holdProjects, placeNames } from './task-move.store.ts'
import { settleAfterMove } from './task-move-links.store.ts'
import { catalogueOf, type MoveEnd, peopleAround, readMoving, whoSees } from './task-move-read.store.ts'
import { givePeopleBack, giveRelativesBack, numbersFor } from './task-move-return.store.ts'
import { type Returning, returningOf, stillThere } from './task-move-return.ts'
import { type TaskMoveRow, taskMoves } from './task-moves.table.ts'

/** What came back, the task first, and what could not be given back. */
export type Undone = { ids: string[]; left: Loss[] }

/** A move of a person, by its own id and the task's; undefined when it is unknown or another person's. */
export async function findMove(db: Database, actorId: string, moveId: string, taskId: string): Promise<TaskMoveRow | undefined> {
  const [row] = await db
    .select()
    .from(taskMoves)
    .where(and(eq(taskMoves.actorId, actorId), eq(taskMoves.moveId, moveId), eq(taskMoves.taskId, taskId)))
  return row
}

/**
 * Takes a task and the subtasks that went along back to where they were. Asked again it changes nothing and answers the same. 409 when the task has
 * gone on to a third project meanwhile. The caller has checked that both projects are the move's and that the person may edit them.
 */
export async function undoMove(db: Database, actorId: string, move: TaskMoveRow, from: MoveEnd, to: MoveEnd): Promise<Undone> {
  return db.transaction(async (tx) => {
    await holdProjects(tx, from, to)
    const led = or(eq(taskMoves.ledBy, move.taskId), eq(taskMoves.taskId, move.taskId))
    const step = await tx
      .select()
      .from(taskMoves)
      .where(and(eq(taskMoves.actorId, actorId), eq(taskMoves.moveId, move.moveId), led))
      .for('update')
    const own = step.find(({ taskId }) => taskId === move.taskId)
    if (own === undefined) throw notFound('There is no such move.')
    const others = fromTheTop(step.filter((row) => row !== own))
    if (own.undoneAt !== null) return { ids: await stillIn(tx, from.project.id, [own, ...others]), left: own.left ?? [] }
    const open = [own, ...others.filter(({ undoneAt }) => undoneAt === null)]
    const here = await stillIn(tx, to.project.id, open)
    if (here[0] !== move.taskId) throw conflict('The task has gone to another project since.', 'moved_on')
    const left = await comeBack(tx, actorId, open, here, { from, to })
    const ids = open.map(({ taskId }) => taskId)
    const mine = and(eq(taskMoves.actorId, actorId), eq(taskMoves.moveId, move.moveId), isNull(taskMoves.undoneAt))
    await tx
      .update(taskMoves)
      .set({ undoneAt: new Date(), left: [] })
      .where(and(mine, inArray(taskMoves.taskId, ids)))
    const all = [
      ...left,
      ...(await giveRelativesBack(
        tx,
        from,
        open.filter(({ taskId }) => here.includes(taskId)),
      )),
      ...goneOn(open, here, from),
    ]
    await logToRelatives(tx, here, actorId, 'moved', { way: 'back from', name: placeNames(to, from)[0] })
    await tx
      .update(taskMoves)
      .set({ left: all })
      .where(and(eq(taskMoves.actorId, actorId), eq(taskMoves.moveId, move.moveId), eq(taskMoves.taskId, move.taskId)))
    return { ids: here, left: all }
  })
}

/** A step as the tree stood, each level by number: the database has no order of its own. */
function fromTheTop(rows: readonly TaskMoveRow[]): TaskMoveRow[] {
  const byId = new Map(rows.map((row) => [row.taskId, row]))
  const depthOf = (row: TaskMoveRow, seen = new Set<string>()): number => {
    const above = row.kept.parent && byId.get(row.kept.parent.id)
    return above && !seen.has(row.taskId) ? 1 + depthOf(above, seen.add(row.taskId)) : 0
  }
  return rows.toSorted((a, b) => depthOf(a) - depthOf(b) || a.kept.number - b.kept.number)
}

/** Those of some moves whose task is in a project, in their order; the tasks are kept for the transaction. */
async function stillIn(tx: Database, projectId: string, rows: readonly TaskMoveRow[]): Promise<string[]> {
  const ids = rows.map(({ taskId }) => taskId)
  const found = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), inArray(tasks.id, ids)))
    .orderBy(tasks.id)
    .for('no key update')
  const there = new Set(found.map(({ id }) => id))
  return ids.filter((id) => there.has(id))
}

function goneOn(rows: readonly TaskMoveRow[], here: readonly string[], { project }: MoveEnd): Loss[] {
  return rows
    .filter(({ taskId }) => !here.includes(taskId))
    .map(({ taskId, kept }) => ({ uuid: taskId, code: `${project.code}-${kept.number}`, what: 'task', title: kept.title }))
}

async function comeBack(
  tx: Database,
  actorId: string,
  open: readonly TaskMoveRow[],
  here: string[],
  { from, to }: { from: MoveEnd; to: MoveEnd },
): Promise<Loss[]> {
  const now = await readMoving(tx, here)
  const kept = new Map(open.map((row) => [row.taskId, row.kept]))
  const pairs = now.flatMap((task) => (kept.has(task.id) ? [{ task, kept: kept.get(task.id) as TaskMoveRow['kept'] }] : []))
  const origin = await catalogueOf(tx, from.project.id)
  const there = await stillThere(tx, from.project.id, pairs)
  const numbers = await numbersFor(tx, from.project.id, pairs)
  const returning = pairs.map((pair) => returningOf(pair, { origin, there, prefix: from.project.code, number: numbers.get(pair.task.id) }))
  const sees = await whoSees(tx, from, [...peopleAround(now), ...peopleAround(pairs.map((pair) => pair.kept))])
  await leave(
    tx,
    here,
    peopleAround(now).filter((id) => !sees.has(id)),
  )
  await arrive(tx, from, here, returning)
  await settleAfterMove(tx, to, from, returning)
  const left = returning.flatMap((task) => task.left)
  left.push(...(await givePeopleBack(tx, from, pairs, sees)))
  left.push(...strayed(now, await idsOfStep(tx, open[0]), to))
  const names = placeNames(to, from)
  const place = { companyId: from.company.id, projectId: from.project.id }
  for (const id of here) await logActivity(tx, { ...place, id }, actorId, sentence`moved the task back from ${names[0]} to ${names[1]}`)
  return left
}

async function idsOfStep(tx: Database, one: TaskMoveRow | undefined): Promise<Set<string>> {
  if (one === undefined) return new Set()
  const { rows } = await tx.execute<{ id: string }>(
    sql`select task_id as id from task_moves where actor_id = ${one.actorId} and move_id = ${one.moveId}`,
  )
  return new Set(rows.map(({ id }) => id))
}

// Subtasks that a task got in the project it leaves again stay there, below nothing; those of the same step come back, too.
function strayed(now: readonly Moving[], ofStep: ReadonlySet<string>, { project }: MoveEnd): Loss[] {
  return now.flatMap(({ id, number, children }) =>
    children
      .filter((child) => !ofStep.has(child.id))
      .map(
        (child): Loss => ({
          uuid: id,
          code: `${project.code}-${number}`,
          what: 'subtask',
          title: `${project.code}-${child.number} ${child.title}`,
        }),
      ),
  )
}

async function leave(tx: Database, here: readonly string[], strangers: readonly string[]): Promise<void> {
  const [taken, who] = [sql.param(here), sql.param(strangers)]
  await tx.execute(sql`delete from task_labels where task_id = any(${taken}::uuid[])`)
  await tx.execute(sql`delete from task_people where task_id = any(${taken}::uuid[]) and person_id = any(${who}::uuid[])`)
  await endTimers(tx, sql`e.task_id = any(${taken}::uuid[]) and e.person_id = any(${who}::uuid[])`)
  await tx.execute(sql`update tasks set parent_id = null where parent_id = any(${taken}::uuid[]) and id <> all(${taken}::uuid[])`)
}

async function arrive(tx: Database, from: MoveEnd, here: readonly string[], returning: readonly Returning[]): Promise<void> {
  const columns = sql.raw('id uuid, number int, position float8, workflow int, type int, effort int, board uuid, sprint int, story int')
  await tx.execute(sql`
    update tasks t set company_id = ${from.company.id}, project_id = ${from.project.id}, number = b.number, position = b.position,
      workflow_id = b.workflow, type_id = b.type, effort_id = b.effort, board_id = b.board, sprint_id = b.sprint, user_story_id = b.story,
      parent_id = case when t.parent_id = any(${sql.param(here)}::uuid[]) then t.parent_id end, updated_at = now()
    from json_to_recordset(${JSON.stringify(returning)}::json) as b (${columns}) where t.id = b.id`)
}
