// GraphiQL shares its origin with the app; its page is no way around the app's policy.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createGateway } from '#gateway/gateway.ts'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'

test('#12 point 10: GraphiQL runs the scripts that are in its page and no others, and the app is as strict after it as before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'palette-shell-'))
  await writeFile(join(folder, 'index.html'), '<title>Palette</title>')
  const gateway = createGateway({ hostUrl: 'http://host.test', graphiql: true, production: false })
  const open = await buildShell({ fetch: gateway.fetch, config: readSettings({}).config, clientDir: folder })
  try {
    const policyOf = async (url: string) =>
      String((await open.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy'])
    const before = await policyOf('/')
    const scripts = /script-src ([^;]*)/.exec(await policyOf('/graphql'))?.[1]?.split(' ') ?? []
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((source) => !/^(blob:|'sha256-[\w+/]{43}=')$/.test(source))).toEqual([])
    expect(await policyOf('/')).toBe(before)
    expect(/script-src [^;]*/.exec(before)?.[0]).toBe("script-src 'self'")
  } finally {
    await open.close()
    await gateway.close()
    await rm(folder, { recursive: true })
  }
})
