// The part of all tests that one of several machines runs.

/** What the runners of tests are told; types and lint, which cannot be shared out, are the first machine's. */
export interface Shard {
  args: string[]
  isFirst: boolean
}

/** Reads `--shard=2/3`; without it there is one machine. Throws on anything else, so that no part of the tests is left out unseen. */
export function readShard(args: readonly string[]): Shard {
  const [arg, ...others] = args
  if (arg === undefined) return { args: [], isFirst: true }
  const [, index = 0, count = 0] = (/^--shard=(\d+)\/(\d+)$/.exec(arg) ?? []).map(Number)
  if (others.length > 0 || index < 1 || index > count) throw new Error(`All tests take --shard=1/3, or nothing; this is ${args.join(' ')}.`)
  return { args: [arg], isFirst: index === 1 }
}
