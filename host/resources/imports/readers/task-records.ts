// Tasks as records of names and texts, the table they make, and the way into JSON that they are made of (IMPORT-01, IMPORT-12).
import { type SheetRow, UnreadableFile } from '../import-item.ts'
import type { Table } from './csv-rows.ts'

/** Lists and objects go no deeper into each other. */
const DEEPEST = 50

const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d])
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y

/** What a file says of one task, by the names of columns. */
export type TaskRecord = ReadonlyMap<string, readonly string[]>

/** Walks records twice at least: once for the columns, in the order they come. */
export async function tableOf(records: () => AsyncIterable<TaskRecord> | Iterable<TaskRecord>): Promise<Table> {
  const names = new Set<string>()
  for await (const record of records()) for (const name of record.keys()) names.add(name)
  const columns = [...names]
  async function* rows(): AsyncGenerator<SheetRow> {
    let row = 0
    for await (const record of records()) {
      row += 1
      yield { row, cells: columns.map((name) => record.get(name) ?? []) }
    }
  }
  return { columns, rows }
}

/** A record of what is known and what people added; a name of theirs that is a known one is told apart. Columns without a text are there as well. */
export function recordOf(
  known: Record<string, string | readonly string[]>,
  added: readonly (readonly [string, readonly string[]])[] = [],
): TaskRecord {
  const record = new Map<string, readonly string[]>()
  for (const [name, value] of Object.entries(known)) record.set(name, typeof value === 'string' ? filled([value]) : filled(value))
  for (const [given, values] of added) {
    const name = given.trim() || 'Custom field'
    const key = Object.hasOwn(known, name) ? `${name} (custom field)` : name
    record.set(key, [...(record.get(key) ?? []), ...filled(values)])
  }
  return record
}

const filled = (values: readonly string[]) => values.filter((value) => value.trim() !== '')

/** What is at a place in JSON, undefined where there is none. */
export function at(value: unknown, ...path: string[]): unknown {
  let found = value
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = Reflect.get(found, name)
  }
  return found
}

/** A text, number or yes and no at a place in JSON as a text; empty for everything else. */
export function textAt(value: unknown, ...path: string[]): string {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : typeof found === 'number' || typeof found === 'boolean' ? String(found) : ''
}

/** A list at a place in JSON, empty where there is none. */
export function listAt(value: unknown, ...path: string[]): readonly unknown[] {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

/** The texts at a place in each thing of a list. */
export function textsAt(list: readonly unknown[], ...path: string[]): string[] {
  return list.map((thing) => textAt(thing, ...path)).filter((text) => text !== '')
}

/** A comment as a cell has it: when, who and what. */
export function commentCell(when: string, who: string, text: string): string {
  return text.trim() === '' ? '' : `${when.replaceAll(';', ' ')};${who.replaceAll(';', ',')};${text}`
}

/** Reads JSON; throws UnreadableFile with line and column of what is wrong. */
export function parseJson(text: string): unknown {
  checkJson(text)
  return JSON.parse(text)
}

type Expected = 'value' | 'first value' | 'name' | 'first name' | 'comma or end' | 'end of file'

function checkJson(text: string): void {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  const after = () => (open.length === 0 ? 'end of file' : 'comma or end')
  const wrong = (what: string) => new UnreadableFile(`This is not valid JSON: ${what} at ${placeIn(text, at)}.`)
  for (;;) {
    while (SPACE.has(text.charCodeAt(at))) at += 1
    const sign = text[at]
    if (sign === undefined) {
      if (expected === 'end of file') return
      throw wrong('the file ends too early')
    }
    if (expected === 'end of file') throw wrong('something follows after its end')
    if (expected === 'comma or end') {
      if (sign === ',') expected = open.at(-1) === '{' ? 'name' : 'value'
      else if (sign === (open.at(-1) === '{' ? '}' : ']')) {
        open.pop()
        expected = after()
      } else throw wrong('a comma or a bracket is missing')
      at += 1
    } else if (expected === 'name' || expected === 'first name') {
      if (sign === '}' && expected === 'first name') {
        open.pop()
        expected = after()
        at += 1
        continue
      }
      if (sign !== '"') throw wrong('a name in quotes is missing')
      at = endOfText(text, at, wrong)
      while (SPACE.has(text.charCodeAt(at))) at += 1
      if (text[at] !== ':') throw wrong('a colon is missing')
      at += 1
      expected = 'value'
    } else if (sign === ']' && expected === 'first value') {
      open.pop()
      expected = after()
      at += 1
    } else if (sign === '{' || sign === '[') {
      open.push(sign)
      if (open.length > DEEPEST)
        throw new UnreadableFile(`The JSON goes deeper than ${DEEPEST} levels at ${placeIn(text, at)}. No export that is read here does.`)
      expected = sign === '{' ? 'first name' : 'first value'
      at += 1
    } else {
      if (sign === '"') at = endOfText(text, at, wrong)
      else {
        const end = endOf(NUMBER, text, at) ?? endOf(WORD, text, at)
        if (end === null) throw wrong('there is no value')
        at = end
      }
      expected = after()
    }
  }
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}

/** Where the text ends that begins with a quote at a place. */
function endOfText(text: string, start: number, wrong: (what: string) => UnreadableFile): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) throw wrong('a text is not closed on its line, it begins')
    if (code !== 0x5c) continue
    at += 1
    const next = text[at] ?? ''
    if (next === 'u' && /^[0-9a-f]{4}$/i.test(text.slice(at + 1, at + 5))) at += 4
    else if (!'"\\/bfnrt'.includes(next) || next === '') throw wrong('a text has a wrong escape, it begins')
  }
  throw wrong('a text is not closed, it begins')
}

function placeIn(text: string, at: number): string {
  const before = text.slice(0, at)
  const line = before.split('\n').length
  return `line ${line}, column ${at - before.lastIndexOf('\n')}`
}
