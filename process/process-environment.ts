// What every process takes from the environment, whatever it serves.
import { z } from 'zod'
import { type Environment, port, readEnvironment, seconds, words } from './environment.ts'

/** Variables of gateway and host alike. The README's table says what each means. */
export const PROCESS_ENVIRONMENT = {
  LISTEN: words().default('localhost'),
  METRICS_PORT: port().optional(),
  DRAIN_SECONDS: seconds(300).default(0),
}

const SCHEMA = z.object(PROCESS_ENVIRONMENT)

/** Where figures are served, if anywhere; the address to listen on; how long a stopping server still answers whoever has not heard, in seconds. */
export interface ProcessSettings {
  metricsPort: number | null
  listen: string
  drainSeconds: number
}

/** Reads the variables above. Throws StartError. */
export function readProcess(env: Environment): ProcessSettings {
  const { METRICS_PORT, LISTEN, DRAIN_SECONDS } = readEnvironment(SCHEMA, env)
  return { metricsPort: METRICS_PORT ?? null, listen: LISTEN, drainSeconds: DRAIN_SECONDS }
}
