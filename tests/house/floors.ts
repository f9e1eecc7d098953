// The rule of floors: who may import whom. Kept apart from its test so that planted violations can be tried on it.
import { dirname } from 'node:path/posix'

/** Floors of the client, from the top; each may import itself and what stands below it. */
const FLOORS = ['app', 'pages', 'features', 'model', 'actions', 'data', 'ui', 'theme', 'lib'] as const

/** Floors whose rooms never import each other. */
const CLOSED_ROOMS: readonly (string | undefined)[] = ['pages', 'features', 'model']

/** The most files that one folder holds. */
export const MOST_FILES = 40

/** An import found in a file; both paths are relative to the root, with `/`. */
export interface Import {
  from: string
  to: string
}

/** All imports of a module's text that point into the project; `path` is relative to the root. Types count as everything else does. */
export function importsOf(path: string, text: string): Import[] {
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([#./][^'"]*)['"]/g)].flatMap((match) => match[1] ?? [])
  return found.flatMap((name) => {
    if (name.startsWith('#')) return [{ from: path, to: name.slice(1) }]
    if (name.startsWith('.')) return [{ from: path, to: new URL(name, `file:///${path}`).pathname.slice(1) }]
    return []
  })
}

/** A sentence for a forbidden import, or null. */
export function violation({ from, to }: Import): string | null {
  const [house, floor, room] = from.split('/')
  const [otherHouse, otherFloor, otherRoom] = to.split('/')
  if (house === 'tests' || house === 'bin' || isTest(from)) return null
  if (house !== otherHouse) {
    if (to === 'schema.graphql' && (house === 'src' || house === 'gateway')) return null
    if (otherHouse === 'process' && (house === 'gateway' || house === 'host')) return null
    return isHouse(otherHouse) ? `${from} imports ${to}: src, gateway and host share nothing but process/, and only servers that` : null
  }
  if (house !== 'src') return null
  const own = rank(floor)
  const other = rank(otherFloor)
  if (own === null || other === null) return null
  if (other < own) return `${from} imports ${to}: ${floor} may only import what stands below it`
  if (own === other && CLOSED_ROOMS.includes(floor) && room !== otherRoom)
    return `${from} imports ${to}: the rooms of ${floor} never import each other`
  return null
}

/** A sentence for each two folders that import each other, tests left out. */
export function mutualFolders(imports: readonly Import[]): string[] {
  const ways = new Map<string, Import>()
  for (const one of imports) {
    const [from, to] = [dirname(one.from), dirname(one.to)]
    if (from !== to && !isTest(one.from)) ways.set(`${from} ${to}`, one)
  }
  return [...ways].flatMap(([way, one]) => {
    const [from = '', to = ''] = way.split(' ')
    const back = from < to ? ways.get(`${to} ${from}`) : undefined
    return back ? [`${from} and ${to} import each other: ${one.from} imports ${one.to}, ${back.from} imports ${back.to}`] : []
  })
}

/** A sentence for each folder that holds more than `MOST_FILES`. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder} holds ${count} files`)
}

/** Rank of a floor from the top; `main.tsx` and other files directly in `src` have none and may import anything. */
function rank(floor: string | undefined): number | null {
  const at = (FLOORS as readonly (string | undefined)[]).indexOf(floor)
  return at === -1 ? null : at
}

function isHouse(name: string | undefined): boolean {
  return name === 'src' || name === 'gateway' || name === 'host' || name === 'tests' || name === 'process' || name === 'bin'
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
