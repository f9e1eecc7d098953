// The order of test files: what takes a minute of one core begins first, so that no other core waits for it at the end.
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'

/** By processor time, measured; a run that remembers the last one orders the others by that, a fresh one by their size, which says nothing of these. */
const LONGEST = [
  'tests/world/role-matrix.test.ts',
  'tests/world/new-noun.test.ts',
  'host/junk.test.ts',
  'tests/world/processes.test.ts',
  'tests/world/fuzz.test.ts',
  'host/resources/recurrences/recurrence-runs.test.ts',
  'tests/world/action-rows.test.ts',
  'tests/world/faults.test.ts',
  'tests/world/start.test.ts',
  'tests/world/crash.test.ts',
  'src/app/places.test.tsx',
  'src/app/router.test.tsx',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`))
  return place < 0 ? LONGEST.length : place
}

/** The runner's own order with the longest files before it; parts for several machines are the runner's, too. */
export class LongestFirst implements TestSequencer {
  readonly #vitest: Vitest
  constructor(vitest: Vitest) {
    this.#vitest = vitest
  }
  async #own(): Promise<TestSequencer> {
    // Read here, because builds of the client read the configuration and run no tests.
    const { BaseSequencer } = await import('vitest/node')
    return new BaseSequencer(this.#vitest)
  }
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await this.#own()).shard(files)
  }
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await (await this.#own()).sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
