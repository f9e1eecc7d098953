// Todoist's table as one of tasks: sections become a status, notes comments, indents parents (IMPORT-01, IMPORT-06).
import { createHash } from 'node:crypto'
import type { SheetRow } from '../import-item.ts'
import type { Table } from './csv-rows.ts'
import { nameKey } from './header-names.ts'

const OWN = ['Id', 'Content', 'Labels', 'Section', 'Parent', 'Comments', 'Author', 'Responsible']
const LEFT = new Set(['type', 'content', 'indent', 'author', 'responsible', 'priority'])

/** In what is longer nothing is looked for. */
const LONGEST_LABELED = 16_000

const NOTE = 'Todoist’s files have no ids: a task is known again by its words and its place.'

/** Whether a table has what Todoist's needs. */
export function isTodoist(columns: readonly string[]): boolean {
  const keys = new Set(columns.map(nameKey))
  return keys.has('type') && keys.has('content')
}

/** The tasks of a table of Todoist's; its other columns stay as they are. */
export function todoistTable({ columns, rows }: Table): Table & { notes: string[] } {
  const at = new Map(columns.map((name, place) => [nameKey(name), place]))
  const others = columns.flatMap((name, place) =>
    LEFT.has(nameKey(name)) ? [] : [{ name: OWN.includes(name) ? `${name} (file)` : name, place }],
  )
  const named = [...OWN, 'Priority', ...others.map(({ name }) => name)]
  return {
    columns: named,
    rows: () =>
      tasksOf(
        rows(),
        at,
        others.map(({ place }) => place),
      ),
    notes: [NOTE],
  }
}

type Task = {
  row: number
  id: string
  content: string
  labels: string[]
  section: string
  parent: string
  comments: string[]
  cells: SheetRow['cells']
}

async function* tasksOf(
  rows: AsyncIterable<SheetRow>,
  at: ReadonlyMap<string, number>,
  others: readonly number[],
): AsyncGenerator<SheetRow> {
  const seen = new Map<string, number>()
  const above: string[] = []
  let section = ''
  let task: Task | null = null
  for await (const { row, cells } of rows) {
    const text = (key: string) => cells[at.get(key) ?? -1]?.[0]?.trim() ?? ''
    const type = text('type').toLowerCase()
    if (type === 'section') {
      section = text('content')
      above.length = 0
    }
    if (type === 'note' && task !== null) task.comments.push(`${text('date')};${nameOf(text('author'))};${noteOf(text('content'))}`)
    if (type !== 'task' && type !== '') continue
    if (task !== null) yield rowOf(task, at, others)
    const level = Math.min(Math.max(Number.parseInt(text('indent'), 10) || 1, 1), above.length + 1)
    above.length = level - 1
    const parent = above.at(-1) ?? ''
    const { content, labels } = splitLabels(text('content'))
    const id = idOf(seen, [parent, section, content])
    above.push(id)
    task = { row, id, content, labels, section, parent, comments: [], cells }
  }
  if (task !== null) yield rowOf(task, at, others)
}

function rowOf(
  { row, id, content, labels, section, parent, comments, cells }: Task,
  at: ReadonlyMap<string, number>,
  others: readonly number[],
): SheetRow {
  const cell = (key: string) => cells[at.get(key) ?? -1]?.[0]?.trim() ?? ''
  // Of 1 to 4 the last is what a task has that nobody gave one.
  const priority = /^[1-3]$/.test(cell('priority')) ? `p${cell('priority')}` : ''
  const one = (text: string) => (text === '' ? [] : [text])
  return {
    row,
    cells: [
      ...[
        one(id),
        one(content),
        labels,
        one(section),
        one(parent),
        comments,
        one(nameOf(cell('author'))),
        one(nameOf(cell('responsible'))),
      ],
      ...[one(priority), ...others.map((place) => cells[place] ?? [])],
    ],
  }
}

/** A name for what has none: what it is made of, and the how manieth of its kind it is. */
function idOf(seen: Map<string, number>, parts: readonly string[]): string {
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
  const before = seen.get(key) ?? 0
  seen.set(key, before + 1)
  return before === 0 ? key : `${key}-${before + 1}`
}

/** `Buy milk @errands` has a label. */
function splitLabels(text: string): { content: string; labels: string[] } {
  const labels: string[] = []
  let content = text
  if (text.length > LONGEST_LABELED) return { content, labels }
  for (;;) {
    const found = /^(.*\S)\s+@(\S+)$/su.exec(content)
    if (found === null) return { content, labels: labels.reverse() }
    content = found[1] ?? ''
    labels.push(found[2] ?? '')
  }
}

/** `Kim Lee (2671355)` without the number. */
const nameOf = (text: string) => (text.length > 300 ? text : text.replace(/\s*\(\d+\)$/, '')).replaceAll(';', ',')

/** What a note says, a file in it by its address. */
function noteOf(text: string): string {
  if (text.length > LONGEST_LABELED) return text
  return text.replace(/\[\[file (\{.*?\})\]\]/gs, (whole, json: string) => {
    const name = /"file_name"\s*:\s*"([^"\\]*)"/.exec(json)?.[1]
    const url = /"file_url"\s*:\s*"([^"\\]*)"/.exec(json)?.[1]
    return url === undefined ? whole : `${name ?? ''} ${url}`.trim()
  })
}
