// What a newcomer has done of the first steps: read from what they really did, however they did it (FIRST-05, FIRST-06).
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/open.ts'
import { type FirstSteps, type PersonRow, people } from '../people/people.table.ts'
import { STARTER_TASKS } from '../projects/project-templates.ts'
import { ofSample } from '../projects/projects.table.ts'
import type { firstStepsBody, firstStepsShape } from './first-steps.schema.ts'

const DAY_MS = 24 * 60 * 60_000
/** So long after joining the list is shown by itself, in days. */
const SHOWN_DAYS = 14
/** Who came into a workspace older than this needs no list, in days. */
const OLD_WORKSPACE_DAYS = 30
/** So many tasks of their own, and somebody knows the product. */
const KNOWS_IT = 20
/** So many tasks are one of the steps. */
const FEW = 3

interface Deeds {
  project: boolean
  tasks: number
  done: boolean
  invited: boolean
  joined_old: boolean
  only_guest: boolean
}

async function deedsOf(db: Database, id: string): Promise<Deeds> {
  const starters = sql.join(
    STARTER_TASKS.map((title) => sql`${title}`),
    sql`, `,
  )
  const sample = ofSample(sql`tasks.project_id`)
  const { rows } = await db.execute<Record<keyof Deeds, unknown>>(sql`
    select
      exists (select 1 from projects where owner_id = ${id} and not is_sample) as project,
      (select count(*) from (
        select 1 from tasks where creator_id = ${id} and title not in (${starters}) and not ${sample} limit ${KNOWS_IT}
      ) own)::int as tasks,
      exists (select 1 from tasks where creator_id = ${id} and done and not ${sample}) as done,
      (exists (select 1 from invitations where inviter_id = ${id})
        or exists (
          select 1 from projects join project_members on project_members.project_id = projects.id
          where projects.owner_id = ${id} and not projects.is_sample and project_members.person_id <> ${id}
        )) as invited,
      exists (
        select 1 from company_members join companies on companies.id = company_members.company_id
        where company_members.person_id = ${id} and company_members.role <> 'owner'
          and companies.created_at < company_members.created_at - make_interval(days => ${OLD_WORKSPACE_DAYS})
      ) as joined_old,
      coalesce((select bool_and(role = 'guest') from company_members where person_id = ${id}), false) as only_guest`)
  const [row] = rows
  return {
    project: row?.project === true,
    tasks: Number(row?.tasks ?? 0),
    done: row?.done === true,
    invited: row?.invited === true,
    joined_old: row?.joined_old === true,
    only_guest: row?.only_guest === true,
  }
}

/** What was done, and whether the list is to be seen: not when all is done, put away, or of no use to them; asked for, it is there again. */
export async function firstStepsOf(db: Database, person: PersonRow, now = new Date()): Promise<z.infer<typeof firstStepsShape>> {
  const { dismissed_at: dismissed, shown_at: shown, palette = false } = person.firstSteps
  const { project, tasks, done, invited, joined_old: old, only_guest: onlyGuest } = await deedsOf(db, person.id)
  const steps = { project, tasks: tasks >= FEW, palette, done, invited }
  const isNew = now.getTime() - person.createdAt.getTime() < SHOWN_DAYS * DAY_MS && tasks < KNOWS_IT && !old && !onlyGuest
  const all = Object.values(steps).every(Boolean)
  return { ...steps, shows: !dismissed && (shown ? true : isNew && !all) }
}

/** Keeps that the palette was opened, that the list was put away, or that it was asked for again. Answers the account as it is then. */
export async function changeFirstSteps(
  db: Database,
  person: PersonRow,
  { palette, shows }: z.infer<typeof firstStepsBody>,
  now = new Date(),
): Promise<PersonRow> {
  const at = now.toISOString()
  const next: FirstSteps = {
    ...person.firstSteps,
    ...(palette && { palette }),
    ...(shows === true && { shown_at: at, dismissed_at: null }),
    ...(shows === false && { dismissed_at: at, shown_at: null }),
  }
  const [changed] = await db.update(people).set({ firstSteps: next }).where(eq(people.id, person.id)).returning()
  return changed ?? person
}
