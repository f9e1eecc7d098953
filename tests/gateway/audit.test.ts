// GraphQL over HTTP: the audits of graphql-http against the gateway behind its shell, on a port.

import type { FastifyInstance } from 'fastify'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway, type Gateway } from '#gateway/gateway.ts'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'

/** What the specification leaves open (MAY) and we refuse: forms, and queries by GET (with variables, with extensions). */
const LEFT_OUT = ['5A70', 'D6D5', '6A70']

const config = readSettings({}).config
let gateway: Gateway
let shell: FastifyInstance
let url = ''
beforeAll(async () => {
  gateway = createGateway({ hostUrl: 'http://127.0.0.1:9', graphiql: true, production: false })
  shell = await buildShell({ fetch: gateway.fetch, known: gateway.known, config, clientDir: '/nowhere' })
  url = `${await shell.listen({ port: 0, host: '127.0.0.1' })}/graphql`
})
afterAll(async () => {
  await shell.close()
  await gateway.close()
})

const withPreflight: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('graphql-require-preflight', '1')
  return fetch(input, { ...init, headers })
}

const audits = serverAudits({ url: () => url, fetchFn: withPreflight })

test('there are audits', () => {
  expect(audits.length).toBeGreaterThanOrEqual(60)
})

test.each(audits.map((audit) => ({ id: audit.id, name: audit.name, audit })))('$id $name', async ({ id, audit }) => {
  const result = await audit.fn()
  const reason = 'reason' in result ? result.reason : ''
  expect({ status: result.status, reason }).toEqual(
    LEFT_OUT.includes(id) ? { status: 'notice', reason: expect.any(String) } : { status: 'ok', reason: '' },
  )
})
