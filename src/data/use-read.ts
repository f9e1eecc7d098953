// The one way a component reads: an answer is shown only at the place that it was asked for (WS-08).
import { type AnyVariables, type CombinedError, createRequest, getOperationName, type RequestPolicy, stringifyVariables } from '@urql/core'
import { use, useCallback, useMemo } from 'react'
import { type TypedDocumentNode, useClient, useQuery } from 'urql'
import { apiErrorOf, isRefusal } from '#src/data/errors/api-error.ts'
import { KeptContext } from './data-provider.tsx'
import { readKept } from './kept-answers.ts'

type NameIn<Variables> = [keyof Variables & string] extends [never] ? string : keyof Variables & string

/** What is asked. */
export type Question<Data, Variables> = {
  query: TypedDocumentNode<Data, Variables>
  /**
   * The variables that may change while the former answer stays on the screen: page, search, filter. Every other variable says whose data it
   * is: when one changes, nothing of the former answer is left.
   */
  keep?: readonly NameIn<Variables>[]
  pause?: boolean | undefined
  requestPolicy?: RequestPolicy | undefined
} & (object extends Variables ? { variables?: Variables } : { variables: Variables })

/** A read as far as it came. `data` and `error` never belong to another place than the one asked for. */
export interface Read<Data> {
  data: Data | undefined
  error: CombinedError | undefined
  fetching: boolean
  /** `data` is of an earlier visit: good to look at, no proof that something does not exist. */
  kept: boolean
  /** What is shown is asked again. */
  stale: boolean
  /** Names the query to `api.retries`. */
  key: number
  /** Asks the server again, and hides nothing that is shown; keeps its identity while the question is the same. */
  again: () => void
}

const NOTHING: readonly string[] = []

/** Follows the answer to a question. urql's own hook keeps the last answer while the variables change, whoever it belonged to. */
export function useRead<Data, Variables extends AnyVariables>(question: Question<Data, Variables>): Read<Data> {
  const { keep = NOTHING, query, variables, pause = false, requestPolicy } = question
  const asked = variables as Variables
  const [state, execute] = useQuery({ query, variables: asked, pause, ...(requestPolicy && { requestPolicy }) } as Parameters<
    typeof useQuery<Data, Variables>
  >[0])
  const client = useClient()
  const request = createRequest(query, asked)
  const { key } = request
  const { operation } = state
  const isOwn = operation?.key === key
  const isHere =
    isOwn || (keep.length > 0 && operation !== undefined && placeOf(operation, keep) === placeOf({ query, variables: asked }, keep))
  // Not by `execute`, which first lets go of what is shown: a failure would hide it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says the same as `request`
  const again = useCallback(() => {
    if (pause) execute({ requestPolicy: 'network-only' })
    else client.reexecuteOperation(client.createRequestOperation('query', request, { requestPolicy: 'network-only' }))
  }, [client, execute, key, pause])
  // A failure comes with null in place of data.
  const answer = isHere ? (state.data ?? undefined) : undefined
  // What went wrong with another page says nothing about this one.
  const error = isOwn ? state.error : undefined
  const refused = error !== undefined && isRefusal(apiErrorOf(error).code)
  const earlier = useEarlier(query, variables as Variables, answer === undefined && !refused && !pause)
  return {
    data: answer ?? earlier,
    kept: earlier !== undefined,
    error,
    fetching: state.fetching,
    stale: state.stale,
    key,
    again,
  }
}

/** What an earlier visit kept of the answer, while there is none. */
function useEarlier<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  wanted: boolean,
): Data | undefined {
  const queries = use(KeptContext)
  const asked = stringifyVariables(variables ?? {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says the same as `variables`
  return useMemo(() => (wanted ? (readKept(queries, query, variables) as Data | undefined) : undefined), [queries, query, asked, wanted])
}

function placeOf(
  { query, variables }: { query: Parameters<typeof getOperationName>[0]; variables: AnyVariables },
  keep: readonly string[],
) {
  const place = Object.entries(variables ?? {}).filter(([name]) => !keep.includes(name))
  return `${getOperationName(query)} ${stringifyVariables(Object.fromEntries(place))}`
}
