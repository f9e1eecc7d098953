// REST calls and wire types of the activity log, all ASSUMED (TLOG-04).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { actor, enumName, flag, id, moment, passIssues, text } from '../../rest/wire.ts'

const KINDS = ['tasks', 'projects', 'people', 'files', 'time', 'money', 'settings', 'data'] as const

const part = z.object({ text: text, at: moment })
const values = z.record(z.string(), z.unknown()).catch({})

const activity = z
  .object({
    id,
    at: moment,
    user: actor,
    action: z.string(),
    kind: z.enum(KINDS),
    sentence: z.string(),
    parts: z.array(part).nullish(),
    target: z.object({ kind: z.string(), id, label: z.string(), slug: text, project_slug: text, gone: flag }).nullish(),
    project: z.object({ slug: z.string(), name: z.string(), gone: flag }).nullish(),
    detail: z.record(z.string(), z.unknown()).nullish(),
  })
  .transform(({ user, kind, parts, target, project, detail, ...wire }) => ({
    ...wire,
    author: user,
    kind: enumName(kind),
    parts: parts ?? [{ text: wire.sentence, at: null }],
    target: target
      ? { kind: target.kind, id: target.id, label: target.label, slug: target.slug, projectSlug: target.project_slug, isGone: target.gone }
      : null,
    project: project ? { slug: project.slug, name: project.name, isGone: project.gone } : null,
    changes: changesOf(detail?.from, detail?.to),
  }))

/** `from` and `to` are values by name, or the two values of a role. */
function changesOf(from: unknown, to: unknown): { name: string; from: string | null; to: string | null }[] {
  if (typeof from === 'string' && typeof to === 'string') return [{ name: 'role', from, to }]
  const [before, after] = [values.parse(from), values.parse(to)]
  return Object.keys(after).map((name) => ({ name, from: worded(before[name]), to: worded(after[name]) }))
}

const worded = (value: unknown) => (value === null || value === undefined ? null : String(value))

const page = z.unknown().transform((wire, context) => {
  const read = z.object({ data: z.array(activity), next_before: id.nullish() }).safeParse(wire)
  if (read.success) return { nodes: read.data.data, nextBefore: read.data.next_before ?? null }
  passIssues(read.error, context)
  return z.NEVER
})

/** What a list is narrowed by: words of the host. */
export interface ActivityAsked {
  person: string | undefined
  kind: string | undefined
  project_slug: string | undefined
  target: string | undefined
  from: string | undefined
  to: string | undefined
  timezone: string | undefined
  search: string | undefined
  before: string | undefined
  per_page: number | undefined
}

/** ASSUMED. */
export function listActivity(rest: RestClient, workspaceSlug: string, asked: ActivityAsked) {
  return rest.get('/team-members/log/', { query: { company_slug: workspaceSlug, ...asked }, answer: page, whole: true })
}
