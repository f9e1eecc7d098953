// npm run coverage:spec: which requirements no test proves, and which wait for what. `-- TASK MOVE` shows those sections only.
import { sources } from '../house/sources.ts'
import { provenIds } from './proofs.ts'
import { type Row, readRows, standingOf } from './rows.ts'

const FOLDER = process.env.SPECIFICATION ?? '../shared/spec'
const rows = readRows(FOLDER)
if (rows.length === 0) {
  process.stderr.write(`There are no requirements in ${FOLDER}; set SPECIFICATION to their folder.\n`)
  process.exit(1)
}

const tests = sources('src', 'gateway', 'host', 'process', 'tests').filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
const proven = provenIds(tests.map(({ text }) => text))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))

function sectionOf({ id }: Row): string {
  return id.slice(0, id.indexOf('-'))
}

function groupedBy<Key>(all: readonly Row[], key: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of all) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}

/** What is not proven, and why, behind the count of what is. */
function line(name: string, group: readonly Row[], ids: boolean): string {
  const standing = groupedBy(group, (row) => standingOf(row, proven))
  const said = [...standing].flatMap(([state, those]) => {
    if (state === 'proven') return []
    const which = ids && those.length < group.length ? those.map(({ id }) => id).join(' ') : String(those.length)
    return state === 'missing' ? `without a test: ${which}` : `waits for: ${state} ${which}`
  })
  const count = `${String(standing.get('proven')?.length ?? 0).padStart(3)} of ${group.length}`
  return `${name.padEnd(21)} ${count.padEnd(11)} ${said.join('; ')}`.trimEnd()
}

const shown = rows.filter((row) => wanted.length === 0 || wanted.includes(sectionOf(row)))
for (const [section, group] of groupedBy(shown, sectionOf)) process.stdout.write(`${line(section, group, true)}\n`)
process.stdout.write('\n')
for (const [file, group] of groupedBy(rows, (row) => row.file)) process.stdout.write(`${line(file, group, false)}\n`)
