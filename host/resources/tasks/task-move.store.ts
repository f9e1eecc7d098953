// Moves a task to another project, of the same workspace or of another one (REST-29).
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import { logActivity } from '../activities/activities.store.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import { type ProjectRow, projects } from '../projects/projects.table.ts'
import { findTemplate, sameTitled } from '../templates/templates.store.ts'
import { changeTask } from './task-change.store.ts'
import { findTask, takePlace } from './tasks.store.ts'
import { type TaskRow, tasks } from './tasks.table.ts'

/** Where a task goes to or comes from. */
export type MoveEnd = { company: CompanyRow; project: ProjectRow }

/**
 * Moves a task in one transaction: a new code, on top of the target's list, in the workflow of the target that is asked for. Type, effort and labels
 * are carried by equal title; board, sprint, story and parent are left behind, as are people who cannot see the target (their timers on it end).
 * Inside one project only the workflow changes. The caller has checked the rights on both sides.
 */
export async function moveTask(
  db: Database,
  from: MoveEnd,
  to: MoveEnd,
  taskId: string,
  actorId: string,
  workflowId: number,
): Promise<void> {
  if (from.project.id === to.project.id) {
    await changeTask(db, from.project.id, taskId, actorId, { field: 'config_workflow_id', value: workflowId })
    return
  }
  await db.transaction(async (tx) => {
    // Both projects in one order, so that two tasks crossing each other do not wait for each other.
    const ids = [from.project.id, to.project.id]
    await tx.select({ id: projects.id }).from(projects).where(inArray(projects.id, ids)).orderBy(projects.id).for('no key update')
    const task = await findTask(tx, from.project.id, taskId, 'lock')
    const workflow = await findTemplate(tx, to.project.id, 'workflow', workflowId)
    if (workflow === undefined) throw invalid({ new_workflow_id: ['This workflow is not in the target project.'] })
    const labels = await labelsThere(tx, task, to.project.id)
    await tx.execute(sql`delete from task_labels where task_id = ${task.id}`)
    await leaveStrangersBehind(tx, task, to)
    await tx.update(tasks).set({ parentId: null }).where(eq(tasks.parentId, task.id))
    const { number, top } = await takePlace(tx, to.project.id)
    const place = { companyId: to.company.id, projectId: to.project.id }
    await tx
      .update(tasks)
      .set({
        ...place,
        number,
        position: top,
        workflowId,
        typeId: await carried(tx, task, 'type', task.typeId, to.project.id),
        effortId: await carried(tx, task, 'effort', task.effortId, to.project.id),
        boardId: null,
        sprintId: null,
        userStoryId: null,
        parentId: null,
        updatedAt: new Date(),
      })
      .where(and(eq(tasks.id, task.id), eq(tasks.projectId, from.project.id)))
    for (const labelId of labels) {
      await tx.execute(
        sql`insert into task_labels (company_id, project_id, task_id, label_id) values (${place.companyId}, ${place.projectId}, ${task.id}, ${labelId})`,
      )
    }
    await tx.execute(
      sql`update notifications set project_id = ${place.projectId} where target_uuid = ${task.id} and company_id = ${place.companyId}`,
    )
    const names = [from, to].map((end) =>
      from.company.id === to.company.id ? end.project.name : `${end.company.name} / ${end.project.name}`,
    )
    await logActivity(tx, { ...place, id: task.id }, actorId, `moved the task from ${names[0]} to ${names[1]}`)
  })
}

async function labelsThere(db: Database, task: TaskRow, projectId: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select there.id from task_labels tl join labels here on here.id = tl.label_id
    join labels there on there.project_id = ${projectId} and lower(there.title) = lower(here.title)
    where tl.task_id = ${task.id}`)
  return rows.map((row) => row.id)
}

async function carried(db: Database, task: TaskRow, kind: 'type' | 'effort', id: number | null, projectId: string): Promise<number | null> {
  const here = id === null ? undefined : await findTemplate(db, task.projectId, kind, id)
  if (here === undefined) return null
  return (await sameTitled(db, projectId, kind, here.title))?.id ?? null
}

async function leaveStrangersBehind(db: Database, task: TaskRow, to: MoveEnd): Promise<void> {
  const sees = sql`exists (
    select 1 from company_members cm where cm.company_id = ${to.company.id} and cm.person_id = who.person_id and (
      cm.role = 'owner' or cm.person_id = ${to.project.ownerId} or (cm.role = 'member' and not ${to.project.isPrivate})
      or exists (select 1 from project_members pm where pm.project_id = ${to.project.id} and pm.person_id = cm.person_id)))`
  await db.execute(sql`delete from task_people as who where who.task_id = ${task.id} and not ${sees}`)
  await db.execute(
    sql`update time_entries as who set ended_at = greatest(now(), started_at) where who.task_id = ${task.id} and who.ended_at is null and not ${sees}`,
  )
}
