// Which address a mail server is spoken to at: never one of this network, so that nobody reaches through us what they could not reach themselves (SMTP-09).
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Looks a name up. */
export type LookUp = (host: string) => Promise<{ address: string; family: number }[]>

/** The look-up of the system. */
export const systemLookUp: LookUp = (host) => lookup(host, { all: true })

/** The sentence about a server of this network. */
export const NOT_OUTSIDE = 'This server is not reachable from outside.'

const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  // What stands for an address of the other kind.
  ['64:ff9b::', 96],
  ['2002::', 16],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** True for private, loopback and link-local addresses; those of IPv4 written as IPv6 too. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  const kind = isIP(plain)
  return kind === 0 || closed.check(plain, kind === 6 ? 'ipv6' : 'ipv4')
}

/** The address to connect to; `inside` where every one of the name is in this network, `unknown` where the name leads nowhere. */
export async function checkedAddress(
  host: string,
  lookUp: LookUp,
  allowPrivate: boolean,
): Promise<{ address: string } | 'inside' | 'unknown'> {
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookUp(host).catch(() => [])
  if (found.length === 0) return 'unknown'
  // One of them is enough to refuse: the next look-up may answer them in another order.
  if (!allowPrivate && found.some(({ address }) => isInside(address))) return 'inside'
  return { address: found[0]?.address ?? host }
}
