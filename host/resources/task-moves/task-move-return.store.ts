// Gives a task that comes back from a move its code, its people with their timers, and its relatives again.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { logActivity } from '../activities/activities.store.ts'
import { takePlaces } from '../tasks/tasks.store.ts'
import type { Kept, Loss, Relative } from './task-move.kept.ts'
import { linkBelow } from './task-move-links.store.ts'
import type { MoveEnd } from './task-move-read.store.ts'
import type { Pair } from './task-move-return.ts'
import type { TaskMoveRow } from './task-moves.table.ts'

/** New numbers for those whose old one was given to another task meanwhile, by task. */
export async function numbersFor(tx: Database, projectId: string, pairs: readonly Pair[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ number: number }>(
    sql`select number from tasks where project_id = ${projectId} and number = any(${sql.param(pairs.map(({ kept }) => kept.number))}::int[])`,
  )
  const taken = new Set(rows.map(({ number }) => number))
  const homeless = pairs.filter(({ kept }) => taken.has(kept.number))
  if (homeless.length === 0) return new Map()
  const { number } = await takePlaces(tx, projectId, homeless.length)
  return new Map(homeless.map(({ task }, place) => [task.id, number + place]))
}

/** Puts the people on again who had to stay behind, and lets their timers run on; whoever may not see the project any more stays off. */
export async function givePeopleBack(
  tx: Database,
  { company, project }: MoveEnd,
  pairs: readonly Pair[],
  sees: ReadonlySet<string>,
): Promise<Loss[]> {
  const left: Loss[] = []
  for (const { task, kept } of pairs) {
    const lose = (what: Loss['what'], title: string) => left.push({ uuid: task.id, code: `${project.code}-${kept.number}`, what, title })
    for (const person of kept.people) {
      if (!sees.has(person.id)) lose('assignee', person.title)
      else
        await tx.execute(sql`insert into task_people (company_id, project_id, task_id, person_id, assigned_at)
          values (${company.id}, ${project.id}, ${task.id}, ${person.id}, ${person.at}) on conflict do nothing`)
    }
    for (const timer of kept.timers) {
      if (!(sees.has(timer.personId) && (await goesOn(tx, timer)))) lose('timer', timer.title)
      // The move has said that its time was logged.
      else await logActivity(tx, task, timer.personId, { action: 'time.change', said: 'went on with the timer' })
    }
  }
  return left
}

/** True when a timer that the move ended runs again: nobody has changed its entry, and its person has started no other one. */
async function goesOn(tx: Database, { id, personId, endedAt }: Kept['timers'][number]): Promise<boolean> {
  // Whoever starts a timer at this moment comes first or finds this one running.
  const { rows } = await tx.execute(sql`
    update time_entries set ended_at = null where id = ${id} and person_id = ${personId} and by_timer and ended_at = ${endedAt}::timestamptz
      and not exists (select 1 from time_entries other where other.person_id = ${personId} and other.ended_at is null) returning 1`)
  return rows.length > 0
}

/** Links tasks that are back with their parents and with the subtasks that stayed; those that were moved in the same step may still be on their way. */
export async function giveRelativesBack(tx: Database, { project }: MoveEnd, back: readonly TaskMoveRow[]): Promise<Loss[]> {
  const [first] = back
  if (first === undefined) return []
  const left: Loss[] = []
  const { rows: step } = await tx.execute<{ id: string; open: boolean; parent: string | null }>(sql`
    select task_id as id, undone_at is null as open, kept -> 'parent' ->> 'id' as parent from task_moves
    where actor_id = ${first.actorId} and move_id = ${first.moveId}`)
  const onItsWay = new Set(step.flatMap(({ id, open }) => (open ? [id] : [])))
  const { rows: now } = await tx.execute<{ id: string; parent: string | null }>(
    sql`select id, parent_id as parent from tasks where id = any(${sql.param(back.map(({ taskId }) => taskId))}::uuid[])`,
  )
  const alone = new Set(now.flatMap(({ id, parent }) => (parent === null ? [id] : [])))
  for (const { taskId, kept } of back) {
    const lose = (what: Loss['what'], { number, title }: Relative) =>
      left.push({ uuid: taskId, code: `${project.code}-${kept.number}`, what, title: `${project.code}-${number} ${title}` })
    const { parent: above } = kept
    if (above && alone.has(taskId) && !(await linkBelow(tx, project.id, taskId, above.id)) && !onItsWay.has(above.id)) lose('parent', above)
    for (const child of kept.children) {
      if (!(await isBelow(tx, project.id, child.id, taskId)) && !onItsWay.has(child.id)) lose('subtask', child)
    }
    for (const { id, open, parent } of step) if (!open && parent === taskId) await linkBelow(tx, project.id, id, taskId)
  }
  return left
}

async function isBelow(tx: Database, projectId: string, childId: string, parentId: string): Promise<boolean> {
  if (await linkBelow(tx, projectId, childId, parentId)) return true
  const { rows } = await tx.execute(sql`select 1 from tasks where id = ${childId} and parent_id = ${parentId}`)
  return rows.length > 0
}
