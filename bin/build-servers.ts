// Builds what runs in earnest: each server as one file of JavaScript, so that a start compiles nothing and no compiler stays in memory.
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildFailure, build, type Plugin } from 'esbuild'
import { StartError } from '#process/start-error.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Where they are; beside `node_modules`, which they load packages from. */
const BUILT = join(ROOT, 'dist-server')

const SERVERS = { serve: 'bin/serve.ts', host: 'host/main.ts', gateway: 'gateway/main.ts' } as const

/** A server that runs by itself. */
export type Server = keyof typeof SERVERS

/** The file that runs a server, once `buildServers` has made it. */
export const builtServer = (server: Server): string => join(BUILT, `${server}.js`)

/** Pages, examples and tables lie beside the source that reads them, and are read there. */
const besideTheirSource: Plugin = {
  name: 'beside-their-source',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (path.includes('/node_modules/') || !text.includes('import.meta.')) return null
      const from = JSON.stringify(relative(dirname(builtServer('serve')), path))
      return { loader: 'ts', contents: text.replaceAll('import.meta.url', `new URL(${from}, import.meta.url).href`) }
    })
  },
}

/** Makes them anew, which takes a quarter of a second. One file each: a process that runs needs nothing of a build that replaces its own. Throws StartError. */
export async function buildServers(): Promise<void> {
  await build({
    entryPoints: Object.fromEntries(Object.entries(SERVERS).map(([name, path]) => [name, join(ROOT, path)])),
    outdir: BUILT,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [besideTheirSource],
  }).catch(({ errors: [first] }: BuildFailure) => {
    throw new StartError(`The servers cannot be built: ${first?.location?.file}:${first?.location?.line}: ${first?.text}`)
  })
}
