// Makes the exports that were asked for, two at once, on the host that leads (EXPORT-04). One that is cut off anywhere is begun anew.
import { eq } from 'drizzle-orm'
import { type Rounds, startRounds } from '#process/rounds.ts'
import type { Database } from '../../db/open.ts'
import { packed } from '../../downloads/archive.ts'
import type { Files, TakenFile } from '../../files/files.ts'
import { outageOf } from '../../outages/outages.ts'
import { withinWorkspace } from '../../tenants/workspace.ts'
import { knownFiles } from '../attachments/attachments.store.ts'
import { companies } from '../companies/companies.table.ts'
import { archiveFiles, Packing } from './archive-files.ts'
import { tellOfExport } from './export-news.store.ts'
import { beat, type ExportEnd, endExport, giveBack, MOST_TRIES, takeExport } from './exports.store.ts'
import type { ExportRow } from './exports.table.ts'

/** How often it is looked for what was asked for, in ms. */
const EVERY_MS = 1_000
/** How often an export says that it is being made, in ms. */
const BEAT_MS = 2_000
/** So many are made at once: a short one does not wait for a long one of another workspace. */
const AT_ONCE = 2
/** Of what could not be packed so many are named on its line. */
const NAMED = 20

/** What making needs; `now`, `every` and `beatEvery` (ms) are replaced by tests. */
export type MakerParts = {
  db: Database
  files: Files
  settings: { appUrl: string; pdfFont: string | null }
  onError: (error: unknown) => void
  now?: () => Date
  every?: number
  beatEvery?: number
}

/** Starts at once; `stop` leaves what is being made to be begun anew by the next host. */
export function startExporting(parts: MakerParts): Rounds {
  const stopping = new AbortController()
  const makers = Array.from({ length: AT_ONCE }, () =>
    startRounds({
      round: () => makeExports(parts, stopping.signal),
      every: parts.every ?? EVERY_MS,
      onError: parts.onError,
    }),
  )
  return {
    async stop() {
      stopping.abort()
      await Promise.all(makers.map((maker) => maker.stop()))
    },
  }
}

/** Makes all that wait; answers how many it began. */
export async function makeExports(parts: MakerParts, stopping: AbortSignal = new AbortController().signal): Promise<number> {
  const { db, now = () => new Date() } = parts
  for (let begun = 0; ; begun += 1) {
    const row = stopping.aborted ? null : await takeExport(db, now())
    if (row === null) return begun
    await withinWorkspace(row.companyId, () => makeOne(parts, row, stopping))
  }
}

async function makeOne(parts: MakerParts, row: ExportRow, stopping: AbortSignal): Promise<void> {
  const { db, files, settings, onError, now = () => new Date() } = parts
  const [company] = await db
    .select({ id: companies.id, slug: companies.slug, name: companies.name })
    .from(companies)
    .where(eq(companies.id, row.companyId))
  if (company === undefined) return
  const end = (how: ExportEnd) => endExport(db, row, how, now(), (tx, ended) => tellOfExport(tx, company, settings.appUrl, ended))
  if (row.personId === null) {
    await end({ state: 'failed', reason: 'Whoever asked for it has no account any more.' })
    return
  }
  // Stopped while it was being taken: what follows would hear of it no more, and who stops waits for it.
  if (stopping.aborted) return giveBack(db, row)
  const packing = new Packing()
  const asked = { ...row, personId: row.personId }
  const source = packed(archiveFiles({ db, files, company, asked, pdfFont: settings.pdfFont, now: now() }, packing))
  // Told by whoever reads it, who need not have begun yet.
  source.on('error', () => undefined)
  let left = false
  const leave = () => {
    left = true
    source.destroy(new Error('It is not wanted any more.'))
  }
  stopping.addEventListener('abort', leave, { once: true })
  const beats = startRounds({
    round: async () => (await beat(db, row, packing)) || leave(),
    every: parts.beatEvery ?? BEAT_MS,
    onError,
  })
  let taken: TakenFile | null = null
  try {
    taken = await files.take(source)
    if (!(await beat(db, row, packing))) return
    await files.keep(taken)
    const { counts, problems } = packing
    const lacking = problems.slice(0, NAMED).map(({ name, what }) => `${name} ${what}`)
    await end({
      ...{ state: 'ready', file: taken.id, size: taken.size, sha256: taken.digest, readyAt: now() },
      ...{ counts, problems: problems.length, lacking },
    })
  } catch (error) {
    if (left) {
      // Not its fault: it is begun anew, unless it was deleted.
      await giveBack(db, row)
      return
    }
    onError(error)
    if (outageOf(error)?.code === 'no_room') await end({ state: 'failed', reason: 'There was not enough room on the server.' })
    else if (row.tries >= MOST_TRIES)
      await end({ state: 'failed', reason: 'Something went wrong on the server three times. Its log says what.' })
    // What failed may go better in half a minute, when its maker has been silent for long enough.
  } finally {
    // One that is under way would come after all that follows, and be taken for a sign of life.
    await beats.stop()
    stopping.removeEventListener('abort', leave)
    if (taken !== null) {
      await files.drop(taken)
      await files.settle([taken.id], knownFiles(db))
    }
  }
}
