// What the people of the sample world were told: the last days of its logs and comments as news, answered invitations, then what is due.
import { sql } from 'drizzle-orm'
import { remindOfDueDates } from '../../resources/notifications/due-reminders.store.ts'
import { aboutProject, tell } from '../../resources/notifications/notifications.store.ts'
import { notificationEvents, notifications } from '../../resources/notifications/notifications.table.ts'
import { CONCERNS, type Concern, occasionOf } from '../../resources/notifications/occasions.ts'
import type { Database } from '../open.ts'
import { type Random, randomFrom } from './random.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** News this old is in the feed at all, and news this old was read. In ms. */
const KEPT_MS = 12 * DAY
const READ_MS = 2.5 * DAY

type Row = typeof notifications.$inferInsert & { id: string }
type Event = typeof notificationEvents.$inferInsert & { createdAt: Date }

/** Something that happened to a task; `people` work on it or made it. */
type Happened = {
  task: string
  companyId: string
  projectId: string
  title: string
  people: string[]
  actor: string
  message: string
  comment: number | null
  at: string
}

/** Writes the news, some of it read, some of it unread. */
export async function seedNews(db: Database, now: Date): Promise<void> {
  const { rows: people } = await db.execute<{ id: string; username: string; name: string }>(sql`select id, username, name from people`)
  const idOf = (key: string) => people.find(({ username, name }) => username === key || name === key)?.id ?? ''
  const feed = feedOf(randomFrom(11_22), new Date(now.getTime() - READ_MS))
  for (const happened of await happenedSince(db, new Date(now.getTime() - KEPT_MS), now))
    for (const { to, ...event } of newsOf(happened, idOf)) feed.tell(happened, to, event)
  for (let from = 0; from < feed.rows.length; from += 2000) await db.insert(notifications).values(feed.rows.slice(from, from + 2000))
  for (let from = 0; from < feed.events.length; from += 2000)
    await db.insert(notificationEvents).values(feed.events.slice(from, from + 2000))
  await tellAboutPeople(db, idOf, now)
  // Whatever hour it is, the sample is the same.
  await remindOfDueDates(db, now, 0)
  await backdateReminders(db)
  // Nobody is mailed about what is made up.
  await db.update(notifications).set({ mailAt: null, mailedAt: now })
}

/** As if a host had run all the time: reminders came a day before the due date and on it. */
async function backdateReminders(db: Database): Promise<void> {
  await db.execute(sql`
    with due as materialized (
      select company_id, notification_id, reason, (detail ->> 'to')::timestamptz - case reason when 'due_soon' then interval '1 day' else interval '0' end as at
      from notification_events where reason in ('due_soon', 'overdue')
    )
    update notification_events e set created_at = due.at from due
    where due.company_id = e.company_id and due.notification_id = e.notification_id and due.reason = e.reason`)
  await db.execute(sql`
    update notifications n set updated_at = e.at, ordered_at = e.at
    from (select company_id, notification_id, max(created_at) as at from notification_events group by 1, 2) e
    where e.company_id = n.company_id and e.notification_id = n.id and n.read_at is null`)
}

async function happenedSince(db: Database, since: Date, now: Date): Promise<Happened[]> {
  const { rows } = await db.execute<Happened>(sql`
    select t.id as task, t.company_id as "companyId", t.project_id as "projectId", t.title, h.actor, h.message, h.comment, h.at,
      array(select person_id from task_people where task_id = t.id union select t.creator_id) as people
    from (
      select target_id::uuid as task_id, actor_id as actor, sentence as message, null as comment, at from audit_events
      where target_kind = 'task' and (sentence like 'assigned %' or sentence like 'changed the status from %' or sentence = 'marked the task as done')
      union all select task_id, author_id, html, id, created_at from comments where task_id is not null
    ) h join tasks t on t.id = h.task_id
    where h.at > ${since.toISOString()} and h.at < ${now.toISOString()} and not t.is_archived order by h.at, t.id`)
  return rows
}

type Told = Pick<Event, 'reason' | 'detail'> & { to: string[] }

function newsOf({ people, message, comment }: Happened, idOf: (key: string) => string): Told[] {
  if (comment !== null) {
    const named = [...message.matchAll(/data-username="([a-z]+)"/g)].map((match) => idOf(match[1] ?? ''))
    const others = people.filter((id) => !named.includes(id))
    return [
      { to: named, reason: 'mentioned' },
      { to: others, reason: 'commented' },
    ]
  }
  const assigned = /^assigned (.+)$/.exec(message)?.[1]
  if (assigned !== undefined) return [{ to: [idOf(assigned)], reason: 'assigned' }]
  const [, from, to] = /^changed the status from (.+) to (.+)$/.exec(message) ?? []
  return from !== undefined && to !== undefined
    ? [{ to: people, reason: 'status', detail: { from, to } }]
    : [{ to: people, reason: 'done' }]
}

const nearer = (one: Concern | undefined, other: Concern) => CONCERNS.find((concern) => concern === one || concern === other) ?? other

/** Gathers rows as telling one after the other would have made them: what came before `read` was read, and does not take up what came later. */
function feedOf(random: Random, read: Date) {
  const byKey = new Map<string, { row: Row; events: Map<string, Event> }>()
  return {
    tell({ task, companyId, projectId, title, actor, comment, at }: Happened, to: string[], event: Omit<Told, 'to'>): void {
      const createdAt = new Date(at)
      const isRead = createdAt < read
      const target =
        comment === null ? { targetKind: 'task' as const, targetId: task } : { targetKind: 'comment' as const, targetId: String(comment) }
      for (const personId of to) {
        if (personId === actor || personId === '') continue
        const key = `${personId} ${task} ${isRead}`
        const entry = byKey.get(key) ?? { row: { id: random.uuid(), personId } as Row, events: new Map() }
        byKey.set(key, entry)
        const times = (entry.events.get(event.reason)?.times ?? 0) + 1
        entry.events.set(event.reason, { companyId, notificationId: entry.row.id, actorId: actor, createdAt, times, ...event })
        const readAt = isRead ? new Date(createdAt.getTime() + HOUR) : null
        Object.assign(
          entry.row,
          { companyId, projectId, taskId: task, topic: `task:${task}`, subject: title, updatedAt: createdAt, orderedAt: createdAt, readAt },
          { isOpen: !isRead, concern: nearer(entry.row.concern, occasionOf(event.reason).concern) },
          { actorIds: [actor, ...(entry.row.actorIds ?? []).filter((id) => id !== actor)].slice(0, 3) },
          target,
        )
      }
    },
    get rows() {
      return [...byKey.values()].map(({ row }) => row)
    },
    get events() {
      return [...byKey.values()].flatMap(({ events }) => [...events.values()])
    },
  }
}

/** Ana's invitations were answered, ben put mia on a project. */
async function tellAboutPeople(db: Database, idOf: (key: string) => string, now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: string; companyId: string; name: string; slug: string }>(
    sql`select p.id, p.company_id as "companyId", p.name, p.slug from projects p join companies c on c.id = p.company_id where c.slug = 'acme'`,
  )
  const project = (slug: string) => {
    const found = rows.find((row) => row.slug === slug)
    if (found === undefined) throw new Error(`There is no project ${slug}.`)
    return aboutProject(found)
  }
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const answer = { ...project('website'), to: { ids: [idOf('ana')] } }
  const gus = { actorId: idOf('gus'), detail: { name: 'Gus Lind' } }
  const nadia = { actorId: null, detail: { name: 'Nadia Petrova' } }
  await tell(db, { ...answer, ...gus, topic: 'invitation:gus', reason: 'accepted', at: ago(20) })
  await tell(db, { ...answer, ...nadia, topic: 'invitation:nadia', reason: 'declined', at: ago(5) })
  await tell(db, { ...project('ops'), to: { ids: [idOf('mia')] }, actorId: idOf('ben'), reason: 'added', at: ago(30) })
}
