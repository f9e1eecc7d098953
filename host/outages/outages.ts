// What fails around the host, neither by its callers nor by itself: the disk, object storage, and the way to the database.
import { StorageFailure, type StorageFault } from '../files/storage-failure.ts'

/** A failure with its HTTP status, the sentence for whoever asked, and the one for whoever runs the host. */
export type Outage = { status: 503 | 507; code: 'no_room' | 'database_away' | 'storage_away'; said: string; told: string }

const NO_ROOM: Outage = {
  status: 507,
  code: 'no_room',
  said: 'There is no room left to store this. Nothing was changed.',
  told: 'The disk is full: nothing can be stored until there is room; reading goes on',
}

const AWAY: Outage = {
  status: 503,
  code: 'database_away',
  said: 'The database cannot be reached at the moment. Please try again.',
  told: 'The database cannot be reached; it is tried again with each request',
}

const STORAGE_SAID = 'Files cannot be reached at the moment. Nothing was changed. Please try again.'

const STORAGE: Record<StorageFault, Outage> = {
  away: {
    status: 503,
    code: 'storage_away',
    said: STORAGE_SAID,
    told: 'The object storage of S3_URL cannot be reached, or answers nothing of use; it is tried again with each request',
  },
  refused: {
    status: 503,
    code: 'storage_away',
    said: STORAGE_SAID,
    told: 'The object storage of S3_URL refuses the key, or has no such bucket; it is tried again with each request',
  },
  full: { ...NO_ROOM, told: 'The object storage of S3_URL is full: no file can be stored until there is room; reading goes on' },
}

/** Of the disk (Node and PostgreSQL). */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** Of a connection that is lost while it is used: Node's, and classes 08 and 57P of PostgreSQL. */
const LOST = /^(?:ECONNRESET|EPIPE|ETIMEDOUT|08...|57P0[1-3])$/
/** pg has no codes for these. */
const LOST_WORDS = /^(?:Connection terminated|Client has encountered a connection error)/

/**
 * The outage that a failure of the host is; null for every other failure. Of lost connections only those to the database count: a pool that got none
 * throws DatabaseAway, drizzle wraps what a query met.
 */
export function outageOf(error: unknown): Outage | null {
  if (error instanceof StorageFailure) return STORAGE[error.fault]
  const wrapped = error instanceof Error && 'query' in error && 'params' in error
  const failure = ((wrapped && error.cause) || error) as Partial<NodeJS.ErrnoException> | null
  const { code = '', message = '', name = '' } = failure ?? {}
  if (FULL.has(code)) return NO_ROOM
  if (name === 'DatabaseAway' || name === 'DatabaseSilent') return AWAY
  return wrapped && (LOST.test(code) || LOST_WORDS.test(message)) ? AWAY : null
}
