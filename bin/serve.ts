// npm run serve: the product as it is run in earnest. Builds nothing, makes no sample world, opens no GraphiQL.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#gateway/settings.ts'
import type { Environment } from '#process/environment.ts'
import { run } from '#process/run.ts'
import { StartError } from '#process/start-error.ts'
import { startProduct } from './product.ts'
import { assertCanStart } from './settings.ts'

async function startAll(env: Environment) {
  await assertCanStart(env)
  const { clientDir } = readSettings(env)
  if (!existsSync(join(clientDir, 'index.html'))) throw new StartError(`There is no client in ${clientDir}: run npm run build first.`)
  return startProduct(env)
}

// Its people have a password that everybody knows.
const SAMPLE = process.env.SAMPLE?.trim() || 'off'
run(startAll({ ...process.env, NODE_ENV: 'production', SAMPLE }), ({ gateway, host }) => [`Palette on ${gateway.url}, host on ${host.url}`])
