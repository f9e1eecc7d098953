// The gateway's own schema, where what the host in memory has no call for is made up by the store of @graphql-tools/mock, and stays what it was.
import { createMockStore, type IMockStore, type IMocks, isRef } from '@graphql-tools/mock'
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql/index.js'
import { RestError } from '../errors.ts'
import { buildGatewaySchema } from '../schema.ts'

const MADE_UP: IMocks = {
  DateTime: () => new Date().toISOString(),
  Date: () => '2026-11-21',
  Html: () => '<p>Made up.</p>',
  HexColor: () => '#088EFB',
  Minor: () => 9500,
}

/** Builds the schema: every resolver is the gateway's; a root field whose call is answered 501 gives a made-up thing of the store. */
export function mockSchema(): GraphQLSchema {
  const schema = buildGatewaySchema()
  const store = createMockStore({ schema, mocks: MADE_UP })
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    const root = type === schema.getQueryType() || type === schema.getMutationType()
    for (const field of Object.values(type.getFields())) {
      const { resolve = defaultFieldResolver } = field
      field.resolve = root ? orMadeUp(store, type.name, resolve) : ofMadeUp(store, resolve)
    }
  }
  return schema
}

type Resolve = GraphQLFieldResolver<unknown, unknown, Record<string, unknown>>

function orMadeUp(store: IMockStore, typeName: string, resolve: Resolve): Resolve {
  return async (source, args, context, info) => {
    try {
      return await resolve(source, args, context, info)
    } catch (error) {
      if (!(error instanceof RestError) || error.status !== 501) throw error
      return store.get({ typeName, key: 'ROOT', fieldName: info.fieldName, fieldArgs: args })
    }
  }
}

/** Fields of a made-up thing are the store's, even where the gateway would work them out. */
function ofMadeUp(store: IMockStore, resolve: Resolve): Resolve {
  return (source, args, context, info) =>
    isRef(source)
      ? store.get({ typeName: source.$ref.typeName, key: source.$ref.key, fieldName: info.fieldName, fieldArgs: args })
      : resolve(source, args, context, info)
}
