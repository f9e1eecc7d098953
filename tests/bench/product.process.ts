// The product as `npm run serve` runs it, host and gateway in one process. Argument: the database.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../../bin/product.ts'
import { type Part, runPart } from './child.ts'

async function start(): Promise<Part<string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palette-bench-'))
  const [databaseUrl] = process.argv.slice(2)
  const product = await startProduct({
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    SAMPLE: 'off',
    PORT: '0',
    HOST_PORT: '0',
  })
  return {
    ready: product.gateway.url,
    async stop() {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

await runPart(start)
