// What each step of an import needs, and how it is left where it is.
import type { Database } from '../../db/open.ts'
import type { Files } from '../../files/files.ts'
import type { Inviting } from '../invitations/send-invitations.ts'

/** What a step of an import needs. `isWanted` is false once the host stops; `onError` is told of what the import lives through. */
export type StepParts = {
  db: Database
  files: Files
  settings: Inviting['settings']
  now: () => Date
  isWanted: () => boolean
  onError: (error: unknown) => void
}

/** An import that is left as it is, to be gone on with later, because the host stops. */
export class Left extends Error {
  override readonly name = 'Left'
}
