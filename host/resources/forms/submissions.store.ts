// What was sent by a form: listed, and judged by those who work on the project (FORM-09).
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { deleteTaskWithFiles } from '../attachments/attachments.store.ts'
import { record } from '../audit-events/audit-events.store.ts'
import type { AuthorRow } from '../people/people.table.ts'
import { changeTask } from '../tasks/task-change.store.ts'
import { makeTaskOf } from './form-task.store.ts'
import { formTarget } from './forms.store.ts'
import { type FormRow, type SubmissionRow, submissions } from './forms.table.ts'
import { gone, holdForm } from './forms-read.store.ts'

/** What a list is narrowed to. */
export type SubmissionState = SubmissionRow['state']

/** An answer as members see it; moments as PostgreSQL's JSON writes them. */
export type SubmissionView = Pick<SubmissionRow, 'id' | 'answers' | 'email' | 'state'> & {
  at: string
  judgedAt: string | null
  judge: AuthorRow | null
  task: { uuid: string; code: string; title: string; done: boolean; is_draft: boolean; is_archived: boolean; workflow: string } | null
}

const shown = sql`s.id, s.answers, s.email, s.state, s.at, s.judged_at as "judgedAt",
  case when j.id is not null then json_build_object('username', j.username, 'name', j.name, 'avatar', j.avatar) end as judge,
  case when t.id is not null then json_build_object('uuid', t.id, 'code', p.code || '-' || t.number, 'title', t.title, 'done', t.done,
    'is_draft', t.is_draft, 'is_archived', t.is_archived, 'workflow', w.title) end as task`

// A task that was moved away is another project's business.
const joined = sql`left join people j on j.id = s.judged_by left join tasks t on t.id = s.task_id and t.project_id = s.project_id
  left join projects p on p.id = t.project_id left join workflows w on w.id = t.workflow_id`

/** A page of what was sent, the newest first, how many there are, and how many in each state. */
export async function listSubmissions(
  db: Database,
  projectId: string,
  formId: string,
  { state, page, perPage }: { state: SubmissionState | undefined; page: number; perPage: number },
): Promise<{ submissions: SubmissionView[]; total: number; counts: Record<SubmissionState, number> }> {
  const { rows: there } = await db.execute(sql`select 1 from forms where id = ${formId} and project_id = ${projectId}`)
  if (there.length === 0) throw gone()
  const { rows: counted } = await db.execute<{ state: SubmissionState; count: number }>(
    sql`select state, count(*)::int as count from submissions where form_id = ${formId} group by state`,
  )
  const counts = { new: 0, accepted: 0, refused: 0, spam: 0, ...Object.fromEntries(counted.map((row) => [row.state, row.count])) }
  const where = sql`where form_id = ${formId} ${state === undefined ? sql`` : sql`and state = ${state}`}`
  const { rows } = await db.execute<SubmissionView>(sql`
    select ${shown} from (select * from submissions ${where} order by at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}) s
    ${joined} order by s.at desc, s.id desc`)
  const total = state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state]
  return { submissions: rows, total, counts }
}

async function readSome(db: Database, formId: string, ids: readonly string[]): Promise<SubmissionView[]> {
  const { rows } = await db.execute<SubmissionView>(sql`
    select ${shown} from submissions s ${joined} where s.form_id = ${formId} and s.id = any(${sql.param(ids)}::uuid[]) order by s.at desc, s.id desc`)
  return rows
}

/** Who judges, and with what files of tasks go. */
export type Judge = { projectId: string; personId: string; files: Files }

/**
 * Puts answers into a state, all or none, and their tasks along: accepted takes them out of draft, refused archives them, spam deletes them, and what
 * comes back from there gets a new one. 404 where one is not of the form. Answers them as they are now.
 */
export async function judgeSubmissions(
  db: Database,
  { projectId, personId, files }: Judge,
  formId: string,
  ids: readonly string[],
  state: SubmissionState,
): Promise<SubmissionView[]> {
  return db.transaction(async (tx) => {
    const form = await holdForm(tx, projectId, formId)
    const held = await tx
      .select()
      .from(submissions)
      .where(and(eq(submissions.formId, formId), inArray(submissions.id, [...ids])))
      .orderBy(submissions.id)
      .for('update')
    if (held.length < new Set(ids).size) throw notFound('This answer was deleted.')
    for (const submission of held) {
      if (submission.state === state) continue
      const taskId = await settleTask(tx, { form, personId, files }, submission, state)
      const judged = state === 'new' ? { judgedBy: null, judgedAt: null } : { judgedBy: personId, judgedAt: new Date() }
      await tx
        .update(submissions)
        .set({ state, taskId, ...judged })
        .where(eq(submissions.id, submission.id))
    }
    const judged = held.filter((submission) => submission.state !== state).length
    const said = `${SAID[state]} ${judged === 1 ? 'an answer' : `${judged} answers`} of the form`
    if (judged > 0) await record(tx, form, personId, { action: 'form.judge', said, target: formTarget(form) })
    return readSome(tx, formId, ids)
  })
}

const SAID: Record<SubmissionState, string> = {
  new: 'took back the verdict on',
  accepted: 'accepted',
  refused: 'refused',
  spam: 'called spam',
}

type Settling = { form: FormRow; personId: string; files: Files }

/** What becomes of the task; answers its id, null where there is none any more. A task that somebody deleted, or moved away, is left alone. */
async function settleTask(
  tx: Database,
  { form, personId, files }: Settling,
  { state: before, answers, taskId }: SubmissionRow,
  state: SubmissionState,
): Promise<string | null> {
  const { projectId } = form
  if (before === 'spam') {
    const made = await makeTaskOf(tx, form, answers, state !== 'accepted')
    if (state === 'refused') await changeTask(tx, projectId, made, personId, { field: 'is_archived', value: true })
    return made
  }
  const { rows } = await tx.execute(sql`select 1 from tasks where id = ${taskId} and project_id = ${projectId}`)
  if (taskId === null || rows.length === 0) return taskId
  if (state === 'spam') {
    await deleteTaskWithFiles(tx, files, projectId, taskId, personId)
    return null
  }
  if (state !== 'refused') await changeTask(tx, projectId, taskId, personId, { field: 'is_draft', value: state === 'new' })
  await changeTask(tx, projectId, taskId, personId, { field: 'is_archived', value: state === 'refused' })
  return taskId
}
