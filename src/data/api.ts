// The one way to ask the gateway outside of a component: promises that fail with one kind of error.
import { type AnyVariables, type Client, createRequest, type OperationResult, type RequestPolicy, type TypedDocumentNode } from '@urql/core'
import { filter, pipe, subscribe, take, toPromise } from 'wonka'
import { ApiError, apiErrorOf, payloadError } from '#src/data/errors/api-error.ts'
import { withTimeout } from '#src/data/exchanges/fetch-timeout.ts'
import { overtaken } from '#src/data/exchanges/refresh-exchange.ts'
import type { Retries } from '#src/data/exchanges/retries.ts'
import type { Transfers } from '#src/data/exchanges/transfers.ts'
import { tellDoubt, tellMutation } from './mutation-events.ts'

/** The payload of a mutation document: the value of its one root field. */
export type PayloadOf<Result> = Result extends object ? NonNullable<Result[Exclude<keyof Result, '__typename'>]> : never

/** How one mutation travels. */
export interface MutateOptions {
  /** One mutation of a lane is on its way at a time, in order: `Task:<id>`. Without a lane it goes at once. */
  lane?: string
  /**
   * What is written, for example `done` or `assignee:ana`: of several waiting writes of one lane, field and document only the last is sent.
   * Two writes with the same field must replace each other wholly.
   */
  field?: string
  /** The id (`newTemporaryId()`) of what this creates, for the rest of the session. Optimistic answers read it as `info.variables.tmpId`. */
  creates?: string
  /** What is created is known by that id in texts only, which may name it before it is there; all else knows it by the server's. */
  inTexts?: boolean
  /** False waits for the answer before anything changes on the screen. */
  optimistic?: boolean
  /** Values for optimistic answers and updaters only (`info.variables`); never sent. */
  extra?: Record<string, unknown>
  /** What this is sent as (`Sending.intent`): the same content again with the same intent is a retry, and is done once. */
  intent?: string
  /** The queries, by name, whose answers it may change; all unless said. Others that are on their way are not asked again. */
  touches?: readonly string[]
  /** Instead of 5,000 ms, for mutations that the gateway answers with several calls. */
  timeoutMs?: number
  /** It leaves nothing that anybody would have to look for, such as signing in: without an answer it has failed. */
  changesNothing?: boolean
}

/** What actions and pages ask the gateway with. Promises reject with `ApiError` and nothing else. */
export interface Api {
  /** Sends a mutation and answers its payload; a top-level error or a userError rejects, with the cache already reverted. */
  mutate<Result, Variables extends AnyVariables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
    options?: MutateOptions,
  ): Promise<PayloadOf<Result>>
  /** Asks once; `cache-first` unless said. With `network-only` the answer knows of every write that was answered before. */
  query<Result, Variables extends AnyVariables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
    options?: { requestPolicy?: RequestPolicy },
  ): Promise<Result>
  /** What the cache holds of it, at once, also while rendering; null when any part is missing. Does not follow changes. */
  read<Result, Variables extends AnyVariables>(document: TypedDocumentNode<Result, Variables>, variables: Variables): Result | null
  /** Asks every query on the screen again that was answered longer ago than this (0 ms unless said). */
  refresh(olderThanMs?: number): void
  /** True when what was sent may be sent again without being done twice; else look before trying again. */
  keepsKeys(): boolean
  /** Resolves when no query is on its way, for what a first paint does not need. */
  quiet(): Promise<void>
  /** Files up and down. */
  transfers: Transfers
  /** Reads that failed, and when they are tried again. */
  retries: Retries
}

/** What the api needs of the client's own exchanges. */
export interface ApiParts {
  refresh(olderThanMs?: number): void
  quiet(): Promise<void>
  keepsKeys(): boolean
  /** The cache's rules while they are on their way: what is written waits for them. Null where they are there. */
  rulesComing(): Promise<unknown> | null
  fetch: typeof fetch
  transfers: Transfers
  retries: Retries
}

/** Makes the api of one client. */
export function createApi(client: Client, parts: ApiParts): Api {
  function failed(error: ApiError, intent?: string): ApiError {
    // The write may have happened although the screen went back: look again (see `outcomeUnknown`).
    if (error.outcomeUnknown) parts.refresh()
    if (error.outcomeUnknown && intent !== undefined) tellDoubt(intent)
    return error
  }

  return {
    async mutate<Result, Variables extends AnyVariables>(
      document: TypedDocumentNode<Result, Variables>,
      variables: Variables,
      { lane, field, creates, inTexts, optimistic = true, extra, intent, touches, timeoutMs, changesNothing = false }: MutateOptions = {},
    ) {
      // No turn of its own where they are there: what is done is painted in this one.
      const rules = parts.rulesComing()
      if (rules)
        await rules.catch((error: unknown) => {
          console.error(error)
          throw new ApiError('UNREACHABLE', 'The server cannot be reached.')
        })
      const given = { ...variables, ...extra, ...(creates === undefined ? {} : { tmpId: creates }) } as Variables
      const result = await client
        .mutation(document, given, {
          ...(lane === undefined ? {} : { lane }),
          ...(field === undefined ? {} : { field }),
          ...(creates === undefined ? {} : { creates }),
          ...(inTexts === undefined ? {} : { inTexts }),
          ...(intent === undefined ? {} : { intent }),
          ...(touches === undefined ? {} : { touches }),
          ...(optimistic ? {} : { requestPolicy: 'network-only' }),
          ...(timeoutMs === undefined ? {} : { fetch: withTimeout(parts.fetch, timeoutMs) }),
        })
        .toPromise()
        .then(answered)
      if (result.error) throw failed(apiErrorOf(result.error, changesNothing ? 'query' : 'mutation'), intent)
      const payload = payloadOf(result.data)
      const refused = payloadError(payload)
      if (refused) throw refused
      tellMutation({ field: fieldOf(result.data), payload: Object(payload), variables: given ?? {} })
      return payload as PayloadOf<Result>
    },

    async query<Result, Variables extends AnyVariables>(
      document: TypedDocumentNode<Result, Variables>,
      variables: Variables,
      options: { requestPolicy?: RequestPolicy } = {},
    ) {
      const result = await pipe(
        client.query(document, variables, options),
        // urql lets who asks anew share the answer to an earlier question; one that a write has overtaken is not new.
        filter(({ extensions }) => options.requestPolicy !== 'network-only' || !extensions?.[overtaken]),
        filter(({ stale, hasNext }) => !stale && !hasNext),
        take(1),
        toPromise,
      ).then(answered)
      if (result.error) throw apiErrorOf(result.error, 'query')
      return result.data as Result
    },

    read<Result, Variables extends AnyVariables>(document: TypedDocumentNode<Result, Variables>, variables: Variables) {
      const request = createRequest(document, variables)
      let data: Result | null = null
      // A key of its own: with the query's, every component that shows it would be told again, in the middle of a render perhaps.
      const reading = client.executeQuery({ ...request, key: request.key + 0.5 }, { requestPolicy: 'cache-only' })
      pipe(
        reading,
        subscribe((result) => {
          data = result.data ?? null
        }),
      ).unsubscribe()
      return data
    },

    refresh: parts.refresh,
    quiet: parts.quiet,
    keepsKeys: parts.keepsKeys,
    transfers: parts.transfers,
    retries: parts.retries,
  }
}

// A torn-down operation ends without a result, which urql's types do not say.
function answered<Result extends OperationResult>(result: Result | undefined): Result {
  if (!result) throw new ApiError('UNREACHABLE', 'The request was given up.', { outcomeUnknown: true })
  return result
}

function fieldOf(data: unknown): string {
  return Object.keys(Object(data)).find((name) => name !== '__typename') ?? ''
}

function payloadOf(data: unknown): unknown {
  return Object(data)[fieldOf(data)]
}
