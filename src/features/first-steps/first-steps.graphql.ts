// Documents about the first steps.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** What was done of them. */
export const GetFirstSteps = graphql(`query GetFirstSteps { firstSteps { project tasks palette done invited shows } }`)

/** What was done, as the card shows it. */
export type FirstStepsData = ResultOf<typeof GetFirstSteps>['firstSteps']

/** Keeps that the palette was opened, that the list is put away or asked for again. */
export const UpdateFirstSteps = graphql(`
  mutation UpdateFirstSteps($input: FirstStepsInput!) {
    updateFirstSteps(input: $input) { firstSteps { project tasks palette done invited shows } userErrors { code field message } }
  }
`)
