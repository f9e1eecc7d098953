// The whole product on one page, signed in as ana, over a gateway that answers every question from the schema: for what frame, routes and guards show.
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { App } from '#src/app/app.tsx'
import { loadConfig } from '#src/app/context/config.ts'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { markedGateway } from './marked-gateway.ts'

/** What is on the screen, and ways to go on. */
export interface AppWorld {
  /** Goes there as a link of the client does. */
  go(path: string): Promise<void>
  /** Where one is, with its query. */
  at(): string
  /** Names of the operations asked so far. */
  operations: string[]
}

let sessions = 0

/** Opens it at an address; `given` are answers of top fields, each a function of its arguments, `config` is what the operator configured. */
export async function openApp(
  path: string,
  {
    signedOut = false,
    given = {},
    config = {},
  }: { signedOut?: boolean; given?: Record<string, (args: never) => unknown>; config?: object } = {},
): Promise<AppWorld> {
  sessions += 1
  const session = sessions
  const gateway = markedGateway('nobody', given, config)
  const operations: string[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    // A page of the test before may still ask in its own name.
    const [, asking] = /^Bearer app-(\d+)$/.exec(new Headers(init?.headers).get('authorization') ?? '') ?? []
    if (init?.body !== undefined && (asking === undefined || Number(asking) >= session))
      operations.push(JSON.parse(String(init.body)).operationName)
    return gateway.fetch(address, init)
  })
  endSession('signed-out')
  if (!signedOut)
    startSession({ token: `app-${session}`, viewer: { username: 'ana', name: 'Ana Souza', avatar: null, headline: 'Head of product' } })
  await loadConfig()
  const go = (to: string) =>
    act(async () => {
      window.history.pushState({}, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
  await go(path)
  // Awaited: its pages suspend until their code is there.
  await act(async () => void render(<App />))
  return { go, at: () => `${window.location.pathname}${window.location.search}`, operations }
}

/** The code of pages is fetched when they are first shown, which takes its time on a busy machine. */
export const PAGE = { timeout: 25_000 }
