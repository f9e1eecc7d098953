// Says of each minified byte of a chunk which package, or which part of src, it comes from.
import { SourceMap } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

/** Gzip bytes of a chunk by origin; they add up to the chunk. Needs its source map. What one origin gains by the others' company is shared out evenly. */
export function bytesByOrigin(chunk: Rolldown.OutputChunk): Map<string, number> {
  // The bundler's own helpers come without one.
  if (!chunk.map) return new Map([['bundler', gzipSync(chunk.code).length]])
  const map = new SourceMap({ ...chunk.map, file: chunk.fileName, sourceRoot: '', sourcesContent: [] })
  const pieces = new Map<string, string[]>()
  for (const [number, line] of chunk.code.split('\n').entries()) {
    let start = 0
    let origin = originAt(map, number, 0)
    for (let column = 1; column <= line.length; column++) {
      const next = column === line.length ? null : originAt(map, number, column)
      if (next === origin) continue
      const list = pieces.get(origin) ?? []
      list.push(line.slice(start, column))
      pieces.set(origin, list)
      start = column
      origin = next ?? ''
    }
  }
  const alone = [...pieces].map(([origin, texts]) => [origin, gzipSync(texts.join('')).length] as const)
  const factor = gzipSync(chunk.code).length / alone.reduce((total, [, bytes]) => total + bytes, 0)
  return new Map(alone.map(([origin, bytes]) => [origin, bytes * factor]))
}

function originAt(map: SourceMap, line: number, column: number): string {
  const entry = map.findEntry(line, column)
  // Segments without a source have none here, whatever the type says.
  return 'originalSource' in entry && entry.originalSource ? originOf(entry.originalSource) : 'bundler'
}

/** `react-dom`, `@scope`, `src/features/task`, `bundler`. */
function originOf(source: string): string {
  const inside = source.split('node_modules/').at(-1) ?? source
  if (inside !== source) return inside.split('/', 1).join('')
  const own = /(?:^|\/)(src\/[^/]+(?:\/[^/.]+(?=\/))?)/.exec(source)?.[1]
  return own ?? 'bundler'
}
