// Who answers under the name that a page was asked under: a workspace whose domain is served, or the installation itself (DOMAIN-07).
import { isIP } from 'node:net'
import { z } from 'zod'
import { RestError } from '../../errors.ts'
import type { GatewayLog } from '../../masking.ts'
import type { RestClient } from '../../rest/client.ts'
import type { Caller } from '../../rest/send.ts'
import { text } from '../../rest/wire.ts'

/** A workspace that answers under its own domain; `appUrl` is where all others do. */
export interface OwnWorkspace {
  slug: string
  name: string
  logo: string | null
  favicon: string | null
  appUrl: string
}

const answer = z
  .object({ slug: z.string(), name: z.string(), logo: text, favicon: text, app_url: z.string() })
  .transform(({ app_url, ...same }): OwnWorkspace => ({ ...same, appUrl: app_url }))

/** Whether a name can be a workspace's at all: it has a dot, and is neither an address nor the installation's own (`appHost`). */
export function mayBeDomain(name: string, appHost: string | null): boolean {
  return name.includes('.') && isIP(name.replace(/^\[|\]$/g, '')) === 0 && name !== appHost
}

/** ASSUMED `GET /domains/workspace`. Null for an unknown name, which gets the plain page; so does everybody while the host does not answer. */
export async function workspaceAt(client: (caller: Caller) => RestClient, log: GatewayLog, caller: Caller, domain: string) {
  try {
    return await client(caller).get('/domains/workspace', { query: { domain }, answer })
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null
    const { requestId } = caller
    if (error instanceof RestError) log.error({ requestId, failure: error.failure }, 'A call to the host failed')
    else log.error({ requestId, cause: error instanceof Error ? error.stack : String(error) }, 'The gateway failed')
    return null
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The client's page with the workspace in its head, where it is there before the first paint. */
export function pageOf(html: string, workspace: OwnWorkspace): string {
  const content = JSON.stringify(workspace).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  return html.replace('</head>', () => `<meta name="palette-workspace" content="${content}" /></head>`)
}
