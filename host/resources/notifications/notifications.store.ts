// Tells people what others did, and takes it back. Everything here belongs into the transaction of the act.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { withinWorkspace } from '../../tenants/workspace.ts'
import { AT_ONCE, AT_ONCE_AFTER_MS } from '../notices/mail-kinds.ts'
import { seesProject } from '../projects/project-sight.ts'
import { foldMany } from './many-tasks.store.ts'
import { CONCERNS, type NewsDetail, occasionOf, REASONS, type Reason, SWITCHES } from './occasions.ts'
import type { TargetKind } from './targets.ts'
import { watchersOf } from './watchers.store.ts'

/**
 * What news is about: news of one `topic` is one notification while it is unread. `taskId` is the task that target is, or lies on; `projectId` is null for what
 * belongs to the workspace alone.
 */
export type About = {
  topic: string
  target: { kind: TargetKind; id: string }
  companyId: string
  projectId: string | null
  taskId: string | null
  subject: string
}

/** Who is told: people by id, everybody who watches a task, or everybody on the tasks of a sprint. */
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

export type { Reason, TargetKind }

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

/** What news about a thing that belongs to a workspace alone has in common: an invoice, a client, an export. `subject` names it. */
export function aboutThing(companyId: string, target: About['target'], subject: string): About {
  return { topic: `${target.kind}:${target.id}`, target, companyId, projectId: null, taskId: null, subject }
}

/**
 * Tells each of `to` once: never whoever did it, never who does not see the project, never who switched it off or muted it (INBOX-04, INBOX-14). Where unread
 * news says the opposite, or is back where it began, that news goes and nothing comes: the two together are no news.
 */
export async function tell(db: Database, news: News): Promise<void> {
  if ('ids' in news.to && news.to.ids.length === 0) return
  await withinWorkspace(news.companyId, () => tellThem(db, news))
}

async function tellThem(db: Database, news: News): Promise<void> {
  const { to, actorId, reason, undoes } = news
  const detail = news.detail ?? {}
  const back =
    'to' in detail
      ? sql`(e.reason = ${reason} and e.detail ? 'from' and e.detail ->> 'from' is not distinct from ${detail.to ?? null})`
      : null
  const opposite = undoes === undefined ? null : sql`e.reason = ${undoes}`
  const both = [back, opposite].filter((one) => one !== null)
  const settled = both.length === 0 ? [] : await withdraw(db, [news.topic], sql.join(both, sql` or `), 'ids' in to ? to.ids : undefined)
  const told = await write(db, news, settled)
  if (actorId !== null && news.projectId !== null && news.taskId !== null && occasionOf(reason).many !== undefined)
    await foldMany(db, { ...news, actorId, projectId: news.projectId, personIds: told })
}

/** One statement opens notifications, or joins open ones, and writes what happened. Answers who was told. */
async function write(db: Database, news: News, settled: readonly string[]): Promise<string[]> {
  const { actorId, reason, detail = {}, target, topic } = news
  const { concern } = occasionOf(reason)
  const at = news.at === undefined ? sql`clock_timestamp()` : sql`${news.at.toISOString()}::timestamptz`
  const nearer = sql`array_position(${sql.param(CONCERNS)}::text[], excluded.concern) < array_position(${sql.param(CONCERNS)}::text[], notifications.concern)`
  const actors = actorId === null ? sql`'{}'::uuid[]` : sql`array[${actorId}::uuid]`
  const { rows } = await db.execute<{ id: string }>(sql`
    with moment as materialized (select ${at} as at), who as materialized (
      select distinct who.id from (${peopleOf(news)}) who
      join company_members cm on cm.company_id = ${news.companyId}::uuid and cm.person_id = who.id
      where who.id is distinct from ${actorId}::uuid and who.id <> all(${sql.param([...settled, ...(news.except ?? [])])}::uuid[])
        ${target.kind === 'invitation' || news.projectId === null ? sql`` : sql`and ${seesProject(sql`who.id`, sql`${news.projectId}::uuid`)}`}
        ${wantsIt(news)}
    ), woken as (
      update notifications n set snoozed_until = null, ordered_at = moment.at from who, moment
      where n.person_id = who.id and n.topic = ${topic} and n.snoozed_until > now() and not n.is_open
    ), opened as (
      insert into notifications (company_id, person_id, topic, target_kind, target_id, project_id, task_id, subject, concern, actor_ids, updated_at, ordered_at, mail_at)
      select ${news.companyId}::uuid, who.id, ${topic}, ${target.kind}, ${target.id}, ${news.projectId}::uuid, ${news.taskId}::uuid, ${news.subject}, ${concern},
        ${actors}, moment.at, moment.at, ${AT_ONCE.includes(concern) ? sql`moment.at + ${AT_ONCE_AFTER_MS}::int * interval '1 ms'` : sql`null`}
      from who, moment order by who.id
      on conflict (person_id, topic, company_id) where is_open do update set
        target_kind = excluded.target_kind, target_id = excluded.target_id, project_id = excluded.project_id, subject = excluded.subject,
        concern = case when ${nearer} then excluded.concern else notifications.concern end,
        actor_ids = (excluded.actor_ids || array_remove(notifications.actor_ids, ${actorId}::uuid))[1:3],
        updated_at = excluded.updated_at, ordered_at = excluded.updated_at, snoozed_until = null,
        mail_at = coalesce(notifications.mail_at, excluded.mail_at)
      returning id, person_id, company_id
    ), happened as (
      insert into notification_events (company_id, notification_id, reason, actor_id, detail, created_at)
      select company_id, id, ${reason}, ${actorId}::uuid, ${JSON.stringify(detail)}::jsonb, moment.at from opened, moment
      on conflict (notification_id, reason, company_id) do update set
        actor_id = excluded.actor_id, created_at = excluded.created_at, times = notification_events.times + 1,
        detail = excluded.detail || case when notification_events.detail ? 'from' then jsonb_set('{}', '{from}', notification_events.detail -> 'from') else '{}' end
    )
    select person_id as id from opened`)
  return rows.map(({ id }) => id)
}

/** What a person switched off or muted they are not told; mentions and invitations cannot be. */
function wantsIt({ reason, projectId, taskId }: News): SQL {
  const name = occasionOf(reason).switch
  if ('locked' in SWITCHES[name]) return sql``
  const on = sql`and not exists (select 1 from news_switches s where s.person_id = who.id and s.name = ${name} and not s.in_app)`
  // What is on no project cannot be muted.
  if (projectId === null && taskId === null) return on
  return sql`
    ${on} and not exists (
      select 1 from watchers w where w.person_id = who.id and w.is_muted
        and (w.target_kind = 'task' and w.target_id = ${taskId}::uuid or w.target_kind = 'project' and w.target_id = ${projectId}::uuid))`
}

function peopleOf({ to, projectId }: News): SQL {
  if ('ids' in to) return sql`select unnest(${sql.param(to.ids)}::uuid[]) as id`
  if ('ofTask' in to) return watchersOf(to.ofTask, projectId)
  return sql`
    select distinct tp.person_id as id from tasks t join task_people tp on tp.task_id = t.id
    where t.project_id = ${projectId} and t.sprint_id = ${to.ofSprint} and not t.is_archived`
}

/** Takes unread news of topics back, from everybody or from some; `e` is the event. Answers from whom. A notification without news goes. */
async function withdraw(db: Database, topics: readonly string[], which: SQL, from?: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; person: string }>(sql`
    delete from notification_events e using notifications n
    where n.topic = any(${sql.param(topics)}::text[]) and n.read_at is null and n.done_at is null and e.notification_id = n.id and (${which})
      ${from === undefined ? sql`` : sql`and n.person_id = any(${sql.param(from)}::uuid[])`}
    returning n.id, n.person_id as person`)
  if (rows.length === 0) return []
  await settle(db, sql.param([...new Set(rows.map((row) => row.id))]))
  return rows.map((row) => row.person)
}

/** Notifications of which news was taken back: one without news goes, and with it the line of many tasks whose last it was; others tell what is left. */
async function settle(db: Database, ids: ReturnType<typeof sql.param>): Promise<void> {
  const { rows } = await db.execute<{ many: string | null }>(sql`
    delete from notifications n where id = any(${ids}::uuid[]) and not exists (select 1 from notification_events e where e.notification_id = n.id)
    returning many_id as many`)
  const ranks = sql.param(CONCERNS)
  await db.execute(sql`
    update notifications n set updated_at = e.at, ordered_at = coalesce(n.snoozed_until, e.at), concern = (${ranks}::text[])[e.rank], actor_ids = e.actors
    from (
      select notification_id, max(created_at) as at, min(array_position(${ranks}::text[], ${concernOf(sql`reason`)})) as rank,
        array(select a.actor_id from notification_events a where a.notification_id = notification_events.notification_id and a.actor_id is not null
          group by 1 order by max(a.created_at) desc limit 3) as actors
      from notification_events where notification_id = any(${ids}::uuid[]) group by 1
    ) e where e.notification_id = n.id`)
  await dropEmpty(db, rows)
}

/** A line of many tasks goes with the last of them. */
async function dropEmpty(db: Database, gone: readonly { many: string | null }[]): Promise<void> {
  const many = [...new Set(gone.flatMap((row) => row.many ?? []))]
  if (many.length === 0) return
  await db.execute(sql`
    delete from notifications n where id = any(${sql.param(many)}::uuid[]) and not exists (select 1 from notifications c where c.many_id = n.id)`)
}

/** The concern of a reason, in SQL. */
function concernOf(reason: SQL): SQL {
  const concerns = Object.fromEntries(REASONS.map((name) => [name, occasionOf(name).concern]))
  return sql`(${JSON.stringify(concerns)}::jsonb ->> ${reason})`
}

/**
 * Takes back the unread news of a task that goes, and of the files on it, as far as whoever deletes it caused all of it; what others said stays, and says that
 * the task is gone (INBOX-02).
 */
export async function withdrawTask(db: Database, taskId: string, actorId: string): Promise<void> {
  const topics = sql`select ${`task:${taskId}`} union all select 'file:' || id from attachments where task_id = ${taskId}`
  const { rows } = await db.execute<{ many: string | null }>(sql`
    delete from notifications n where n.read_at is null and n.done_at is null and n.topic in (${topics})
      and not exists (select 1 from notification_events e where e.notification_id = n.id and e.actor_id is not null and e.actor_id <> ${actorId}::uuid)
    returning n.many_id as many`)
  await dropEmpty(db, rows)
  await db.execute(sql`delete from watchers where target_kind = 'task' and target_id = ${taskId}`)
}

/** Takes back everybody's unread news of a topic whose thing goes: it would lead nowhere. */
export async function withdrawTopic(db: Database, topic: string): Promise<void> {
  await db.execute(sql`delete from notifications where read_at is null and done_at is null and topic = ${topic}`)
}

/** Takes back unread news of topics by its reasons, everybody's or that of some; answers from whom. */
export function withdrawReasons(
  db: Database,
  topics: readonly string[],
  reasons: readonly Reason[],
  from?: readonly string[],
): Promise<string[]> {
  return withdraw(db, topics, sql`e.reason = any(${sql.param(reasons)}::text[])`, from)
}
