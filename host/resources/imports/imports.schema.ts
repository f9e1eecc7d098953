// Bodies and answers of imports (IMPORT-11). All assumed.
import { z } from 'zod'
import { companyQuery, instantShape, pageNumber, toInstant, zoneName } from '../../wire.ts'
import { DATE_FORMATS, IMPORT_SOURCES, IMPORT_TARGETS } from './import-item.ts'
import { type ImportView, undoUntil } from './imports.store.ts'
import { IMPORT_INTO, IMPORT_STATES, type ImportMapping, type ImportProblemRow } from './imports.table.ts'

/** Whose imports: a workspace's, or with `project_slug` those that were begun in a project. */
export const importsQuery = companyQuery.extend({ project_slug: z.string().optional() })

/** Path of an import. */
export const importParams = z.object({ uuid: z.uuid() })

const severity = z.enum(['error', 'warning', 'conflict'])

/** Query of its problems; as `csv` all of them. */
export const problemsQuery = importsQuery.extend({ severity: severity.optional(), page: pageNumber, format: z.enum(['csv']).optional() })

const short = z.string().max(200)
const columnMapping = z.strictObject({ target: z.enum(IMPORT_TARGETS), date_format: z.enum(DATE_FORMATS).nullable() })

/** Body of what is decided. */
export const mappingBody = z
  .strictObject({
    source: z.enum(IMPORT_SOURCES),
    into: z.enum(IMPORT_INTO),
    into_project: short.nullable().default(null),
    into_name: z.string().trim().max(120, { error: 'At most 120 characters.' }).nullable().default(null),
    columns: z.array(columnMapping).max(500),
    zone: zoneName,
    done_statuses: z.array(short).max(200).default([]),
    people: z
      .array(z.strictObject({ name: short, username: short.nullable(), invite: z.boolean().default(false) }))
      .max(2_000)
      .default([]),
  })
  .transform(({ columns, ...same }) => ({
    ...same,
    columns: columns.map(({ target, date_format: dates }) => ({ target, dates })),
  })) satisfies z.ZodType<ImportMapping>

/** Body of a cancellation: whether what came stays. */
export const cancelBody = z.strictObject({ keep: z.boolean().default(true) })

/** Body of the way back: whether what somebody worked on since goes, too. */
export const undoBody = z.strictObject({ remove_touched: z.boolean().default(false) })

const place = z.object({ slug: z.string(), name: z.string() })
const person = z.object({ name: z.string(), username: z.string() })
const whole = z.number().int()

const facts = {
  uuid: z.uuid(),
  source: z.enum(IMPORT_SOURCES),
  filename: z.string(),
  size: whole,
  state: z.enum(IMPORT_STATES),
  project: place.nullable(),
  into_projects: place.array(),
  person: person.nullable(),
  rows_done: whole,
  rows_total: whole,
  counts: z
    .object({ created: whole, updated: whole, unchanged: whole, skipped: whole, comments: whole, checklist_items: whole })
    .nullable(),
  problem_counts: z.object({ errors: whole, warnings: whole, conflicts: whole }).nullable(),
  reason: z.string().nullable(),
  created_at: instantShape,
  started_at: instantShape.nullable(),
  finished_at: instantShape.nullable(),
  undo_until: instantShape.nullable(),
}

/** An import on the wire; `rows_done` of `rows_total` rows of what is under way, `size` in bytes. */
export const importShape = z.object(facts)

/** An import with its file as a table and what is decided about it. */
export const importDetailShape = z.object({
  ...facts,
  columns: z.array(
    z.object({
      name: z.string(),
      samples: z.array(z.string()),
      filled: whole,
      values: z.array(z.object({ value: z.string(), count: whole })),
      more: z.boolean(),
      date_formats: z.array(z.enum(DATE_FORMATS)),
    }),
  ),
  preview: z.array(
    z.object({
      row: whole,
      title: z.string().nullable(),
      status: z.string().nullable(),
      type: z.string().nullable(),
      labels: z.array(z.string()),
      assignees: z.array(z.string()),
      due_date: instantShape.nullable(),
      done: z.boolean(),
      comments: whole,
      parent: z.string().nullable(),
      description: z.string().nullable(),
    }),
  ),
  notes: z.array(z.string()),
  archive: z
    .object({
      kind: z.enum(['workspace', 'project']),
      made_at: instantShape,
      workspace: z.string(),
      projects: z.array(z.object({ slug: z.string(), name: z.string(), tasks: whole })),
      files: whole,
      is_whole: z.boolean(),
    })
    .nullable(),
  mapping: z
    .object({
      source: z.enum(IMPORT_SOURCES),
      into: z.enum(IMPORT_INTO),
      into_project: z.string().nullable(),
      into_name: z.string().nullable(),
      columns: z.array(z.object({ target: z.enum(IMPORT_TARGETS), date_format: z.enum(DATE_FORMATS).nullable() })),
      zone: z.string(),
      done_statuses: z.array(z.string()),
      people: z.array(z.object({ name: z.string(), username: z.string().nullable(), invite: z.boolean() })),
    })
    .nullable(),
  people: z.array(
    z.object({ name: z.string(), email: z.string().nullable(), count: whole, proposal: person.nullable(), is_certain: z.boolean() }),
  ),
  makes: z.array(z.object({ kind: z.enum(['invitation', 'project', 'status', 'type', 'label']), title: z.string() })),
  is_hashed: z.boolean(),
  touched: z.array(z.object({ uuid: z.uuid(), code: z.string(), title: z.string() })),
  touched_total: whole,
})

/** A page of problems. */
export const problemsShape = z.object({
  data: z.array(z.object({ row: whole, column: z.string().nullable(), value: z.string().nullable(), reason: z.string(), severity })),
  current_page: whole,
  total_pages: whole,
  total: whole,
})

/** An import on the wire. */
export function toImport({ row, person: who, project, intoProjects }: ImportView): z.infer<typeof importShape> {
  const { counts } = row
  const until = undoUntil(row)
  return {
    uuid: row.id,
    ...{ source: row.source, filename: row.filename, size: row.size, state: row.state, reason: row.reason },
    ...{ project, into_projects: intoProjects, person: who },
    // Numbers of rows count those that have nothing in them, too.
    ...{ rows_done: Math.min(row.rowsDone, row.rowsTotal), rows_total: row.rowsTotal },
    counts: counts && {
      ...{ created: counts.created, updated: counts.updated, unchanged: counts.unchanged, skipped: counts.skipped },
      ...{ comments: counts.comments, checklist_items: counts.checklist_items },
    },
    problem_counts: counts && { errors: counts.errors, warnings: counts.warnings, conflicts: counts.conflicts },
    created_at: toInstant(row.createdAt),
    started_at: row.startedAt && toInstant(row.startedAt),
    finished_at: row.finishedAt && toInstant(row.finishedAt),
    undo_until: until && toInstant(until),
  }
}

/** A problem on the wire. */
export const toProblem = ({ row, column, value, reason, severity: how }: ImportProblemRow) => ({
  row,
  column,
  value,
  reason,
  severity: how,
})
