// Vitest's global setup: the test run's PostgreSQL server.
import type { TestProject } from 'vitest/node'
import { type ClusterAddress, startTestCluster } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the server of this run. */
    cluster: ClusterAddress
  }
}

/** Starts the server before the first test and removes it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startTestCluster()
  project.provide('cluster', address)
  return stop
}
