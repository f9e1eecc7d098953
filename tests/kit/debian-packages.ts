// Installs Debian's packages that tests need, where that is possible.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const MINUTE = 60_000
// What was printed last tells what went wrong.
const LINES = 20

// What cannot be reached, or is locked by somebody else, is given up after some minutes.
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60']
const OPTIONS = { encoding: 'utf8', timeout: 4 * MINUTE, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
const UPDATE = [...PATIENCE, 'update', '-qq']
const install = (packages: readonly string[]) => [...PATIENCE, 'install', '-y', '-qq', '--no-install-recommends', ...packages]

const lastLines = (text: string) => text.trim().split('\n').slice(-LINES).join('\n')

/** Whether packages can be installed here. */
export function mayInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** By Debian's package manager; answers what that printed where it failed. */
export function installPackages(packages: readonly string[]): string | null {
  process.stderr.write(`Installing ${packages.join(' and ')} …\n`)
  // Lists that cannot be read anew may still be good enough to install from.
  const runs = [UPDATE, install(packages)].map((args) => spawnSync('apt-get', args, OPTIONS))
  if (runs.at(-1)?.status === 0) return null
  return lastLines(runs.map(({ stdout, stderr, error }) => `${stdout}${stderr}${error?.message ?? ''}`.trim()).join('\n'))
}

/** The same while other work goes on; lists that are there are good enough, and read anew where they are not. */
export async function installBeside(name: string): Promise<string | null> {
  process.stderr.write(`Installing ${name} …\n`)
  const run = promisify(execFile)
  const tried = () =>
    run('apt-get', install([name]), OPTIONS).then(
      () => null,
      (error: Error & { stdout?: string; stderr?: string }) => lastLines(`${error.stdout ?? ''}${error.stderr ?? ''}${error.message}`),
    )
  if ((await tried()) === null) return null
  await run('apt-get', UPDATE, OPTIONS).catch(() => undefined)
  return tried()
}
