// Asking name servers. Injected, so that tests need no network (DOMAIN-04).
import { Resolver } from 'node:dns/promises'

/** Asks for records; what does not exist is an empty list or null. Rejects where the name servers do not answer. */
export type DomainLookup = {
  /** Each record's text, its parts joined. */
  txt(name: string): Promise<string[]>
  cname(name: string): Promise<string | null>
  /** Of both kinds, sorted. */
  addresses(name: string): Promise<string[]>
}

/** What name servers say of names that are not there. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

async function orNothing<T>(asked: Promise<T>, nothing: T): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return nothing
    throw error
  }
}

/** Name servers of the system, or those given, `address` or `address:port`: 3 s, two tries. */
export function systemLookup(servers: readonly string[]): DomainLookup {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return {
    txt: async (name) => (await orNothing(resolver.resolveTxt(name), [])).map((parts) => parts.join('')),
    cname: async (name) => (await orNothing(resolver.resolveCname(name), []))[0]?.toLowerCase().replace(/\.$/, '') ?? null,
    async addresses(name) {
      const found = await Promise.all([orNothing(resolver.resolve4(name), []), orNothing(resolver.resolve6(name), [])])
      return found.flat().toSorted()
    },
  }
}
