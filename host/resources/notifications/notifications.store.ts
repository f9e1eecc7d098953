// Tells people what others did, takes it back, and marks it as read. Everything here belongs into the transaction of the act.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { seesProject } from '../projects/project-sight.ts'
import type { NewsDetail, REASONS, TARGET_KINDS } from './notifications.table.ts'

/** What a notification tells. */
export type Reason = (typeof REASONS)[number]
/** What a notification leads to. */
export type TargetKind = (typeof TARGET_KINDS)[number]

/** What news is about: news of one `topic` is one notification while it is unread. `taskId` is the task that target is, or lies on. */
export type About = {
  topic: string
  target: { kind: TargetKind; id: string }
  companyId: string
  /** Null for news about the workspace itself: all of its people may see it. */
  projectId: string | null
  taskId: string | null
  subject: string
}

/** Who is told: people by id, everybody who works on a task or made it, or everybody on the tasks of a sprint. */
export type Audience = { ids: readonly string[] } | { ofTask: string } | { ofSprint: number }

/** A piece of news. `undoes` is the reason that this one takes back; `actorId` is null where nobody did it. */
export type News = About & {
  to: Audience
  actorId: string | null
  reason: Reason
  detail?: NewsDetail
  undoes?: Reason
  /** People who hear of it in another way. */
  except?: readonly string[]
  /** When it happened; now unless said. */
  at?: Date
}

/** What news about a task has in common. */
export function aboutTask(task: { id: string; companyId: string; projectId: string; title: string }): About {
  const { id, companyId, projectId, title } = task
  return { topic: `task:${id}`, target: { kind: 'task', id }, companyId, projectId, taskId: id, subject: title }
}

/** What news about a project has in common. */
export function aboutProject(project: { id: string; companyId: string; name: string }): About {
  const { id, companyId, name } = project
  return { topic: `project:${id}`, target: { kind: 'project', id }, companyId, projectId: id, taskId: null, subject: name }
}

/** What news about a workspace itself has in common; `about` tells topics apart. */
export function aboutWorkspace({ id, slug, name }: { id: string; slug: string; name: string }, about: string): About {
  return {
    topic: `workspace:${id}:${about}`,
    target: { kind: 'workspace', id: slug },
    companyId: id,
    projectId: null,
    taskId: null,
    subject: name,
  }
}

/**
 * Tells each of `to` once: never whoever did it, never who does not see the project. Where unread news says the opposite, or is back where it
 * began, that news goes and nothing comes: the two together are no news.
 */
export async function tell(db: Database, news: News): Promise<void> {
  const { to, actorId, reason, detail = {}, undoes } = news
  if ('ids' in to && to.ids.length === 0) return
  const back =
    'to' in detail
      ? sql`(e.reason = ${reason} and e.detail ? 'from' and e.detail ->> 'from' is not distinct from ${detail.to ?? null})`
      : null
  const opposite = undoes === undefined ? null : sql`e.reason = ${undoes}`
  const at = news.at === undefined ? sql`clock_timestamp()` : sql`${news.at.toISOString()}::timestamptz`
  const both = [back, opposite].filter((one) => one !== null)
  const settled = both.length === 0 ? [] : await withdraw(db, [news.topic], sql.join(both, sql` or `), 'ids' in to ? to.ids : undefined)
  const who = peopleOf(to, news.projectId)
  await db.execute(sql`
    with opened as (
      insert into notifications (company_id, person_id, topic, target_kind, target_id, project_id, task_id, subject, updated_at)
      select distinct on (who.id) ${news.companyId}::uuid, who.id, ${news.topic}, ${news.target.kind}, ${news.target.id}, ${news.projectId}::uuid, ${news.taskId}::uuid,
        ${news.subject}, ${at}
      from (${who}) who
      join company_members cm on cm.company_id = ${news.companyId}::uuid and cm.person_id = who.id
      where who.id is distinct from ${actorId}::uuid and who.id <> all(${sql.param([...settled, ...(news.except ?? [])])}::uuid[])
        ${news.target.kind === 'invitation' || news.projectId === null ? sql`` : sql`and ${seesProject(sql`who.id`, sql`${news.projectId}::uuid`)}`}
      order by who.id
      on conflict (person_id, topic) where read_at is null do update set
        target_kind = excluded.target_kind, target_id = excluded.target_id, project_id = excluded.project_id,
        subject = excluded.subject, updated_at = excluded.updated_at
      returning id
    )
    insert into notification_events (notification_id, reason, actor_id, detail, created_at)
    select id, ${reason}, ${actorId}::uuid, ${JSON.stringify(detail)}::jsonb, ${at} from opened
    on conflict (notification_id, reason) do update set
      actor_id = excluded.actor_id, created_at = excluded.created_at, times = notification_events.times + 1,
      detail = excluded.detail || case when notification_events.detail ? 'from' then jsonb_build_object('from', notification_events.detail -> 'from') else '{}' end`)
}

function peopleOf(to: Audience, projectId: string | null): SQL {
  if ('ids' in to) return sql`select unnest(${sql.param(to.ids)}::uuid[]) as id`
  if ('ofTask' in to)
    return sql`select person_id as id from task_people where task_id = ${to.ofTask} union select creator_id from tasks where id = ${to.ofTask}`
  return sql`
    select distinct tp.person_id as id from tasks t join task_people tp on tp.task_id = t.id
    where t.project_id = ${projectId} and t.sprint_id = ${to.ofSprint} and not t.is_archived`
}

/** Takes unread news of topics back, from everybody or from some; `e` is the event. Answers from whom. A notification without news goes. */
async function withdraw(db: Database, topics: readonly string[], which: SQL, from?: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; person: string }>(sql`
    delete from notification_events e using notifications n
    where n.topic = any(${sql.param(topics)}::text[]) and n.read_at is null and e.notification_id = n.id and (${which})
      ${from === undefined ? sql`` : sql`and n.person_id = any(${sql.param(from)}::uuid[])`}
    returning n.id, n.person_id as person`)
  if (rows.length === 0) return []
  const ids = sql.param([...new Set(rows.map((row) => row.id))])
  await db.execute(sql`
    delete from notifications n where id = any(${ids}::uuid[]) and not exists (select 1 from notification_events e where e.notification_id = n.id)`)
  await db.execute(sql`
    update notifications n set updated_at = (select max(e.created_at) from notification_events e where e.notification_id = n.id) where id = any(${ids}::uuid[])`)
  return rows.map((row) => row.person)
}

/** Takes back everybody's unread news of a task that goes, and of the files on it: it would lead nowhere. */
export async function withdrawTask(db: Database, taskId: string): Promise<void> {
  const topics = sql`select ${`task:${taskId}`} union all select 'file:' || uuid from attachments where task_id = ${taskId}`
  await db.execute(sql`delete from notifications where read_at is null and topic in (${topics})`)
}

/** Takes back everybody's unread news of a topic whose thing goes: it would lead nowhere. */
export async function withdrawTopic(db: Database, topic: string): Promise<void> {
  await db.execute(sql`delete from notifications where read_at is null and topic = ${topic}`)
}

/** Takes back everybody's unread news of topics by its reasons; answers from whom. */
export function withdrawReasons(db: Database, topics: readonly string[], reasons: readonly Reason[]): Promise<string[]> {
  return withdraw(db, topics, sql`e.reason = any(${sql.param(reasons)}::text[])`)
}

/** Marks a person's notifications in a workspace as read: those of `ids`, or all. What is not theirs stays as it is. */
export async function markRead(db: Database, companyId: string, personId: string, ids: readonly string[] | null): Promise<void> {
  await db.execute(sql`
    update notifications set read_at = now() where company_id = ${companyId} and person_id = ${personId} and read_at is null
      ${ids === null ? sql`` : sql`and id = any(${sql.param(ids)}::uuid[])`}`)
}
