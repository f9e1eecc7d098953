// The executable schema: the parts of all resources and their resolvers.
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GatewayContext } from './context.ts'
import { scalarResolvers } from './resources/scalars.ts'
import { resources } from './resources.ts'
import { joinParts, readPart } from './schema-text.ts'

/** The text of schema.graphql. */
export const typeDefs = joinParts([null, ...Object.keys(resources)].map(readPart))

/** Builds the schema; a resolver for a field that the schema does not have stops the start. */
export function buildGatewaySchema() {
  return makeExecutableSchema<GatewayContext>({
    typeDefs,
    resolvers: [{ ...scalarResolvers, Payload: { __resolveType: () => undefined } }, ...Object.values(resources)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'ignore' },
  })
}
