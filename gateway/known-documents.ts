// Answers a question that has been asked before without the layers between: no Request, no parsing, no validation (decision 025).
import type { ExecutionResult } from 'graphql/index.js'
import type { CompiledQuery } from 'graphql-jit'
import { type Cost, MOST_COST } from './cost.ts'
import { PREFLIGHT_HEADER } from './graphiql.ts'
import { KEY_HEADER } from './idempotency.ts'

/** A query that passed every rule of its endpoint and is compiled. */
export interface KnownDocument {
  run: CompiledQuery['query']
  name: string | undefined
  cost: Cost
}

/** Documents by their text, the ones asked last. */
export interface KnownDocuments {
  add(text: string, document: KnownDocument): void
  find(text: string): KnownDocument | undefined
}

/** A POST to `/graphql`, as node has it. */
export interface PlainPost {
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
  /** Aborted when nobody waits for the answer any more. */
  gone?: AbortSignal
}

/** `answered`: what goes out. Else `fetch` has to answer; it knows what was asked of the host already. */
export type KnownReply =
  | { answered: { body: string; headers: Record<string, string> } }
  | { answered: null; fetch: (request: Request) => Promise<Response> }

/** `left`: the usual way has to answer, with the context made here, so that no call is made twice. */
type Known<Context> = { answered: { body: string; type: string } } | { answered: null; left: Context | undefined }

const MOST = 500
/** In characters: what is longer is not kept, so that the store stays below some megabytes. */
const LONGEST = 20_000
const MEMBERS = new Set(['query', 'variables', 'operationName'])

/** An empty store; one belongs to one endpoint, because others have other rules. */
export function createKnownDocuments(): KnownDocuments {
  const kept = new Map<string, KnownDocument>()
  return {
    add(text, document) {
      if (text.length > LONGEST) return
      kept.delete(text)
      kept.set(text, document)
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    },
    find: (text) => kept.get(text),
  }
}

/** Answers `post` where everything about it is ordinary and its document is known and its result has no errors. */
export async function answerKnown<Context>(documents: KnownDocuments, post: PlainPost, context: () => Context): Promise<Known<Context>> {
  const type = typeOf(post.headers)
  const asked = type === null ? null : read(post.body)
  const document = asked === null ? undefined : documents.find(asked.query)
  if (type === null || asked === null || document === undefined) return { answered: null, left: undefined }
  if ((asked.operationName ?? document.name) !== document.name) return { answered: null, left: undefined }
  // The usual way refuses it.
  if (document.cost(asked.variables ?? {}) > MOST_COST) return { answered: null, left: undefined }
  const own = context()
  const result: ExecutionResult = await document.run(undefined, own, asked.variables ?? {})
  return result.errors ? { answered: null, left: own } : { answered: { body: JSON.stringify(result), type } }
}

/** The type of the answer; null for a request whose headers say anything but the ordinary. */
function typeOf(headers: PlainPost['headers']): string | null {
  if (headers[PREFLIGHT_HEADER] === undefined || headers[KEY_HEADER] !== undefined) return null
  if (!/^application\/json(;\s*charset=utf-8)?$/i.test(String(headers['content-type']))) return null
  const accept = headers.accept ?? ''
  if (accept === 'application/json') return 'application/json; charset=utf-8'
  return String(accept).startsWith('application/graphql-response+json,') ? 'application/graphql-response+json; charset=utf-8' : null
}

interface Asked {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

function read(body: Buffer): Asked | null {
  let given: unknown
  try {
    given = JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
  if (!isRecord(given) || !Object.keys(given).every((name) => MEMBERS.has(name))) return null
  const { query, variables, operationName } = given
  if (typeof query !== 'string' || !(variables == null || isRecord(variables))) return null
  return operationName == null || typeof operationName === 'string'
    ? { query, variables: variables ?? null, operationName: operationName ?? null }
    : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
