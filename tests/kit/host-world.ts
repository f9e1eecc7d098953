// A host of its own for one test file of vitest.
import { inject } from 'vitest'
import { type HostOptions, type HostWorld, openHostOn } from './host-on-cluster.ts'

export type { Answer, HostWorld } from './host-on-cluster.ts'

/** Opens a host over a copy of the empty database, or of the sample world with `sample: true`. Close it in `afterAll`. */
export function openHostWorld(options: HostOptions = {}): Promise<HostWorld> {
  return openHostOn(inject('cluster'), options)
}
