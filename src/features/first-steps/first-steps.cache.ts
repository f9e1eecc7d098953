// What keeping a first step changes: the list of them is as the answer says.
import { defineCachePart } from '#src/data/cache/cache.ts'
import { GetFirstSteps } from './first-steps.graphql.ts'

/** Rules for the list of first steps. */
export const firstStepsCache = defineCachePart({
  updates: {
    updateFirstSteps(result, _args, cache) {
      const { firstSteps } = (result as { updateFirstSteps: { firstSteps: object | null } }).updateFirstSteps
      if (firstSteps) cache.updateQuery({ query: GetFirstSteps }, () => ({ firstSteps }) as never)
    },
  },
})
