// Vitest's global setup: the servers that tests start as processes, built from the source that is there.
import { buildServers } from '../../bin/build-servers.ts'

/** Builds them before the first test. */
export const setup = buildServers
