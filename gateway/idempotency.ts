// A retry gets the first answer: the caller's key goes on to the host, one derived from it for each write of the request.
import { createHash } from 'node:crypto'
import { GraphQLError } from 'graphql/index.js'

/** The header of a write's key, on the way in and out. */
export const KEY_HEADER = 'idempotency-key'
/** On answers: keys are understood, and kept so many seconds. */
export const KEEPS_HEADER = 'idempotency-keys'

/** Derived keys are longer, and hosts take 200 characters. */
const KEY = /^[\x21-\x7e]{1,128}$/

/** The caller's key, null without one; a GraphQLError when it is none. */
export function readKey(header: string | null): string | null {
  if (header === null || KEY.test(header)) return header
  throw new GraphQLError('Idempotency-Key: 1 to 128 visible ASCII characters.', {
    extensions: { code: 'BAD_USER_INPUT', status: 400, retryable: false },
  })
}

/**
 * Makes the keys of one request's writes. Each is bound to its call and to how often that call was made before, not to its place in the row: what a
 * retry leaves out, because it was done, moves no other key.
 */
export function createKeys(key: string | null): (method: string, path: string) => string | null {
  const made = new Map<string, number>()
  return (method, path) => {
    if (key === null) return null
    const call = `${method} ${path}`
    const count = made.get(call) ?? 0
    made.set(call, count + 1)
    return `${key}.${createHash('sha256').update(call).digest('base64url').slice(0, 16)}.${count}`
  }
}

/** What is known of the host: for how many seconds it keeps keys; null: it does not, or has not said so yet. */
export interface KeptKeys {
  readonly seconds: string | null
  /** Call with every answer; `understood` is true of a success that had the expected shape. */
  hear(header: string | string[] | undefined, understood: boolean): void
}

/** Listens to the host's answers. One that does not say it and is not understood proves nothing: it may be of something between. */
export function createKeptKeys(): KeptKeys {
  let seconds: string | null = null
  return {
    get seconds() {
      return seconds
    },
    hear(header, understood) {
      const said = [header].flat()[0]
      if (said !== undefined) seconds = said
      else if (understood) seconds = null
    },
  }
}
