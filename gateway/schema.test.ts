// The schema and its parts: printed and checked in, every noun listed, every root field resolved.
// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isObjectType } from 'graphql/index.js'
import { expect, expectTypeOf, test } from 'vitest'
import type { GatewayContext } from './context.ts'
import type { QueryResolvers, ResolversParentTypes } from './resolver-types.d.ts'
import { resources } from './resources.ts'
import { printed } from './schema.script.ts'
import { buildGatewaySchema } from './schema.ts'
import { joinParts } from './schema-text.ts'

test('schema.graphql and the types of resolvers are what the parts say: run `npm run schema` after a change', async () => {
  for (const [place, text] of await printed()) expect(readFileSync(place, 'utf8'), place.pathname).toBe(text)
})

test('what resolvers are handed is known to the compiler', () => {
  // A declaration file is not checked itself: a path in it that leads nowhere would turn what it names into `any`.
  expectTypeOf<ResolversParentTypes['Task']>().not.toBeAny()
  expectTypeOf<ResolversParentTypes['Project']>().not.toBeAny()
  expectTypeOf<ResolversParentTypes['Workspace']>().not.toBeAny()
  expectTypeOf<Parameters<NonNullable<QueryResolvers['viewer']>>[2]>().toEqualTypeOf<GatewayContext>()
})

test('every folder of a resource with a part is listed, once', () => {
  const folders = readdirSync(new URL('./resources/', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const nouns = folders
    .map(({ name }) => name)
    .filter((name) => existsSync(new URL(`./resources/${name}/${name}.graphql`, import.meta.url)))
  expect(Object.keys(resources).toSorted()).toEqual(nouns.toSorted())
})

test('every field of Query and Mutation has a resolver of its own', () => {
  const schema = buildGatewaySchema()
  const without = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).filter(({ resolve }) => resolve === undefined) : [],
  )
  expect(without.map(({ name }) => name)).toEqual([])
})

test('a part that says again what another says, or leaves out a root, is refused', () => {
  const base = 'type Query { a: Int } type Mutation { a: Int }'
  expect(joinParts([base, 'extend type Query { b: B } "A b." type B { c: Int }'])).toContain('"A b."\ntype B {')
  expect(() => joinParts([base, 'extend type Query { a: Int }'])).toThrow('Query has a twice')
  expect(() => joinParts([base, 'type B { c: Int }', 'type B { c: Int }'])).toThrow('The schema has B twice')
  expect(() => joinParts(['type Query { a: Int }'])).toThrow('No part declares Mutation')
})
