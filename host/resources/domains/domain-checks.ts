// What name servers say of a domain, beside what they should say: ownership decides, the way of requests may stay open (DOMAIN-04, DOMAIN-05).
import type { DomainLookup } from './domain-lookup.ts'

/** One look: what was found, what was expected, and both in a sentence. `ok` is null where the name servers did not answer. */
export type DomainCheck = {
  kind: 'ownership' | 'routing'
  ok: boolean | null
  found: string | null
  expected: string
  message: string
  /** ISO. */
  at: string
}

/** How many names a CNAME may lead over. */
const CHAIN = 8

const SILENT = 'The name servers did not answer. Nothing was changed.'
const NOTHING = 'Found: nothing yet. DNS changes can take up to 48 hours.'

/** The name of the record that proves whose a domain is: its own, because a CNAME tolerates no neighbor. */
export const recordName = (domain: string) => `_palette.${domain}`

/** What it has to say. */
export const recordText = (token: string) => `palette-verify=${token}`

type Found = Pick<DomainCheck, 'ok' | 'found' | 'message'>

async function ownership(lookup: DomainLookup, domain: string, expected: string): Promise<Found> {
  const texts = (await lookup.txt(recordName(domain))).map((text) => text.trim())
  if (texts.includes(expected)) return { ok: true, found: expected, message: `Found ${expected}.` }
  const [first] = texts.toSorted((a, b) => Number(b.startsWith('palette-verify=')) - Number(a.startsWith('palette-verify=')))
  if (first === undefined) return { ok: false, found: null, message: NOTHING }
  const found = first.slice(0, 200)
  return { ok: false, found, message: `Found ${found}, expected ${expected}.` }
}

async function routing(lookup: DomainLookup, domain: string, target: string): Promise<Found> {
  let last = domain
  for (let step = 0; step < CHAIN; step += 1) {
    const next = await lookup.cname(last)
    if (next === null) break
    if (next === target) return { ok: true, found: target, message: `Found ${target}.` }
    last = next
    if (step === CHAIN - 1)
      return { ok: false, found: last, message: `Found a chain of more than ${CHAIN} names that does not reach ${target}.` }
  }
  const [own, theirs] = await Promise.all([lookup.addresses(last), lookup.addresses(target)])
  if (own.length === 0)
    return last === domain
      ? { ok: false, found: null, message: NOTHING }
      : { ok: false, found: last, message: `Found ${last}, which has no address; expected ${target}.` }
  if (own.some((address) => theirs.includes(address)))
    return { ok: true, found: own.join(', '), message: `Found the addresses of ${target}.` }
  if (last !== domain) return { ok: false, found: last, message: `Found ${last}, expected ${target}.` }
  return { ok: false, found: own.join(', '), message: 'This address answers through a proxy; that is fine if it passes requests on.' }
}

/** Both looks. Never rejects: name servers that do not answer are an answer, and change nothing. */
export async function checkDomain(
  lookup: DomainLookup,
  { domain, token, target }: { domain: string; token: string; target: string },
  now: Date,
): Promise<DomainCheck[]> {
  const at = now.toISOString()
  const silent = (): Found => ({ ok: null, found: null, message: SILENT })
  const expected = recordText(token)
  const [proof, way] = await Promise.all([ownership(lookup, domain, expected).catch(silent), routing(lookup, domain, target).catch(silent)])
  return [
    { kind: 'ownership', ...proof, expected, at },
    { kind: 'routing', ...way, expected: target, at },
  ]
}
