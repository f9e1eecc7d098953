// @vitest-environment node
// Clocks of zones, also where they are put forward.
import { expect, test } from 'vitest'
import { localTime, zonesFrom } from './local-time.ts'

test('a zone has its own day, hour and weekday', () => {
  const at = new Date('2031-03-30T23:30:00Z')
  expect(localTime('UTC', at)).toEqual({ date: '2031-03-30', hour: 23, minute: 30, weekday: 7 })
  expect(localTime('Europe/Berlin', at)).toEqual({ date: '2031-03-31', hour: 1, minute: 30, weekday: 1 })
  expect(localTime('America/Los_Angeles', at)).toMatchObject({ date: '2031-03-30', hour: 16 })
  expect(localTime('Mars/Olympus', at)).toEqual(localTime('UTC', at))
})

test('zones in which the day has begun', () => {
  const zones = ['Asia/Tokyo', 'Europe/Berlin', 'America/New_York']
  expect(zonesFrom(9, zones, new Date('2031-05-20T07:00:00Z'))).toEqual(['Asia/Tokyo', 'Europe/Berlin'])
  expect(zonesFrom(9, zones, new Date('2031-05-20T16:00:00Z'))).toEqual(['Europe/Berlin', 'America/New_York'])
})
