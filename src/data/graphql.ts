// The `graphql` tag: documents typed by schema.graphql without a build step.
import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './graphql-env.d.ts'

/**
 * Makes a typed document or fragment of GraphQL text. Pass the fragments it spreads as a list in the second place.
 * Masking is off: a fragment's fields are plain properties of what spreads it, so that rows, subjects of actions and
 * optimistic answers share one type, and no component needs an unwrapping call.
 * Scalars: `DateTime` is an ISO 8601 instant in UTC, `Date` is `YYYY-MM-DD`, `Html` is markup, `HexColor` is `#rrggbb`, `Minor` is a whole number.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { DateTime: string; Date: string; Html: string; HexColor: string; Minor: number }
}>()

/** `FragmentOf<typeof TaskRow>`: the props a fragment gives. `ResultOf`, `VariablesOf`: what a document answers and takes. */
export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada'
