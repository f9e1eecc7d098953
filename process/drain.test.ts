// A server that is about to stop: balancers hear of it while everybody is still answered.
// @vitest-environment node
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createDrain } from './drain.ts'
import { addReadiness } from './readiness.ts'

test('while it drains a server is not ready, answers all the same, and keeps no connection; then it may close', async () => {
  const app = fastify()
  const waits: number[] = []
  let release = () => undefined as unknown
  const drain = createDrain(20, (ms) => {
    waits.push(ms)
    return new Promise((resolve) => {
      release = () => resolve(null)
    })
  })
  drain.add(app)
  addReadiness(app, { all: async () => true })
  app.get('/tasks', async () => 'here')
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url })
    return [statusCode, headers.connection, body]
  }
  expect(await ask('/readyz')).toEqual([200, 'keep-alive', '{"ready":true,"checks":{"all":"ok"}}'])
  let over = false
  const draining = drain.begin().then(() => {
    over = true
  })
  expect(await ask('/readyz')).toEqual([503, 'close', '{"ready":false,"checks":{"accepting":"failing"}}'])
  expect(await ask('/tasks')).toEqual([200, 'close', 'here'])
  expect([waits, over]).toEqual([[20_000], false])
  release()
  await draining
})
