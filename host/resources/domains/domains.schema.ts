// Bodies and answers of the domain of a workspace (DOMAIN-09).
import { z } from 'zod'
import { instantShape, toInstant } from '../../wire.ts'
import { recordName, recordText } from './domain-checks.ts'
import { isApex } from './domain-name.ts'
import { DOMAIN_STATES, type DomainRow } from './domains.table.ts'

/** Body of a claim. */
export const domainBody = z.strictObject({ domain: z.string().max(2_000, 'At most 253 characters.') })

const record = z.object({ name: z.string(), value: z.string() })

/** A domain on the wire. */
export const domainShape = z.object({
  domain: z.string(),
  state: z.enum(DOMAIN_STATES),
  token: z.string(),
  target: z.string(),
  is_apex: z.boolean(),
  txt_record: record,
  verified_at: instantShape.nullable(),
  broken_at: instantShape.nullable(),
  checks: z.array(
    z.object({
      kind: z.enum(['ownership', 'routing']),
      ok: z.boolean().nullable(),
      found: z.string().nullable(),
      expected: z.string(),
      message: z.string(),
      at: instantShape,
    }),
  ),
})

/** What everybody may know of the workspace that answers under a domain, and where the installation itself answers (DOMAIN-07). */
export const servedShape = z.object({
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  favicon: z.string().nullable(),
  app_url: z.string(),
})

/** A domain on the wire; `target` is where requests have to be led. */
export function toDomain(row: DomainRow, target: string): z.infer<typeof domainShape> {
  const { domain, state, token, verifiedAt, brokenAt, lastChecks } = row
  return {
    domain,
    state,
    token,
    target,
    is_apex: isApex(domain),
    txt_record: { name: recordName(domain), value: recordText(token) },
    verified_at: verifiedAt && toInstant(verifiedAt),
    broken_at: brokenAt && toInstant(brokenAt),
    checks: lastChecks.map(({ at, ...check }) => ({ ...check, at: toInstant(new Date(at)) })),
  }
}
