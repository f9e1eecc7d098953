// Builds the client when `dist/` is missing or older than what it is made of.
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { StartError } from '#process/start-error.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'dist')
/** Written last, so a build that was cut off is made again. Holds what the build was made of. */
const STAMP = join(DIST, '.stamp')
const SOURCES = ['src', 'public', 'index.html', 'schema.graphql', 'package-lock.json', 'vite.config.ts']

/** Names, sizes and times of everything the client is made of; tests and their kin are not part of it. */
async function sourceStamp(): Promise<string> {
  const files = await Promise.all(SOURCES.map((name) => filesIn(join(ROOT, name))))
  const lines = await Promise.all(
    files.flat().map(async (file) => {
      const { size, mtimeMs } = await stat(file)
      return `${file.slice(ROOT.length)} ${size} ${Math.round(mtimeMs)}`
    }),
  )
  return lines.sort().join('\n')
}

async function filesIn(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name))
}

/** Puts a .br and a .gz beside each text file above 1 kB: browsers get 4 times fewer bytes, nothing is squeezed while serving. */
async function compressFiles(): Promise<void> {
  const brotli = promisify(brotliCompress)
  const files = (await filesIn(DIST)).filter((file) => /\.(js|css|html|svg|json)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      if (bytes.length < 1_024) return
      await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes))
    }),
  )
}

/** The first two lines of a build's error that say something, without colours. */
function firstWords(error: unknown): string {
  const lines = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .join(' ')
}

/** Makes `dist/` good; answers whether it had to build. `say` hears of it before it starts. Throws StartError. */
export async function buildClientIfStale(say: (line: string) => void): Promise<boolean> {
  const stamp = await sourceStamp()
  const known = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : null
  if (known === stamp) return false
  say('Building the client …')
  // Loaded only when there is something to build.
  const { build } = await import('vite')
  const mode = process.env.NODE_ENV
  try {
    await build({ root: ROOT, logLevel: 'error', mode: 'production' })
  } catch (error) {
    throw new StartError(`The client cannot be built: ${firstWords(error)}`)
  } finally {
    // Vite makes it `production` for the whole process, and GraphiQL would be gone.
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
  await compressFiles()
  await writeFile(STAMP, stamp)
  return true
}
