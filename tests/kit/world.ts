// Gateway and host in one process: GraphQL over the real REST calls and a database of its own.
import { createGateway, type Gateway } from '#gateway/gateway.ts'
import { buildGatewaySchema } from '#gateway/schema.ts'
import { type GraphqlAnswer, postGraphql } from './graphql-post.ts'
import type { HostOptions } from './host-on-cluster.ts'
import { type HostWorld, openHostWorld } from './host-world.ts'

/** A running world. */
export interface World {
  host: HostWorld
  gateway: Gateway
  /** The host's own address. */
  hostUrl: string
  /** Asks as the person of a username, or signed out with null. */
  graphql(person: string | null, document: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>
  /** The same, and throws on any error or userErrors, so that a test of something else notices. */
  data(person: string | null, document: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer['data']>
  /** REST calls since the last reset, `METHOD /path?query`. */
  calls(): string[]
  resetCalls(): void
  close(): Promise<void>
}

/** How a world is opened; `between` answers the address that the gateway calls instead of the host's, `deadlineMs` is how long it waits. */
export type WorldOptions = HostOptions & { between?: (hostUrl: string) => Promise<string>; deadlineMs?: number }

/** The same for every world: nothing of a test is in it. */
const schema = buildGatewaySchema()

/** Opens a world over the empty database, or over the sample world with `sample: true`. Close it in `afterAll`. */
export async function openWorld({
  sample = false,
  env = {},
  lookup,
  through,
  between = async (url) => url,
  // On a machine full of tests an answer may take longer than people wait; what is about that time says so.
  deadlineMs = 25_000,
}: WorldOptions = {}): Promise<World> {
  const host = await openHostWorld({ sample, env, ...(lookup && { lookup }), ...(through && { through }) })
  const made: string[] = []
  const hostUrl = await host.listen()
  const gateway = createGateway({
    hostUrl: await between(hostUrl),
    graphiql: false,
    production: false,
    schema,
    deadlineMs,
    onCall: ({ method, path }) => made.push(`${method} ${path}`),
  })
  async function graphql(person: string | null, document: string, variables: Record<string, unknown> = {}) {
    return postGraphql(gateway, document, variables, await host.as(person).token())
  }
  return {
    host,
    gateway,
    hostUrl,
    graphql,
    async data(person, document, variables) {
      const { data, errors } = await graphql(person, document, variables)
      if (errors.length > 0) throw new Error(`GraphQL failed: ${JSON.stringify(errors)}`)
      for (const [name, payload] of Object.entries(data as Record<string, { userErrors?: unknown[] } | null>))
        if (payload?.userErrors?.length) throw new Error(`${name} was refused: ${JSON.stringify(payload.userErrors)}`)
      return data
    },
    calls: () => [...made],
    resetCalls() {
      made.length = 0
    },
    async close() {
      await gateway.close()
      await host.close()
    },
  }
}
