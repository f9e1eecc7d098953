// What a resource of the host gets to work with.
import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from './db/open.ts'
import type { Files } from './files/files.ts'
import type { Hasher } from './passwords.ts'
import type { Limits } from './rate.ts'
import type { Replica } from './replica/replica.ts'
import type { DomainLookup } from './resources/domains/domain-lookup.ts'
import type { Settings } from './settings.ts'

/** The server, typed by zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/**
 * What a resource gets: `export function tasksRoutes({ app, db, files, settings }: Host): void`, appended to `resources.ts`; each route says
 * in its `config` who may call it (`policy.ts`). Handlers read the checked caller from `personScope(request)`, `companyScope(request)` or `projectScope(request)`.
 */
export type Host = {
  app: App
  db: Database
  files: Files
  settings: Settings
  hasher: Hasher
  lookup: DomainLookup
  limits: Limits
  /** What lists and searches are read from where they can be; null: there is none. */
  replica: Replica | null
  /** Whether workspaces are spread over machines (decision 078): nothing is moved from one to another then. */
  spread: boolean
}
