// One call of one person, and whether the host allows it.
import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { WEBSITE } from './task-calls.ts'
import type { World } from './world.ts'

/** What the host said: `allowed` or `refused` (403, 404, 402). Anything else throws, because then the row asks nonsense. */
export type Verdict = 'allowed' | 'refused'

/** A fresh task of acme's website, its address for the gateway, and things of the project that a row may need. */
export interface Ground {
  world: World
  who: string
  task: { workspaceSlug: string; projectSlug: string; id: string }
  project: { workspaceSlug: string; projectSlug: string }
  /** Ids of the project's catalogue. */
  workflow: string
  type: string
  effort: string
  board: string
  label: string
}

/** One call as the person of the ground. */
export type Row = (ground: Ground) => Promise<Verdict>

/** The schema that calls are made of. */
export const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const refusing = new Set(['FORBIDDEN', 'NOT_FOUND', 'PLAN_REQUIRED', 'UNAUTHENTICATED'])

/** Deleting what a person cannot see is answered like deleting what is gone: only the owner finds out, by deleting it after them. */
async function isStillThere({ host, calls }: World): Promise<boolean> {
  const [, path] =
    calls()
      .at(-1)
      ?.match(/^DELETE (.+)$/) ?? []
  if (path === undefined) throw new Error('A mutation that deletes has made no such call')
  const { status } = await host.as('ana').send({ method: 'DELETE', url: path })
  return status < 300
}

/** Sends a mutation of the schema with these arguments as the person. */
export async function mutate({ world, who }: Pick<Ground, 'world' | 'who'>, name: string, args: Record<string, unknown>): Promise<Verdict> {
  const field = schema.getMutationType()?.getFields()[name]
  if (!field) throw new Error(`The schema has no mutation ${name}`)
  const given = field.args.filter((arg) => Object.hasOwn(args, arg.name))
  const head = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const body = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const { data, errors } = await world.graphql(who, `mutation (${head}) { it: ${name}(${body}) { userErrors { code message } } }`, args)
  const found: { code?: string; message: string }[] = [
    ...errors.map(({ message, extensions }) => ({ message, ...(extensions.code !== undefined && { code: extensions.code }) })),
    ...(data?.it?.userErrors ?? []),
  ]
  if (found.length === 0) return name.startsWith('delete') && (await isStillThere(world)) ? 'refused' : 'allowed'
  if (found.every(({ code }) => refusing.has(code ?? ''))) return 'refused'
  throw new Error(`${name} as ${who}: ${JSON.stringify(found)}`)
}

/** Saves a file of the project, as the host hands it out. */
export function save(url: string, asked: Record<string, string>): Row {
  return async ({ world, who }) => {
    const headers = { authorization: `Bearer ${await world.host.as(who).token()}` }
    const { statusCode } = await world.host.app.inject({ url, query: { ...WEBSITE, ...asked }, headers })
    if (![200, 403, 404].includes(statusCode)) throw new Error(`${url} answered ${statusCode}.`)
    return statusCode === 200 ? 'allowed' : 'refused'
  }
}
