// Who was taken off a workspace in the last 30 days, and bringing them back (TEAM-08).
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { logEach } from '../activities/activities.store.ts'
import { personTarget, record } from '../audit-events/audit-events.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { companyMembers } from '../companies/companies.table.ts'
import { type HandedOver, handOvers } from './hand-overs.table.ts'
import { tellOfReturn } from './team-news.store.ts'
import type { Remover } from './team-removal.store.ts'

/** For so long they can be brought back. */
export const KEPT_DAYS = 30

/** Somebody who was taken off, or left. */
export type RemovedView = {
  person: { id: string; username: string; name: string; avatar: string | null; headline: string | null; email: string }
  role: HandedOver['role']
  /** How many projects they were on. */
  projects: number
  removedAt: string
  /** Null where they left, or where that account is gone. */
  removedBy: { name: string; username: string; avatar: string | null } | null
}

const kept = sql`h.restored_at is null and h.at > now() - make_interval(days => ${KEPT_DAYS})
  and not exists (select 1 from company_members m where m.company_id = h.company_id and m.person_id = h.person_id)`

/** Those of a workspace who are not in it again, the last first. */
export async function listRemoved(db: Database, companyId: string): Promise<RemovedView[]> {
  const { rows } = await db.execute<RemovedView>(sql`
    select json_build_object('id', p.id, 'username', p.username, 'name', p.name, 'avatar', p.avatar, 'headline', p.headline, 'email', p.email) as person,
      h.detail ->> 'role' as role, jsonb_array_length(h.detail -> 'projects') as projects, h.at as "removedAt",
      case when b.id is not null and b.id <> p.id then json_build_object('name', b.name, 'username', b.username, 'avatar', b.avatar) end as "removedBy"
    from (select distinct on (h.person_id) h.* from hand_overs h where h.company_id = ${companyId} and ${kept} order by h.person_id, h.at desc) h
    join people p on p.id = h.person_id left join people b on b.id = h.done_by
    order by h.at desc, p.username limit 500`)
  return rows
}

/** How much came back. */
export type ReturnedCounts = { projects: number; tasks: number; owned: number }

/** Gives them back their role, their seats, the projects they owned and the tasks that nobody touched since. 404 after 30 days, 409 where they are here again. */
export function restoreToTeam(db: Database, { company, actorId }: Remover, username: string): Promise<ReturnedCounts> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; personId: string; name: string; at: string; detail: HandedOver }>(sql`
      select h.id, h.person_id as "personId", p.name, h.at::text as at, h.detail from hand_overs h join people p on p.id = h.person_id
      where h.company_id = ${company.id} and p.username = ${username} and h.restored_at is null and h.at > now() - make_interval(days => ${KEPT_DAYS})
      order by h.at desc limit 1 for update of h`)
    const [gone] = rows
    if (gone === undefined) throw notFound(`Nobody of this name was removed in the last ${KEPT_DAYS} days.`)
    const { personId, detail } = gone
    const seated = await tx
      .insert(companyMembers)
      .values({ companyId: company.id, personId, role: detail.role, createdAt: new Date(detail.joined_at) })
      .onConflictDoNothing()
      .returning()
    if (seated.length === 0) throw conflict('They are in the workspace again already.')
    const { rowCount: projects } = await tx.execute(sql`
      insert into project_members (company_id, project_id, person_id, role, created_at)
      select j.company_id, j.id, ${personId}::uuid, s.role, s.since
      from jsonb_to_recordset(${JSON.stringify(detail.projects)}::jsonb) as s(id uuid, role text, since timestamptz)
      join projects j on j.id = s.id and j.company_id = ${company.id} on conflict do nothing`)
    const { rowCount: owned } = await tx.execute(sql`
      update projects j set owner_id = ${personId}::uuid
      from jsonb_to_recordset(${JSON.stringify(detail.owned)}::jsonb) as o(id uuid, "to" uuid)
      where j.id = o.id and j.company_id = ${company.id} and j.owner_id = o."to"`)
    const tasks = await giveTasksBack(tx, { personId, name: gone.name, at: gone.at, tasks: detail.tasks, companyId: company.id }, actorId)
    await tx
      .update(handOvers)
      .set({ restoredAt: sql`now()` })
      .where(and(eq(handOvers.id, gone.id)))
    const counts = { projects: projects ?? 0, tasks, owned: owned ?? 0 }
    await record(tx, { companyId: company.id, projectId: null }, actorId, {
      action: 'person.restore',
      said: 'brought a person back to the workspace',
      target: await personTarget(tx, personId),
      detail: counts,
    })
    await tellOfReturn(tx, { company, actorId }, personId)
    return counts
  })
}

type Handed = { personId: string; name: string; at: string; tasks: HandedOver['tasks']; companyId: string }

/** Those of the tasks that are as they were left: open, and not written since. Who got them for it is off them again. */
async function giveTasksBack(tx: Database, { personId, name, at, tasks, companyId }: Handed, actorId: string): Promise<number> {
  const { rows } = await tx.execute<{ id: string; to: string | null }>(sql`
    select t.id, h."to" from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as h(id uuid, "to" uuid)
    join tasks t on t.id = h.id and t.company_id = ${companyId}
    where t.updated_at = ${at}::timestamptz and not t.done and not t.is_archived for update of t`)
  const same = sql.param(rows.map(({ id }) => id))
  const { rows: back } = await tx.execute<{ id: string }>(sql`
    insert into task_people (company_id, project_id, task_id, person_id)
    select company_id, project_id, id, ${personId}::uuid from tasks where company_id = ${companyId} and id = any(${same}::uuid[])
    on conflict do nothing returning task_id as id`)
  await tx.execute(sql`
    delete from task_people a using unnest(${same}::uuid[], ${sql.param(rows.map(({ to }) => to))}::uuid[]) as was(id, "to")
    where a.company_id = ${companyId} and a.task_id = was.id and a.person_id = was."to"`)
  await tx.execute(sql`update tasks set updated_at = now() where company_id = ${companyId} and id = any(${same}::uuid[])`)
  const ids = back.map(({ id }) => id)
  await logEach(tx, ids, actorId, sentence`assigned ${name}`)
  return ids.length
}
