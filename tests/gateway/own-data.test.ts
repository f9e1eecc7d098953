// The plain route that hands a person their own data.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { unzip } from '#tests/kit/unzip.ts'
import { openWorld, type World } from '#tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

test('EXPORT-07 it is the archive of whoever asks, and of nobody without a session', async () => {
  const { fetch, routes } = world.gateway
  const shell = await buildShell({ fetch, routes, config: readSettings({}).config, clientDir: '/nowhere' })
  const get = (headers: Record<string, string>) => shell.inject({ url: '/api/profile/export', headers })
  const answer = await get({ authorization: `Bearer ${await world.host.as('mia').token()}` })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    ...[200, 'application/zip', 'attachment'],
  ])
  expect(JSON.parse(unzip(answer.rawPayload).get('account.json') ?? '')).toMatchObject({ username: 'mia' })
  for (const headers of [{}, { authorization: 'Bearer nonsense' }] as Record<string, string>[]) {
    const refused = await get(headers)
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  }
  await shell.close()
})
