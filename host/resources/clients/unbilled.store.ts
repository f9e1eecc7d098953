// What clients are still to be invoiced: finished time of their projects that is billable and on no invoice (CLIENT-03, CLIENT-04).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { moneyOfTime } from '../../money/rates.ts'

/** Seconds, what of them has a rate in minor units of the client's currency, and the seconds without one. */
export type ClientFigures = { seconds: number; minor: number; withoutRate: number }

/** The figures of a client, and those of each of its projects by id. */
export type UnbilledTime = { all: ClientFigures; byProject: ReadonlyMap<string, ClientFigures> }

/** True for an entry `e` that waits for an invoice; exactly what the partial index holds. */
export const waitsForInvoice = sql.raw('not e.invoiced and e.ended_at is not null and e.billable is not false')

/** Nothing to invoice. */
export const NOTHING: UnbilledTime = { all: { seconds: 0, minor: 0, withoutRate: 0 }, byProject: new Map() }

type Group = { client_id: string; project_id: string; currency: string; seconds: string; rate: string | null }

const plus = (one: ClientFigures | undefined, { seconds, rate, currency }: Group): ClientFigures => {
  const { seconds: before = 0, minor = 0, withoutRate = 0 } = one ?? {}
  const more = Number(seconds)
  return {
    seconds: before + more,
    minor: minor + (rate === null ? 0 : moneyOfTime(more, Number(rate), currency)),
    withoutRate: withoutRate + (rate === null ? more : 0),
  }
}

/** The figures of some clients of a workspace, by id; those without any have none. A rate is the person's on the project, else the project's, else the client's. */
export async function unbilledOf(
  db: Database,
  companyId: string,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, UnbilledTime>> {
  if (clientIds.length === 0) return new Map()
  const { rows } = await db.execute<Group>(sql`
    select c.id client_id, p.id project_id, c.currency, e.seconds, coalesce(pr.rate, b.rate, c.rate) rate
    from clients c
    join project_billing b on b.company_id = c.company_id and b.client_id = c.id
    join projects p on p.id = b.project_id and p.deleted_at is null
    cross join lateral (
      select e.person_id, sum(entry_seconds(e.started_at, e.ended_at)) seconds from time_entries e
      where e.project_id = p.id and ${waitsForInvoice} group by e.person_id) e
    left join person_rates pr on pr.project_id = p.id and pr.person_id = e.person_id
    where c.company_id = ${companyId} and c.id = any(${sql.param(clientIds)}::uuid[]) and e.seconds > 0`)
  const found = new Map<string, { all: ClientFigures; byProject: Map<string, ClientFigures> }>()
  for (const row of rows) {
    const { all, byProject } = found.get(row.client_id) ?? { all: undefined, byProject: new Map<string, ClientFigures>() }
    byProject.set(row.project_id, plus(byProject.get(row.project_id), row))
    found.set(row.client_id, { all: plus(all, row), byProject })
  }
  return found
}
