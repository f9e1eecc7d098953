// The activity log on the wire: what narrows it, and a line of it.
import { z } from 'zod'
import { actorShape, companyQuery, instantShape, timezone, toInstant } from '../../wire.ts'
import type { AuditKey, AuditView } from './audit-log.store.ts'
import { AUDIT_KINDS } from './audit-nouns.ts'

const words = z.string().max(200).default('')
const day = z.union([z.literal(''), z.iso.date()]).default('')

/** What narrows list and export; `from` and `to` are days of `timezone`, `kind` names kinds with commas. What nobody knows finds nothing. */
export const auditQuery = companyQuery.extend({
  person: words,
  kind: words.transform((text) => text.split(',').filter((kind) => kind !== '')),
  project_slug: words,
  target: words,
  from: day,
  to: day,
  timezone,
  search: words,
})

/** Where a page ends, as the next one is asked for: microseconds since 1970, and an id. */
const cursor = z
  .string()
  .regex(/^\d{4,16}-\d{1,15}$/)
  .transform((text): AuditKey => {
    const [micros = '', id] = text.split('-')
    const at = new Date(Number(micros.slice(0, -3))).toISOString().replace('Z', `${micros.slice(-3)}Z`)
    return { at, id: Number(id) }
  })

/** A key as the wire has it, opaque to whoever gets it. */
export function toCursor(key: AuditKey | null): string | null {
  return key && `${new Date(key.at).getTime()}${key.at.slice(-4, -1)}-${key.id}`
}

/** Query of the list: lines older than `before`. */
export const auditListQuery = auditQuery.extend({
  before: cursor.optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
})

/** Query of the export. */
export const auditExportQuery = auditQuery.extend({ format: z.enum(['csv', 'json']).default('csv') })

const partShape = z.union([z.object({ text: z.string() }), z.object({ at: instantShape })])

/** What it was done to; `slug` is the word of its address where it has one, `gone` where it has been deleted since. */
const targetShape = z.object({
  kind: z.string(),
  id: z.string(),
  label: z.string(),
  slug: z.string().nullable(),
  project_slug: z.string().nullable(),
  gone: z.boolean(),
})

/** A line. */
export const auditShape = z.object({
  id: z.number().int(),
  at: instantShape,
  user: actorShape,
  action: z.string(),
  kind: z.enum(AUDIT_KINDS),
  sentence: z.string(),
  parts: z.array(partShape).optional(),
  target: targetShape.nullable(),
  project: z.object({ slug: z.string(), name: z.string(), gone: z.boolean() }).nullable(),
  detail: z.record(z.string(), z.unknown()),
})

/** Some lines, newest first; `next_before` brings the older ones, null where there are none. */
export const auditListShape = z.object({ data: z.array(auditShape), next_before: z.string().nullable() })

const isBrought = (detail: Readonly<Record<string, unknown>>) => detail.from_archive === true

/** A line as answered. Whoever has left the product keeps the name that they had then. */
export function toAudit(row: AuditView): z.infer<typeof auditShape> {
  const { id, at, action, kind, sentence, parts, detail, project } = row
  return {
    ...{ id, at: toInstant(new Date(at)), action, kind, sentence, detail, project },
    user:
      row.username === null
        ? { name: row.actorName || 'Former member', avatar: null }
        : { name: row.name ?? '', avatar: row.avatar, username: row.username },
    ...(parts && { parts: parts.map((part) => ('at' in part ? { at: toInstant(new Date(part.at)) } : part)) }),
    // Nobody here saw what it tells.
    target: isBrought(detail) && row.target !== null ? { ...row.target, label: `${row.target.label} (from an archive)` } : row.target,
  }
}
