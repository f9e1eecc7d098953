// Who watches a task, and who wants to hear nothing of it (INBOX-06, INBOX-14).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { AuthorRow } from '../people/people.table.ts'
import { seesProject } from '../projects/project-sight.ts'

/** What can be watched and muted. */
export type Watched = { kind: 'task' | 'project'; id: string; companyId: string; projectId: string }

/** What the reminders of a task are kept under. */
export function reminderTopic(taskId: string): string {
  return `reminder:${taskId}`
}

/** How a person stands to it, who watches it, and when the person is reminded of it: null where they are not, or were already. */
export type Watching = { isWatching: boolean; isMuted: boolean; remindAt: Date | null; watchers: AuthorRow[] }

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
    on conflict (target_kind, target_id, person_id, company_id) do update set state = 'auto' where watchers.state is distinct from 'on'`)
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
    on conflict (target_kind, target_id, person_id, company_id) do update set
      state = coalesce(excluded.state, watchers.state), is_muted = ${chosen.mute === undefined ? sql`watchers.is_muted` : sql`excluded.is_muted`}`)
}

/**
 * How a person stands to a task or project, in one query; of those who watch, only who sees it. A project is watched by who chose to, and nobody is
 * reminded of it.
 */
export async function readWatching(db: Database, watched: Omit<Watched, 'companyId'>, personId: string): Promise<Watching> {
  const { kind, id, projectId } = watched
  const who =
    kind === 'task'
      ? watchersOf(id, projectId)
      : sql`select person_id as id from watchers where target_kind = 'project' and target_id = ${id} and state = 'on'`
  const { rows } = await db.execute<{ who: (AuthorRow & { me: boolean })[] | null; muted: boolean; remind_at: string | null }>(sql`
    select
      (select json_agg(json_build_object('username', p.username, 'name', p.name, 'avatar', p.avatar, 'me', p.id = ${personId}::uuid)
          order by p.name, p.username)
        from (${who}) who join people p on p.id = who.id where ${seesProject(sql`p.id`, sql`${projectId}::uuid`)}) as who,
      exists (select 1 from watchers where target_kind = ${kind} and target_id = ${id} and person_id = ${personId} and is_muted) as muted,
      (select max(n.snoozed_until) from notifications n
        where n.person_id = ${personId} and n.topic = ${reminderTopic(id)} and n.is_open and n.snoozed_until > now()) as remind_at`)
  const [found] = rows
  const people = found?.who ?? []
  return {
    isWatching: people.some(({ me }) => me),
    isMuted: found?.muted ?? false,
    remindAt: found?.remind_at ? new Date(found.remind_at) : null,
    watchers: people.map(({ username, name, avatar }) => ({ username, name, avatar })),
  }
}
