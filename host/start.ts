// Starts the whole host from the environment: database, sample world, port.
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { createDrain } from '#process/drain.ts'
import type { Environment } from '#process/environment.ts'
import type { Metrics } from '#process/metrics.ts'
import { assertPortsFree, listenOn } from '#process/port.ts'
import { buildHost } from './app.ts'
import type { Database } from './db/open.ts'
import { serveDatabase } from './db/serve-database.ts'
import { tellFigures } from './figures.ts'
import { openFiles } from './files/open-files.ts'
import { createMailer } from './mail.ts'
import { systemLookup } from './resources/domains/domain-lookup.ts'
import { isEmpty } from './resources/people/people.store.ts'
import { startAllRounds } from './rounds.ts'
import { readSettings, type Settings } from './settings.ts'

/** A running host; `stop` answers the requests under way, then closes port and database. Calling it twice is fine. */
export type RunningHost = { url: string; stop(): Promise<void> }

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

async function seedOnce(db: Database, settings: Settings, log: pino.Logger): Promise<void> {
  if (!(await isEmpty(db))) return
  log.info('First start: making the sample world')
  // Loaded only when it is needed.
  const { seedSample } = await import('./db/sample/seed.ts')
  const { writeSampleFiles } = await import('./db/sample/files.ts')
  // All or nothing, so that a start that was cut off is made up for by the next one.
  await db.transaction(async (tx) => {
    await seedSample(tx)
    await writeSampleFiles(tx, openFiles(settings))
  })
}

/**
 * Starts the host as `env` asks (HOST_PORT, DATA_DIR, DATABASE_URL, SAMPLE …; see settings.ts) and answers its address.
 * StartError carries one sentence: a taken port, a bad DATABASE_URL, a second run on the same folder. `onLost` is called
 * when the embedded database dies underneath; `metrics` are told of what it does.
 */
export async function startHost(
  env: Environment,
  { onLost = () => undefined, metrics = null }: { onLost?: () => void; metrics?: Metrics | null } = {},
): Promise<RunningHost> {
  const settings = readSettings(env)
  const port = { name: 'HOST_PORT', port: settings.port }
  // Before a database is made for nothing.
  await assertPortsFree(port)
  const log = createLog(settings.logLevel)
  const database = await serveDatabase(settings, onLost)
  try {
    if (settings.sample) await seedOnce(database.db, settings, log)
    const mail = createMailer(settings, (line) => log.info(line))
    const lookup = systemLookup(settings.dnsServers)
    const drain = createDrain(settings.drainSeconds)
    if (metrics) tellFigures(metrics, database)
    const prepare = (made: FastifyInstance) => {
      metrics?.requests(made, 'host')
      drain.add(made)
    }
    const app = await buildHost({ db: database.db, settings, log, lookup, prepare })
    const url = await listenOn(app, port, settings.listen)
    const stopRounds = startAllRounds({ db: database.db, settings, mail, lookup, log, metrics })
    let stopping: Promise<void> | null = null
    return {
      url,
      stop() {
        stopping ??= drain
          .begin()
          .then(() => Promise.all([app.close(), stopRounds()]))
          .then(() => database.close())
        return stopping
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
