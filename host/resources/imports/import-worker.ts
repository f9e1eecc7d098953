// Works on imports, two at once, on the host that leads: reads their files, tries them, writes them, takes them back (IMPORT-09).
import { type Rounds, startRounds } from '#process/rounds.ts'
import type { Database } from '../../db/open.ts'
import type { Files } from '../../files/files.ts'
import { withinWorkspace } from '../../tenants/workspace.ts'
import { runArchive } from './archive/archive-run.ts'
import { undoArchive } from './archive/archive-undo.store.ts'
import { UnreadableFile } from './import-item.ts'
import { giveBack, leaveState, MOST_TRIES, takeImport } from './import-jobs.store.ts'
import { tellOfImport } from './import-news.store.ts'
import { NoPlace } from './import-places.store.ts'
import { readImport } from './import-read.ts'
import { runImport } from './import-run.ts'
import { Left, type StepParts } from './import-step.ts'
import { undoItems } from './import-undo.store.ts'
import type { ImportRow } from './imports.table.ts'

/** How often it is looked for what was asked for, in ms. */
const EVERY_MS = 1_000
/** So many are worked on at once: a short one does not wait for a long one of another workspace. */
const AT_ONCE = 2

/** What working on imports needs; `now` and `every` (ms) are replaced by tests. */
export type WorkerParts = {
  db: Database
  files: Files
  settings: StepParts['settings']
  onError: (error: unknown) => void
  now?: () => Date
  every?: number
}

/** Starts at once; `stop` leaves what is worked on to the next host, which goes on where it was. */
export function startImporting(parts: WorkerParts): Rounds {
  const stopping = new AbortController()
  const workers = Array.from({ length: AT_ONCE }, () =>
    startRounds({ round: () => workOnImports(parts, stopping.signal), every: parts.every ?? EVERY_MS, onError: parts.onError }),
  )
  return {
    async stop() {
      stopping.abort()
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

/** Works on all that wait; answers how many it began. */
export async function workOnImports(parts: WorkerParts, stopping: AbortSignal = new AbortController().signal): Promise<number> {
  const { db, files, settings, onError, now = () => new Date() } = parts
  const step: StepParts = { db, files, settings, now, onError, isWanted: () => !stopping.aborted }
  for (let begun = 0; ; begun += 1) {
    const row = stopping.aborted ? null : await takeImport(db, now())
    if (row === null) return begun
    await withinWorkspace(row.companyId, () => workOn(step, row))
  }
}

async function workOn(parts: StepParts, row: ImportRow): Promise<void> {
  const { db, now, onError } = parts
  const fail = (reason: string) =>
    leaveState(db, row, { state: 'failed', reason, finishedAt: now() }, async (tx, left) => {
      if (row.state === 'running') await tellOfImport(tx, left)
    })
  try {
    if (row.state === 'reading') await readImport(parts, row)
    else if (row.state === 'undoing') await (row.source === 'palette' ? undoArchive(parts, row) : undoItems(parts, row))
    else await (row.source === 'palette' ? runArchive(parts, row) : runImport(parts, row))
  } catch (error) {
    if (error instanceof Left) await giveBack(db, row)
    else if (error instanceof UnreadableFile || error instanceof NoPlace) await fail(error.message)
    else {
      onError(error)
      // What failed may go better in two minutes, when its worker has been silent for long enough.
      if (row.tries >= MOST_TRIES) await fail('Something went wrong on the server three times. Its log says what.')
    }
  }
}
