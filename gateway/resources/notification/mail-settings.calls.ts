// REST calls and wire types of when one is mailed about news (INBOX-13).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { enumName } from '../../rest/wire.ts'
import type { MutationSetMailTimeArgs } from '../../schema-types.d.ts'

const kind = z.enum(['mentioned', 'assigned', 'rest'])

const settings = z.array(
  z
    .object({
      kind,
      value: z.enum(['at_once', 'daily', 'weekly', 'never']),
      inherited: z.boolean(),
      company: z.object({ slug: z.string(), name: z.string() }).nullable(),
    })
    .transform((wire) => ({
      kind: enumName(wire.kind),
      time: enumName(wire.value),
      isInherited: wire.inherited,
      workspaceSlug: wire.company?.slug ?? null,
      workspaceName: wire.company?.name ?? null,
    })),
)

/** ASSUMED `GET /feeds/mail-settings/`. */
export function listMailSettings(rest: RestClient) {
  return rest.get('/feeds/mail-settings/', { query: {}, answer: settings })
}

/** ASSUMED `PUT /feeds/mail-settings/{kind}/`. */
export function setMailTime(rest: RestClient, { kind: which, time, workspaceSlug }: MutationSetMailTimeArgs) {
  const body = { value: time?.toLowerCase() ?? null, ...(workspaceSlug != null && { company_slug: workspaceSlug }) }
  return rest.put(path`/feeds/mail-settings/${which.toLowerCase()}/`, { query: {}, body, answer: settings })
}

const stopped = z.object({ kind, company: z.string() }).transform((wire) => ({ kind: enumName(wire.kind), workspaceName: wire.company }))

/** ASSUMED `POST /feeds/unsubscribe/`. */
export function unsubscribe(rest: RestClient, token: string) {
  return rest.post('/feeds/unsubscribe/', { body: { token }, answer: stopped })
}
