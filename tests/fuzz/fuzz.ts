// Sends drawn requests to a host and a gateway, and tells which answers no request may get.
import fc from 'fast-check'
import { buildSchema } from 'graphql'
import { typeDefs } from '#gateway/schema.ts'
import { findPersonByUsername } from '#host/resources/people/people.store.ts'
import { openSession } from '#host/resources/sessions/sessions.store.ts'
import { operationsOf } from '#tests/kit/junk-requests.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { drawGatewayRequest, rootsOf } from './gateway-requests.ts'
import { drawHostRequest } from './host-requests.ts'
import { readThings } from './known-things.ts'
import { type Draw, oneOf } from './odd-values.ts'

/** The longest that any request may take, in ms. */
export const MOST_MS = 5_000
/** How many requests a world gets before it is replaced: they delete what later ones would meet. */
export const BATCH = 500

/** As whom a case asks; `null` is nobody. The owner most of all, who gets furthest. */
const CALLERS = ['ana', 'ana', 'ana', 'ana', 'ana', 'ana', 'ana', 'ben', 'ben', 'mia', 'rex', 'gus', 'dora', 'fay', 'lee', null]

/** Codes that a gateway answers when the host, or itself, failed. */
const FAILED = /^(INTERNAL|UPSTREAM)/

/** Drawn and not yet sent. */
type Case = { who: string | null; about: string; send: (headers: Record<string, string>) => Promise<{ status: number; text: string }> }
type Drawn = (draw: Draw) => Case

// A provider that cannot be reached is answered with 503 (see third-party.test.ts).
const UNASKED = ['POST /auth/third-party']

async function hostCases(world: World): Promise<Drawn> {
  const document = (await world.host.as(null).get('/docs/json')).body
  const operations = operationsOf(document).filter(({ method, path }) => !UNASKED.includes(`${method} ${path}`))
  const things = await readThings(world.host.db)
  return (draw) => {
    const { headers, ...request } = drawHostRequest(draw, oneOf(draw, operations), things)
    return {
      who: oneOf(draw, CALLERS),
      about: `${request.method} ${request.url} ${request.payload ?? ''}`,
      async send(more) {
        const answer = await world.host.app.inject({ ...request, headers: { ...headers, ...more } })
        return { status: answer.statusCode, text: answer.body }
      },
    }
  }
}

async function gatewayCases(world: World): Promise<Drawn> {
  const roots = rootsOf(buildSchema(typeDefs))
  const things = await readThings(world.host.db)
  return (draw) => {
    const body = drawGatewayRequest(draw, oneOf(draw, roots), things)
    const plain = { 'content-type': 'application/json', 'graphql-require-preflight': '1' }
    return {
      who: oneOf(draw, CALLERS),
      about: body,
      async send(more) {
        const request = new Request('http://gateway.test/graphql', { method: 'POST', headers: { ...plain, ...more }, body })
        const answer = await world.gateway.fetch(request)
        return { status: answer.status, text: await answer.text() }
      },
    }
  }
}

/** What is wrong with an answer, or null. */
function wrongWith(status: number, text: string, ms: number): string | null {
  if (ms > MOST_MS) return `took ${Math.round(ms)} ms`
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (!text.startsWith('{') || !text.includes('"errors":[')) return null
  const { errors } = JSON.parse(text) as { errors?: { path?: unknown[]; extensions?: { code?: string } }[] }
  const failed = Array.isArray(errors) ? errors.find(({ extensions }) => FAILED.test(extensions?.code ?? '')) : undefined
  return failed ? `${failed.extensions?.code} at ${JSON.stringify(failed.path)}` : null
}

/** Makes headers of a caller, who signs in again whenever a case has signed them out. */
function callers({ host }: World) {
  const tokens = new Map<string, string>()
  return {
    async headers(who: string | null): Promise<Record<string, string>> {
      if (who === null) return {}
      const person = tokens.has(who) ? null : await findPersonByUsername(host.db, who)
      if (person) tokens.set(who, await openSession(host.db, person.id))
      return { authorization: `Bearer ${tokens.get(who)}` }
    },
    heard(who: string | null, { status, text }: { status: number; text: string }) {
      if (who !== null && (status === 401 || text.includes('UNAUTHENTICATED'))) tokens.delete(who)
    },
  }
}

/** What is sent to. */
export type Target = 'host' | 'gateway'

/** Sends `count` requests that follow from `seed` to a world of their own, and answers those that were answered as none may be, in words. */
async function sendBatch(target: Target, count: number, seed: number): Promise<string[]> {
  // Nobody is asked about names, however many domains are made up.
  const world = await openWorld({ sample: true, lookup: { txt: async () => [], cname: async () => null, addresses: async () => [] } })
  try {
    const drawn = await (target === 'host' ? hostCases(world) : gatewayCases(world))
    const people = callers(world)
    const broken: string[] = []
    const cases = fc.sample(
      fc.gen().map((draw) => drawn((from) => draw(() => from))),
      { numRuns: count, seed },
    )
    for (const [at, { who, about, send }] of cases.entries()) {
      // Another address each time, so that no limit on tries hides what lies behind it.
      const headers = { ...(await people.headers(who)), 'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` }
      const begun = performance.now()
      const answer = await send(headers)
      const wrong = wrongWith(answer.status, answer.text, performance.now() - begun)
      people.heard(who, answer)
      if (wrong !== null) broken.push(`${who} ${about.slice(0, 600)}\n  → ${wrong}`)
    }
    return broken
  } finally {
    await world.close()
  }
}

/** Sends `count` requests in batches with seeds that count up from `seed`. Each complaint begins with how to send its batch again. */
export async function fuzz(target: Target, count: number, seed: number): Promise<string[]> {
  const complaints: string[] = []
  for (let sent = 0, batch = seed; sent < count; sent += BATCH, batch += 1) {
    const broken = await sendBatch(target, Math.min(BATCH, count - sent), batch)
    complaints.push(...broken.map((one) => `npm run fuzz -- ${BATCH} ${batch} ${target}: ${one}`))
  }
  return complaints
}
