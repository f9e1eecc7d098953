// A host in memory: the REST calls that the gateway makes, answered on the wire as a host answers them.
import { Readable } from 'node:stream'
import { KEEPS_HEADER, KEY_HEADER } from '../idempotency.ts'
import type { Connection } from '../rest/send.ts'

/** A call, its address taken apart. */
export interface Asked {
  /** The ids in the address, by the names of the route. */
  ids: Record<string, string>
  query: Record<string, string>
  body: Record<string, unknown>
}

/** Answers a call: what goes into `data`. */
export type Route = (asked: Asked) => unknown

/** Routes by `METHOD /path/:id/`; the first that fits answers, so what is spelled out stands before ids. */
export type Routes = Readonly<Record<string, Route>>

/** A refusal with its status, and fields by name where it is 422. */
export class MockRefusal extends Error {
  readonly status: number
  readonly fields: Record<string, string[]>

  constructor(status: number, message = '', fields: Record<string, string[]> = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** An answer that is more than its `data`; a stream is handed out as the bytes it has. */
export class MockAnswer {
  readonly body: unknown
  readonly status: number
  readonly headers: Record<string, string>

  constructor(body: unknown, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}) {
    this.body = body
    this.status = status
    this.headers = headers
  }
}

/** One page of a list, with the numbers beside it. */
export function mockPage(found: readonly unknown[], { page = '1' }: Record<string, string>, perPage = 20, beside: object = {}): MockAnswer {
  const at = Number(page)
  const pages = { current_page: at, total_pages: Math.max(1, Math.ceil(found.length / perPage)), total: found.length }
  return new MockAnswer({ data: found.slice((at - 1) * perPage, at * perPage), ...pages, ...beside })
}

/** The thing, or a refusal as of what is unknown. */
export function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing == null) throw new MockRefusal(404)
  return thing
}

// What needs no sign-in.
const OPEN = /^\/(auth\/(?!me|sign-out)|invitations\/|public\/)/

/** Opens the host. A call without a route is answered 501; the same write under the same key is done once. */
export function mockHost(routes: Routes): Connection {
  const table = Object.entries(routes).map(([name, route]) => {
    const [method = '', path = ''] = name.split(' ')
    return { method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`), route }
  })
  const kept = new Map<string, MockAnswer>()

  function answer(method: string, address: string, headers: Record<string, string>, body: string | null): MockAnswer {
    const { pathname, searchParams } = new URL(address, 'http://mock.invalid')
    if (!OPEN.test(pathname) && !/^Bearer \S/.test(headers.authorization ?? '')) throw new MockRefusal(401)
    for (const { method: own, pattern, route } of table) {
      const ids = own === method ? pattern.exec(pathname) : null
      if (ids === null) continue
      const given = Object.fromEntries(Object.entries(ids.groups ?? {}).map(([name, id]) => [name, decodeURIComponent(id)]))
      const told = route({ ids: given, query: Object.fromEntries(searchParams), body: body === null ? {} : JSON.parse(body) })
      return told instanceof MockAnswer ? told : new MockAnswer({ data: told ?? null })
    }
    throw new MockRefusal(501)
  }

  return {
    async request({ method, path, headers, body }) {
      const name = KEY_HEADER in headers ? JSON.stringify([headers[KEY_HEADER], method, path, body]) : null
      let told = name === null ? undefined : kept.get(name)
      try {
        told ??= answer(method, path, headers, body)
        if (name !== null) kept.set(name, told)
      } catch (error) {
        if (!(error instanceof MockRefusal)) throw error
        told = new MockAnswer({ message: error.message || undefined, errors: error.fields }, { status: error.status })
      }
      const pieces = told.body instanceof Readable ? told.body : bytes(Buffer.from(JSON.stringify(told.body)))
      return { statusCode: told.status, headers: { [KEEPS_HEADER]: '86400', ...told.headers }, body: pieces }
    },
    destroy: async () => undefined,
  }
}

async function* bytes(text: Buffer): AsyncGenerator<Buffer> {
  yield text
}
