// From what somebody signs in: the device by what it says of itself, and the network without the last part of its address.
import { isIPv4 } from 'node:net'
import bowser from 'bowser'
import type { FastifyRequest } from 'fastify'

/** What a session keeps of where it was opened. */
export type Device = { userAgent: string; network: string }

/** Where a request comes from; the gateway tells both of the browser behind it. */
export function deviceOf(request: FastifyRequest): Device {
  return { userAgent: (request.headers['user-agent'] ?? '').slice(0, 400), network: networkOf(request.ip) }
}

/** `203.0.113.0/24`, `2001:db8:12::/48`: enough to know one's own, too little to find anybody. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  const [head = ''] = plain.split('%')
  const [before = '', after] = head.split('::')
  const groups = before === '' ? [] : before.split(':')
  const missing = after === undefined ? 0 : 8 - groups.length - (after === '' ? 0 : after.split(':').length)
  const full = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ? after.split(':') : [])]
  const first = full.slice(0, 3).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase() || '0')
  return `${first.join(':')}::/48`
}

/** `Firefox on Windows`; `Unknown device` for what is no browser. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device'
  const { browser, os } = bowser.parse(userAgent)
  return browser.name && os.name ? `${browser.name} on ${os.name}` : (browser.name ?? 'Unknown device')
}
