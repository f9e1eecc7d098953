// Who hears of a comment: those who work on the task, who made it, and who is named in the comment.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notify } from '../notifications/notifications.store.ts'
import type { Place } from '../tasks/tasks.store.ts'
import type { TaskRow } from '../tasks/tasks.table.ts'
import type { CommentedFile } from './comments.store.ts'

/** A new comment: `task` is the task it is on, or whose file it is on; `html` is clean. */
export type NewsOfComment = { place: Place; task: TaskRow | null; file: CommentedFile | null; authorId: string; html: string }

/** Names beyond this many are not told: a comment is no mailing list. */
const MOST_MENTIONS = 50

/**
 * Tells them once, each with the nearer reason: being named before being concerned. Nobody hears of their own comment, nor who does not see the
 * project (any more).
 */
export async function tellOfComment(db: Database, { place, task, file, authorId, html }: NewsOfComment): Promise<void> {
  const named = await readersAmong(db, place, { usernames: mentionsIn(html).slice(0, MOST_MENTIONS) })
  const concerned =
    file === null ? await readersAmong(db, place, { taskId: task?.id ?? null }) : await readersAmong(db, place, { personId: file.authorId })
  const what = file === null ? `“${task?.title ?? ''}”` : `the file “${file.filename}”`
  const news = {
    companyId: place.companyId,
    actorId: authorId,
    resource: task === null ? ('projects' as const) : ('issues' as const),
    projectId: place.id,
    targetUuid: task?.id ?? null,
  }
  const others = (ids: string[], ...not: string[]) => ids.filter((id) => id !== authorId && !not.includes(id))
  await notify(db, { ...news, personIds: others(named), title: `mentioned you in a comment on ${what}` })
  await notify(db, { ...news, personIds: others(concerned, ...named), title: `commented on ${what}` })
}

/** Usernames of the people named in clean HTML (`<span data-username="mia">`), each once, in order. */
export function mentionsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<span\b[^>]*\bdata-username="([^"]{1,64})"/g)].map((match) => match[1] ?? ''))]
}

type Among = { usernames: string[] } | { taskId: string | null } | { personId: string | null }

/** The ids of those among them who see the project. */
async function readersAmong(db: Database, { id, companyId }: Place, among: Among): Promise<string[]> {
  const asked =
    'usernames' in among
      ? sql`who.username = any(${sql.param(among.usernames)}::text[])`
      : 'taskId' in among
        ? sql`(who.id in (select person_id from task_people where task_id = ${among.taskId}) or who.id = (select creator_id from tasks where id = ${among.taskId}))`
        : sql`who.id = ${among.personId}`
  const { rows } = await db.execute<{ id: string }>(sql`
    select who.id from people who
    join company_members cm on cm.company_id = ${companyId} and cm.person_id = who.id
    join projects p on p.id = ${id}
    where ${asked} and (cm.role = 'owner' or who.id = p.owner_id or (cm.role = 'member' and not p.is_private)
      or exists (select 1 from project_members pm where pm.project_id = p.id and pm.person_id = who.id))
    order by who.username`)
  return rows.map((row) => row.id)
}
