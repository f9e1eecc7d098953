// What each step of an import needs, and how it is left where it is.
import type { Database } from '../../db/open.ts'
import type { Files } from '../../files/files.ts'

/** What a step of an import needs. `isWanted` is false once the host stops. */
export type StepParts = { db: Database; files: Files; now: () => Date; isWanted: () => boolean }

/** An import that is left as it is, to be gone on with later, because the host stops. */
export class Left extends Error {
  override readonly name = 'Left'
}
