// @vitest-environment node
// Files that cannot be read say why in a sentence, with the line and the column.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnreadableFile } from '../import-item.ts'
import { openSheet } from './open-sheet.ts'
import { fixture, opened, refusal, rowsIn, sheetIn } from './sheet-kit.ts'
import { surveySheet } from './survey.ts'

const saysOf = async (bytes: Uint8Array | string) => refusal(sheetIn(bytes).then(rowsIn))

test('IMPORT-12 what is empty or no text is said', async () => {
  expect(await saysOf('')).toBe('UnreadableFile: The file is empty.')
  expect(await saysOf('\ufeff \n')).toBe('UnreadableFile: The file is empty.')
  expect(await saysOf('Title,Status\n')).toBe('UnreadableFile: There are no tasks in the file, only the names of columns.')
  expect(await saysOf(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]))).toContain('zip archive')
  expect(await saysOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10]))).toContain('image')
  expect(await saysOf('a,b\n1,\u0000\n')).toContain('not a text file')
})

test('IMPORT-12 a broken quote is told with the line its row begins at', async () => {
  expect(await saysOf('A,B\n"x\ny",1\n"open,2\nlast,3\n')).toBe(
    'UnreadableFile: A quote is opened and never closed in the row that begins at line 4, column 1.',
  )
  expect(await saysOf('A,B\n1,"x"y\n')).toContain('after a closing quote in the row that begins at line 2, column 2')
  expect(await saysOf('A,B\n1,2\n3,4 "x"\n')).toContain('in the middle of a cell in the row that begins at line 3, column 2')
})

test('IMPORT-12 broken JSON is told with line and column, and may not be deep', async () => {
  expect(await saysOf('{\n  "cards": [1,]\n}')).toBe('UnreadableFile: This is not valid JSON: there is no value at line 2, column 15.')
  expect(await saysOf('{"a": "x\n"}')).toContain('a text is not closed on its line, it begins at line 1, column 7')
  expect(await saysOf('[{"a": 1}')).toContain('the file ends too early at line 1, column 10')
  expect(await saysOf('[{"a": 1}] x')).toContain('something follows after its end at line 1, column 12')
  const deep = (levels: number) => `${'['.repeat(levels)}"[["${']'.repeat(levels)}`
  expect(await saysOf(deep(51))).toContain('deeper than 50 levels at line 1, column 51')
  expect(await saysOf(deep(50))).toContain('none that is read here')
  expect(await saysOf(deep(100_000))).toContain('deeper than 50 levels')
  expect(await saysOf('{"hello": 1}')).toContain('none that is read here')
})

test('IMPORT-12 what JSON.parse takes is taken, and nothing else', () => {
  const json = fc.oneof(
    fc.json({ maxDepth: 4 }),
    fc.json().map((text) => text.slice(1)),
    fc.json().map((text) => `${text}]`),
  )
  return fc.assert(
    fc.asyncProperty(json, async (text) => {
      let isJson = true
      try {
        JSON.parse(`[[${text}]]`)
      } catch {
        isJson = false
      }
      const says = await saysOf(`[[${text}]]`)
      expect(says.includes('not valid JSON')).toBe(!isJson)
    }),
    { numRuns: 100 },
  )
})

test('IMPORT-12 XML with a document type or entities is refused, and broken XML is told with its place', async () => {
  const bomb =
    '<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<rss><channel><item><key>&b;</key></item></channel></rss>'
  expect(await saysOf(bomb)).toContain('document type at line 2')
  expect(await saysOf('<rss><channel><item><key>&lol;</key></item></channel></rss>')).toContain('The XML is broken at line 1')
  expect(await saysOf('<rss><channel>\n<item><key>A-1</item></channel></rss>')).toContain('The XML is broken at line 2, column 21')
  expect(await saysOf('<rss><channel><item><key>A-1</key>')).toContain('The XML is broken at line 1')
  expect(await saysOf('<html><body>Hello</body></html>')).toContain('not an export of Jira')
  expect(await saysOf(`<rss>${'<a>'.repeat(60)}`)).toContain('deeper than 50 levels')
})

test('IMPORT-01 too many columns and too long cells are refused, and too large files', async () => {
  expect(await saysOf(`A,B\n1,${'x'.repeat(1024 * 1024 + 1)}\n`)).toContain('In row 1 the column “B” has more than 1 MB')
  const wide = Array.from({ length: 501 }, (_, at) => `c${at}`).join(',')
  expect(await saysOf(`${wide}\n1\n`)).toContain('501 columns')
  async function* endless() {
    for (;;) yield Buffer.alloc(1024 * 1024, 'x')
  }
  expect(await refusal(openSheet(endless))).toContain('more than 100 MB')
})

test('IMPORT-01 too many rows are refused', async () => {
  expect(await saysOf(`A,B\n${'1,2\n'.repeat(100_001)}`)).toContain('more than 100,000 rows')
})

test('IMPORT-12 no bytes make anything but a sentence', async () => {
  const files = ['linear.csv', 'jira.xml', 'trello.json', 'todoist.csv', 'asana.json'].map((name) => Buffer.from(fixture(name)))
  const cut = fc.tuple(fc.constantFrom(...files), fc.nat(), fc.nat(), fc.uint8Array({ maxLength: 6 })).map(([file, from, length, put]) => {
    const at = from % file.length
    return Buffer.concat([file.subarray(0, at), put, file.subarray(at + (length % 40))])
  })
  const starts = fc
    .tuple(fc.constantFrom('{', '[', '<rss>', 'a,b\n', '"', '\ufeff', ''), fc.string({ unit: 'binary' }))
    .map(([start, rest]) => Buffer.from(start + rest))
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 400 }), starts, cut), async (bytes) => {
      try {
        await surveySheet(await openSheet(opened(bytes)))
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        expect(error.message).toMatch(/^[A-ZI].{10,400}\.?$/su)
      }
    }),
    { numRuns: 250 },
  )
})

test('IMPORT-12 what the server says while it reads is no sentence about the file', async () => {
  async function* failing() {
    yield Buffer.from('A,B\n1,2\n')
    throw new RangeError('disk')
  }
  expect(await refusal(openSheet(failing))).toBe('RangeError: disk')
})
