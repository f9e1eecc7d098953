// The matrix of faults: what is between client, gateway, host and database fails in each way while people write. Each write ends confirmed, or taken back
// with one message; what was typed is kept; sent again it arrives, once.
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { cachePartsOf } from '#src/actions/define-feature.ts'
import { features } from '#src/app/features.ts'
import type { Api } from '#src/data/api.ts'
import { createDataClient } from '#src/data/client.ts'
import { readSent, sendDraft } from '#src/data/drafts/sent-drafts.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { installBrowser } from '#tests/kit/browser-globals.ts'
import { DATABASE_FAULTS, type DatabaseProxy, openDatabaseProxy } from '#tests/kit/database-proxy.ts'
import { DEEDS, type Deed } from '#tests/kit/fault-deeds.ts'
import { BEFORE, FAULTS, type FaultProxy, openFaultProxy } from '#tests/kit/fault-proxy.ts'
import { FetchedXhr } from '#tests/kit/fetched-xhr.ts'
import { openWorld, type World } from '#tests/kit/world.ts'

const cacheParts = await cachePartsOf(features)

let world: World
let shell: FastifyInstance
let removeBrowser: () => Promise<void>
let toGateway: FaultProxy
let toHost: FaultProxy
let toDatabase: DatabaseProxy
beforeAll(async () => {
  removeBrowser = installBrowser()
  // What was not written is told to the console, too, and hosts tell of lost connections.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.stubGlobal('XMLHttpRequest', FetchedXhr)
  world = await openWorld({
    sample: true,
    deadlineMs: 5_000,
    async through(cluster) {
      toDatabase = await openDatabaseProxy(cluster)
      return { host: '127.0.0.1', port: toDatabase.port }
    },
    async between(hostUrl) {
      toHost = await openFaultProxy(hostUrl, (method) => method !== 'GET')
      return toHost.url
    },
  })
  const { fetch, routes } = world.gateway
  shell = await buildShell({ fetch, routes, config: readSettings({}).config, clientDir: '/nowhere' })
  const address = await shell.listen({ port: 0, host: '127.0.0.1' })
  toGateway = await openFaultProxy(address, (_, path, body) => path.startsWith('/api/') || /"query":"\s*mutation/.test(body))
})
afterAll(async () => {
  await toGateway.close()
  await shell.close()
  await world.close()
  await toHost.close()
  await toDatabase.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await removeBrowser()
})

/** Somebody at a client of their own; `ended` counts how often they were told that their session is over. */
async function openClient(signedOut = false): Promise<{ api: Api; ended: () => number }> {
  let ended = 0
  const { api } = createDataClient({
    url: `${toGateway.url}/graphql`,
    token: signedOut ? null : await world.host.as('ana').token(),
    cacheParts,
    onUnauthenticated() {
      ended += 1
    },
  })
  return { api, ended: () => ended }
}

/** What became of a deed. */
interface Fate {
  first: string
  /** What was said of the first try, and how often the session ended with it. */
  said: { tone: string; text: string }[]
  ended: number
  /** How often it was there after the first try, on the host and on the screen. */
  onHost: number
  onScreen: number
  /** What waits in the field after it. */
  kept: string[]
  /** The same at the end. */
  last: string
  tries: number
  there: number
  left: string[]
}

const MOST_TRIES = 8
let nth = 0

async function begin(deed: Deed) {
  nth += 1
  const text = deed.text(nth)
  const subject = `faults:${nth}`
  const { api, ended } = await openClient(deed.signedOut)
  const ready = await deed.prepare(world, api, text)
  let retried = undefined as ReturnType<typeof readSent>[number] | undefined
  /** As a form does it: what is typed goes into keeping, and comes back where it has not arrived. */
  async function prepare(own: Api) {
    const sending = sendDraft('ana', subject, text, null, { replaces: true, retried })
    const { action, subjects } = await ready.next(own, sending).catch((error: unknown) => {
      sending.settle(false)
      throw error
    })
    return async () => {
      const { run, said } = actionWorld({ real: own, viewer: 'ana', now: new Date() })
      const result = await run(action, subjects)
      sending.settle(result === 'done')
      retried = readSent('ana', subject).at(-1)
      return { result, said }
    }
  }
  const kept = () => readSent('ana', subject).map((sent) => sent.text)
  return { api, ended, ready, prepare, first: await prepare(api), kept, deed }
}

type Line = { fail(fault: string): Promise<void>; mend(): Promise<void> }

/** Every deed at once while the line fails, and again once it is mended. */
async function tryAll(line: Line, fault: string): Promise<Map<string, Fate>> {
  const all = await Promise.all(DEEDS.map(begin))
  // What is read to begin with was read before.
  const before = await Promise.all(all.map(async ({ ready, api }) => ready.onScreen?.(api) ?? 0))
  expect(before.every((shown) => shown === 0)).toBe(true)
  await line.fail(fault)
  const firsts = await Promise.all(
    all.map(async ({ first, api, ready, ended, kept }) => {
      const { result, said } = await first()
      return {
        first: result,
        said: said.map(({ tone, text }) => ({ tone, text })),
        ended: ended(),
        onScreen: ready.onScreen?.(api) ?? 0,
        kept: kept(),
      }
    }),
  )
  await line.mend()
  // Connections that were cut are noticed in a moment.
  await vi.waitFor(() => Promise.all(Array.from({ length: 8 }, () => world.host.db.execute(sql`select 1`))), { timeout: 20_000 })
  const fates = await Promise.all(
    all.map(async ({ deed, prepare, ready, api, kept }, at): Promise<[string, Fate]> => {
      const first = firsts[at] as (typeof firsts)[number]
      const onHost = await ready.onHost()
      const own = first.ended > 0 ? (await openClient(deed.signedOut)).api : api
      let last: string = first.first
      let tries = 0
      for (; last !== 'done' && tries < MOST_TRIES; tries += 1)
        last = await prepare(own).then(async (attempt) => (await attempt()).result, String)
      return [deed.name, { ...first, onHost, last, tries, there: await ready.onHost(), left: kept() }]
    }),
  )
  return new Map(fates)
}

const LINES: readonly { name: string; faults: readonly string[]; line: () => Line }[] = [
  { name: 'client and gateway', faults: FAULTS, line: () => toGateway as Line },
  { name: 'gateway and host', faults: FAULTS, line: () => toHost as Line },
  { name: 'host and database', faults: DATABASE_FAULTS, line: () => toDatabase as Line },
]
const NEVER_DONE: readonly string[] = BEFORE

for (const { name: between, faults, line } of LINES)
  for (const fault of faults)
    describe(`OPEN-09 MISC-02 between ${between}: ${fault}`, () => {
      let fates: Map<string, Fate>
      beforeAll(async () => {
        fates = await tryAll(line(), fault)
      }, 120_000)

      test.for(DEEDS.map(({ name }) => name))('%s', (name) => {
        const fate = fates.get(name) as Fate
        const all = JSON.stringify(fate)
        if (fate.first === 'done') expect(fate.onHost, all).toBe(1)
        else {
          expect(fate.first, all).toBe('failed')
          // One message, in words for people.
          expect(fate.said, all).toEqual([{ tone: 'error', text: expect.stringMatching(/^[A-Z][^<>{}]*[.]$/) }])
          // Of signing in nothing is left that anybody would have to look for.
          if (name === 'sign-in') expect(fate.said[0]?.text).not.toMatch(/Look before|may have been made/)
          if (between === 'client and gateway' && /^[45]/.test(fault)) expect(fate.said[0]?.text, all).not.toContain('makes no sense')
          if (name === 'sign-in' && fault === '429') expect(fate.said[0]?.text, all).toMatch(/^Too many attempts\. Please /)
          expect(fate.ended, all).toBeLessThanOrEqual(1)
          expect(fate.kept, all).toHaveLength(1)
          if (NEVER_DONE.includes(fault)) expect([fate.onHost, fate.onScreen], all).toEqual([0, 0])
        }
        expect(fate.last, all).toBe('done')
        expect([fate.there, fate.left], all).toEqual([1, []])
      })
    })
