// Moving files between a folder and a bucket, both ways, with a run that is killed in the middle.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Server, type S3Server } from '#tests/kit/s3-server.ts'
import { readSettings } from '../settings.ts'
import { moveFiles } from './move-files.ts'
import { openStore } from './open-files.ts'

const COUNT = 1_000
const names = Array.from({ length: COUNT }, () => randomUUID())
const bytes = new Map(names.map((name, at) => [name, at === 0 ? randomBytes(6_000_000) : randomBytes(200 + at)]))

let s3: S3Server
let home: string
let env: Record<string, string>
const folder = () => join(home, 'data', 'files')
beforeAll(async () => {
  s3 = await openS3Server()
  home = await mkdtemp(join(tmpdir(), 'palette-move-'))
  env = { ...(process.env as Record<string, string>), S3_URL: s3.url, DATA_DIR: join(home, 'data') }
  await mkdir(folder(), { recursive: true })
  for (const [name, content] of bytes) await writeFile(join(folder(), name), content)
}, 120_000)
afterAll(async () => {
  await s3.close()
  await rm(home, { recursive: true, force: true })
}, 120_000)

const SCRIPT = ['--import', 'tsx', 'host/files/move-files.script.ts']
const run = async (...args: string[]) =>
  promisify(execFile)(process.execPath, [...SCRIPT, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  )
const inFolder = async () => (await readdir(folder())).filter((name) => name !== 'moving').sort()
const inBucket = () => [...s3.objects.keys()].sort()
const puts = () => s3.calls.filter((call) => call.startsWith('PUT ')).length

test('a run that is killed in the middle is gone on with, every file is the same there, and none is deleted', async () => {
  const killed: ChildProcess = spawn(process.execPath, [...SCRIPT, '--to', 's3'], { env, stdio: 'ignore' })
  const ended = new Promise((resolve) => killed.once('exit', resolve))
  await expect.poll(() => s3.objects.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(300)
  killed.kill('SIGKILL')
  await ended
  const there = s3.objects.size
  expect(there).toBeLessThan(COUNT)
  const before = puts()
  const { code, said } = await run('--to', 's3')
  expect(said).toMatch(/^Copied \d+ files \(.* MB\) to http:\/\/127\.0\.0\.1:\d+\/palette-files\/; \d+ files of earlier runs were there\./)
  expect(said).toMatch(/To switch: stop the product, .* start it with S3_URL\.\nNothing was deleted/)
  expect(said).not.toMatch(/secret/)
  expect(code).toBe(0)
  // Those whose proof the kill took are copied anew: no more than were on their way.
  expect(puts() - before).toBeLessThan(COUNT - there + 20)
  expect(inBucket()).toEqual([...names].sort())
  for (const [name, content] of bytes) expect(s3.objects.get(name)?.bytes.equals(content)).toBe(true)
  expect(await inFolder()).toEqual([...names].sort())
}, 120_000)

/** The same without a process of its own. */
function move(to: 's3' | 'folder', options: { andDelete?: boolean } = {}) {
  const { dataDir, s3: bucket } = readSettings(env)
  const [there, here] = [openStore({ dataDir, s3: bucket }), openStore({ dataDir })]
  const [source, target] = to === 's3' ? [here, there] : [there, here]
  return moveFiles(
    { source, target, journal: join(dataDir, 'files-moved.jsonl'), to: `http://127.0.0.1:${new URL(s3.url).port}/palette-files/` },
    options,
  )
}

test('what comes and what is deleted meanwhile is seen by the next run, which copies nothing else', async () => {
  const late = randomUUID()
  await writeFile(join(folder(), late), 'late')
  const [gone = ''] = names
  await rm(join(folder(), gone))
  const before = puts()
  expect(await move('s3')).toEqual({ copied: 1, bytes: 4, there: 999, gone: 1, deleted: 0 })
  // The late one, and the doubt about the other.
  expect(puts() - before).toBe(2)
  expect(s3.objects.has(`moving/${gone}.doubt`)).toBe(true)
  expect(s3.objects.has(gone)).toBe(true)
  for (const name of [gone, `moving/${gone}.doubt`]) s3.objects.delete(name)
}, 120_000)

test('bytes that arrive otherwise are told, and so is storage that fails; with --delete only what is proven goes', async () => {
  const spoiled = randomUUID()
  await writeFile(join(folder(), spoiled), 'as it is')
  s3.fault = (call) => {
    const kept = s3.objects.get(spoiled)
    if (call === `GET ${spoiled}` && kept) s3.objects.set(spoiled, { ...kept, bytes: Buffer.from('as it--') })
    return null
  }
  await expect(move('s3', { andDelete: true })).rejects.toThrow(`The file ${spoiled} did not arrive as it was`)
  expect(await inFolder()).toHaveLength(COUNT + 1)
  s3.fault = () => ({ status: 403, code: 'AccessDenied' })
  expect(await run('--to', 's3')).toEqual({
    code: 1,
    said: 'The object storage of S3_URL refuses the key, or has no such bucket (403).\n',
  })
  s3.fault = () => null
  expect(await move('s3', { andDelete: true })).toMatchObject({ copied: 1, deleted: COUNT + 1 })
  expect(await inFolder()).toEqual([])
}, 120_000)

test('the way back brings the same bytes', async () => {
  expect((await run('--to', 'folder')).said).toMatch(/^Copied 1,001 files [\s\S]*start it without S3_URL\.\nNothing was deleted/)
  expect(await inFolder()).toEqual(inBucket())
  for (const [name, { bytes: content }] of s3.objects) expect((await readFile(join(folder(), name))).equals(content)).toBe(true)
}, 120_000)
