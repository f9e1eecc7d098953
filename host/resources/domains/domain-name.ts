// What may be the domain of a workspace: a host name that somebody can own, and that is not ours (DOMAIN-01).
import { domainToASCII } from 'node:url'
import { parse } from 'tldts'

/** The sentence about everything that is none. */
export const NO_DOMAIN = 'Enter a host name such as work.example.com.'

const SHAPE = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** The host name of what was typed or pasted, as DNS knows it; null for an address with a port and for what is none. */
function hostOf(text: string): string | null {
  const typed = text.trim()
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(whole)) return null
  const { hostname, port, username } = new URL(whole)
  // The default port of its protocol is none for the parser, and still typed.
  if (port !== '' || username !== '' || /^[^/?#]*:\d+([/?#]|$)/.test(whole.replace(/^[^:]*:\/\//, ''))) return null
  return domainToASCII(hostname.replace(/\.$/, ''))
}

/** The domain, in lower case and as punycode; null where it will not do. `appHost` is the installation's own, which nobody gets. */
export function domainOf(text: string, appHost: string): string | null {
  const host = hostOf(text)
  if (host === null || host.length > 253 || !SHAPE.test(host)) return null
  if (host === appHost || host.endsWith(`.${appHost}`)) return null
  const { isIp, isIcann, isPrivate, domain } = parse(host, { allowPrivateDomains: true })
  return isIp || !(isIcann || isPrivate) || domain === null ? null : host
}

/** Whether it stands at the top of what its owner owns: a CNAME cannot be there (DOMAIN-03). */
export function isApex(domain: string): boolean {
  return parse(domain, { allowPrivateDomains: true }).domain === domain
}
