// Builds the client when `dist/` is missing or older than what it is made of.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { StartError } from '#process/start-error.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'dist')
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')
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
function firstWords(error: string): string {
  const lines = stripVTControlCharacters(error).split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !/^\S* ?Build failed|^error during build:$/i.test(line.trim()))
    .slice(0, 2)
    .join(' ')
}

/** Makes `dist/` good; answers whether it had to build. `say` hears of it before it starts. Throws StartError. */
export async function buildClientIfStale(say: (line: string) => void): Promise<boolean> {
  const stamp = await sourceStamp()
  const known = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : null
  if (known === stamp) return false
  say('Building the client …')
  // In a process of its own: a gigabyte goes with it, which a server would keep, and so does what Vite sets in the environment.
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'error'], { cwd: ROOT, env }).catch(
    (error: { stderr?: string }) => {
      throw new StartError(`The client cannot be built: ${firstWords(error.stderr || String(error))}`)
    },
  )
  await compressFiles()
  await writeFile(STAMP, stamp)
  return true
}
