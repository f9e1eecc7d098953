// A real PgBouncer in front of a test run's server: Debian's, found or installed.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterUser } from '#host/db/cluster-user.ts'
import { installBeside, mayInstall } from './debian-packages.ts'
import type { ClusterAddress } from './test-cluster.ts'

const PATHS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']

/** The path of PgBouncer, installed where it is missing and may be; else why there is none. */
export async function ensurePgbouncer(): Promise<{ path: string } | { missing: string }> {
  const find = () => PATHS.find(existsSync)
  const said = find() === undefined && mayInstall() ? await installBeside('pgbouncer') : null
  const path = find()
  if (path !== undefined) return { path }
  return {
    missing: `PgBouncer is not here and ${mayInstall() ? `could not be installed:\n${said}` : 'may not be installed (no root, or no apt-get)'}`,
  }
}

/** A running pooler; `url` answers the address of a database through it. */
export type Pgbouncer = { url(database: string): string; close(): Promise<void> }

/** Starts one at `port` whose few connections go round, so that hardly two transactions of a client have the same one. */
export async function startPgbouncer(
  path: string,
  { host, port: serverPort, user }: ClusterAddress,
  { port, mode, connections }: { port: number; mode: 'transaction' | 'session'; connections: number },
): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'palette-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${host} port=${serverPort} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${connections}
server_round_robin = 1
max_client_conn = 200
`,
  )
  await Promise.all([chmod(folder, 0o755), chmod(file, 0o644)])
  // It does not run as root, and the server's socket is for its own account.
  const { account, prefix } = await clusterUser([folder, host])
  const [command = path, ...args] = [...prefix, path, '-q', file]
  // What lends it the right to pass folders changes the account by itself.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...(prefix.length === 0 && account) })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await answers(port, child, () => said)
  return {
    url: (database) => `postgres://${user}@127.0.0.1:${port}/${database}`,
    async close() {
      // At once, whoever is connected.
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** Waits until it listens; rejects with its words when it ends before. */
async function answers(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said()}`)
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
