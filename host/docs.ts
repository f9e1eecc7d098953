// The host's own documentation: OpenAPI from the schemas, with a page at /docs that needs no network.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { takesKey } from './idempotency/idempotency.ts'

const KEY_HEADER = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      maxLength: 200,
      description: 'New for each thing meant: the same request under the same key is done once, and answered alike for 24 hours.',
    },
  },
}

/** The header that makes a retry safe, in the description of every call that takes it. */
function withKeyHeader<Described extends { schema: object; url: string }>(described: Described, methods: string[]): Described {
  if (!methods.some((method) => takesKey(method, described.url))) return described
  return { ...described, schema: { ...described.schema, headers: KEY_HEADER } }
}

/** Serves `/docs` (page) and `/docs/json` (OpenAPI 3.1); call it before the routes are added. */
export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Palette host', version: '1', description: 'The REST host: see docs/rest-contract.md.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: (route) => withKeyHeader(jsonSchemaTransform(route), [route.route.method].flat()),
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (header) => header.replace('upgrade-insecure-requests;', '').replace('style-src', "style-src 'unsafe-inline'"),
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
}
