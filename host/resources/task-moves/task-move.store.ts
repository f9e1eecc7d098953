// Moves a task, alone or with its subtasks, to another project of the same workspace or of another one (REST-29).
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { logActivity, logToRelatives } from '../activities/activities.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { projects } from '../projects/projects.table.ts'
import { changeTask } from '../tasks/task-change.store.ts'
import { findTask, POSITION_GAP, takePlaces } from '../tasks/tasks.store.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { endTimers } from '../timer/timer-ends.store.ts'
import { type Catalogue, type Kept, type Moving, twinIn } from './task-move.kept.ts'
import { linkBelow, settleAfterMove } from './task-move-links.store.ts'
import { catalogueOf, descendantsOf, type MoveEnd, peopleAround, readMoving, whoSees } from './task-move-read.store.ts'
import { taskMoves } from './task-moves.table.ts'

/** What is moved: with its subtasks of every depth or without. `moveId` names the step, so that it can be taken back and repeated. */
export type MoveStep = { taskId: string; workflowId: number; subtasks: boolean; moveId: string | null }

/** What both ends of a move are called: the workspace, too, where it is not the same. */
export function placeNames(from: MoveEnd, to: MoveEnd): [string, string] {
  const nameOf = ({ company, project }: MoveEnd) => (from.company.id === to.company.id ? project.name : `${company.name} / ${project.name}`)
  return [nameOf(from), nameOf(to)]
}

/** Holds both projects until the transaction ends, in one order, so that two tasks crossing each other do not wait for each other. */
export async function holdProjects(tx: Database, ...ends: MoveEnd[]): Promise<void> {
  const ids = ends.map(({ project }) => project.id)
  await tx.select({ id: projects.id }).from(projects).where(inArray(projects.id, ids)).orderBy(projects.id).for('no key update')
}

/**
 * Moves in one transaction: new codes, on top of the target's list, the task in the workflow that is asked for, its subtasks in the one of the same
 * title where there is one. Type, effort and labels are carried by equal title; board, sprint, story, and relatives that do not come along are left
 * behind, as are people who cannot see the target (their timers on it end). All that is written down under `moveId`. Inside one project only the
 * workflow changes. The caller has checked the rights on both sides. Answers the ids of what moved, the task first.
 */
export async function moveTask(db: Database, from: MoveEnd, to: MoveEnd, actorId: string, step: MoveStep): Promise<string[]> {
  const { taskId, workflowId, moveId } = step
  if (from.project.id === to.project.id) {
    await changeTask(db, from.project.id, taskId, actorId, { field: 'config_workflow_id', value: workflowId })
    return [taskId]
  }
  return db.transaction(async (tx) => {
    await holdProjects(tx, from, to)
    const there = await catalogueOf(tx, to.project.id)
    if (!there.workflow.some(({ id }) => id === workflowId)) {
      throw invalid({ new_workflow_id: ['This status is not in the target project.'] })
    }
    if (moveId !== null && (await movedBefore(tx, to, actorId, { ...step, moveId }))) return [taskId]
    await findTask(tx, from.project.id, taskId, 'lock')
    const ids = [taskId, ...(step.subtasks ? await descendantsOf(tx, [taskId]) : [])]
    await tx.select({ id: tasks.id }).from(tasks).where(inArray(tasks.id, ids)).orderBy(tasks.id).for('no key update')
    const moving = await readMoving(tx, ids)
    const names = placeNames(from, to)
    await logToRelatives(tx, ids, actorId, 'moved', { way: 'to', name: names[1] })
    const kept = await leaveBehind(tx, moving, to, there)
    await arrive(tx, from, to, kept, workflowId)
    if (moveId !== null) await writeDown(tx, from, to, actorId, { taskId, moveId }, kept)
    const place = { companyId: to.company.id, projectId: to.project.id }
    for (const id of ids) await logActivity(tx, { ...place, id }, actorId, sentence`moved the task from ${names[0]} to ${names[1]}`)
    return ids
  })
}

/** True when this step has moved the task already, by itself or below its parent; then only the status is still to be set. */
async function movedBefore(
  tx: Database,
  to: MoveEnd,
  actorId: string,
  { taskId, moveId, workflowId }: MoveStep & { moveId: string },
): Promise<boolean> {
  const own = and(eq(taskMoves.actorId, actorId), eq(taskMoves.moveId, moveId), eq(taskMoves.taskId, taskId))
  const [row] = await tx.select().from(taskMoves).where(own)
  if (row === undefined) return false
  if (row.undoneAt !== null || row.toProjectId !== to.project.id) throw conflict('This move was made already, and is another one.')
  // As a move sets it: what is done stays as it is (decision 019).
  await tx
    .update(tasks)
    .set({ workflowId })
    .where(and(eq(tasks.id, taskId), eq(tasks.projectId, to.project.id)))
  await tx
    .update(taskMoves)
    .set({ kept: { ...row.kept, there: { ...row.kept.there, workflow: workflowId } } })
    .where(own)
  return true
}

/** Takes off what does not go along and answers how each task was. */
async function leaveBehind(tx: Database, moving: readonly Moving[], to: MoveEnd, there: Catalogue): Promise<Kept[]> {
  const ids = moving.map(({ id }) => id)
  const around = peopleAround(moving)
  const sees = await whoSees(tx, to, around)
  const strangers = sql.param(around.filter((id) => !sees.has(id)))
  const taken = sql.param(ids)
  await tx.execute(sql`delete from task_labels where task_id = any(${taken}::uuid[])`)
  await tx.execute(sql`delete from task_people where task_id = any(${taken}::uuid[]) and person_id = any(${strangers}::uuid[])`)
  const ended = await endTimers(tx, sql`e.task_id = any(${taken}::uuid[]) and e.person_id = any(${strangers}::uuid[])`)
  await tx.execute(sql`update tasks set parent_id = null where parent_id = any(${taken}::uuid[]) and id <> all(${taken}::uuid[])`)
  const endedAt = new Map(ended.map(({ id, at }) => [id, at]))
  return moving.map((task) => ({
    ...task,
    labels: task.labels.map((label) => ({ ...label, there: twinIn(there.label, label)?.id ?? null })),
    children: task.children.filter(({ id }) => !ids.includes(id)),
    people: task.people.filter(({ id }) => !sees.has(id)),
    timers: task.timers.flatMap((timer) => (endedAt.has(timer.id) ? [{ ...timer, endedAt: endedAt.get(timer.id) ?? null }] : [])),
    there: {
      workflow: twinIn(there.workflow, task.workflow)?.id ?? 0,
      type: twinIn(there.type, task.type)?.id ?? null,
      effort: twinIn(there.effort, task.effort)?.id ?? null,
    },
  }))
}

async function arrive(tx: Database, from: MoveEnd, to: MoveEnd, kept: readonly Kept[], workflowId: number): Promise<void> {
  const [root] = kept
  for (const task of kept) if (task === root || task.there.workflow === 0) task.there.workflow = workflowId
  const { number, top } = await takePlaces(tx, to.project.id, kept.length)
  const landing = kept.map(({ id, there }, place) => ({ id, ...there, number: number + place, position: top + place * POSITION_GAP }))
  const ids = sql.param(kept.map(({ id }) => id))
  // One statement, so that a parent and its subtask are never in two projects.
  await tx.execute(sql`
    update tasks t set company_id = ${to.company.id}, project_id = ${to.project.id}, number = l.number, position = l.position,
      workflow_id = l.workflow, type_id = l.type, effort_id = l.effort, board_id = null, sprint_id = null, user_story_id = null,
      parent_id = case when t.parent_id = any(${ids}::uuid[]) then t.parent_id end, updated_at = now()
    from json_to_recordset(${JSON.stringify(landing)}::json) as l (id uuid, number int, position float8, workflow int, type int, effort int)
    where t.id = l.id and t.project_id = ${from.project.id}`)
  await settleAfterMove(
    tx,
    from,
    to,
    kept.map(({ id, labels }) => ({ id, labels: labels.flatMap(({ there }) => there ?? []) })),
  )
}

async function writeDown(
  tx: Database,
  from: MoveEnd,
  to: MoveEnd,
  actorId: string,
  { taskId, moveId }: { taskId: string; moveId: string },
  kept: Kept[],
): Promise<void> {
  await tx.execute(sql`delete from task_moves where moved_at < now() - interval '30 days'`)
  const others = await tx
    .select()
    .from(taskMoves)
    .where(and(eq(taskMoves.actorId, actorId), eq(taskMoves.moveId, moveId), eq(taskMoves.toProjectId, to.project.id)))
  // A parent and its subtask that move one after the other stay parent and subtask, whichever comes first.
  for (const task of kept) {
    const parent = others.find((other) => other.kept.children.some(({ id }) => id === task.id))
    if (parent) {
      task.parent = { id: parent.taskId, number: parent.kept.number, title: parent.kept.title }
      await linkBelow(tx, to.project.id, task.id, parent.taskId)
    }
    for (const child of others) if (child.kept.parent?.id === task.id) await linkBelow(tx, to.project.id, child.taskId, task.id)
  }
  const ends = { companyId: from.company.id, projectId: from.project.id, toCompanyId: to.company.id, toProjectId: to.project.id }
  await tx.insert(taskMoves).values(kept.map((task) => ({ ...ends, actorId, moveId, ledBy: taskId, taskId: task.id, kept: task })))
}
