// What imported tasks refer to in their project: matched by equal titles, else made, else kept as a label (IMPORT-04).
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { DEFAULT_LABEL_COLOR } from '../labels/labels.store.ts'
import { labels } from '../labels/labels.table.ts'
import { PROJECT_TEMPLATES, type ProjectTemplate } from '../projects/project-templates.ts'
import type { Place } from '../projects/projects.table.ts'
import { DEFAULT_COLOR, keepDoneStatus } from '../templates/templates.store.ts'
import { taskTypes, workflows } from '../templates/templates.table.ts'
import type { ImportItem, Survey } from './import-item.ts'
import { folded } from './import-mapping.store.ts'
import type { ImportMapping } from './imports.table.ts'

type Titled = { id: number; title: string }

/** What a project has, each by its folded title. */
export type Values = {
  statuses: Map<string, Titled>
  first: number
  done: Titled | null
  types: Map<string, Titled>
  efforts: Map<string, Titled>
  labels: Map<string, Titled>
  sprints: Map<string, Titled>
  stories: Map<string, Titled>
  /** Ids of the people who can be on its tasks. */
  people: Set<string>
}

/** The longest title of a status, a type or a label. */
const LONGEST = 80

/** A title as it is written: no longer than one may be. */
export const cut = (title: string): string => title.trim().slice(0, LONGEST).trim()
const byTitle = (rows: readonly Titled[]) => new Map(rows.toReversed().map((row) => [folded(row.title), row]))

/** Reads what a project has. */
export async function loadValues(tx: Database, { id, companyId }: Place): Promise<Values> {
  const titled = async (table: string, where = sql`true`) =>
    (
      await tx.execute<Titled>(
        sql`select id, title from ${sql.identifier(table)} where company_id = ${companyId} and project_id = ${id} and ${where} order by id`,
      )
    ).rows
  const { rows: steps } = await tx.execute<Titled & { is_done: boolean }>(
    sql`select id, title, is_done from workflows where company_id = ${companyId} and project_id = ${id} order by position, id`,
  )
  const { rows: sizes } = await tx.execute<Titled & { hours: number }>(
    sql`select id, title, hours::float8 as hours from task_efforts where company_id = ${companyId} and project_id = ${id} order by position, id`,
  )
  const { rows: people } = await tx.execute<{ id: string }>(sql`
    select m.person_id as id from project_members m where m.company_id = ${companyId} and m.project_id = ${id}
    union select p.owner_id from projects p where p.company_id = ${companyId} and p.id = ${id}
    union select c.owner_id from companies c where c.id = ${companyId}`)
  const done = steps.find(({ is_done }) => is_done) ?? null
  return {
    statuses: byTitle(steps),
    first: (steps.find(({ is_done }) => !is_done) ?? steps[0])?.id ?? 0,
    done,
    types: byTitle(await titled('task_types')),
    efforts: new Map([...sizes.map((size) => [String(size.hours), size] as const), ...byTitle(sizes)]),
    labels: byTitle(await titled('labels')),
    sprints: byTitle(await titled('sprints', sql`state <> 'completed'`)),
    stories: byTitle(await titled('user_stories')),
    people: new Set(people.map((person) => person.id)),
  }
}

/** A task’s labels: its own, and what the project has no other place for. */
export function labelsOf(item: ImportItem, values: Values): string[] {
  const else_ = (name: string, value: string | null, known: Map<string, Titled>) =>
    value === null || known.has(folded(value)) ? [] : [`${name}: ${value}`]
  const isLost = item.done && item.status !== null && values.done !== null && folded(item.status) !== folded(values.done.title)
  const all = [
    ...item.labels,
    ...(isLost ? [`Status: ${item.status}`] : []),
    ...else_('Effort', item.effort, values.efforts),
    ...else_('Sprint', item.sprint, values.sprints),
    ...else_('Story', item.story, values.stories),
  ].map(cut)
  return [...new Map(all.filter((title) => title !== '').map((title) => [folded(title), title])).values()]
}

/** Something that tasks can have, made for them; with its id. */
export type MadeValue = Titled & { kind: 'status' | 'type' | 'label' }

/** Makes what the project lacks, and answers it with its ids. */
export async function ensureValues(tx: Database, place: Place, values: Values, items: readonly ImportItem[]): Promise<MadeValue[]> {
  const owned = { companyId: place.companyId, projectId: place.id }
  const lacking = (known: Map<string, Titled>, titles: readonly (string | null)[]) => [
    ...new Map(
      titles.flatMap((title) => {
        const short = cut(title ?? '')
        return short === '' || known.has(folded(short)) ? [] : [[folded(short), short] as const]
      }),
    ).values(),
  ]
  const made: MadeValue[] = []
  const add = (kind: 'status' | 'type' | 'label', known: Map<string, Titled>, rows: readonly Titled[]) => {
    for (const row of rows) {
      known.set(folded(row.title), row)
      made.push({ kind, ...row })
    }
  }
  const shown = (table: typeof workflows | typeof taskTypes) => ({ id: table.id, title: table.title })
  const statuses = lacking(
    values.statuses,
    items.map(({ status, done }) => (done && values.done !== null ? null : status)),
  )
  if (statuses.length > 0) {
    const rows = statuses.map((title) => ({ ...owned, title, color: DEFAULT_COLOR }))
    add('status', values.statuses, await tx.insert(workflows).values(rows).returning(shown(workflows)))
    await keepDoneStatus(tx, place.id)
    if (values.done === null) {
      const [done] = await tx
        .select(shown(workflows))
        .from(workflows)
        .where(and(eq(workflows.companyId, place.companyId), eq(workflows.projectId, place.id), workflows.isDone))
      values.done = done ?? null
    }
  }
  const types = lacking(
    values.types,
    items.map(({ type }) => type),
  )
  if (types.length > 0) {
    const rows = types.map((title) => ({ ...owned, title, color: DEFAULT_COLOR }))
    add('type', values.types, await tx.insert(taskTypes).values(rows).returning(shown(taskTypes)))
  }
  const wanted = lacking(
    values.labels,
    items.flatMap((item) => labelsOf(item, values)),
  )
  if (wanted.length > 0) {
    const rows = wanted.map((title) => ({ ...owned, title, color: DEFAULT_LABEL_COLOR }))
    add(
      'label',
      values.labels,
      await tx.insert(labels).values(rows).onConflictDoNothing().returning({ id: labels.id, title: labels.title }),
    )
    // Somebody else made one meanwhile.
    const { rows: all } = await tx.execute<Titled>(
      sql`select id, title from labels where company_id = ${place.companyId} and project_id = ${place.id}`,
    )
    for (const row of all) values.labels.set(folded(row.title), row)
  }
  return made
}

/** What a status is likely before others, by words of its title. */
const STEPS = [
  /triage|inbox|idea|icebox/,
  /backlog/,
  /to.?do|open|new|plan|next|ready|select/,
  /progress|doing|start|work/,
  /block|hold|wait/,
  /review|test|qa|verif/,
]

/** What a new project starts with: the statuses and types of the file where it has a few, else the usual ones. */
export function templateFor(survey: Survey, { columns, done_statuses: ends }: ImportMapping): ProjectTemplate {
  const blank: ProjectTemplate = PROJECT_TEMPLATES.blank
  const valuesOf = (target: 'status' | 'type', most: number): string[] | null => {
    const at = columns.findIndex((column) => column.target === target)
    const column = at === -1 ? undefined : survey.columns[at]
    const titles = [...new Map(column?.values.map(({ value }) => [folded(cut(value)), cut(value)])).values()].filter(
      (title) => title !== '',
    )
    return column === undefined || column.more || titles.length === 0 || titles.length > most ? null : titles
  }
  const statuses = valuesOf('status', 30)
  const isEnd = (title: string) => ends.some((end) => folded(end) === folded(title))
  const rank = (title: string) => {
    const at = STEPS.findIndex((words) => words.test(folded(title)))
    return at === -1 ? 3 : at
  }
  const open = (statuses ?? []).filter((title) => !isEnd(title)).toSorted((one, other) => rank(one) - rank(other))
  const done =
    statuses?.find((title) => isEnd(title) && /done|clos|complet|finish|resolv/.test(folded(title))) ?? statuses?.find(isEnd) ?? 'Done'
  const colors = blank.workflows.map(([, color]) => color)
  const types = valuesOf('type', 20)
  return {
    ...blank,
    workflows:
      statuses === null
        ? blank.workflows
        : [
            ...(open.length === 0 ? ['To do'] : open).map((title, at) => [title, colors[Math.min(at, 2)] ?? DEFAULT_COLOR] as const),
            [done, colors.at(-1) ?? DEFAULT_COLOR] as const,
          ],
    types:
      types === null ? blank.types : types.map((title, at) => [title, blank.types[at % blank.types.length]?.[1] ?? DEFAULT_COLOR] as const),
  }
}
