// The host that the contract is checked against: the one at HOST_URL, or an own one over the sample world, its workspaces spread as over several
// machines (decision 078): the tests of the host are about one database.
import { type Answer, type HostWorld, openHostWorld } from '../kit/host-world.ts'
import { multipart } from '../kit/multipart.ts'

/** Query parameters. */
export type Query = Record<string, string | number | boolean>

/** One call; `path` is verbatim, `headers` come on top. */
export type Send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  query?: Query,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

/** A host and the sample people on it. */
export interface ContractHost {
  as(username: string | null): Send
  /** Uploads one file as the multipart field `file`. */
  upload(username: string, path: string, query: Query, file: { name: string; type: string; bytes: Uint8Array | string }): Promise<Answer>
  /** Calls with a token of one's own. */
  holding(token: string): Send
  close(): Promise<void>
}

/** Password of the sample people. */
export const PASSWORD = 'palette-demo-1'

/** True when the host is somebody else's. */
export const REMOTE = Boolean(process.env.HOST_URL)

/** True when calls may be made that leave something behind for good (accounts, workspaces, projects, mails): an own host, or CONTRACT_KEEP=on. */
export const MAY_LEAVE_TRACES = !REMOTE || process.env.CONTRACT_KEEP === 'on'

/** Nobody answers there, so that nothing is asked of the network. */
const NO_NAMES = { DNS_SERVERS: '127.0.0.1:1' }

/** Opens the host. Close it in `afterAll`. */
export async function openContractHost(): Promise<ContractHost> {
  return process.env.HOST_URL
    ? remote(process.env.HOST_URL.replace(/\/+$/, ''))
    : own(await openHostWorld({ sample: true, spread: true, env: NO_NAMES }))
}

function own(world: HostWorld): ContractHost {
  return {
    as:
      (username) =>
      (method, url, query = {}, body, headers = {}) =>
        world
          .as(username)
          .send({ method, url, headers, query: query as Record<string, string>, ...(body !== undefined && { payload: body as object }) }),
    upload: (username, url, query, { name, type, bytes }) =>
      world.as(username).send({ method: 'POST', url, query: query as Record<string, string>, ...multipart(name, bytes, { type }) }),
    holding: (token) => (method, url, query, body) =>
      world.as(null).send({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(query && { query: query as Record<string, string> }),
        ...(body !== undefined && { payload: body as object }),
      }),
    close: () => world.close(),
  }
}

function remote(base: string): ContractHost {
  const tokens = new Map<string, Promise<string>>()
  const sendWith =
    (token: () => Promise<string | null>): Send =>
    async (method, path, query = {}, body, headers = {}) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
      const bearer = await token()
      const response = await fetch(`${base}${path}${search && `?${search}`}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const json = response.headers.get('content-type')?.includes('json')
      return {
        status: response.status,
        body: json ? await response.json() : await response.text(),
        headers: Object.fromEntries(response.headers),
      }
    }
  async function signIn(username: string): Promise<string> {
    const answer = await sendWith(async () => null)('POST', '/auth/sign-in', {}, { email: `${username}@example.com`, password: PASSWORD })
    if (answer.status !== 200) throw new Error(`${username} cannot sign in at ${base}: ${answer.status}`)
    return answer.body.data.access_token
  }
  const tokenOf = (username: string) => {
    const token = tokens.get(username) ?? signIn(username)
    tokens.set(username, token)
    return token
  }
  return {
    async upload(username, path, query, { name, type, bytes }) {
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
      const { headers, payload } = multipart(name, bytes, { type })
      const response = await fetch(`${base}${path}?${search}`, {
        method: 'POST',
        headers: { ...headers, accept: 'application/json', authorization: `Bearer ${await tokenOf(username)}` },
        body: new Uint8Array(payload),
      })
      return { status: response.status, body: await response.json(), headers: Object.fromEntries(response.headers) }
    },
    as: (username) => sendWith(async () => (username === null ? null : tokenOf(username))),
    holding: (token) => sendWith(async () => token),
    async close() {
      const held = await Promise.allSettled(tokens.values())
      for (const token of held) if (token.status === 'fulfilled') await sendWith(async () => token.value)('POST', '/auth/sign-out')
    },
  }
}
