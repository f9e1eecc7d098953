// Vitest's global setup: the test run's PostgreSQL server, one for all projects that ask for it.
import type { TestProject } from 'vitest/node'
import { type ClusterAddress, clusterOfRun, type RunningCluster } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the server of this run. */
    cluster: ClusterAddress
  }
}

/** Each project loads this file anew; what is the run's lies in the process. */
const ofRun = process as typeof process & { palette?: { running: Promise<RunningCluster>; users: number } }

/** Starts the server before the first test of the first project and removes it after the last one's. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  ofRun.palette ??= { running: clusterOfRun(), users: 0 }
  const shared = ofRun.palette
  shared.users += 1
  const { address, stop } = await shared.running
  project.provide('cluster', address)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    delete ofRun.palette
    await stop()
  }
}
