// Before the browser tests: the client is built and a PostgreSQL server runs.

import { clusterOfRun } from '#tests/kit/test-cluster.ts'
import { buildClientIfStale } from '../../bin/build-client.ts'

/** Builds, starts, and answers how to stop. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // CLIENT_DIR names a client that is built already.
  if (!process.env.CLIENT_DIR) await buildClientIfStale((line) => process.stdout.write(`${line}\n`))
  const { address, stop } = await clusterOfRun()
  process.env.E2E_CLUSTER = JSON.stringify(address)
  return stop
}
