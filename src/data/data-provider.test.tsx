// One client per session: nothing of one person is seen by the next.
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useQuery } from 'urql'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSession, readSession, startSession } from '#src/data/storage/session.ts'
import { DataProvider, useApi } from './data-provider.tsx'
import { graphql } from './graphql.ts'

const WhoAmI = graphql(`
  query WhoAmI { viewer { id name } }
`)
const person = (username: string) => ({ username, name: username, avatar: null, headline: null })
const parts: [] = []

const gateway = vi.fn(async (_: unknown, init?: RequestInit) => {
  const bearer = new Headers(init?.headers).get('authorization')
  if (bearer === null || bearer === 'Bearer dead') {
    return new Response(JSON.stringify({ data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }), {
      headers: { 'content-type': 'application/json' },
    })
  }
  const name = bearer.replace('Bearer ', '')
  return new Response(JSON.stringify({ data: { viewer: { __typename: 'Viewer', id: name, name } } }), {
    headers: { 'content-type': 'application/json' },
  })
})

function Who() {
  const [{ data, error }] = useQuery({ query: WhoAmI })
  const [first] = useState(() => data?.viewer.name ?? 'nobody')
  const read = useApi().read(WhoAmI, {})?.viewer.name ?? 'nothing'
  return <p>{error ? `error` : `${data?.viewer.name ?? '…'}, first ${first}, cached ${read}`}</p>
}

function show() {
  return render(
    <DataProvider url="http://gateway.test/graphql" cacheParts={parts} fetch={gateway}>
      <Who />
    </DataProvider>,
  )
}

beforeEach(() => {
  endSession('signed-out')
  gateway.mockClear()
})

test('DEFECT-04 another session has another cache and fresh components', async () => {
  startSession({ token: 'ana', viewer: person('ana') })
  show()
  await screen.findByText('ana, first nobody, cached ana')
  act(() => endSession('signed-out'))
  await screen.findByText('error')
  act(() => void startSession({ token: 'ben', viewer: person('ben') }))
  expect(screen.getByRole('paragraph').textContent).not.toContain('ana')
  await screen.findByText('ben, first nobody, cached ben')
})

test('AUTH-03 a dead token is deleted', async () => {
  startSession({ token: 'dead', viewer: person('ana') })
  show()
  await screen.findByText('error')
  expect(window.localStorage.getItem('ACCESS_TOKEN')).toBeNull()
  expect(readSession()).toMatchObject({ signedIn: false, ended: 'expired' })
})

test('signed out, an UNAUTHENTICATED answer changes nothing', async () => {
  show()
  await screen.findByText('error')
  expect(readSession().ended).toBe('signed-out')
})

test('useApi outside of a provider says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Who />)).toThrow()
  vi.restoreAllMocks()
})
