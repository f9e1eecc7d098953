// REST calls and wire types of exports. All assumed.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { anything, enumName, moment, number, text, whole } from '../../rest/wire.ts'

const made = moment.transform((at) => at ?? new Date(0).toISOString())

const archive = z
  .object({
    uuid: z.string(),
    kind: z.enum(['zip', 'markdown']).transform(enumName),
    files: z.boolean(),
    state: z.enum(['waiting', 'running', 'ready', 'failed']).transform(enumName),
    done: whole,
    total: whole,
    size: number.nullish(),
    sha256: text,
    counts: z.object({ projects: whole, tasks: whole, files: whole }).nullish(),
    problems: whole,
    lacking: z.array(z.string()),
    reason: text,
    filename: z.string(),
    project: z.object({ slug: z.string(), name: z.string() }).nullish(),
    person: z.object({ username: z.string(), name: z.string() }).nullish(),
    created_at: made,
    ready_at: moment,
    expires_at: moment,
  })
  .transform(({ uuid, files, size, counts, project, person, created_at, ready_at, expires_at, ...same }) => ({
    ...same,
    ...{ id: uuid, withFiles: files, size: size ?? null, counts: counts ?? null, project: project ?? null, person: person ?? null },
    ...{ createdAt: created_at, readyAt: ready_at, expiresAt: expires_at },
  }))

/** Whose exports: a workspace's, or a project's. */
export interface ExportPlace {
  workspaceSlug: string
  projectSlug?: string | null
}

/** The place as calls name it. */
export const exportQuery = ({ workspaceSlug, projectSlug }: ExportPlace) => ({
  company_slug: workspaceSlug,
  project_slug: projectSlug ?? undefined,
})

/** EXPORT-04: those of the last 7 days. */
export const listExports = (rest: RestClient, place: ExportPlace) =>
  rest.get('/exports/', { query: exportQuery(place), answer: z.array(archive) })

/** EXPORT-04: asks for one. */
export const startExport = (rest: RestClient, place: ExportPlace, body: { kind: string; files: boolean }) =>
  rest.post('/exports/', { query: exportQuery(place), body, answer: archive })

/** EXPORT-04: throws one away, or ends it. */
export const deleteExport = (rest: RestClient, place: ExportPlace, id: string) =>
  rest.delete(path`/exports/${id}/`, { query: exportQuery(place), answer: anything })
