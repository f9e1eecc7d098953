// Everything npm start and npm run dev take from the environment: one schema, read before anything is built or started.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { GATEWAY_ENVIRONMENT, readSettings } from '#gateway/settings.ts'
import { HOST_ENVIRONMENT } from '#host/settings.ts'
import { baseAddress, type Environment, readEnvironment } from '#process/environment.ts'
import { assertPortsFree, type WantedPort } from '#process/port.ts'
import { StartError } from '#process/start-error.ts'

/** Host and gateway in one process; without HOST_URL the host is the one of this repository. */
export const START_ENVIRONMENT = z.object({
  ...HOST_ENVIRONMENT.shape,
  ...GATEWAY_ENVIRONMENT.shape,
  HOST_URL: baseAddress().optional(),
})

/** Throws a StartError for a variable that is wrong and for a port, of theirs or of `more`, that is taken. */
export async function assertCanStart(env: Environment, ...more: readonly WantedPort[]): Promise<void> {
  const { PORT, HOST_PORT, HOST_URL } = readEnvironment(START_ENVIRONMENT, env)
  const host = HOST_URL ? [] : [{ name: 'HOST_PORT', port: HOST_PORT }]
  await assertPortsFree(...more, { name: 'PORT', port: PORT }, ...host)
}

/** The same for `npm run serve`, which builds no client. */
export async function assertCanServe(env: Environment, ...more: readonly WantedPort[]): Promise<void> {
  await assertCanStart(env, ...more)
  const { clientDir } = readSettings(env)
  if (!existsSync(join(clientDir, 'index.html'))) throw new StartError(`There is no client in ${clientDir}: run npm run build first.`)
}
