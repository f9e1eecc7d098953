// Starts the whole host from the environment: database, sample world, port.
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { openDoor, type Ports } from '#process/doors.ts'
import { createDrain } from '#process/drain.ts'
import type { Environment } from '#process/environment.ts'
import type { Metrics } from '#process/metrics.ts'
import { assertPortsFree } from '#process/port.ts'
import { buildHost } from './app.ts'
import { MOST_CONNECTIONS } from './db/open.ts'
import { seedOnce } from './db/seed-once.ts'
import { connectDatabase, serveDatabase } from './db/serve-database.ts'
import { HostStartError } from './errors.ts'
import { tellFigures, tellReplica } from './figures.ts'
import type { HostShare } from './hold.ts'
import { createMailer } from './mail.ts'
import { openReplica, type Replica } from './replica/replica.ts'
import { assertReplica } from './replica/standby.ts'
import { systemLookup } from './resources/domains/domain-lookup.ts'
import { startAllRounds } from './rounds/rounds.ts'
import { readSettings } from './settings.ts'

/**
 * A running host; `stop` answers the requests under way, then closes port and database. Calling it twice is fine. `leave` takes no new callers at a port
 * that others share, does nothing of its own any more, and resolves when the last caller has gone; connections that rest wait so long, in ms.
 */
export type RunningHost = { url: string; leave(restingMs: number): Promise<void>; stop(): Promise<void> }

/** How long callers at a shared port may keep it from stopping, in ms. */
const CLOSE_MS = 3_000

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.access_token',
  '*.id_token',
  'password',
  'token',
  'access_token',
  'id_token',
]

function createLog(level: string): pino.Logger {
  return pino({
    level,
    redact: { paths: SECRETS, censor: '…' },
    serializers: {
      // Tokens ride in some paths; the log keeps the shape of the address only.
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        url: request.url.replace(/(\/invitations\/)[^/?]+/, '$1…').replace(/([?&][^=&]*token[^=&]*=)[^&]*/gi, '$1…'),
      }),
    },
  })
}

/**
 * Starts the host as `env` asks (HOST_PORT, DATA_DIR, DATABASE_URL, SAMPLE …; see settings.ts) and answers its address.
 * StartError carries one sentence: a taken port, a bad DATABASE_URL, a second run on the same folder. `onLost` is called
 * when the embedded database dies underneath; `metrics` are told of what it does. With a `share` another process holds database and port, which this
 * host has together with those of other processes; `url` is then an address of its own, for the gateway beside it.
 */
export async function startHost(
  env: Environment,
  {
    onLost = () => undefined,
    metrics = null,
    share = null,
  }: { onLost?: () => void; metrics?: Metrics | null; share?: HostShare | null } = {},
): Promise<RunningHost> {
  const settings = readSettings(env)
  const port = { name: 'HOST_PORT', port: settings.port }
  const ports: Ports = share === null ? 'own' : 'shared'
  // Before a database is made for nothing.
  if (share === null) await assertPortsFree(port)
  const log = createLog(settings.logLevel)
  const database = share === null ? await serveDatabase(settings, onLost) : await connectDatabase(share)
  let replica: Replica | null = null
  try {
    if (settings.databaseReplicaUrl !== null) {
      if (database.spread)
        throw new HostStartError('DATABASE_REPLICA_URL is for one database; the tables of this one are spread over machines.')
      if (share === null) await assertReplica(settings.databaseReplicaUrl, database.direct)
      const max = share?.max ?? settings.databaseConnections ?? MOST_CONNECTIONS
      const counted = metrics ? tellReplica(metrics, () => replica?.lag() ?? null) : undefined
      replica = openReplica({
        url: settings.databaseReplicaUrl,
        primary: database.pool,
        max: Math.min(max, MOST_CONNECTIONS),
        say: log,
        ...(counted && { counted }),
      })
    }
    if (share === null && settings.sample) await seedOnce(database.db, settings, (line) => log.info(line))
    const mail = createMailer(settings, (line) => log.info(line))
    const lookup = systemLookup(settings.dnsServers)
    const drain = createDrain(settings.drainSeconds)
    if (metrics) tellFigures(metrics, database)
    const prepare = (made: FastifyInstance) => {
      metrics?.requests(made, 'host')
      drain.add(made)
    }
    const app = await buildHost({ db: database.db, settings, log, lookup, prepare, replica, spread: database.spread })
    const door = await openDoor(app, port, settings.listen, ports)
    const url = share === null ? door.url : await app.listen({ port: 0, host: '127.0.0.1', exclusive: true })
    const stopRounds = startAllRounds({ db: database.db, direct: database.direct, settings, mail, lookup, log, metrics })
    let stopping: Promise<void> | null = null
    return {
      url,
      async leave(restingMs) {
        drain.leave()
        await Promise.all([stopRounds(), door.close({ resting: restingMs, busy: Number.POSITIVE_INFINITY })])
      },
      stop() {
        stopping ??= drain
          .begin()
          .then(() => Promise.all([door.close({ resting: 0, busy: CLOSE_MS }).then(() => app.close()), stopRounds()]))
          .then(() => replica?.close())
          .then(() => database.close())
        return stopping
      },
    }
  } catch (error) {
    await replica?.close()
    await database.close()
    throw error
  }
}
