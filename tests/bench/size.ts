// What a first visit loads: the entry and its static imports by gzip, the largest lazy chunks, and which packages the bytes come from.
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { FIRST_LOAD_BUDGET } from '#tests/kit/first-load.ts'
import { table } from './figures.ts'
import { bytesByOrigin } from './size/origins.ts'

const BUDGET_KB = FIRST_LOAD_BUDGET / 1_000
/** What the first screen of somebody who is signed in loads besides: the tasks of a project, and what is drawn of actions there. */
const FIRST_PAGE = /src\/(?:pages\/project-overview\/project-overview-page\.tsx|app\/declared-actions\.ts)$/
const LISTED = 10
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

type Chunk = Rolldown.OutputChunk

/** Builds the client in memory and answers a line for the sum, a table of lazy chunks and one of origins. Throws when it does not build. */
export async function benchSize(): Promise<string[]> {
  const output = await build({ root: ROOT, mode: 'production', logLevel: 'error', build: { write: false, sourcemap: 'hidden' } })
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const first = closureOf(chunks, (chunk) => chunk.isEntry)
  const screen = closureOf(chunks, (chunk) => chunk.isEntry || FIRST_PAGE.test(chunk.facadeModuleId ?? ''))
  const initial = sum(first.map(compressed))
  const whole = gzipSync(first.map((chunk) => chunk.code).join('\n')).length
  const styles = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [gzipSync(file.source).length] : []))
  const lazy = [...chunks.values()].filter((chunk) => !first.includes(chunk)).sort((a, b) => compressed(b) - compressed(a))
  const over = initial / 1_000 > BUDGET_KB ? `, over by ${kilobytes(initial - BUDGET_KB * 1_000)} kB` : ''
  return [
    `initial JavaScript ${kilobytes(initial)} kB gzip in ${first.length} chunks (budget ${BUDGET_KB}${over}), ${kilobytes(whole)} as one; all styles ${kilobytes(sum(styles))} kB; ${lazy.length} lazy chunks`,
    `until the rows of a list stand ${kilobytes(sum(screen.map(compressed)))} kB in ${screen.length} chunks`,
    '',
    ...table(['initial, by origin', 'kB gzip', 'share'], originRows(first, initial)),
    '',
    ...table(
      ['lazy chunk', 'kB gzip', 'mostly'],
      lazy.slice(0, LISTED).map((chunk) => [chunk.name, kilobytes(compressed(chunk)), mostly(chunk)]),
    ),
  ]
}

/** The chunks that are meant and whatever they import statically, however deep. */
function closureOf(chunks: ReadonlyMap<string, Chunk>, meant: (chunk: Chunk) => boolean | undefined): Chunk[] {
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(chunks.get(name))
  }
  for (const chunk of chunks.values()) if (meant(chunk)) add(chunk)
  return [...found]
}

function originRows(chunks: readonly Chunk[], initial: number): string[][] {
  const origins = new Map<string, number>()
  for (const chunk of chunks) for (const [origin, bytes] of bytesByOrigin(chunk)) origins.set(origin, (origins.get(origin) ?? 0) + bytes)
  const sorted = [...origins].sort(([, a], [, b]) => b - a)
  const shown = sorted.slice(0, 30)
  const rest = sum(sorted.slice(30).map(([, bytes]) => bytes))
  return [...shown, [`${sorted.length - shown.length} others`, rest] as const].map(([origin, bytes]) => [
    origin,
    kilobytes(bytes),
    `${((100 * bytes) / initial).toFixed(1)} %`,
  ])
}

function mostly(chunk: Chunk): string {
  const [origin = '–'] = [...bytesByOrigin(chunk)].sort(([, a], [, b]) => b - a)[0] ?? []
  return origin
}

const sizes = new Map<Chunk, number>()

function compressed(chunk: Chunk): number {
  const size = sizes.get(chunk) ?? gzipSync(chunk.code).length
  sizes.set(chunk, size)
  return size
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
