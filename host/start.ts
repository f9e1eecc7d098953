// Starts the whole host from the environment: database, sample world, port.
import pino from 'pino'
import type { Environment } from '#process/environment.ts'
import { assertPortsFree, listenOn } from '#process/port.ts'
import { startRounds } from '#process/rounds.ts'
import { buildHost } from './app.ts'
import type { Database } from './db/open.ts'
import { serveDatabase } from './db/serve-database.ts'
import { openFiles } from './files.ts'
import { createMailer } from './mail.ts'
import { startReminders } from './reminders.ts'
import { startForgetting } from './resources/audit-events/audit-retention.store.ts'
import { systemLookup } from './resources/domains/domain-lookup.ts'
import { checkDueDomains } from './resources/domains/domains.store.ts'
import { systemLookUp } from './resources/mail-servers/checked-address.ts'
import { carrierOf } from './resources/mail-servers/mail-carrier.ts'
import { createSeals } from './resources/mail-servers/sealing.ts'
import { startMails } from './resources/mails/mail-sender.ts'
import { startNotices } from './resources/notices/notices.ts'
import { isEmpty } from './resources/people/people.store.ts'
import { startRecurring } from './resources/recurrences/recurring.ts'
import { readSettings } from './settings.ts'

/** A running host; `stop` answers the requests under way, then closes port and database. Calling it twice is fine. */
export type RunningHost = { url: string; stop(): Promise<void> }

/** How often it is looked for domains whose check is due, in ms. */
const DOMAINS_MS = 60_000

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
 * StartError carries one sentence: a taken port, a bad DATABASE_URL, a second run on the same folder. `onLost` is called
 * when the embedded database dies underneath.
 */
export async function startHost(env: Environment, onLost: () => void = () => undefined): Promise<RunningHost> {
  const settings = readSettings(env)
  const port = { name: 'HOST_PORT', port: settings.port }
  // Before a database is made for nothing.
  await assertPortsFree(port)
  const log = createLog(settings.logLevel)
  const database = await serveDatabase(settings, onLost)
  try {
    if (settings.sample) await seedOnce(database.db, settings.dataDir, log)
    const mail = createMailer(settings, (line) => log.info(line))
    const lookup = systemLookup(settings.dnsServers)
    const app = await buildHost({ db: database.db, settings, log, lookup })
    const url = await listenOn(app, port, settings.listen)
    const reminders = startReminders({
      db: database.db,
      files: openFiles(settings.dataDir),
      appUrl: settings.appUrl,
      onError: (error) =>
        log.error({ err: error }, 'Due dates, invoices, or deleted projects, workspaces, notes and spam, could not be looked for'),
    })
    const forgetting = startForgetting({
      db: database.db,
      days: settings.auditDays,
      onError: (error) => log.error({ err: error }, 'Old lines of the activity log could not be deleted'),
    })
    const recurring = startRecurring({
      db: database.db,
      onError: (error) => log.error({ err: error }, 'Tasks of rules could not be made'),
    })
    const seals = createSeals(settings)
    const carrying = { db: database.db, seals, lookUp: systemLookUp, allowPrivate: settings.smtpAllowPrivate }
    const mails = startMails({ db: database.db, settings, mail, carrierOf: (companyId) => carrierOf(carrying, companyId) }, (error) =>
      log.error({ err: error }, 'Mails could not be sent'),
    )
    const notices = startNotices(
      { db: database.db, settings, seals },
      { onError: (error) => log.error({ err: error }, 'News that was not read could not be mailed') },
    )
    const domains = startRounds({
      round: (now) => checkDueDomains({ db: database.db, lookup, target: settings.domainTarget, appUrl: settings.appUrl }, now),
      every: DOMAINS_MS,
      onError: (error) => log.error({ err: error }, 'Domains of workspaces could not be looked for'),
    })
    let stopping: Promise<void> | null = null
    return {
      url,
      stop() {
        const rounds = [reminders.stop(), forgetting.stop(), recurring.stop(), mails.stop(), notices.stop(), domains.stop()]
        stopping ??= Promise.all([app.close(), ...rounds]).then(() => database.close())
        return stopping
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
