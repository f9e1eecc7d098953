// npm run coverage:spec: which requirement ids no test names. `-- --all` lists them all, `-- TASK MOVE` only those sections.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MATRIX = process.env.REQUIREMENTS ?? '../shared/spec/requirements.md'
if (!existsSync(MATRIX)) {
  process.stderr.write(`The requirement matrix is not at ${MATRIX}; set REQUIREMENTS to its path.\n`)
  process.exit(1)
}

const ids = [...new Set([...readFileSync(MATRIX, 'utf8').matchAll(/^\| ([A-Z]+-\d{2}) /gm)].flatMap((match) => match[1] ?? []))]
const titles = ['src', 'gateway', 'host', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .flatMap((entry) => titlesOf(readFileSync(join(entry.parentPath, entry.name), 'utf8'))),
)

/** Only titles count: an id in a comment proves nothing. */
function titlesOf(text: string): string[] {
  // Titles of `test('…')`, and of `test.each([…])('…')`, whose table may hold strings of its own.
  const plain = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/gs
  const tabled = /\]\)\(\s*(['"`])((?:(?!\1).)*)\1/gs
  return [...text.matchAll(plain), ...text.matchAll(tabled)].flatMap((match) => match[2] ?? [])
}

/** The ids in a title; `REST-53..56` stands for all four. */
function idsIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z]+)-(\d{2})(?:\.\.(\d{2}))?(?!\d)/g)].flatMap(([, section = '', first = '', last = first]) =>
    Array.from(
      { length: Math.max(1, Number(last) - Number(first) + 1) },
      (_, at) => `${section}-${String(Number(first) + at).padStart(2, '0')}`,
    ),
  )
}

const named = new Set(titles.flatMap(idsIn))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const sections = group(ids)

function group(list: readonly string[]): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const id of list) {
    const section = id.split('-')[0] ?? ''
    map.set(section, [...(map.get(section) ?? []), id])
  }
  return map
}

for (const [section, all] of sections) {
  if (wanted.length > 0 && !wanted.includes(section)) continue
  const missing = all.filter((id) => !named.has(id))
  process.stdout.write(
    `${section.padEnd(10)} ${String(all.length - missing.length).padStart(3)} of ${all.length}${missing.length > 0 ? `   without: ${missing.join(' ')}` : ''}\n`,
  )
}
const without = ids.filter((id) => !named.has(id))
process.stdout.write(`${ids.length - without.length} of ${ids.length} requirement ids are named by a test\n`)
