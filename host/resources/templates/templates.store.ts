// Every query about types, efforts and workflows.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { changed, type Words } from '../audit-events/changed.ts'
import { PROJECT_TEMPLATES, type ProjectTemplate } from '../projects/project-templates.ts'
import type { Place } from '../projects/projects.table.ts'
import { projects } from '../projects/projects.table.ts'
import { forgetWorkflows } from '../tasks/task-references.store.ts'
import { type TaskEffortRow, type TaskTypeRow, taskEfforts, taskTypes, workflows } from './templates.table.ts'

/** The three kinds of template, as the wire names them. */
export type TemplateKind = 'type' | 'effort' | 'workflow'

/** A template; `color` of types and workflows, `hours` of efforts. */
export type Template = Pick<TaskTypeRow, 'id' | 'title'> & { color: TaskTypeRow['color'] | null; hours: TaskEffortRow['hours'] | null }

/** What a template is made of or changed to. */
export type TemplateValues = { title?: string | undefined; color?: string | undefined; hours?: number | undefined }

/** The table of each kind, and the column of tasks that refers to it. */
export const tables = { type: taskTypes, effort: taskEfforts, workflow: workflows }
/** See `tables`. */
export const taskColumns = { type: 'type_id', effort: 'effort_id', workflow: 'workflow_id' }

/** What people, and the log, call each kind. */
export const NOUN = { type: 'type', effort: 'effort', workflow: 'status' } as const

const WORDS: Words<TemplateValues> = { title: 'title', color: 'color', hours: 'hours' }

/** A template as the log names it. */
export const templateTarget = (kind: TemplateKind, { id, title }: Pick<Template, 'id' | 'title'>) => ({
  kind: NOUN[kind],
  id,
  label: title,
})

/** The blue of types and workflows that name no colour (TEMPLATE-07). */
export const DEFAULT_COLOR = '#088EFB'

/** The order of a list: as somebody put it, what came since behind that (PSET-11). */
const inOrder = sql`position, id`

/** The templates of one kind in a project, in their order. */
export async function listTemplates(db: Database, projectId: string, kind: TemplateKind): Promise<Template[]> {
  const { rows } = await db.execute<Template>(
    sql`select ${columns(kind)} from ${tables[kind]} where project_id = ${projectId} order by ${inOrder}`,
  )
  return rows
}

/** A template of a project by id; undefined when it is unknown or elsewhere. */
export async function findTemplate(db: Database, projectId: string, kind: TemplateKind, id: number): Promise<Template | undefined> {
  const { rows } = await db.execute<Template>(
    sql`select ${columns(kind)} from ${tables[kind]} where project_id = ${projectId} and id = ${id}`,
  )
  return rows[0]
}

/** The creation default of a kind (TCREATE-08). */
export async function firstTemplate(db: Database, projectId: string, kind: TemplateKind): Promise<Template | undefined> {
  const { rows } = await db.execute<Template>(
    sql`select ${columns(kind)} from ${tables[kind]} where project_id = ${projectId} order by ${inOrder} limit 1`,
  )
  return rows[0]
}

/** Adds a template at the end of its list. */
export async function createTemplate(db: Database, place: Doer, kind: TemplateKind, values: TemplateValues): Promise<Template> {
  const owned = { companyId: place.companyId, projectId: place.id, title: values.title ?? '' }
  return db.transaction(async (tx) => {
    if (kind === 'workflow') await lockList(tx, place.id)
    const own = kind === 'effort' ? { hours: values.hours ?? 0 } : { color: values.color ?? DEFAULT_COLOR }
    const [made] = await tx
      .insert(tables[kind] as typeof taskEfforts)
      .values({ ...owned, ...own } as typeof taskEfforts.$inferInsert)
      .returning({ id: tables[kind].id })
    if (kind === 'workflow') await keepDoneStatus(tx, place.id)
    const template = { id: made?.id ?? 0, title: owned.title, color: null, hours: null, ...own }
    await record(tx, place, place.actorId, {
      action: `${NOUN[kind]}.create`,
      said: `created the ${NOUN[kind]}`,
      target: templateTarget(kind, template),
    })
    return template
  })
}

/** One creation or deletion at a time in a project, so that two never take the last two workflows; creating a task waits here too. */
export async function lockList(db: Database, projectId: string): Promise<void> {
  await db.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
}

/** Of two or more statuses one means done: the last, unless there is one already (decision 019). */
export async function keepDoneStatus(db: Database, projectId: string): Promise<void> {
  await db.execute(sql`
    update workflows set is_done = true
    where id = (select (array_agg(id order by position desc, id desc))[1] from workflows where project_id = ${projectId} having count(*) > 1 and not bool_or(is_done))`)
}

/** The status that means done; undefined in a project with one status only. */
export async function doneStatus(db: Database, projectId: string): Promise<{ id: number; title: string } | undefined> {
  const [found] = await db
    .select({ id: workflows.id, title: workflows.title })
    .from(workflows)
    .where(and(eq(workflows.projectId, projectId), workflows.isDone))
  return found
}

/** Changes what `values` names; 404 when the template is unknown or elsewhere. */
export async function updateTemplate(db: Database, place: Doer, kind: TemplateKind, id: number, values: TemplateValues): Promise<Template> {
  const projectId = place.id
  const own = <Table extends typeof taskTypes | typeof taskEfforts | typeof workflows>(table: Table) =>
    and(eq(table.projectId, projectId), eq(table.id, id))
  return db.transaction(async (tx) => {
    const before = await findTemplate(tx, projectId, kind, id)
    if (before === undefined) throw notFound('This template does not exist.')
    if (kind === 'effort')
      await tx
        .update(taskEfforts)
        .set(given({ title: values.title, hours: values.hours }))
        .where(own(taskEfforts))
    else
      await tx
        .update(tables[kind])
        .set(given({ title: values.title, color: values.color }))
        .where(own(tables[kind]))
    const now = { ...before, ...given(values) }
    const about = { action: `${NOUN[kind]}.change`, noun: NOUN[kind], target: templateTarget(kind, now) } as const
    await record(tx, place, place.actorId, ...changed<TemplateValues>(before as TemplateValues, values, WORDS, about))
    return now
  })
}

/** Deletes a template; 409 while a task has it (TEMPLATE-05) and for the last workflow. */
export async function deleteTemplate(db: Database, { actorId, ...place }: Doer, kind: TemplateKind, id: number): Promise<void> {
  const projectId = place.id
  await db.transaction(async (tx) => {
    await lockList(tx, projectId)
    const template = await findTemplate(tx, projectId, kind, id)
    if (template === undefined) throw notFound('This template does not exist.')
    const { rows } = await tx.execute(
      sql`select 1 from tasks where project_id = ${projectId} and ${sql.identifier(taskColumns[kind])} = ${id} limit 1`,
    )
    if (rows.length > 0) throw conflict(`This ${kind} is assigned to a task and cannot be deleted.`)
    if (kind === 'workflow' && (await listTemplates(tx, projectId, kind)).length === 1) {
      throw conflict('A project needs at least one status.')
    }
    await record(tx, place, actorId, {
      action: `${NOUN[kind]}.delete`,
      said: `deleted the ${NOUN[kind]}`,
      target: templateTarget(kind, template),
    })
    if (kind === 'workflow') await forgetWorkflows(tx, place.companyId, sql`${id}::int`)
    await tx.delete(tables[kind]).where(eq(tables[kind].id, id))
    if (kind === 'workflow') await keepDoneStatus(tx, projectId)
  })
}

/** Gives a new project its workflows, types and efforts: those of a template, where one is named (FIRST-03). */
export async function addStartingTemplates(
  db: Database,
  place: Place,
  { workflows: steps, types, efforts }: Pick<ProjectTemplate, 'workflows' | 'types' | 'efforts'> = PROJECT_TEMPLATES.blank,
): Promise<void> {
  const owned = { companyId: place.companyId, projectId: place.id }
  await db.insert(workflows).values(steps.map(([title, color]) => ({ ...owned, title, color })))
  await keepDoneStatus(db, place.id)
  await db.insert(taskTypes).values(types.map(([title, color]) => ({ ...owned, title, color })))
  await db.insert(taskEfforts).values(efforts.map(([title, hours]) => ({ ...owned, title, hours })))
}

function columns(kind: TemplateKind) {
  return kind === 'effort' ? sql`id, title, null as color, hours::float8 as hours` : sql`id, title, color, null as hours`
}

function given<Values extends Record<string, unknown>>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Name in keyof Values]?: Exclude<Values[Name], undefined> }
}
