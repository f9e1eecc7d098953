// What one host does for all of them while it runs; each failure is logged, counted, and made up for by the next round.
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Metrics } from '#process/metrics.ts'
import { startRounds } from '#process/rounds.ts'
import type { Database } from '../db/open.ts'
import { openFiles } from '../files/open-files.ts'
import type { Mailer } from '../mail.ts'
import { knownFiles } from '../resources/attachments/attachments.store.ts'
import { startAuditMonths, startForgetting } from '../resources/audit-events/audit-retention.store.ts'
import type { DomainLookup } from '../resources/domains/domain-lookup.ts'
import { checkDueDomains } from '../resources/domains/domains.store.ts'
import { startExporting } from '../resources/exports/export-maker.ts'
import { startImporting } from '../resources/imports/import-worker.ts'
import { systemLookUp } from '../resources/mail-servers/checked-address.ts'
import { carrierOf } from '../resources/mail-servers/mail-carrier.ts'
import { createSeals } from '../resources/mail-servers/sealing.ts'
import type { Delivery } from '../resources/mails/delivery.ts'
import { startMails } from '../resources/mails/mail-sender.ts'
import { startNotices } from '../resources/notices/notices.ts'
import { startRecurring } from '../resources/recurrences/recurring.ts'
import type { Settings } from '../settings.ts'
import { startLeading } from './leader.ts'
import { startReminders } from './reminders.ts'
import { createSureClock } from './sure-clock.ts'

/** How often it is looked for domains whose check is due, in ms. */
const DOMAINS_MS = 60_000
/** How often it is looked for files that a run left in the air, in ms. */
const FILES_MS = 15 * 60_000
/** How long a file may be in the air, in ms: an upload ends after an hour at the latest (`process/slow-requests.ts`). */
const IN_THE_AIR_MS = 2 * 3_600_000

/** What each round says of itself where it fails. */
const FAILED = {
  reminders: 'Due dates, invoices, files that were left over, or deleted projects, workspaces, notes and spam, could not be looked for',
  forgetting: 'Old lines of the activity log could not be deleted',
  months: 'Months of the activity log could not be made',
  recurring: 'Tasks of rules could not be made',
  mails: 'Mails could not be sent',
  notices: 'News that was not read could not be mailed',
  domains: 'Domains of workspaces could not be looked for',
  files: 'Files that a run left behind could not be cleared up',
  exports: 'An export could not be made',
  imports: 'An import could not be worked on',
  leading: 'It could not be found out which host does what one does for all',
} as const

/** What the rounds need. */
export type RoundsParts = {
  db: Database
  /** For the lock that the leader holds. */
  direct: pg.ClientConfig
  settings: Settings
  mail: Mailer
  lookup: DomainLookup
  log: FastifyBaseLogger
  metrics: Metrics | null
}

/** Starts all of them on one of the hosts of a database; what it answers stops them, and resolves when the rounds under way have ended. */
export function startAllRounds({ db, direct, settings, mail, lookup, log, metrics }: RoundsParts): () => Promise<void> {
  const count = metrics?.count({ name: 'palette_rounds_failed_total', help: 'Rounds of the host that failed.', by: 'round' })
  const failed = (round: keyof typeof FAILED) => (error: unknown) => {
    count?.(round)
    log.error({ err: error }, FAILED[round])
  }
  const mailDown = ({ stage, reply }: Delivery) => {
    count?.('mails')
    log.error(`The mail server of SMTP_URL takes no mail (${stage}: ${reply}); mails wait and are tried for a day`)
  }
  const seals = createSeals(settings)
  const carrying = { db, seals, lookUp: systemLookUp, allowPrivate: settings.smtpAllowPrivate }
  const files = openFiles(settings)
  const clock = createSureClock({ file: join(settings.dataDir, 'clock.json'), warn: (sentence) => log.warn(sentence) })
  function begin(): () => Promise<void> {
    const rounds = [
      startReminders({ db, files, appUrl: settings.appUrl, clock, onError: failed('reminders') }),
      startForgetting({ db, direct, days: settings.auditDays, clock, onError: failed('forgetting') }),
      startAuditMonths({ direct, onError: failed('months') }),
      startRecurring({ db, onError: failed('recurring') }),
      startMails({ db, settings, mail, carrierOf: (companyId) => carrierOf(carrying, companyId), onDown: mailDown }, failed('mails')),
      startExporting({ db, files, settings, onError: failed('exports') }),
      startImporting({ db, files, settings, onError: failed('imports') }),
      startNotices({ db, settings, seals }, { onError: failed('notices') }),
      startRounds({
        round: (now) => checkDueDomains({ db, lookup, target: settings.domainTarget, appUrl: settings.appUrl }, now),
        every: DOMAINS_MS,
        onError: failed('domains'),
      }),
      startRounds({
        round: async (now) => {
          if (await clock.isSure(now)) await files.recover(knownFiles(db), new Date(now.getTime() - IN_THE_AIR_MS))
        },
        every: FILES_MS,
        onError: failed('files'),
      }),
    ]
    return async () => {
      await Promise.all(rounds.map((one) => one.stop()))
    }
  }
  const leading = startLeading({ db, connection: direct, begin, onError: failed('leading') })
  return () => leading.stop()
}
