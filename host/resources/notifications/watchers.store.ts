// Who watches a task, and who wants to hear nothing of it (INBOX-06, INBOX-14).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { AuthorRow } from '../people/people.table.ts'
import { seesProject } from '../projects/project-sight.ts'

/** What can be watched and muted. */
export type Watched = { kind: 'task' | 'project'; id: string; companyId: string; projectId: string }

/** How the caller stands to it, and who else watches it. */
export type Watching = { isWatching: boolean; isMuted: boolean; watchers: AuthorRow[] }

/**
 * The people who watch a task, as a query of `id`: who is on it, made it, commented on it or was named there, who watches its project, and who chose to;
 * less whoever chose not to.
 */
export function watchersOf(taskId: string, projectId: string | null): SQL {
  return sql`
    (select person_id as id from task_people where task_id = ${taskId}
    union select creator_id from tasks where id = ${taskId} and creator_id is not null
    union select author_id from comments where task_id = ${taskId} and author_id is not null
    union select person_id from watchers where target_kind = 'project' and target_id = ${projectId}::uuid and state = 'on'
    union select person_id from watchers where target_kind = 'task' and target_id = ${taskId} and state in ('auto', 'on'))
    except select person_id from watchers where target_kind = 'task' and target_id = ${taskId} and state = 'off'`
}

/** Being named lets a person watch, whatever they chose before. */
export async function letWatch(db: Database, task: { id: string; companyId: string }, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await db.execute(sql`
    insert into watchers (company_id, target_kind, target_id, person_id, state)
    select cm.company_id, 'task', ${task.id}::uuid, cm.person_id, 'auto' from company_members cm
    where cm.company_id = ${task.companyId} and cm.person_id = any(${sql.param([...new Set(personIds)])}::uuid[]) order by cm.person_id
    on conflict (target_kind, target_id, person_id) do update set state = 'auto' where watchers.state is distinct from 'on'`)
}

/** Keeps what a person chose: to watch, not to, or to hear nothing but mentions. */
export async function chooseWatching(
  db: Database,
  { kind, id, companyId }: Watched,
  personId: string,
  chosen: { watch?: boolean; mute?: boolean },
): Promise<void> {
  const state = chosen.watch === undefined ? null : chosen.watch ? 'on' : 'off'
  await db.execute(sql`
    insert into watchers (company_id, target_kind, target_id, person_id, state, is_muted)
    values (${companyId}, ${kind}, ${id}, ${personId}, ${state}, ${chosen.mute ?? false})
    on conflict (target_kind, target_id, person_id) do update set
      state = coalesce(excluded.state, watchers.state), is_muted = ${chosen.mute === undefined ? sql`watchers.is_muted` : sql`excluded.is_muted`}`)
}

/** How a person stands to a task or project; of those who watch, only who sees it. A project is watched by who chose to. */
export async function readWatching(db: Database, watched: Watched, personId: string): Promise<Watching> {
  const { kind, id, projectId } = watched
  const who =
    kind === 'task'
      ? watchersOf(id, projectId)
      : sql`select person_id as id from watchers where target_kind = 'project' and target_id = ${id} and state = 'on'`
  const { rows } = await db.execute<AuthorRow & { me: boolean }>(sql`
    select p.username, p.name, p.avatar, p.id = ${personId}::uuid as me from (${who}) who join people p on p.id = who.id
    where ${seesProject(sql`p.id`, sql`${projectId}::uuid`)} order by p.name, p.username`)
  const muted = await db.execute(sql`
    select 1 from watchers where target_kind = ${kind} and target_id = ${id} and person_id = ${personId} and is_muted`)
  return {
    isWatching: rows.some(({ me }) => me),
    isMuted: muted.rows.length > 0,
    watchers: rows.map(({ username, name, avatar }) => ({ username, name, avatar })),
  }
}
