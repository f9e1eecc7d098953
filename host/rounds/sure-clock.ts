// Whether the clock may be trusted with what can't be taken back: one that is set forward by a month would end the grace of everything that was deleted.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { absent } from '../files/folder-store.ts'

/** How far it may go forward beside the time that really passed, and for how long it has to run then before it is trusted again, in ms. */
const FAR_MS = 24 * 3_600_000

/** What is kept over restarts: when the clock was looked at last, and for how many ms it had to run then. */
type Mark = { seen: string; held: number }

/** Answers whether what is over by `now` may be deleted for good. A machine that slept, or was off, for more than a day counts as a clock that was set: the two can't be told apart. */
export type SureClock = { isSure(now: Date): Promise<boolean> }

/** What it needs: `file` keeps the mark, `passed` is a clock that nobody sets, in ms, and `warn` hears each jump. */
export type SureClockParts = { file: string; warn: (sentence: string) => void; passed?: () => number }

/** A clock that notices when it was set forward, while the process ran or since one ran before. */
export function createSureClock({ file, warn, passed = () => performance.now() }: SureClockParts): SureClock {
  let last: { seen: number; at: number } | null = null
  let heldUntil = Number.NEGATIVE_INFINITY
  let before: Promise<unknown> = Promise.resolve()

  async function look(now: Date): Promise<boolean> {
    const at = passed()
    const mark = last === null ? await readMark(file) : null
    if (mark !== null) {
      // How much time passed between two processes nobody knows.
      last = { seen: Date.parse(mark.seen), at }
      heldUntil = at + mark.held
    }
    const forward = last === null ? 0 : now.getTime() - last.seen - (at - last.at)
    if (forward > FAR_MS) {
      heldUntil = at + FAR_MS
      warn(
        `The clock went forward by ${Math.round(forward / 3_600_000)} hours, or nothing ran meanwhile: what was deleted longer ago than it is kept goes for good when 24 hours more have passed. A clock that is wrong can be set right until then.`,
      )
    } else if (forward < -FAR_MS) heldUntil = Number.NEGATIVE_INFINITY
    last = { seen: now.getTime(), at }
    const held = Math.max(0, heldUntil - at)
    // A full disk is no reason to keep what could be deleted.
    await writeMark(file, { seen: now.toISOString(), held }).catch((error) =>
      warn(`When the clock was looked at could not be kept: ${error}`),
    )
    return held === 0
  }

  return {
    isSure(now) {
      // One after the other: each compares with the one before.
      const sure = before.then(() => look(now))
      before = sure.catch(() => undefined)
      return sure
    },
  }
}

async function writeMark(file: string, mark: Mark): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(mark))
}

/** The mark of a process before; null where there is none, or none that can be read: then there is nothing to compare with. */
async function readMark(file: string): Promise<Mark | null> {
  const text = await readFile(file, 'utf8').catch(absent)
  if (text === null) return null
  try {
    const { seen, held } = JSON.parse(text) as Partial<Mark>
    return typeof seen === 'string' && Number.isFinite(Date.parse(seen)) && typeof held === 'number' ? { seen, held } : null
  } catch {
    return null
  }
}
