// How far ahead something may come back.
import { invalid } from '../../errors.ts'

const FURTHEST_MS = 366 * 24 * 3_600_000

/** Throws the answer that names the field where a moment is more than a year ahead. */
export function refuseFar(field: string, at: Date, now: Date): void {
  if (at.getTime() > now.getTime() + FURTHEST_MS) throw invalid({ [field]: ['Choose a moment within a year.'] })
}
