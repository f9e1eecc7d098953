// The address that mail programs call to stop mails: whatever they send, and only by POST.
// @vitest-environment node
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RestError } from '../../errors.ts'
import type { RestClient } from '../../rest/client.ts'
import { failureOf } from '../../rest/failure.ts'
import { unsubscribeRoute } from './unsubscribe-route.ts'

const app = fastify({ routerOptions: { maxParamLength: 400 } })
const posted: unknown[] = []
beforeAll(async () => {
  const rest = {
    async post(_path: string, { body }: { body: { token: string } }) {
      posted.push(body)
      if (body.token === 'gone')
        throw new RestError(failureOf({ status: 404, retryAfter: null, text: '' }), {
          write: true,
          changed: false,
          keyed: false,
          requestId: 'r',
        })
      return { kind: 'REST', workspaceName: 'Acme' }
    },
  } as unknown as RestClient
  await app.register(unsubscribeRoute({ error: () => undefined }, () => rest))
})
afterAll(() => app.close())

test('INBOX-13 one click stops the mails of a link, without signing in', async () => {
  const token = 'a'.repeat(220)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.inject({ method: 'POST', url: `/unsubscribe/${token}`, headers, payload: 'List-Unsubscribe=One-Click' })
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  expect(posted).toEqual([{ token }])
  expect((await app.inject({ method: 'POST', url: '/unsubscribe/gone' })).statusCode).toBe(404)
})

test('INBOX-13 looking at the link stops nothing', async () => {
  posted.length = 0
  expect((await app.inject({ url: '/unsubscribe/secret' })).statusCode).toBe(404)
  expect(posted).toEqual([])
})
