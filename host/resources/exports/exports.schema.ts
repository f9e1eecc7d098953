// Bodies and answers of exports (EXPORT-04). All assumed.
import { z } from 'zod'
import { companyQuery, instantShape, toInstant } from '../../wire.ts'
import type { ExportView } from './exports.store.ts'
import { EXPORT_KINDS, EXPORT_STATES } from './exports.table.ts'

/** Whose exports: a workspace's, or with `project_slug` a project's. */
export const exportsQuery = companyQuery.extend({ project_slug: z.string().optional() })

/** Path of an export. */
export const exportParams = z.object({ uuid: z.uuid() })

/** Query of its bytes; `direct`: whether an address of them will do, where there is one. */
export const exportContentQuery = exportsQuery.extend({ direct: z.literal('1').optional() })

/** Body of a new one; `files`: whether files go in, which Markdown never has. */
export const exportBody = z.strictObject({ kind: z.enum(EXPORT_KINDS).default('zip'), files: z.boolean().default(true) })

/** An export on the wire; `size` in bytes, `done` of `total` things packed, `lacking` the first of what is not in it. */
export const exportShape = z.object({
  uuid: z.uuid(),
  kind: z.enum(EXPORT_KINDS),
  files: z.boolean(),
  state: z.enum(EXPORT_STATES),
  done: z.number().int(),
  total: z.number().int(),
  size: z.number().int().nullable(),
  sha256: z.string().nullable(),
  counts: z.object({ projects: z.number().int(), tasks: z.number().int(), files: z.number().int() }).nullable(),
  problems: z.number().int(),
  lacking: z.array(z.string()),
  reason: z.string().nullable(),
  filename: z.string(),
  project: z.object({ slug: z.string(), name: z.string() }).nullable(),
  person: z.object({ name: z.string(), username: z.string() }).nullable(),
  created_at: instantShape,
  ready_at: instantShape.nullable(),
  expires_at: instantShape.nullable(),
})

/** What the file of an export is called: `acme-2026-12-01.zip`. */
export function filenameOf({ row, project }: ExportView, companySlug: string): string {
  return `${[companySlug, ...(project ? [project.slug] : []), row.createdAt.toISOString().slice(0, 10)].join('-')}.zip`
}

/** An export on the wire. */
export function toExport(view: ExportView, companySlug: string): z.infer<typeof exportShape> {
  const { row, person, project } = view
  return {
    uuid: row.id,
    kind: row.kind,
    files: row.withFiles,
    state: row.state,
    ...{ done: row.done, total: row.total, size: row.size, sha256: row.sha256, counts: row.counts },
    ...{ problems: row.problems, lacking: row.lacking, reason: row.reason },
    filename: filenameOf(view, companySlug),
    project,
    person,
    created_at: toInstant(row.createdAt),
    ready_at: row.readyAt && toInstant(row.readyAt),
    expires_at: row.expiresAt && toInstant(row.expiresAt),
  }
}
