// Takes an import back: what it made and nobody touched since goes, what it changed is as it was before (IMPORT-10).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { knownFiles } from '../attachments/attachments.store.ts'
import { withdrawTask } from '../notifications/notifications.store.ts'
import { deleteProjectRows } from '../projects/project-deletion.store.ts'
import { forgetTasks, forgetWorkflows } from '../tasks/task-references.store.ts'
import { keepDoneStatus } from '../templates/templates.store.ts'
import { beat, leaveState } from './import-jobs.store.ts'
import { isEmptyProject } from './import-places.store.ts'
import { Left, type StepParts } from './import-step.ts'
import type { ImportRow } from './imports.table.ts'

/** So many tasks go in one transaction. */
const SOME = 200

/** The id of no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Goes on where it was left: what is gone is not looked at again. */
export async function undoItems(parts: StepParts, row: ImportRow): Promise<void> {
  const { db, now } = parts
  const goOn = async () => {
    if (!parts.isWanted()) throw new Left()
    return beat(db, row)
  }
  while ((await goOn()) && (await restoreSome(db, row)) > 0);
  let done = 0
  for (;;) {
    if (!(await goOn())) return
    const gone = await removeSome(parts, row)
    if (gone === 0) break
    done += gone
    await beat(db, row, { rowsDone: done })
  }
  await db.transaction((tx) => removeMade(tx, row))
  const state = row.endsAs ?? 'undone'
  const nothing = row.counts && { ...row.counts, created: 0, updated: 0, comments: 0, checklist_items: 0 }
  const cleared = state === 'cancelled' ? { counts: nothing, makes: [] } : {}
  await leaveState(db, row, { ...cleared, state, finishedAt: now(), intoProjects: [] })
}

type Change = {
  id: string
  project_id: string
  before: Record<string, unknown>
  written: Record<string, string>
  stamp: string
  is_same: boolean
}

/** What the import changed is as it was before, where nobody worked on it since; answers how many it looked at. */
async function restoreSome(db: Database, row: ImportRow): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Change>(sql`
      delete from import_changes c using tasks t where c.company_id = ${row.companyId} and c.import_id = ${row.id} and c.task_id in (
          select task_id from import_changes where company_id = ${row.companyId} and import_id = ${row.id} order by task_id limit ${SOME})
        and t.company_id = ${row.companyId} and t.id = c.task_id
      returning t.id, t.project_id, c.before, c.written, c.stamp::text, t.updated_at = c.stamp as is_same`)
    const { rows: orphans } = await tx.execute(sql`
      delete from import_changes c where c.company_id = ${row.companyId} and c.import_id = ${row.id}
        and not exists (select 1 from tasks t where t.company_id = ${row.companyId} and t.id = c.task_id) returning c.task_id`)
    for (const { id, project_id: projectId, before, written, stamp, is_same: isSame } of rows) {
      if (!isSame) continue
      await tx.execute(sql`
        update tasks t set title = r.title, description = r.description, workflow_id = r.workflow_id, done = r.done, estimative = r.estimative,
          type_id = r.type_id, effort_id = r.effort_id, sprint_id = r.sprint_id, user_story_id = r.user_story_id, start_date = r.start_date,
          due_date = r.due_date, is_archived = r.is_archived, updated_at = now()
        from tasks o cross join lateral jsonb_populate_record(o, ${JSON.stringify(inColumns(before))}::jsonb) as r
        where t.company_id = ${row.companyId} and t.id = ${id} and o.company_id = ${row.companyId} and o.id = t.id`)
      const owned = sql`${row.companyId}::uuid, ${projectId}::uuid, ${id}::uuid`
      if (before.labelIds !== undefined) {
        await tx.execute(sql`delete from task_labels where company_id = ${row.companyId} and task_id = ${id}`)
        await tx.execute(sql`
          insert into task_labels (company_id, project_id, task_id, label_id) select ${owned}, l.id from labels l
          where l.company_id = ${row.companyId} and l.project_id = ${projectId} and l.id = any(${sql.param(before.labelIds)}::int[])`)
      }
      if (before.personIds !== undefined) {
        await tx.execute(sql`delete from task_people where company_id = ${row.companyId} and task_id = ${id}`)
        await tx.execute(sql`
          insert into task_people (company_id, project_id, task_id, person_id) select ${owned}, m.person_id from company_members m
          where m.company_id = ${row.companyId} and m.person_id = any(${sql.param(before.personIds)}::uuid[])`)
      }
      await tx.execute(sql`
        delete from comments where company_id = ${row.companyId} and task_id = ${id} and id = any(${sql.param(before.commentIds ?? [])}::int[])`)
      await tx.execute(sql`
        delete from checklist_items where company_id = ${row.companyId} and task_id = ${id} and id = any(${sql.param(before.itemIds ?? [])}::int[])`)
      await tx.execute(sql`
        update import_items set written = ${JSON.stringify(written)}::jsonb, stamp = case when stamp = ${stamp}::timestamptz then
            (select updated_at from tasks t where t.company_id = ${row.companyId} and t.id = ${id}) else stamp end
        where company_id = ${row.companyId} and kind = 'task' and target_id = ${id}`)
    }
    return rows.length + orphans.length
  })
}

const COLUMNS = {
  ...{ title: 'title', description: 'description', workflowId: 'workflow_id', done: 'done', estimative: 'estimative', typeId: 'type_id' },
  ...{ effortId: 'effort_id', sprintId: 'sprint_id', userStoryId: 'user_story_id', startDate: 'start_date', dueDate: 'due_date' },
  isArchived: 'is_archived',
} as const

const inColumns = (before: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(COLUMNS).flatMap(([name, column]) => (name in before ? [[column, before[name]]] : [])))

/** Deletes tasks that the import made, of one that was begun in a project only what is still there; those that somebody worked on since only where that is wished. Answers how many. */
async function removeSome({ db, files }: StepParts, row: ImportRow): Promise<number> {
  const { companyId } = row
  let bytes: string[] = []
  try {
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select t.id from import_items i join tasks t on t.company_id = ${companyId} and t.id = i.target_id::uuid
        where i.company_id = ${companyId} and i.import_id = ${row.id} and i.kind = 'task' and (${row.removeTouched} or t.updated_at = i.stamp)
          and (${row.projectId}::uuid is null or t.project_id = ${row.projectId}::uuid)
        order by t.id limit ${SOME} for update of t`)
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return 0
      const which = sql`any(${sql.param(ids)}::uuid[])`
      const found = await tx.execute<{ file: string }>(sql`
        select coalesce(file, uuid) as file from attachments where company_id = ${companyId} and task_id = ${which}
        union select v.file from attachment_versions v join attachments a on a.company_id = ${companyId} and a.id = v.attachment_id
          where v.company_id = ${companyId} and a.task_id = ${which}`)
      bytes = found.rows.map(({ file }) => file)
      await files.doubt(bytes)
      for (const id of ids) await withdrawTask(tx, id, row.personId ?? NOBODY)
      // Of its parts those that came by it as well are as untouched as before: they go with the next ones.
      await tx.execute(sql`
        update tasks t set parent_id = null, updated_at = case when exists (
            select 1 from import_items i where i.company_id = ${companyId} and i.import_id = ${row.id} and i.kind = 'task' and i.target_id = t.id::text
          ) then updated_at else now() end
        where t.company_id = ${companyId} and t.parent_id = ${which}`)
      await forgetTasks(tx, companyId, sql`select unnest(${sql.param(ids)}::uuid[])`)
      await tx.execute(sql`
        delete from import_items where company_id = ${companyId} and kind = 'task' and target_id = any(${sql.param(ids)}::text[])`)
      await tx.execute(sql`delete from tasks where company_id = ${companyId} and id = ${which}`)
      return ids.length
    })
  } finally {
    await files.settle(bytes, knownFiles(db))
  }
}

/** Statuses, types, labels and projects that the import made go where nothing else uses them. What stays is the workspace’s own from now on. */
async function removeMade(tx: Database, row: ImportRow): Promise<void> {
  const { companyId } = row
  const { rows } = await tx.execute<{ kind: 'project' | 'status' | 'type' | 'label'; id: string }>(sql`
    delete from import_items where company_id = ${companyId} and import_id = ${row.id} and kind <> 'task' returning kind, target_id as id`)
  // Tasks that stay are known by what their source calls them: the next import of the file does not make them twice.
  await tx.execute(sql`
    delete from import_items i where i.company_id = ${companyId} and i.import_id = ${row.id}
      and not exists (select 1 from tasks t where t.company_id = ${companyId} and t.id::text = i.target_id)`)
  const idsOf = (kind: string) => rows.filter((made) => made.kind === kind).map(({ id }) => id)
  for (const id of idsOf('project')) {
    const { rows: held } = await tx.execute(sql`select 1 from projects where company_id = ${companyId} and id = ${id}::uuid for update`)
    if (held.length > 0 && (await isEmptyProject(tx, companyId, id))) await deleteProjectRows(tx, companyId, sql`id = ${id}::uuid`)
  }
  const unused = (kind: string) => sql`company_id = ${companyId} and id = any(${sql.param(idsOf(kind))}::int[])`
  await tx.execute(sql`
    delete from labels l where ${unused('label')} and not exists (select 1 from task_labels t where t.company_id = ${companyId} and t.label_id = l.id)`)
  await tx.execute(sql`
    delete from task_types y where ${unused('type')} and not exists (select 1 from tasks t where t.company_id = ${companyId} and t.type_id = y.id)`)
  const { rows: steps } = await tx.execute<{ id: number; project_id: string }>(sql`
    select w.id, w.project_id from workflows w where ${unused('status')}
      and not exists (select 1 from tasks t where t.company_id = ${companyId} and t.workflow_id = w.id) for update`)
  await forgetWorkflows(tx, companyId, sql`select unnest(${sql.param(steps.map(({ id }) => id))}::int[])`)
  await tx.execute(sql`delete from workflows where company_id = ${companyId} and id = any(${sql.param(steps.map(({ id }) => id))}::int[])`)
  for (const projectId of new Set(steps.map((step) => step.project_id))) await keepDoneStatus(tx, projectId)
}
