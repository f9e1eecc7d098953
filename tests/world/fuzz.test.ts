// Requests drawn from the OpenAPI document and from the SDL: whatever is sent, and whoever sends it, is answered, not with 5xx and within 5 s.
import { expect, test } from 'vitest'
import { fuzz, type Target } from '#tests/fuzz/fuzz.ts'

/** `npm run fuzz` sets these. A run of all tests sends the same each time, so that it fails for what it was changed by. */
const { FUZZ_COUNT = '1000', FUZZ_SEED = '1', FUZZ_TARGET } = process.env
const targets: readonly Target[] = ['host', 'gateway']

test.for(targets.filter((one) => FUZZ_TARGET === undefined || FUZZ_TARGET === one))(
  `OPEN-11 ${FUZZ_COUNT} drawn requests get an answer, no 5xx and none over 5 s: %s`,
  { timeout: 24 * 3_600_000 },
  async (target) => {
    expect(await fuzz(target, Number(FUZZ_COUNT), Number(FUZZ_SEED))).toEqual([])
  },
)
