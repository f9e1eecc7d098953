// What a person at the terminal sees when the host cannot start, and that it stops cleanly.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, runHost } from './host-process.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palette-start-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('a second run on the same data folder names the pid of the first; a clean stop lets the next one in', {
  timeout: 60_000,
}, async () => {
  const env = { DATA_DIR: dataDir, HOST_PORT: String(await freePort()) }
  const first = await runHost(env)
  const second = runHost({ ...env, HOST_PORT: String(await freePort()) })
  await expect(second).rejects.toThrow(
    `exit 1: Another host (pid ${first.child.pid}) is running on ${dataDir}; stop it first or set another DATA_DIR.`,
  )
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
  expect(await first.end('SIGINT')).toBe(0)
  const third = await runHost(env)
  expect(await third.end('SIGTERM')).toBe(0)
})

test('a taken port, a bad DATABASE_URL, a bad HOST_PORT: one sentence and exit code 1', { timeout: 60_000 }, async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve))
  const address = taken.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  await expect(runHost({ DATA_DIR: dataDir, HOST_PORT: port })).rejects.toThrow(
    `exit 1: Port ${port} is taken; stop what listens there or set HOST_PORT.`,
  )
  await new Promise((resolve) => taken.close(resolve))
  const gone = `postgres://palette:secret@127.0.0.1:${await freePort()}/palette`
  const refused = await runHost({ DATABASE_URL: gone }).catch((error: Error) => error.message)
  expect(refused).toMatch(/^exit 1: The database at postgres:\/\/palette:…@\S+ \(DATABASE_URL\) cannot be used: .*ECONNREFUSED.*\.$/)
  await expect(runHost({ DATABASE_URL: 'mysql://x' })).rejects.toThrow('exit 1: DATABASE_URL must look like')
  await expect(runHost({ HOST_PORT: 'many' })).rejects.toThrow('exit 1: HOST_PORT must be a port number, not "many".')
})
