// `npm run new` in a copy of the project: what it writes compiles, is formatted and linted, and fails only for what is to be built.
import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { SHARED_CLUSTER } from '#tests/kit/test-cluster.ts'
import { OF_COMPILER } from '../run-command.ts'

/** A minute is enough on a quiet machine. */
const MOST_MS = 900_000

/** What holds for every noun. */
const HOUSE = ['roles', 'documents', 'floors'].map((name) => `tests/house/${name}.test.ts`)

interface Case {
  status: string
  failureMessages: string[]
}

/** The sample world with the noun's table. */
const SAMPLE = `template_${randomUUID().slice(0, 8)}`

let copy: string
/** One of the project's own tools, in the copy. */
const run = (tool: string, ...args: string[]) => {
  const command = resolve('node_modules/.bin', tool)
  const cluster = JSON.stringify({ ...inject('cluster'), sample: SAMPLE })
  // One worker: what all of its tests read is read once.
  const env = { ...OF_COMPILER, ...process.env, VITEST: undefined, [SHARED_CLUSTER]: cluster, VITEST_MAX_WORKERS: '1' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env })
  return { status, said: `${stdout}${stderr}` }
}

/** Each package by a link of its own, so that caches of the copy are its own. */
function linkPackages(): void {
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
}

async function onDatabase(database: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const { host, port, user } = inject('cluster')
  const client = new pg.Client({ host, port, user, database })
  await client.connect()
  await work(client).finally(() => client.end())
}

/** The run's sample world, and what the copy's migrations add to it. */
async function makeSample(): Promise<void> {
  const { strategy, sample } = inject('cluster')
  await onDatabase('postgres', (client) => client.query(`create database ${SAMPLE} template ${sample} strategy ${strategy}`))
  await onDatabase(SAMPLE, (client) => migrate(drizzle(client), { migrationsFolder: join(copy, 'host/db/migrations') }))
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-noun-'))
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')
  for (const path of paths) if (!/^(docs|public|tests\/(e2e|firefox|bench))\//.test(path)) cpSync(path, join(copy, path), { force: true })
  linkPackages()
  // House tests ask git which files there are.
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
  ])
    execFileSync('git', args, { cwd: copy })
}, MOST_MS)
afterAll(async () => {
  rmSync(copy, { recursive: true, force: true })
  await onDatabase('postgres', (client) => client.query(`drop database if exists ${SAMPLE}`))
})

test(
  'a new noun compiles and is in order; in each world one test fails, because nobody can make one yet',
  async () => {
    const { status, said } = run('tsx', 'bin/new.ts', 'user-note')
    expect(said).toContain('host/resources/user-notes/user-notes.table.ts')
    expect(status).toBe(0)
    const written = said.split('\n').flatMap((line) => /^ {2}(\S+\.tsx?)$/.exec(line)?.[1] ?? [])
    for (const script of ['gateway/schema.script.ts', 'src/data/graphql-env.script.ts']) expect(run('tsx', script).status).toBe(0)
    expect(run('drizzle-kit', 'generate', '--name', 'user-notes').status).toBe(0)
    expect(run('biome', 'check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...written)).toMatchObject({ status: 0 })
    // All of it, and nothing kept: whatever the noun changes is seen from everywhere.
    expect(run('tsc', '--incremental', 'false', '--tsBuildInfoFile', 'null')).toMatchObject({ status: 0, said: '' })

    const tests = written.filter((path) => path.includes('.test.') && path.includes('user-note'))
    expect(tests).toHaveLength(3)
    await makeSample()
    // Together, so that what all of them read is read once.
    const report = run('vitest', 'run', '--reporter=json', '--outputFile=report.json', ...tests, ...HOUSE)
    expect(report.status).toBe(1)
    const results: { name: string; status: string; assertionResults: Case[] }[] = JSON.parse(
      readFileSync(join(copy, 'report.json'), 'utf8'),
    ).testResults
    const ofHouse = results.filter(({ name }) => HOUSE.some((path) => name.endsWith(path)))
    expect(ofHouse.map(({ name, status: how }) => [name, how])).toEqual(ofHouse.map(({ name }) => [name, 'passed']))
    expect(ofHouse).toHaveLength(HOUSE.length)
    const cases = results.filter((one) => !ofHouse.includes(one)).flatMap(({ assertionResults }) => assertionResults)
    expect(cases.filter(({ status: how }) => how === 'passed')).toHaveLength(3)
    const reasons = cases.filter(({ status: how }) => how === 'failed').map(({ failureMessages: [first = ''] }) => first.split('\n')[0])
    expect(reasons.sort()).toEqual([
      expect.stringMatching(/expected 404 to be 201/),
      expect.stringMatching(/to include 'user-note\.create'/),
      expect.stringMatching(/expected undefined to match object/),
    ])
  },
  MOST_MS,
)
