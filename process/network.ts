// Addresses of callers: the part that names their network, and the part that limits count by.
import { isIPv4 } from 'node:net'

const plainOf = (address: string) => address.replace(/^::ffff:/i, '')

/** `203.0.113.0/24`, `2001:db8:12::/48`: enough to know one's own, too little to find anybody. */
export function networkOf(address: string): string {
  const plain = plainOf(address)
  return isIPv4(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : `${firstGroups(plain, 3)}::/48`
}

/** What limits count by: an IPv4 address, the /64 of an IPv6 one, all of which is one caller's (SESS-07). */
export function placeOf(address: string): string {
  const plain = plainOf(address)
  return isIPv4(plain) ? plain : `${firstGroups(plain, 4)}::/64`
}

function firstGroups(address: string, count: number): string {
  const [head = ''] = address.split('%')
  const [before = '', after] = head.split('::')
  const groups = before === '' ? [] : before.split(':')
  const missing = after === undefined ? 0 : 8 - groups.length - (after === '' ? 0 : after.split(':').length)
  const full = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ? after.split(':') : [])]
  const first = full.slice(0, count).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase() || '0')
  return first.join(':')
}
