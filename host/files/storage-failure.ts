// What goes wrong with object storage, without anything of a request: those carry keys.

/** `away`: no answer, or none of use; `refused`: the key or the bucket is not what it has to be; `full`: no room. */
export type StorageFault = 'away' | 'refused' | 'full'

/** What each means, after "The object storage of S3_URL". */
const MEANS: Record<StorageFault, string> = {
  away: 'cannot be reached, or answers nothing of use',
  refused: 'refuses the key, or has no such bucket',
  full: 'is full',
}

/** A failure of object storage; `reason` is its code, as `403 AccessDenied` or `ECONNREFUSED`. The message is a sentence without its end. */
export class StorageFailure extends Error {
  readonly fault: StorageFault
  constructor(fault: StorageFault, reason: string) {
    super(`The object storage of S3_URL ${MEANS[fault]} (${reason})`)
    this.name = 'StorageFailure'
    this.fault = fault
  }
}

const FULL = /^(?:\w*StorageFull|QuotaExceeded\w*|InsufficientCapacity|InsufficientStorage)$/

/** What was thrown by the client, as one of the three. */
export function storageFailure(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error
  const { name = '', code = '', $metadata } = error as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  // An answer without a body has no name.
  const reason = [status, code || name].filter((one) => one && one !== 'Unknown').join(' ')
  if (status === 507 || FULL.test(name)) return new StorageFailure('full', reason)
  // Of those below 500 only these say that it may go better the next time.
  const passing = status === undefined || status < 300 || status >= 500 || [408, 425, 429].includes(status)
  return new StorageFailure(passing ? 'away' : 'refused', reason)
}
