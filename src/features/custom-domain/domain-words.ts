// How far a domain is, in words.
import type { DomainData } from './custom-domain.graphql.ts'

/** A workspace may have none. */
type Known = DomainData | null

/** In a word. */
export function domainChip(domain: Known): { label: string; tone: 'neutral' | 'good' | 'warn' | 'bad' } {
  if (domain === null) return { label: 'None', tone: 'neutral' }
  if (domain.state === 'VERIFIED') return { label: 'Verified', tone: 'good' }
  return domain.state === 'BROKEN' ? { label: 'Broken', tone: 'bad' } : { label: 'Waiting', tone: 'warn' }
}

/** In a sentence. */
export function domainSentence(domain: Known): string {
  if (domain === null) return 'No domain of your own.'
  const { domain: name, state, checks } = domain
  if (state === 'BROKEN') return `The record that proves ${name} is yours is gone. It is served for 7 more days.`
  if (state === 'WAITING') return `${name} waits for its records. It is looked for by itself for 14 days.`
  return checks.some(({ kind, ok }) => kind === 'ROUTING' && ok) ? `${name} is yours and leads here.` : `${name} is yours.`
}
