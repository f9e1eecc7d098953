// Looks again and again, while the host runs, for due dates of tasks and invoices, and for deleted accounts, projects, workspaces, notes, spam, exports and news whose time is over.

import { type RoundParts, type Rounds, startRounds } from '#process/rounds.ts'
import type { Database } from '../db/open.ts'
import type { Files } from '../files/files.ts'
import { purgeAccounts } from '../resources/accounts/account-deletion.store.ts'
import { knownFiles } from '../resources/attachments/attachments.store.ts'
import { purgeCompanies } from '../resources/companies/company-deletion.store.ts'
import { forgetExports } from '../resources/exports/exports.store.ts'
import { purgeSpam } from '../resources/forms/submission-limits.store.ts'
import { forgetImports } from '../resources/imports/import-jobs.store.ts'
import { remindOfInvoices } from '../resources/invoices/invoice-reminders.store.ts'
import { tellOfOverdueInvoices } from '../resources/invoices/overdue-news.store.ts'
import { purgeServers } from '../resources/mail-servers/mail-servers.store.ts'
import { emptyTrash } from '../resources/notes/notes.store.ts'
import { remindOfDueDates } from '../resources/notifications/due-reminders.store.ts'
import { forgetOldNews } from '../resources/notifications/old-news.store.ts'
import { purgeProjects } from '../resources/projects/project-deletion.store.ts'
import type { SureClock } from './sure-clock.ts'

/** How often it is looked, in ms. */
const EVERY_MS = 60_000
/** How often old news is forgotten, which reads the whole table, and files that a cut off run left are looked for, in ms. */
const FORGET_MS = 24 * 3_600_000

/** What reminders need, and with `files` the end of deleted projects (PSET-15) and workspaces (WSET-10), and with `appUrl`, which links in mails begin with, invoices (INV-18); `now` and `every` (ms) are replaced by tests. */
export type ReminderParts = Omit<RoundParts, 'round' | 'every'> & {
  db: Database
  files?: Files
  appUrl?: string
  every?: number
  /** Says whether `now` may be trusted with what can't be taken back. */
  clock?: SureClock
}

/** Starts at once, then each minute after the round before has ended. */
export function startReminders({ db, files, appUrl, every = EVERY_MS, clock, ...parts }: ReminderParts): Rounds {
  let forgotten = Number.NEGATIVE_INFINITY
  return startRounds({
    ...parts,
    every,
    async round(now) {
      await remindOfDueDates(db, now).catch(parts.onError)
      await tellOfOverdueInvoices(db, now).catch(parts.onError)
      if (appUrl !== undefined) await remindOfInvoices(db, now, appUrl).catch(parts.onError)
      if (clock && !(await clock.isSure(now))) return
      if (now.getTime() - forgotten >= FORGET_MS) {
        forgotten = now.getTime()
        await forgetOldNews(db, now).catch(parts.onError)
        await files?.sweep(knownFiles(db), now).catch(parts.onError)
      }
      await emptyTrash(db, now).catch(parts.onError)
      await purgeSpam(db, now).catch(parts.onError)
      await purgeAccounts(db, now).catch(parts.onError)
      if (files === undefined) return
      await purgeServers(db, now).catch(parts.onError)
      await forgetExports(db, files, now).catch(parts.onError)
      await forgetImports(db, files, now).catch(parts.onError)
      await purgeCompanies(db, files, now).catch(parts.onError)
      await purgeProjects(db, files, now)
    },
  })
}
