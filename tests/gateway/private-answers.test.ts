// Every route of the gateway that answers with people's data keeps its answers out of caches, also those that refuse or fail (SESS-09).
import { afterAll, expect, test } from 'vitest'
import { createGateway } from '#gateway/gateway.ts'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'

// Nobody listens there: whatever is let through fails behind.
const gateway = createGateway({ hostUrl: 'http://127.0.0.1:9', graphiql: true, production: false })
const routes: { method: string; url: string }[] = ['GET', 'POST', 'PUT', 'OPTIONS'].map((method) => ({ method, url: '/graphql' }))
const shell = await buildShell({
  ...{ fetch: gateway.fetch, known: gateway.known, config: readSettings({}).config, clientDir: '/nowhere' },
  async routes(app) {
    app.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((one) => ({ method: one, url })))
    })
    await gateway.routes(app)
  },
})
afterAll(async () => {
  await shell.close()
  await gateway.close()
})

test.each(routes)('SESS-09 no cache keeps what $method $url answers, nor what it refuses', async ({ method, url }) => {
  for (const authorization of ['', 'Bearer somebody']) {
    for (const query of ['', '?workspaceSlug=acme&projectSlug=website&purpose=avatar&task=1&id=1']) {
      const answer = await shell.inject({
        method: method as 'GET',
        url: `${url.replace(/:\w+/g, 'unknown')}${query}`,
        headers: { ...(authorization && { authorization }), 'content-type': 'application/json', 'graphql-require-preflight': '1' },
        ...(method === 'POST' && { payload: '{"query":"{ viewer { id } }"}' }),
      })
      expect([authorization, answer.statusCode, answer.headers['cache-control']]).toEqual([
        authorization,
        answer.statusCode,
        'private, no-store',
      ])
    }
  }
})
