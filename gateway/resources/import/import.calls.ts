// REST calls and wire types of imports (IMPORT-11). All assumed.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { enumName, moment, number, text, whole } from '../../rest/wire.ts'
import type { ImportMappingInput } from '../../schema-types.d.ts'
import { type ExportPlace, exportQuery } from '../export/export.calls.ts'

const source = z.enum(['csv', 'linear', 'jira', 'asana', 'trello', 'github', 'todoist', 'palette']).transform(enumName)
const into = z.enum(['new', 'existing', 'each']).transform(enumName)
const dateFormat = z.enum(['iso', 'dmy', 'mdy', 'ymd', 'epoch']).transform(enumName)
const severity = z.enum(['error', 'warning', 'conflict']).transform(enumName)
const state = z
  .enum(['reading', 'mapping', 'dry_run', 'ready', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone'])
  .transform(enumName)
const target = z
  .enum([
    ...(['title', 'description', 'status', 'type', 'effort', 'labels', 'assignees', 'creator', 'created', 'start', 'due', 'done'] as const),
    ...(['archived', 'parent', 'comments', 'checklist', 'link', 'sprint', 'story', 'id', 'code', 'url', 'project'] as const),
    ...(['named_label', 'field', 'ignore'] as const),
  ])
  .transform(enumName)
const place = z.object({ slug: z.string(), name: z.string() })
const person = z.object({ username: z.string(), name: z.string() })

const facts = {
  uuid: z.string(),
  source,
  filename: z.string(),
  size: number,
  state,
  project: place.nullish(),
  into_projects: z.array(place),
  person: person.nullish(),
  rows_done: whole,
  rows_total: whole,
  counts: z
    .object({ created: whole, updated: whole, unchanged: whole, skipped: whole, comments: whole, checklist_items: whole })
    .transform(({ checklist_items, ...same }) => ({ ...same, checklistItems: checklist_items }))
    .nullish(),
  problem_counts: z.object({ errors: whole, warnings: whole, conflicts: whole }).nullish(),
  reason: text,
  created_at: moment.transform((at) => at ?? new Date(0).toISOString()),
  started_at: moment,
  finished_at: moment,
  undo_until: moment,
}

type Facts = z.output<z.ZodObject<typeof facts>>

const toImport = ({ uuid, into_projects, rows_done, rows_total, problem_counts, created_at, started_at, ...row }: Facts) => ({
  ...{ id: uuid, source: row.source, filename: row.filename, size: row.size, state: row.state, reason: row.reason },
  ...{ project: row.project ?? null, intoProjects: into_projects, person: row.person ?? null },
  ...{ rowsDone: rows_done, rowsTotal: rows_total, counts: row.counts ?? null, problemCounts: problem_counts ?? null },
  ...{ createdAt: created_at, startedAt: started_at, finishedAt: row.finished_at, undoUntil: row.undo_until },
})

const mapping = z
  .object({
    source,
    into,
    into_project: text,
    into_name: text,
    columns: z.array(
      z
        .object({ target, date_format: dateFormat.nullish() })
        .transform(({ date_format, ...same }) => ({ ...same, dateFormat: date_format ?? null })),
    ),
    zone: z.string(),
    done_statuses: z.array(z.string()),
    people: z.array(z.object({ name: z.string(), username: text, invite: z.boolean().default(false) })),
  })
  .transform(({ into_project, into_name, done_statuses, ...same }) => ({
    ...same,
    ...{ intoProject: into_project, intoName: into_name, doneStatuses: done_statuses },
  }))

const column = z
  .object({
    name: z.string(),
    samples: z.array(z.string()),
    filled: whole,
    values: z.array(z.object({ value: z.string(), count: whole })),
    more: z.boolean(),
    date_formats: z.array(dateFormat),
  })
  .transform(({ date_formats, ...same }) => ({ ...same, dateFormats: date_formats }))

const previewTask = z
  .object({
    row: whole,
    ...{ title: text, status: text, type: text, parent: text, description: text },
    ...{ labels: z.array(z.string()), assignees: z.array(z.string()) },
    ...{ due_date: moment, done: z.boolean(), comments: whole },
  })
  .transform(({ due_date, ...same }) => ({ ...same, dueDate: due_date }))

const archive = z
  .object({
    kind: z.enum(['workspace', 'project']).transform(enumName),
    made_at: moment.transform((at) => at ?? new Date(0).toISOString()),
    workspace: z.string(),
    projects: z.array(z.object({ slug: z.string(), name: z.string(), tasks: whole })),
    files: whole,
    is_whole: z.boolean(),
  })
  .transform(({ made_at, is_whole, ...same }) => ({ ...same, madeAt: made_at, isWhole: is_whole }))

const summary = z.object(facts).transform(toImport)

const detail = z
  .object({
    ...facts,
    columns: z.array(column),
    preview: z.array(previewTask),
    notes: z.array(z.string()),
    archive: archive.nullish(),
    mapping: mapping.nullish(),
    people: z.array(
      z
        .object({ name: z.string(), email: text, count: whole, proposal: person.nullish(), is_certain: z.boolean() })
        .transform(({ is_certain, proposal, ...same }) => ({ ...same, proposal: proposal ?? null, isCertain: is_certain })),
    ),
    makes: z.array(z.object({ kind: z.string(), title: z.string() })),
    is_hashed: z.boolean(),
    touched: z.array(
      z.object({ uuid: z.string(), code: z.string(), title: z.string() }).transform(({ uuid, ...same }) => ({ id: uuid, ...same })),
    ),
    touched_total: whole,
  })
  .transform(
    ({ columns, preview, notes, archive: packed, mapping: decided, people, makes, is_hashed, touched, touched_total, ...row }) => ({
      import: toImport(row),
      ...{
        columns,
        preview,
        notes,
        archive: packed ?? null,
        mapping: decided ?? null,
        people,
        makes,
        isHashed: is_hashed,
        touched,
        touchedTotal: touched_total,
      },
    }),
  )

const problems = z
  .object({
    data: z.array(z.object({ row: whole, column: text, value: text, reason: z.string(), severity })),
    total: whole,
  })
  .transform(({ data, total }) => ({ problems: data, total }))

/** An import on the wire, for the route that takes its file. */
export const importAnswer = detail

/** One of them. */
export type ImportOf = { place: ExportPlace; id: string }

/** IMPORT-11: the newest first. */
export const listImports = (rest: RestClient, at: ExportPlace) =>
  rest.get('/imports/', { query: exportQuery(at), answer: z.array(summary) })

/** IMPORT-11: one with its table. */
export const findImport = (rest: RestClient, { place: at, id }: ImportOf) =>
  rest.get(path`/imports/${id}/`, { query: exportQuery(at), answer: detail })

/** IMPORT-07: what is wrong with rows. */
export const listProblems = (rest: RestClient, { place: at, id }: ImportOf, wanted: { severity: string | undefined; page: number }) =>
  rest.get(path`/imports/${id}/problems`, { query: { ...exportQuery(at), ...wanted }, answer: problems, whole: true })

/** IMPORT-03: what is decided. */
export const setMapping = (rest: RestClient, { place: at, id }: ImportOf, decided: ImportMappingInput) =>
  rest.put(path`/imports/${id}/mapping`, {
    query: exportQuery(at),
    answer: detail,
    body: {
      source: decided.source.toLowerCase(),
      into: decided.into.toLowerCase(),
      into_project: decided.intoProject ?? null,
      into_name: decided.intoName ?? null,
      columns: decided.columns.map(({ target: to, dateFormat: format }) => ({
        target: to.toLowerCase(),
        date_format: format?.toLowerCase() ?? null,
      })),
      zone: decided.zone,
      done_statuses: decided.doneStatuses,
      people: decided.people.map(({ name, username, invite }) => ({ name, username: username ?? null, invite: invite ?? false })),
    },
  })

/** IMPORT-11: the next step of one, or its way back. */
export const stepImport = (
  rest: RestClient,
  { place: at, id }: ImportOf,
  step: 'dry-run' | 'start' | 'cancel' | 'undo',
  body: object = {},
) => rest.post(path`/imports/${id}/${step}`, { query: exportQuery(at), body, answer: detail })
