// Starts the whole host from the environment: database, sample world, port.
import pino from 'pino'
import { buildHost } from './app.ts'
import type { Database } from './db/open.ts'
import { serveDatabase } from './db/serve-database.ts'
import { HostStartError } from './errors.ts'
import { openFiles } from './files.ts'
import { isEmpty } from './resources/people/people.store.ts'
import { readSettings } from './settings.ts'

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

async function seedOnce(db: Database, dataDir: string, log: pino.Logger): Promise<void> {
  if (!(await isEmpty(db))) return
  log.info('First start: making the sample world')
  // Loaded only when it is needed.
  const { seedSample } = await import('./db/sample/seed.ts')
  const { writeSampleFiles } = await import('./db/sample/files.ts')
  // All or nothing, so that a start that was cut off is made up for by the next one.
  await db.transaction(async (tx) => {
    await seedSample(tx)
    await writeSampleFiles(tx, openFiles(dataDir))
  })
}

/**
 * Starts the host as `env` asks (HOST_PORT, DATA_DIR, DATABASE_URL, SAMPLE …; see settings.ts) and answers its address.
 * HostStartError carries one sentence: a taken port, a bad DATABASE_URL, a second run on the same folder. `onLost` is called
 * when the embedded database dies underneath.
 */
export async function startHost(env: Record<string, string | undefined>, onLost: () => void = () => undefined): Promise<RunningHost> {
  const settings = readSettings(env)
  const log = createLog(settings.logLevel)
  const database = await serveDatabase(settings, onLost)
  try {
    if (settings.sample) await seedOnce(database.db, settings.dataDir, log)
    const app = await buildHost({ db: database.db, settings, log })
    await app.listen({ port: settings.port, host: 'localhost' }).catch((error: Error & { code?: string }) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new HostStartError(`Port ${settings.port} is taken; stop what listens there or set HOST_PORT.`)
    })
    const address = app.addresses()[0]
    const port = typeof address === 'object' ? address.port : settings.port
    let stopping: Promise<void> | null = null
    return {
      url: `http://localhost:${port}`,
      stop() {
        stopping ??= app.close().then(() => database.close())
        return stopping
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
