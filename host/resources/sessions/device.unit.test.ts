// What is kept of where somebody signs in.
import { expect, test } from 'vitest'
import { deviceName, networkOf } from './device.ts'

test('SESS-01 an address is cut to its network', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113.0/24')
  expect(networkOf('::ffff:203.0.113.77')).toBe('203.0.113.0/24')
  expect(networkOf('2001:0db8:0012:3456::1')).toBe('2001:db8:12::/48')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0::/48')
  expect(networkOf('::1')).toBe('0:0:0::/48')
})

test('SESS-01 a device is its browser and system', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
  expect([firefox, safari, '', 'curl/8.5.0'].map(deviceName)).toEqual([
    'Firefox on Windows',
    'Safari on iOS',
    'Unknown device',
    expect.any(String),
  ])
})
