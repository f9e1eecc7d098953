// The documents of an archive are read a line at a time, and what is no row is told with its line.
import { expect, test } from 'vitest'
import { refusal } from '../readers/sheet-kit.ts'
import { rowsIn, type TableRow } from './archive-documents.ts'

const tables = new Set(['tasks', 'comments'])

async function* inPieces(text: string | Buffer, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function rows(path: string, text: string | Buffer, size = 1_000): Promise<TableRow[]> {
  const found: TableRow[] = []
  for await (const row of rowsIn({ path, pieces: inPieces(text, size), tables })) found.push(row)
  return found
}

const document = (text: string | Buffer) => refusal(rows('projects/x.json', text))
const lines = (text: string | Buffer) => refusal(rows('log.jsonl', text))
const at = (line: number, what: string) => `UnreadableFile: projects/x.json, line ${line}: ${what}`

test('EXPORT-02 rows are the same wherever the bytes are cut, and come in the order of the document', async () => {
  const text = '{\n"comments": [],\n"tasks": [\n{"title":"é }],\\n"},\n{"title":"{[\\""}]\n}\n'
  const wanted = ['é }],\n', '{["'].map((title) => ({ table: 'tasks', row: { title } }))
  for (const size of [1, 2, 3, 7, 1_000]) expect(await rows('projects/x.json', text, size)).toEqual(wanted)
  const flat = '{"in":"tasks","row":{"title":"é"}}\n{"in":"comments","row":{}}'
  for (const size of [1, 5, 1_000])
    expect(await rows('log.jsonl', flat, size)).toEqual([
      { table: 'tasks', row: { title: 'é' } },
      { table: 'comments', row: {} },
    ])
  expect(await rows('log.jsonl', '')).toEqual([])
})

test('IMPORT-12 what is no row, or of no table that is known, is told with its line', async () => {
  expect(await document('{\n"tasks": [\n{"a":1},\n[1]]\n}\n')).toBe(at(4, 'this is no row.'))
  expect(await document('{\n"tasks": [\n{"a":1},\n{"a":]\n}\n')).toBe(at(4, 'this is no row.'))
  expect(await document('{\n"tasks": [\n{"a":1}\n]\n}\n')).toBe(at(3, 'this is no row.'))
  expect(await document('{\n"tasks": [\nnull]\n}\n')).toBe(at(3, 'this is no row.'))
  expect(await document('{\n"tasks": [,\n{}]\n}\n')).toBe(at(2, 'this is no row.'))
  expect(await document('{\n"people": []\n}\n')).toBe(at(2, 'no table “people” is known here.'))
  expect(await document('{\n"__proto__": []\n}\n')).toBe(at(2, 'no table “__proto__” is known here.'))
  expect(await document('{\n"tasks": [],\n"tasks": []\n}\n')).toBe(at(3, 'the table “tasks” comes twice.'))
  expect(await document('{\n"tasks": [],\n}\n')).toBe(at(3, 'the name of a table is missing.'))
  expect(await document('{\n"tasks": []\n}\n{')).toBe(at(4, 'this does not belong here.'))
  expect(await document('{\n"tasks": []\n}\n}')).toBe(at(4, 'this does not belong here.'))
  expect(await document('{\n"tasks": [\n{"a":}]\n}\n')).toBe(at(3, 'this is no row.'))
  expect(await document('[]')).toBe(at(1, 'this does not belong here.'))
  expect(await document('{\n"tasks": []\n]\n')).toBe(at(3, 'this does not belong here.'))
  for (const text of ['', '{\n', '{\n"tasks": [\n{"a":1},\n', '{\n"tasks": [\n{"a":1}]\n'])
    expect(await document(text)).toBe('UnreadableFile: projects/x.json ends too early.')
  for (const line of [
    '{"in":"tasks"}',
    '{"in":"tasks","row":[]}',
    '{"in":1,"row":{}}',
    '{"row":{}}',
    '[]',
    'x',
    '',
    '{"in":"tasks","row":{}}]',
  ])
    expect(await lines(`{"in":"tasks","row":{}}\n${line}\n`)).toBe('UnreadableFile: log.jsonl, line 2: this is no row.')
  expect(await lines('{"in":"x","row":{}}')).toBe('UnreadableFile: log.jsonl, line 1: no table “x” is known here.')
  expect(await lines(Buffer.from([0x7b, 0xff, 0x7d]))).toBe('UnreadableFile: log.jsonl, line 1: this is not UTF-8.')
})

test('IMPORT-12 rows are neither deep nor endless, whatever stands in their texts', async () => {
  const deep = (levels: number) => `{\n"tasks": [\n{"a":"}{\\\\","b":${'['.repeat(levels)}"[[\\"["${']'.repeat(levels)}}]\n}\n`
  expect(await document(deep(49))).toBe('nothing was refused')
  expect(await document(deep(50))).toBe(at(3, 'the JSON goes deeper than 50 levels. No archive does.'))
  expect(await document(deep(500_000))).toContain('deeper than 50 levels')
  expect(await lines(`{"in":"tasks","row":{"a":[${'[],'.repeat(1_100_000)}[]]}}`)).toContain(
    'line 1: the JSON has more than 2,000,000 values.',
  )
  let given = 0
  async function* long() {
    yield Buffer.from('{"in":"tasks","row":{}}\n')
    for (; given < 80; given += 1) yield Buffer.alloc(1024 ** 2, 'x')
  }
  const read = async () => {
    for await (const _ of rowsIn({ path: 'log.jsonl', pieces: long(), tables })) expect(given).toBe(0)
  }
  expect(await refusal(read())).toBe('UnreadableFile: log.jsonl, line 2: the line has more than 64 MB.')
  expect(given).toBe(64)
})

test('IMPORT-12 names of columns reach no prototype, however they are written', async () => {
  const text = ['__proto__', '\\u005f_proto__', '__\\u0070roto__']
    .map((name) => `{"in":"tasks","row":{"title":"One","${name}":{"isAdmin":true},"deep":[{"${name}":{"isAdmin":true},"kept":1}]}}\n`)
    .join('')
  const found = await rows('log.jsonl', text)
  expect(found).toHaveLength(3)
  // Texts may say what they want.
  const [said] = await rows('log.jsonl', '{"in":"tasks","row":{"title":"__proto__ \\u0001"}}')
  expect(said?.row).toEqual({ title: '__proto__ \u0001' })
  for (const { row } of found) {
    expect(Object.keys(row)).toEqual(['title', 'deep'])
    expect(row).toEqual({ title: 'One', deep: [{ kept: 1 }] })
    expect(Reflect.get(Object.assign({}, row), 'isAdmin')).toBeUndefined()
  }
})

test('EXPORT-02 whoever stops reading ends the bytes, and no more of them are read than rows are taken', async () => {
  let given = 0
  let isOver = false
  async function* endless() {
    try {
      for (;;) {
        given += 1
        yield Buffer.from('{"in":"tasks","row":{"title":"one of many"}}\n'.repeat(100))
      }
    } finally {
      isOver = true
    }
  }
  let taken = 0
  for await (const _ of rowsIn({ path: 'log.jsonl', pieces: endless(), tables })) {
    taken += 1
    if (taken === 250) break
  }
  expect([given, isOver]).toEqual([3, true])
})
