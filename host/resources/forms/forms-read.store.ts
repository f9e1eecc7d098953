// Reads forms as those who work on a project see them.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { type FormRow, forms } from './forms.table.ts'

/** Who reads, and where. */
export type FormReader = { projectId: string; personId: string }

/** A form with what is counted of it; moments as PostgreSQL's JSON writes them. */
export type FormView = Omit<FormRow, 'ticketKey' | 'createdAt' | 'toldAt' | 'companyId' | 'projectId' | 'authorId'> & {
  createdAt: string
  newCount: number
  lastAt: string | null
  following: boolean
  people: string[]
}

const shown = (
  personId: string,
) => sql`f.id, f.title, f.intro, f.thanks, f.state, f.closes_on as "closesOn", f.token, f.daily_limit as "dailyLimit", f.presets, f.fields,
  f.last_field_id as "lastFieldId", f.version, f.submissions_count as "submissionsCount", f.created_at as "createdAt",
  (select count(*)::int from submissions s where s.form_id = f.id and s.state = 'new') as "newCount",
  (select max(s.at) from submissions s where s.form_id = f.id and s.state <> 'spam') as "lastAt",
  coalesce((select w.is_following from form_follows w where w.form_id = f.id and w.person_id = ${personId}), false) as following,
  (select coalesce(json_agg(a.username order by a.name), '[]') from people a where f.presets -> 'people' ? a.id::text) as people`

/** The forms of a project, the newest first. */
export async function listForms(db: Database, { projectId, personId }: FormReader): Promise<FormView[]> {
  const { rows } = await db.execute<FormView>(sql`
    select ${shown(personId)} from forms f where f.project_id = ${projectId} order by f.created_at desc, f.id`)
  return rows
}

/** One form; 404 where the project has none with this id. */
export async function readForm(db: Database, { projectId, personId }: FormReader, id: string): Promise<FormView> {
  const { rows } = await db.execute<FormView>(sql`
    select ${shown(personId)} from forms f where f.project_id = ${projectId} and f.id = ${id}`)
  const [form] = rows
  if (form === undefined) throw gone()
  return form
}

/** A form of a project, held until the transaction ends; 404 else. */
export async function holdForm(tx: Database, projectId: string, id: string): Promise<FormRow> {
  const [form] = await tx
    .select()
    .from(forms)
    .where(and(eq(forms.projectId, projectId), eq(forms.id, id)))
    .for('no key update')
  if (form === undefined) throw gone()
  return form
}

/** 404 for a form that is not in the project. */
export function gone() {
  return notFound('This form was deleted.')
}
