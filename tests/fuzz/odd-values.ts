// Values that nobody means and anybody can send, and how a case draws them.
import fc from 'fast-check'

/** Draws one value; all that a case draws follows from its seed. */
export type Draw = <Value>(from: fc.Arbitrary<Value>) => Value

/** One of several. */
export function oneOf<Value>(draw: Draw, values: readonly Value[]): Value {
  return draw(fc.constantFrom(...values))
}

/** True in so many of a hundred cases. */
export function chance(draw: Draw, percent: number): boolean {
  return draw(fc.integer({ min: 1, max: 100 })) <= percent
}

/** How wrong a case is: what percentage of its parts is odd. Most are nearly right, because whoever is wrong in many places is refused at the first. */
export function drawWrongness(draw: Draw): number {
  return oneOf(draw, [0, 0, 0, 2, 2, 2, 5, 5, 15, 40])
}

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], [])

/** Characters, lengths and shapes that databases, addresses, markup and numbers stumble over. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\n', '\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\u202eabc', '\ufeff', 'e\u0301'.repeat(40), '👩‍👩‍👧‍👦'.repeat(20)],
    ...['%', '%_\\', "' or 1=1 --", '"', '\\', '../../etc/passwd', '/', '.', '..', '#', '?a=b', '__proto__', 'constructor', 'toString'],
    ...['null', 'NaN', 'Infinity', '-1', '0', '-0', '1e400', '0x10', '99999999999999999999', '1,2,,3', ',', 'none', 'acme', 'website'],
    ...['9999-99-99', '2026-02-30', '0000-01-01', '9999-12-31', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '24:00', '12:60'],
    ...['<p>', '<script>alert(1)</script>', '<p>'.repeat(1_500), '&#0;', '<img src=x onerror=a>', 'http://[', 'javascript:alert(1)'],
    ...['ü'.repeat(3_000), 'a,'.repeat(500), 'a '.repeat(5_000), 'Mars/Olympus', 'a@b', `${'a'.repeat(70)}@example.com`],
    ...['RRULE:FREQ=SECONDLY', 'FREQ=DAILY;INTERVAL=0', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

/** Numbers at the borders of what 32, 53 and 64 bits hold. */
export const oddNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    -1,
    0,
    -0,
    0.5,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
    1e21,
    1e308,
    -1e308,
    5e-324,
    0.1 + 0.2,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Anything that JSON can say. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: oddText, weight: 4 },
  { arbitrary: oddNumber, weight: 3 },
  {
    arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]], ['\u0000'], { a: { b: null } }, nested(40), nested(3_000)),
    weight: 4,
  },
  { arbitrary: fc.array(oddNumber, { minLength: 1, maxLength: 400 }), weight: 1 },
  { arbitrary: fc.array(oddText, { maxLength: 5 }), weight: 1 },
)
