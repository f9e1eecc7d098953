// What tests of several processes ask of them: over connections that one process has each, and as people who never rest.
import { randomUUID } from 'node:crypto'
import { Agent, Client, type Dispatcher } from 'undici'
import { WEBSITE } from '#tests/kit/task-calls.ts'

const PASSWORD = 'palette-demo-1'

/** `data` is what tests look into of an answer that is JSON. */
type Answer = {
  status: number
  headers: Record<string, unknown>
  body: string
  data: Partial<Record<'access_token' | 'uuid' | 'id' | 'title', string>>
}

/** One connection, which one process has; those that are opened one after the other are given out in turn. */
export function connections(url: string, count: number): Client[] {
  return Array.from({ length: count }, () => new Client(url, { pipelining: 1, keepAliveTimeout: 60_000 }))
}

/** Asks on a connection; `token`, `body` (JSON, or bytes) and headers are what is sent. */
export async function ask(
  on: Client,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, ...more }: { token?: string; body?: object | Buffer; [header: string]: unknown } = {},
): Promise<Answer> {
  const response = await on.request({
    method,
    path,
    headers: {
      ...(!(body instanceof Buffer) && body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(more as Record<string, string>),
    },
    body: body instanceof Buffer ? body : body ? JSON.stringify(body) : null,
  } as Dispatcher.RequestOptions)
  const text = await response.body.text()
  const json = String(response.headers['content-type']).includes('json')
  return { status: response.statusCode, headers: response.headers, body: text, data: (json && JSON.parse(text).data) || {} }
}

/** The project of the sample that is written to, as a query. */
export const PROJECT = new URLSearchParams(WEBSITE)
/** Where its tasks are made. */
export const NEW_TASK = `/tasks/?${PROJECT}&is_archived=0&members=`

/** Signs a person of the sample in. */
export async function signIn(on: Client, username: string, password = PASSWORD): Promise<Answer> {
  return ask(on, 'POST', '/auth/sign-in', { body: { email: `${username}@example.com`, password } })
}

/** People who write and read without a rest until they are told to stop, on connections that are kept and on new ones. */
export async function startTraffic({ hostUrl, gatewayUrl }: { hostUrl: string; gatewayUrl: string }, name: string) {
  const signedIn = await signIn(new Client(hostUrl), 'ana')
  const token = signedIn.data.access_token ?? ''
  const kept = new Agent({ connections: 1, keepAliveTimeout: 60_000, headersTimeout: 30_000 })
  const acknowledged: string[] = []
  const failures: string[] = []
  let going = true
  const query = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { title } userErrors { message } } }'
  async function post(body: object, key: string | null, on: Dispatcher): Promise<{ createTask?: { task: { title: string } } }> {
    const response = await on.request({
      origin: gatewayUrl,
      method: 'POST',
      path: '/graphql',
      headers: {
        'content-type': 'application/json',
        'graphql-require-preflight': '1',
        authorization: `Bearer ${token}`,
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    })
    const text = await response.body.text()
    if (response.statusCode !== 200 || JSON.parse(text).errors) throw new Error(`${response.statusCode}: ${text}`)
    return JSON.parse(text).data
  }
  async function person(who: string, connection: () => { on: Dispatcher; end(): Promise<void> }): Promise<void> {
    for (let at = 0; going; at += 1) {
      const title = `${name} ${who} ${at}`
      const { on, end } = connection()
      try {
        const input = { workspaceSlug: WEBSITE.company_slug, projectSlug: WEBSITE.project_slug, title }
        const { createTask } = await post({ query, variables: { input } }, randomUUID(), on)
        acknowledged.push(createTask?.task.title ?? '')
        await post({ query: '{ viewer { username } }' }, null, on)
      } catch (error) {
        failures.push(`${title}: ${error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)}`)
      }
      await end()
    }
  }
  const all = Promise.all([
    person('kept', () => ({ on: kept, end: async () => undefined })),
    person('new', () => {
      const on = new Agent({ connections: 1, headersTimeout: 30_000 })
      return { on, end: () => on.close() }
    }),
  ])
  return {
    acknowledged,
    failures,
    async stop() {
      going = false
      await all
      await kept.close()
    },
  }
}
