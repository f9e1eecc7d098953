// What of an error leaves the gateway: failed calls by the error table, clients' mistakes as they are, everything else as one sentence.
import { GraphQLError, type GraphQLErrorOptions } from 'graphql/index.js'
import { graphqlError, RestError } from './errors.ts'

/** Where failures of the host and of the gateway itself are told; never the client's mistakes. */
export interface GatewayLog {
  error(details: Record<string, unknown>, message: string): void
}

/** Makes yoga's `maskError`. `closed` hides the schema: no suggestions of names. Path and place of the field are kept. */
export function errorMask({ log, closed }: { log: GatewayLog; closed: boolean }) {
  return (error: unknown, message: string): Error => {
    const cause = causeOf(error)
    const place = placeOf(error)
    if (cause instanceof RestError) {
      const { failure, call } = cause
      const { requestId } = call
      // Whoever left is no failure of anything.
      if (failure.kind === 'gone') return graphqlError(cause, place)
      if (failure.kind !== 'status') log.error({ requestId, failure, path: place.path }, 'A call to the host failed')
      else if (failure.status >= 500) log.error({ requestId, status: failure.status, path: place.path }, 'A call to the host failed')
      return graphqlError(cause, place)
    }
    const requestId = crypto.randomUUID()
    if (cause instanceof GraphQLError) {
      if (!isOfResult(cause, place)) return closed ? withoutSuggestion(error as GraphQLError) : (error as GraphQLError)
      // GraphQL's own sentence quotes the value, which is the host's.
      log.error({ requestId, path: place.path }, 'An answer does not fit the schema')
      return graphqlError(
        new RestError({ kind: 'bad-response', cause: 'schema' }, { write: false, changed: false, keyed: false, requestId }),
        place,
      )
    }
    log.error({ requestId, cause: cause instanceof Error ? cause.stack : String(cause), path: place.path }, 'The gateway failed')
    return new GraphQLError(message, { ...place, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId, retryable: false } })
  }
}

type Place = Pick<GraphQLErrorOptions, 'path' | 'nodes'>

function placeOf(error: unknown): Place {
  return error instanceof GraphQLError ? { path: error.path ?? null, nodes: error.nodes ?? null } : {}
}

/** What was thrown first, under whatever it was wrapped in. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error
}

// While executing, errors about arguments point at the argument, those about results at the field.
function isOfResult(cause: GraphQLError, { path, nodes }: Place): boolean {
  const [node] = [nodes ?? []].flat()
  return path != null && cause.extensions.code === undefined && node?.kind === 'Field'
}

/** The error without "Did you mean …?", which would tell names of the schema. */
export function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/\s*Did you mean [\s\S]*\?$/, '')
  if (message === error.message) return error
  return new GraphQLError(message, { ...placeOf(error), extensions: error.extensions })
}
