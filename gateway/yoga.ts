// GraphQL over HTTP, hardened: yoga's defaults are open.
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import {
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
} from 'graphql/index.js'
import { createYoga, type Plugin } from 'graphql-yoga'
import { compiledQueries } from './compiled.ts'
import { costOf, tooCostly } from './cost.ts'
import { graphiqlOptions, PREFLIGHT_HEADER, renderGraphiQLPage } from './graphiql.ts'
import { answerKnown, createKnownDocuments, type KnownReply, type PlainPost } from './known-documents.ts'
import { errorMask, type GatewayLog, withoutSuggestion } from './masking.ts'

/** Headers of every answer. */
const HEADERS = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

/** What the hardened endpoint is made of. */
export interface HardenedOptions<Context extends object> {
  schema: GraphQLSchema
  /** Made once per request. */
  context: (request: { headers: { get(name: string): string | null } }, requestId: string) => Context
  /** Told of a request that only reads, and the signal that nobody waits for its answer any more. */
  reads?: (context: Context, gone: AbortSignal) => void
  /** Serves GraphiQL to browsers. */
  graphiql: boolean
  /** Hides the schema: no introspection, no suggestions. GraphiQL needs it, so it stays open with GraphiQL. */
  production: boolean
  log: GatewayLog
}

/** Builds the endpoint `/graphql`. POST of JSON only, depth ≤ 8, aliases ≤ 15, tokens ≤ 1,500 (design §6), cost ≤ 60,000 (`cost.ts`). */
export function createHardenedYoga<Context extends object>({
  schema,
  context,
  reads,
  graphiql,
  production,
  log,
}: HardenedOptions<Context>) {
  const closed = production && !graphiql
  const documents = createKnownDocuments()
  const made = (request: Parameters<typeof context>[0]) => {
    const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID()
    return { ...context(request, requestId), requestId }
  }
  const yoga = createYoga<{ left?: Context & { requestId: string } }, Context & { requestId: string }>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    multipart: false,
    cors: false,
    logging: false,
    graphiql: graphiql ? graphiqlOptions() : false,
    renderGraphiQL: renderGraphiQLPage,
    maskedErrors: { isDev: false, maskError: errorMask({ log, closed }) },
    context: ({ request, left }) => left ?? made(request),
    plugins: [
      postOfJsonOnly(),
      EnvelopArmorPlugin({
        // Fragments are no depth of their own: what is answered is as deep without them.
        maxDepth: { n: 8, flattenFragments: true, exposeLimits: false, ignoreIntrospection: true },
        maxAliases: { n: 15, exposeLimits: false },
        maxTokens: { n: 1_500, exposeLimits: false },
        costLimit: { enabled: false },
        blockFieldSuggestion: { enabled: false },
      }) as Plugin,
      ...(closed ? [withoutHints()] : []),
      costLimited(),
      ...(reads ? [stopping(reads)] : []),
      compiledQueries(documents),
    ],
  })
  const fetch = async (request: Request, left?: Context & { requestId: string }) => {
    const response = await yoga.fetch(request, left === undefined ? {} : { left })
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
    return response
  }
  return {
    yoga,
    fetch: (request: Request): Promise<Response> => fetch(request),
    /** Answers a POST whose document was asked before, or says who has to. */
    async known(post: PlainPost): Promise<KnownReply> {
      const context = () => {
        const own = made({ headers: { get: (name) => [post.headers[name]].flat()[0] ?? null } })
        // Only queries are known.
        if (post.gone) reads?.(own, post.gone)
        return own
      }
      const reply = await answerKnown(documents, post, context)
      if (reply.answered === null) return { answered: null, fetch: (request) => fetch(request, reply.left) }
      const { body, type } = reply.answered
      return { answered: { body, headers: { 'content-type': type, ...HEADERS } } }
    },
  }
}

/** GETs answer GraphiQL or nothing: queries in addresses end up in logs, and mutations in links. */
function postOfJsonOnly(): Plugin {
  return {
    onRequest({ request, url, endResponse }) {
      const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
        endResponse(Response.json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }, { status, headers }))
      if (request.method === 'GET') {
        if (url.searchParams.has('query')) refuse(405, 'Send queries by POST.', { allow: 'POST' })
        return
      }
      if (request.method !== 'POST') return refuse(405, 'Send queries by POST.', { allow: 'POST' })
      const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
      if (type !== 'application/json') return refuse(415, 'Send queries as application/json.')
      if (!request.headers.has(PREFLIGHT_HEADER)) refuse(403, `Send the header ${PREFLIGHT_HEADER} with every request.`)
    },
  }
}

function stopping<Context extends object>(reads: (context: Context, gone: AbortSignal) => void): Plugin {
  return {
    onExecute({ args }) {
      const operation = getOperationAST(args.document, args.operationName)
      if (operation?.operation === OperationTypeNode.QUERY) reads(args.contextValue as unknown as Context, args.contextValue.request.signal)
    },
  }
}

/** Refuses what answers too much before any of it is asked for. */
function costLimited(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const cost = costOf(args.schema, args.document, args.operationName)(args.variableValues ?? {})
      const refusal = tooCostly(cost)
      if (refusal) setResultAndStopExecution({ errors: [refusal] })
    },
  }
}

/** No introspection, and no suggestions either: armor's rule lets those about enums and types through. */
function withoutHints(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(NoSchemaIntrospectionCustomRule)
      return ({ valid, result, setResult }) => {
        if (!valid) setResult((result as readonly GraphQLError[]).map(withoutSuggestion))
      }
    },
  }
}
