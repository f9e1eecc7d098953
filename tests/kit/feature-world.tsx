// A feature on a screen without a server: the real client and cache over schema.graphql, with root fields that the test answers.
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Action } from '#src/actions/action.ts'
import { ActionsProvider, hereOf } from '#src/actions/actions-context.tsx'
import { createRegistry } from '#src/actions/define-action.ts'
import { perform } from '#src/actions/perform.ts'
import { subjectsOf } from '#src/actions/scene.ts'
import type { Services } from '#src/actions/services.ts'
import type { CachePart } from '#src/data/cache/cache.ts'
import { DataProvider, useApi } from '#src/data/data-provider.tsx'
import type { KeptQuery } from '#src/data/kept-answers.ts'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { type ActionWorld, actionWorld } from './action-fakes.ts'
import { answerGraphql } from './graphql-answer.ts'
import type { Script } from './scripted-ask.ts'

/** Answers of root fields by name; each gets the arguments and may throw. */
export type FakeRoots = { readonly [field: string]: (args: never) => unknown }

/** What the test sees. Toasts, addresses and copied texts are in `actions`; operations that reached the server in `sent`. */
export interface FeatureWorld {
  actions: ActionWorld
  sent: { name: string; variables: Record<string, unknown>; key: string | null }[]
  /** Names of the mutations that reached the server. */
  mutations(): string[]
  /** Runs an action on what is in view, as its key does. */
  press(id: string): Promise<void>
}

/** Renders as `ana`, signed in unless `signedOut`. */
export function renderFeature(
  children: ReactNode,
  {
    roots = {},
    actions = [],
    cacheParts = [],
    kept = [],
    at = '/',
    signedOut = false,
    clipboard,
    script = {},
    holdMs,
    headers = {},
  }: {
    roots?: FakeRoots
    actions?: readonly Action[]
    cacheParts?: readonly CachePart[]
    kept?: readonly KeptQuery[]
    at?: string
    signedOut?: boolean
    clipboard?: Services['clipboard']
    /** Answers to questions, in order. */
    script?: Script
    /** How long deletes are held; not at all unless said. */
    holdMs?: number
    /** Headers of every answer. */
    headers?: Record<string, string>
  } = {},
): FeatureWorld {
  // The session outlives the storage of the test before.
  if (signedOut) endSession('signed-out')
  else startSession({ token: 'token', viewer: { username: 'ana', name: 'Ana Souza', avatar: null, headline: null } })
  const sent: FeatureWorld['sent'] = []
  const written = new Set<string>()
  const ask: typeof fetch = async (_address, init) => {
    // Whatever is fetched beside GraphQL is a file.
    if (init?.body === undefined) return new Response('the bytes of a file', { headers: { 'content-type': 'image/png' } })
    const { query, variables, operationName } = JSON.parse(String(init?.body))
    sent.push({ name: operationName, variables, key: new Headers(init?.headers).get('idempotency-key') })
    if (query.trimStart().startsWith('mutation')) written.add(operationName)
    const answer = await answerGraphql({ query, variables, operationName }, { rootValue: roots })
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json', ...headers } })
  }
  const world = actionWorld({
    viewer: signedOut ? null : 'ana',
    now: new Date(2026, 10, 21, 12),
    script,
    ...(holdMs !== undefined && { holdMs }),
  })
  const services = clipboard ? { ...world.services, clipboard } : world.services
  let working: Services = services
  render(
    <DataProvider url="http://gateway.test/graphql" cacheParts={cacheParts} kept={kept} fetch={ask}>
      <MemoryRouter initialEntries={[at]}>
        <WithApi
          services={services}
          actions={actions}
          tell={(now) => {
            working = now
          }}
        >
          {children}
        </WithApi>
      </MemoryRouter>
    </DataProvider>,
  )
  return {
    actions: world,
    sent,
    mutations: () => sent.map(({ name }) => name).filter((name) => written.has(name)),
    async press(id) {
      const action = actions.find((one) => one.id === id)
      if (!action) throw new Error(`The test has no action ${id}`)
      await perform(action, hereOf(working, subjectsOf(working.scene.get())), 'key')
    },
  }
}

interface WithApiProps {
  services: Services
  actions: readonly Action[]
  tell: (services: Services) => void
  children: ReactNode
}

function WithApi({ services, actions, tell, children }: WithApiProps) {
  const api = useApi()
  const all = { ...services, api }
  tell(all)
  return (
    <ActionsProvider registry={createRegistry(actions)} services={all} scene={services.scene}>
      {children}
    </ActionsProvider>
  )
}

/** A person as the schema wants it; Jo Doe from `jo.doe`. */
export function fakePerson(username: string): Record<string, unknown> {
  const name = username
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
  return { id: username, username, name, avatar: null, headline: null }
}
