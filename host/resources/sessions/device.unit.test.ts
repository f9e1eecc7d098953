// What is kept of where somebody signs in.
import { expect, test } from 'vitest'
import { deviceName } from './device.ts'

test('SESS-01 a device is its browser and system', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
  expect([firefox, safari, '', 'curl/8.5.0', 'node'].map(deviceName)).toEqual([
    'Firefox on Windows',
    'Safari on iOS',
    'Unknown device',
    'Unknown device',
    'Unknown device',
  ])
})
