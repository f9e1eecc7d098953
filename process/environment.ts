// The kinds of values that environment variables have, and reading all of them at once: the first wrong one is one sentence.
import { isIP } from 'node:net'
import { z } from 'zod'
import { StartError } from './start-error.ts'

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What `npm run` and pino know; `silent` writes nothing. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

// The message of each kind is what follows "must be".

/** Any words. */
export const words = () => z.string()

const secrets = z.registry<{ secret: true }>()

/** A secret: the sentence about it never repeats it. */
export function secret<Kind extends z.ZodType>(kind: Kind): Kind {
  secrets.add(kind as z.ZodType, { secret: true })
  return kind
}

/** A port; 0 is any free one. */
export const port = () => numeric('a port number from 0 to 65535', (value) => Number.isInteger(value) && value >= 0 && value <= 65_535)

/** Any number above 0 and up to `most`; `unit` is its plural. */
export const amount = (unit: string, most: number) =>
  numeric(`a number of ${unit} above 0 and up to ${most}`, (value) => value > 0 && value <= most)

/** Seconds from 0 to `most`. */
export const seconds = (most: number) => numeric(`a number of seconds from 0 to ${most}`, (value) => value >= 0 && value <= most)

/** `on` is true, `off` is false. */
export const onOff = () => z.stringbool({ truthy: ['on'], falsy: ['off'], error: 'on or off' })

/** How much is logged. */
export const logLevel = () =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`))

/** An address of one of the protocols; `like` is what the sentence says. */
export const address = (like: string, ...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), like)

/** An address that browsers and servers open. */
export const httpAddress = () => address('an address that begins with http:// or https://', 'http', 'https')

/** An address that paths are added to; read without slashes at its end. */
export const baseAddress = () => httpAddress().transform((text) => text.replace(/\/+$/, ''))

/** `name@domain` or `Name <name@domain>`. */
export const mailbox = () =>
  z.string().regex(/^(?:[^<>@\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, 'a mailbox such as Name <name@example.com>')

/** Names of networks that proxies stand in, as proxy-addr knows them. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** Whose word about a caller's address is taken: nobody's (`off`), that of so many proxies in front, or that of these addresses and networks. */
export const proxies = () =>
  z
    .string()
    .refine(
      (text) => text === 'off' || /^[1-9]$/.test(text) || listOf(text).every(isNetwork),
      'off, how many proxies stand in front (1 to 9), or their addresses such as 10.0.0.5,192.168.0.0/16,uniquelocal',
    )

/** What `proxies` read, as a count or as addresses; none is nobody. */
export function proxiesOf(text: string): number | string[] {
  if (text === 'off') return []
  return /^[1-9]$/.test(text) ? Number(text) : listOf(text)
}

const listOf = (text: string) => text.split(',').map((one) => one.trim())

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (NETWORKS.includes(text)) return true
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most))
}

function numeric(like: string, fits: (value: number) => boolean) {
  return z
    .string()
    .refine((text) => /^[\d.]+$/.test(text) && fits(Number(text)), like)
    .transform(Number)
}

/** Reads what `schema` knows; empty values count as unset. Throws a StartError that names the variable, what was given and what is allowed. */
export function readEnvironment<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, env: Environment): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, env[name]?.trim() || undefined]))
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path: [name], message }) => {
    const kind = schema.shape[String(name)]
    const shown =
      kind && isSecret(kind) ? 'what is set (not shown here: it may hold a secret)' : `"${withoutPassword(given[String(name)] ?? '')}"`
    return `${String(name)} must be ${message}, not ${shown}`
  })
  throw new StartError(`${wrong.join('; ')}.`)
}

/** Also behind `optional` and `default`. */
function isSecret(kind: z.core.$ZodType): boolean {
  if (secrets.has(kind)) return true
  return (kind instanceof z.ZodOptional || kind instanceof z.ZodDefault) && isSecret(kind.unwrap())
}

/** `http://user:password@host` without the password, for messages. */
export function withoutPassword(text: string): string {
  return text.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:…@')
}
