// Pages under the domain of a workspace: whose they are, by which name, and what is said beside them.
// @vitest-environment node

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '../../http.ts'
import { readSettings } from '../../settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palette-dist-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><head><title>Palette</title></head>')
  await writeFile(join(folder, 'assets', 'app-1a2b3c4d.js'), 'console.log(1)')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const served = { slug: 'acme', name: 'Acme "& <Sons>', logo: null, favicon: null, appUrl: 'https://palette.example.com' }
const HTML = { accept: 'text/html' }

async function underDomains(more: { trustProxy?: number | string[] } = {}) {
  const asked: string[] = []
  const own = await buildShell({
    ...{ fetch: async () => Response.json({}), clientDir: folder, config: readSettings({}).config },
    ...{ https: true, appHost: 'palette.example.com', ...more },
    async workspaceAt(name, address) {
      asked.push(`${name} ${address}`)
      return name === 'work.example.com' ? served : null
    },
  })
  return { own, asked }
}

test('DOMAIN-07 every page under a served domain begins with its workspace, escaped; others are the plain one, and files ask nobody', async () => {
  const { own, asked } = await underDomains()
  const page = async (host: string, url: string) => (await own.inject({ url, headers: { ...HTML, host } })).body
  for (const url of ['/', '/sign-in', '/acme/task/website/1', '/bp/token', '/acme/invoice/1?key=k']) {
    const body = await page('Work.Example.com:4000', url)
    const [, content = ''] = /<meta name="palette-workspace" content="([^"]*)" \/><\/head>/.exec(body) ?? []
    expect(content, url).toContain('Acme \\&quot;&amp; &lt;Sons&gt;')
  }
  expect(asked[0]).toBe('work.example.com 127.0.0.1')
  const before = asked.length
  for (const host of ['palette.example.com', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000'])
    expect(await page(host, '/sign-in'), host).not.toContain('palette-workspace')
  await own.inject({ url: '/assets/app-1a2b3c4d.js', headers: { host: 'work.example.com' } })
  expect(asked.length).toBe(before)
  expect(await page('unknown.example.com', '/sign-in')).not.toContain('palette-workspace')
  await own.close()
})

test('DOMAIN-08 what a proxy says the name was counts only where proxies are trusted', async () => {
  const headers = { ...HTML, host: '10.0.0.1', 'x-forwarded-host': 'work.example.com' }
  for (const [trustProxy, counts] of [
    [undefined, false],
    [1, true],
    [['10.0.0.0/8'], true],
    [['192.168.0.0/16'], false],
  ] as const) {
    const { own } = await underDomains(
      trustProxy === undefined ? {} : { trustProxy: typeof trustProxy === 'number' ? trustProxy : [...trustProxy] },
    )
    const { body } = await own.inject({ url: '/sign-in', headers, remoteAddress: '10.0.0.5' })
    expect([trustProxy, body.includes('palette-workspace')]).toEqual([trustProxy, counts])
    await own.close()
  }
})

test('DOMAIN-07 nothing is decided for what else stands below the domain of a workspace', async () => {
  const { own } = await underDomains()
  const told = async (host: string) => (await own.inject({ url: '/', headers: { ...HTML, host } })).headers['strict-transport-security']
  expect(await told('work.example.com')).toBe('max-age=31536000')
  expect(await told('palette.example.com')).toBe('max-age=31536000; includeSubDomains')
  await own.close()
})
