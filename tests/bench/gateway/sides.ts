// The two ways to the same answer: through the gateway, and by its REST calls made directly.
import { Pool } from 'undici'
import type { MadeCall } from '../gateway.process.ts'
import type { HostAddress } from '../host.process.ts'
import type { Workload } from './workloads.ts'

/** Asks once for a task and resolves when the answer is read and parsed. Throws on anything but success. */
export type Ask = (id: string, turn: number) => Promise<void>

/** As many sockets as the gateway has to the host. */
const SOCKETS = 32

/** A keep-alive pool that answers parsed bodies. */
export function openPool(url: string, token: string) {
  const pool = new Pool(url, { connections: SOCKETS, pipelining: 1 })
  return {
    async send(method: string, path: string, body?: unknown): Promise<unknown> {
      const headers = {
        authorization: `Bearer ${token}`,
        'graphql-require-preflight': 'bench',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const text = body === undefined ? null : JSON.stringify(body)
      const response = await pool.request({ method: method as 'GET', path, headers, body: text })
      const answer = await response.body.json()
      if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${JSON.stringify(answer)}`)
      return answer
    },
    close: () => pool.close(),
  }
}

/** What `openPool` opens. */
export type Sender = ReturnType<typeof openPool>

/** A workload through the gateway. */
export function throughGateway({ send }: Sender, { query, variables }: Workload): Ask {
  return async (id, turn) => {
    const answer = (await send('POST', '/graphql', { query, variables: variables(id, turn) })) as { errors?: unknown; data?: unknown }
    if (answer.errors || !answer.data) throw new Error(`The gateway failed: ${JSON.stringify(answer.errors)}`)
  }
}

/** The calls the gateway made for one request (for the task `seen`), all at once, as it makes them. */
export function directly({ send }: Sender, { body }: Workload, calls: readonly MadeCall[], seen: string): Ask {
  return async (id, turn) => {
    await Promise.all(calls.map(({ method, path }) => send(method, path.replaceAll(seen, id), method === 'GET' ? undefined : body?.(turn))))
  }
}

/** Ids of the first tasks of acme's website. */
export async function firstTasks({ url, token }: HostAddress): Promise<string[]> {
  const host = openPool(url, token)
  const page = (await host.send('GET', '/tasks/?company_slug=acme&project_slug=website&per_page=50')) as { data: { uuid: string }[] }
  await host.close()
  return page.data.map((task) => task.uuid)
}
