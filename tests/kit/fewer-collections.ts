// What the runners' workers start with.

/**
 * Arguments of node: room for 64 MB of what was just made, instead of 16. Tests make much that lives for one test, and a larger nursery is collected
 * less often: the unit and page tests take a twelfth less time with it, the tests of the world a twentieth.
 */
export const FEWER_COLLECTIONS: readonly string[] = ['--max-semi-space-size=64']
