// How far behind a replica is told to be.
import { expect, test } from 'vitest'
import { createLagMeter } from './lag.ts'

test('a replica is behind since the primary passed where it is, and near while that was at the last look', () => {
  const meter = createLagMeter()
  meter.wrote(1_000, 100n)
  expect(meter.replayed(1_010, 100n)).toEqual({ ms: 0, bytes: 0, near: true })
  meter.wrote(2_000, 150n)
  expect(meter.replayed(2_010, 120n)).toEqual({ ms: 10, bytes: 30, near: true })
  meter.wrote(3_000, 180n)
  expect(meter.replayed(3_010, 120n)).toEqual({ ms: 1_010, bytes: 60, near: false })
  // It goes on, and is then behind the second moment only.
  expect(meter.replayed(3_020, 150n)).toEqual({ ms: 20, bytes: 30, near: true })
  expect(meter.replayed(3_030, 190n)).toEqual({ ms: 0, bytes: 0, near: true })
})

test('a replica that is away for hours is told to be behind for as long', () => {
  const meter = createLagMeter()
  for (let second = 1; second <= 7_200; second += 1) meter.wrote(second * 1_000, BigInt(second))
  expect(meter.replayed(7_200_000, 0n)).toMatchObject({ ms: 7_199_000, bytes: 7_200 })
  const { ms } = meter.replayed(7_200_000, 3_600n)
  expect(ms).toBe(3_599_000)
})
