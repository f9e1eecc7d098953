// Turns answers into text by functions compiled from their schemas: what a schema lacks never leaves the host.
import { isDeepStrictEqual } from 'node:util'
import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** Compiled, a choice between shapes is a validation for each thing; zod is quicker at it. */
function hasChoice(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  return 'anyOf' in schema || 'oneOf' in schema || 'allOf' in schema || Object.values(schema).some(hasChoice)
}

/** Makes the function that turns the answers of a route into text. */
export type Serializers = FastifySerializerCompiler<z.ZodType>

/**
 * The compiler of serializers. With `judged` zod looks at each answer, too, and an answer that it refuses, or writes with another meaning, is a failure:
 * for tests, because compiled functions take a wrong value for what it should be.
 */
export function createSerializers(judged: boolean): Serializers {
  return (route) => {
    const byZod = serializerCompiler(route)
    const json = z.toJSONSchema(route.schema, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' })
    if (hasChoice(json)) return byZod
    const compiled = fastJson(json as Schema)
    if (!judged) return compiled
    return (answer) => {
      const text = compiled(answer)
      // Not letter by letter: compiled, what an object need not have comes last.
      if (!isDeepStrictEqual(JSON.parse(text), JSON.parse(byZod(answer))))
        throw new Error(`${route.method} ${route.url}: two texts of one answer.`)
      return text
    }
  }
}
