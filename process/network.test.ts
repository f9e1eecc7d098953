// Which part of a caller's address is kept, and which limits count by.
import { expect, test } from 'vitest'
import { networkOf, placeOf } from './network.ts'

test('SESS-01 an address is cut to its network', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113.0/24')
  expect(networkOf('::ffff:203.0.113.77')).toBe('203.0.113.0/24')
  expect(networkOf('2001:0db8:0012:3456::1')).toBe('2001:db8:12::/48')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0::/48')
  expect(networkOf('::1')).toBe('0:0:0::/48')
})

test('SESS-07 limits count by IPv4 address and by the /64 of an IPv6 one', () => {
  expect(placeOf('::ffff:203.0.113.77')).toBe('203.0.113.77')
  expect(placeOf('2001:db8:12:3456:aaaa::1')).toBe('2001:db8:12:3456::/64')
  expect(placeOf('2001:0db8:0012:3456:bbbb:1:2:3')).toBe('2001:db8:12:3456::/64')
  expect(placeOf('2001:db8:12:3457::1')).not.toBe(placeOf('2001:db8:12:3456::1'))
})
