// npm test: everything; `-- --shard=2/3` the second third of it, for several machines. The last line is `N passed, N failed`; types, lint and what is unused count as one check each.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserFailures, checkFailure, type Failure, vitestFailures } from './failure-report.ts'
import { SHARED_CLUSTER, startTestCluster } from './kit/test-cluster.ts'
import { runCommand } from './run-command.ts'
import { readShard } from './shard.ts'

interface Count {
  passed: number
  failed: number
}

const shard = readShard(process.argv.slice(2))
const failures: Failure[] = []
const folder = await mkdtemp(join(tmpdir(), 'palette-results-'))

/** A tool that has no tests of its own: one check. */
async function one(name: string, command: string, args: readonly string[]): Promise<Count> {
  const { code, seconds, said } = await runCommand(command, args, { kept: true })
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`)
  if (code !== 0) failures.push(checkFailure(name, said))
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A runner that writes a report: its counts, and at least one failure where it ended badly or wrote nothing. */
async function counted(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  read: (report: unknown) => Count,
  failed: (report: unknown) => Failure[],
): Promise<Count> {
  const file = join(folder, `${name}.json`)
  const [command = '', ...filled] = args.map((arg) => arg.replace('FILE', file))
  const { code, seconds } = await runCommand(command, filled, {
    env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, value.replace('FILE', file)])),
  })
  const report = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null
  const count = report ? read(report) : { passed: 0, failed: 1 }
  if (report) failures.push(...failed(report))
  // Its report names only tests.
  if (code !== 0 && count.failed === 0)
    failures.push(checkFailure(name, `It ended with code ${code} although no test failed; what it printed above says why.`))
  const honest = { passed: count.passed, failed: code === 0 ? count.failed : Math.max(1, count.failed) }
  process.stdout.write(`${name}: ${honest.passed} passed, ${honest.failed} failed (${seconds.toFixed(0)} s)\n`)
  return honest
}

const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number }
  return { passed: numPassedTests, failed: numFailedTests }
}
const playwrightCount = (report: unknown): Count => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }
  const { expected, unexpected, flaky } = stats
  // A test that passed only when it was run again is a fault of the test or of the product (docs/decisions/014).
  return { passed: expected, failed: unexpected + flaky }
}
const vitest = (name: string, projects: readonly string[], env: Record<string, string> = {}) =>
  counted(
    name,
    [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=FILE',
      ...shard.args,
    ],
    env,
    vitestCount,
    vitestFailures,
  )

// One server and one sample world for all that follows, made while the first tests run. Where that fails the runners try it themselves, and say why.
let stopCluster: () => Promise<void> = async () => undefined
let isInterrupted = false
const begun = (stop: () => Promise<void>) => {
  stopCluster = stop
}
const cluster = startTestCluster({ begun }).catch((error: unknown) => {
  if (!isInterrupted) console.error('The server for the tests could not be started:', error)
  return null
})
// Heard as often as it comes: a terminal tells this process and the one that started it, which passes it on and does not wait for long.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!isInterrupted) void stopCluster().finally(() => process.exit(1))
    isInterrupted = true
  })
// Beside the first tests: what has one core to itself would leave the other one idle.
const checks = shard.isFirst
  ? [
      one('types', 'tsc', []),
      one('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
      one('unused files, exports and packages', 'knip', ['--no-progress']),
    ]
  : []
const units = vitest('unit and house', ['unit', 'page'])
// The browser's tests build a client that could not be built, and say why.
const client = runCommand('tsx', ['bin/build.ts'], { kept: true })
const [, ...first] = await Promise.all([client, ...checks, units])
const running = await cluster
const shared: Record<string, string> = running ? { [SHARED_CLUSTER]: JSON.stringify(running.address) } : {}
const counts = [
  ...first,
  await vitest('world and contract', ['world', 'answered'], shared),
  await counted(
    'browser',
    ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--retries=1', ...shard.args],
    { ...shared, PLAYWRIGHT_JSON_OUTPUT_NAME: 'FILE' },
    playwrightCount,
    (report) => browserFailures(report, (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)),
  ),
]
await stopCluster()
await rm(folder, { recursive: true, force: true })
const sum = counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
  passed: 0,
  failed: 0,
})
for (const { name, message, unsteady } of failures)
  process.stdout.write(`\n${unsteady ? '~ unsteady, passed only when run again:' : '✗'} ${name}\n${message}\n`)
process.exitCode = sum.failed === 0 ? 0 : 1
process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`)
