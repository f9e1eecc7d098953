// All tests shared out among machines: every machine knows its part, and a slip of the pen leaves none out.
import { expect, test } from 'vitest'
import { readShard } from '../shard.ts'

test('one machine runs everything; of several each its part, and the first what cannot be shared out', () => {
  expect(readShard([])).toEqual({ args: [], isFirst: true })
  expect(readShard(['--shard=1/3'])).toEqual({ args: ['--shard=1/3'], isFirst: true })
  expect(readShard(['--shard=3/3'])).toEqual({ args: ['--shard=3/3'], isFirst: false })
})

test.each([['--shard=0/3'], ['--shard=4/3'], ['--shard=1'], ['--shard'], ['--shrad=1/3'], ['--shard=1/3', '--shard=2/3']])(
  '%s %s is refused',
  (...args) => {
    expect(() => readShard(args)).toThrow('--shard=1/3')
  },
)
