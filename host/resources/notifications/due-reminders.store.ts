// Reminds people of their tasks' due dates. Several hosts may do it at once, and again after a restart: each reminder is a claimed row.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { inEachWorkspace } from '../../tenants/each-workspace.ts'
import { zonesFrom } from '../people/local-time.ts'
import { ZONE_OF_PERSON, zonesInUse } from '../people/zones.store.ts'
import { DUE_SOON_MS } from '../tasks/task-news.store.ts'
import { aboutTask, tell } from './notifications.store.ts'

/** From this hour of the reader's day on. */
const FROM_HOUR = 9
/** After this time nobody is told any more that something became overdue while no host ran. In ms. */
const LATEST_MS = 7 * 24 * 3_600_000
/** Reminders that one transaction gives, so that none holds them for long. */
const BATCH = 200

type Due = { id: string; companyId: string; projectId: string; title: string; due: string; people: string[] }

/**
 * Tells assignees of open tasks that are due within a day of `now`, or have been since, once for each due date. Answers how many were told.
 * What somebody else is just changing waits for the next time, and who sleeps is told from 09:00 of their own day (INBOX-03).
 */
export async function remindOfDueDates(db: Database, now = new Date(), fromHour = FROM_HOUR): Promise<number> {
  let told = 0
  const zones = zonesFrom(fromHour, await zonesInUse(db), now)
  for (const kind of ['overdue', 'due_soon'] as const) {
    const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`
    const when =
      kind === 'overdue'
        ? sql`t.due_date <= ${at(0)} and t.due_date > ${at(-LATEST_MS)}`
        : sql`t.due_date > ${at(0)} and t.due_date <= ${at(DUE_SOON_MS)}`
    const due = sql`
      tasks t join task_people a on a.task_id = t.id join projects p on p.id = t.project_id and p.deleted_at is null and not p.is_sample
        join companies c on c.id = t.company_id and c.deletion_at is null join people pe on pe.id = a.person_id
      where ${when} and ${ZONE_OF_PERSON} = any(${sql.param(zones)}::text[]) and t.due_date is not null and not (t.done or t.is_archived or t.is_draft)
        and not exists (select 1 from due_reminders r where r.task_id = t.id and r.person_id = a.person_id and r.kind = ${kind} and r.due_date = t.due_date)`
    told += await inEachWorkspace(db, sql`select distinct t.company_id from ${due}`, async (companyId) => {
      for (let all = 0; ; ) {
        const people = await remindSome(db, kind, now, sql`${due} and t.company_id = ${companyId}`)
        all += people
        if (people < BATCH) return all
      }
    })
  }
  return told
}

function remindSome(db: Database, kind: 'due_soon' | 'overdue', now: Date, due: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      with open as (
        select t.id, t.company_id, t.project_id, t.title, t.due_date, a.person_id
        from ${due}
        order by t.due_date, t.id, a.person_id limit ${BATCH} for no key update of t skip locked
      ), claimed as (
        insert into due_reminders (company_id, project_id, task_id, person_id, kind, due_date)
        select company_id, project_id, id, person_id, ${kind}, due_date from open on conflict do nothing returning task_id, person_id
      )
      select o.id, o.company_id as "companyId", o.project_id as "projectId", o.title, o.due_date as due, array_agg(o.person_id order by o.person_id) as people
      from claimed join open o on o.id = claimed.task_id and o.person_id = claimed.person_id
      group by 1, 2, 3, 4, 5 order by o.due_date, o.id`)
    for (const { people, id, companyId, projectId, title, due } of rows)
      await tell(tx, {
        ...aboutTask({ id, companyId, projectId, title }),
        to: { ids: people },
        actorId: null,
        reason: kind,
        detail: { to: new Date(due).toISOString() },
        at: now,
      })
    return rows.reduce((total, { people }) => total + people.length, 0)
  })
}
