// A host of its own over a copied database: mails caught, people signed in without passwords. For any test runner.
import { randomBytes } from 'node:crypto'
import { link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { buildHost } from '#host/app.ts'
import { type Database, openDatabase } from '#host/db/open.ts'
import type { App } from '#host/host.ts'
import type { Mail, Mailer } from '#host/mail.ts'
import type { Hasher } from '#host/passwords.ts'
import type { DomainLookup } from '#host/resources/domains/domain-lookup.ts'
import { systemLookUp } from '#host/resources/mail-servers/checked-address.ts'
import { carrierOf } from '#host/resources/mail-servers/mail-carrier.ts'
import { createSeals } from '#host/resources/mail-servers/sealing.ts'
import { sendDueMails } from '#host/resources/mails/mail-sender.ts'
import { addPerson, findPersonByUsername } from '#host/resources/people/people.store.ts'
import type { PersonRow } from '#host/resources/people/people.table.ts'
import { openSession } from '#host/resources/sessions/sessions.store.ts'
import { createSerializers, type Serializers } from '#host/serializer.ts'
import { readSettings, type Settings } from '#host/settings.ts'
import { askOneAtATime } from './one-at-a-time.ts'
import { spreadTemplate } from './spread-database.ts'
import { type ClusterAddress, EMPTY_TEMPLATE } from './test-cluster.ts'
import { toldFailures } from './told-failures.ts'

/** An answer; `body` is parsed JSON (or text) and loosely typed, because tests look into it. */
// biome-ignore lint/suspicious/noExplicitAny: the answers of some eighty calls are looked into by tests, which fail when a field is absent
export type Answer = { status: number; body: any; headers: Record<string, unknown> }

type Query = Record<string, string | number | boolean>

/** Calls the host as one person. */
export type Caller = {
  get(path: string, query?: Query): Promise<Answer>
  post(path: string, query?: Query, body?: unknown): Promise<Answer>
  put(path: string, query?: Query, body?: unknown): Promise<Answer>
  del(path: string, query?: Query): Promise<Answer>
  send(options: InjectOptions): Promise<Answer>
  token(): Promise<string | null>
}

/** A running host over its own database. */
export type HostWorld = {
  app: App
  db: Database
  settings: Settings
  /** Mails sent so far, as they went. */
  mails: Mail[]
  /** Sends what is due in the queue at `now`, a moment from now unless said, as the running host does every few seconds; answers how many mails were tried. */
  sendMails(now?: Date): Promise<number>
  /** Sends what is due, and answers all mails so far in the order in which they were queued: several are sent at once. */
  mailsNow(): Promise<Mail[]>
  /** Calls as the person of a username, or signed out with null. */
  as(username: string | null): Caller
  /** Makes an account without a usable password; the e-mail is `<username>@example.com`. */
  person(username: string, name?: string): Promise<PersonRow>
  /** Opens a real port and answers its address. */
  listen(): Promise<string>
  close(): Promise<void>
}

const connectionOf = ({ host, port, user }: ClusterAddress, database: string) => ({ host, port, user, database })

async function onServer(cluster: ClusterAddress, sql: string): Promise<void> {
  const client = new pg.Client(connectionOf(cluster, 'postgres'))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function callerOf(app: App, token: () => Promise<string | null>): Caller {
  async function send(options: InjectOptions): Promise<Answer> {
    const bearer = await token()
    const headers = { ...options.headers, ...(bearer !== null && { authorization: `Bearer ${bearer}` }) }
    const response = await app.inject({ ...options, headers })
    const json = String(response.headers['content-type'] ?? '').includes('json')
    return { status: response.statusCode, body: json ? response.json() : response.body, headers: response.headers }
  }
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, query: Query = {}, body?: unknown) =>
    send({ method, url, query: query as Record<string, string>, ...(body !== undefined && { payload: body as object }) })
  return {
    get: (path, query) => ask('GET', path, query),
    post: (path, query, body) => ask('POST', path, query, body),
    put: (path, query, body) => ask('PUT', path, query, body),
    del: (path, query) => ask('DELETE', path, query),
    send,
    token,
  }
}

/** Kept files are never written again, so every world may have the same ones under names of its own. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(join(to, 'files'))
  for (const name of await readdir(join(from, 'files')))
    if (name !== 'moving') await link(join(from, 'files', name), join(to, 'files', name))
}

/** How a host is opened: over the empty database, or the sample world; `env` are further settings, `hasher` what hashes passwords, `mail` what
 * sends mails instead of gathering them, `lookup` what answers about domains, `through` answers where the database is reached instead, `spread`: the sample world with keys and statements as they are where workspaces are spread over machines. */
export type HostOptions = {
  sample?: boolean
  env?: Record<string, string>
  hasher?: Hasher
  mail?: Mailer
  lookup?: DomainLookup
  through?: (cluster: ClusterAddress) => Promise<{ host: string; port: number }>
  spread?: boolean
}

/** A host compiles some eighty texts of answers, which is half of what building it costs; those of the next one are the same. */
function onceForAll(make: Serializers): Serializers {
  const made = new Map<string, ReturnType<Serializers>>()
  return (route) => {
    const name = JSON.stringify([route.method, route.url, route.httpStatus, route.contentType])
    const serializer = made.get(name) ?? make(route)
    made.set(name, serializer)
    return serializer
  }
}
const serializers = onceForAll(createSerializers(process.env.NODE_ENV !== 'production'))

/** Opens a host over a copy of the empty database, or of the sample world with `sample: true`. Close it at the end. */
export async function openHostOn(
  cluster: ClusterAddress,
  { sample = false, env = {}, hasher, mail: given, lookup, through, spread = false }: HostOptions = {},
): Promise<HostWorld> {
  const database = `world_${randomBytes(6).toString('hex')}`
  const apart = spread ? await spreadTemplate(cluster) : null
  const template = apart?.template ?? (sample ? cluster.sample : EMPTY_TEMPLATE)
  await onServer(cluster, `create database ${database} template ${template} strategy ${cluster.strategy}`)
  const opened = openDatabase(
    { ...connectionOf(cluster, database), ...(await through?.(cluster)), max: 8 },
    { rewrite: apart?.rewrite ?? null },
  )
  askOneAtATime(opened.pool)
  const dataDir = await mkdtemp(join(tmpdir(), 'palette-world-'))
  const settings = readSettings({ ...env, DATA_DIR: dataDir, SAMPLE: 'off' })
  const mails: Mail[] = []
  const mail: Mailer = given ?? {
    async send(one: Mail) {
      mails.push(one)
    },
  }
  if (sample) await linkFiles(cluster.sampleData, dataDir)
  // Half a second of reading, on a machine full of tests longer than the gateway waits for whoever signs up first.
  await import('#host/resources/sessions/password-strength.ts')
  const app = await buildHost({
    db: opened.db,
    settings,
    log: toldFailures(),
    serializers,
    spread,
    ...(hasher && { hasher }),
    ...(lookup && { lookup }),
  })
  const tokens = new Map<string, Promise<string>>()
  async function signIn(username: string): Promise<string> {
    const person = await findPersonByUsername(opened.db, username)
    if (person === null) throw new Error(`There is no person ${username} in this world.`)
    return openSession(opened.db, person.id)
  }
  function as(username: string | null): Caller {
    if (username === null) return callerOf(app, async () => null)
    return callerOf(app, () => {
      const token = tokens.get(username) ?? signIn(username)
      tokens.set(username, token)
      return token
    })
  }
  const carrying = { db: opened.db, seals: createSeals(settings), lookUp: systemLookUp, allowPrivate: settings.smtpAllowPrivate }
  const mailing = { db: opened.db, settings, mail, carrierOf: (id: string) => carrierOf(carrying, id) }
  // Instants of the database are finer than those here.
  const sendMails = (now = new Date(Date.now() + 1_000)) => sendDueMails(mailing, now)
  return {
    app,
    db: opened.db,
    settings,
    mails,
    sendMails,
    async mailsNow() {
      await sendMails()
      const { rows } = await opened.db.execute<{ id: string }>(sql`select id from mails order by created_at`)
      const place = new Map(rows.map(({ id }, at) => [id, at]))
      return mails.toSorted((one, other) => (place.get(one.id ?? '') ?? -1) - (place.get(other.id ?? '') ?? -1))
    },
    as,
    async person(username, name = username) {
      const row = await addPerson(opened.db, { name, email: `${username}@example.com`, passwordHash: null })
      if (row === null) throw new Error(`There is a person ${username} already.`)
      return row
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close()
      await opened.close()
      await onServer(cluster, `drop database ${database} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
