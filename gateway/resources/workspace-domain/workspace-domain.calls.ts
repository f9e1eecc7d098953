// REST calls and wire types of the domain of a workspace. All assumed.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { anything, enumName, moment, text } from '../../rest/wire.ts'

const check = z.object({
  kind: z.enum(['ownership', 'routing']).transform(enumName),
  ok: z.boolean().nullable(),
  found: text,
  expected: z.string(),
  message: z.string(),
  at: moment,
})

const domain = z
  .object({
    domain: z.string(),
    state: z.enum(['waiting', 'verified', 'broken']).transform(enumName),
    token: z.string(),
    target: z.string(),
    is_apex: z.boolean(),
    txt_record: z.object({ name: z.string(), value: z.string() }),
    verified_at: moment,
    broken_at: moment,
    checks: z.array(check),
  })
  .transform(({ is_apex, txt_record, verified_at, broken_at, ...same }) => ({
    ...same,
    isApex: is_apex,
    txtRecord: txt_record,
    verifiedAt: verified_at,
    brokenAt: broken_at,
  }))

const at = (slug: string) => path`/companies/${slug}/domain`

/** DOMAIN-09: the domain, null for none. */
export const getDomain = (rest: RestClient, slug: string) => rest.get(at(slug), { answer: domain.nullable() })

/** DOMAIN-09: claims one. */
export const setDomain = (rest: RestClient, slug: string, name: string) => rest.put(at(slug), { body: { domain: name }, answer: domain })

/** DOMAIN-09: asks the name servers, which take their time. */
export const checkDomain = (rest: RestClient, slug: string) =>
  rest.post(path`/companies/${slug}/domain/check`, { body: {}, answer: domain, slow: true })

/** DOMAIN-09: takes it away. */
export const removeDomain = (rest: RestClient, slug: string) => rest.delete(at(slug), { answer: anything })
