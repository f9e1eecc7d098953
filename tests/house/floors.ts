// The rule of floors: who may import whom. Kept apart from its test so that planted violations can be tried on it.

/** Floors of the client, from the top; each may import itself and what stands below it. */
const FLOORS = ['app', 'pages', 'features', 'actions', 'data', 'ui', 'theme', 'lib'] as const

/** An import found in a file; both paths are relative to the root, with `/`. */
export interface Import {
  from: string
  to: string
}

/** All imports of a module's text that point into the project; `path` is relative to the root. */
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
  const [house, floor, feature] = from.split('/')
  const [otherHouse, otherFloor, otherFeature] = to.split('/')
  if (house === 'tests' || house === 'bin' || isTest(from)) return null
  if (house !== otherHouse) {
    if (to === 'schema.graphql' && (house === 'src' || house === 'gateway')) return null
    return isHouse(otherHouse) ? `${from} imports ${to}: src, gateway and host never import one another` : null
  }
  if (house !== 'src') return null
  const own = rank(floor)
  const other = rank(otherFloor)
  if (own === null || other === null) return null
  if (other < own) return `${from} imports ${to}: ${floor} may only import what stands below it`
  if (floor === 'features' && otherFloor === 'features' && feature !== otherFeature)
    return `${from} imports ${to}: features never import each other`
  return null
}

/** Rank of a floor from the top; `main.tsx` and other files directly in `src` have none and may import anything. */
function rank(floor: string | undefined): number | null {
  const at = (FLOORS as readonly (string | undefined)[]).indexOf(floor)
  return at === -1 ? null : at
}

function isHouse(name: string | undefined): boolean {
  return name === 'src' || name === 'gateway' || name === 'host' || name === 'tests'
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
