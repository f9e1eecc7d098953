// A picture in its frame: never emptier than it has to be, whatever is done to it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedBy, placeIn, scaledTo, scalesOf } from './picture-frame.ts'

const size = fc.record({ width: fc.integer({ min: 1, max: 6000 }), height: fc.integer({ min: 1, max: 6000 }) })
const step = fc.oneof(
  fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
  fc.record({ zoom: fc.double({ min: 0.01, max: 8, noNaN: true }) }),
)

test('whatever is done, a picture that fills the frame leaves no gap, and a smaller one stays in the middle', () => {
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 12 }), (picture, steps) => {
      const frame = { width: 256, height: 256 }
      let placed = placeIn(picture, frame, scalesOf(picture, frame).full)
      for (const one of steps)
        placed =
          'zoom' in one
            ? scaledTo(placed, picture, frame, scalesOf(picture, frame).full * one.zoom)
            : movedBy(placed, picture, frame, one.x, one.y)
      for (const [at, length, room] of [
        [placed.x, picture.width, frame.width],
        [placed.y, picture.height, frame.height],
      ] as const) {
        const drawn = length * placed.scale
        if (drawn >= room) {
          expect(at).toBeLessThanOrEqual(1e-6)
          expect(at + drawn).toBeGreaterThanOrEqual(room - 1e-6)
        } else expect(at).toBeCloseTo((room - drawn) / 2)
      }
    }),
  )
})

test('scaling keeps what is in the middle', () => {
  const picture = { width: 1000, height: 500 }
  const frame = { width: 100, height: 100 }
  const placed = movedBy(placeIn(picture, frame, 0.2), picture, frame, 20, 0)
  const middle = (at: { x: number; scale: number }) => (50 - at.x) / at.scale
  expect(middle(scaledTo(placed, picture, frame, 0.5))).toBeCloseTo(middle(placed))
})
