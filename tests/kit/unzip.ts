// Reads the files of a zip archive, for tests that look into one.
import { inflateRawSync } from 'node:zlib'

/** Name → text of every file, as the central directory lists them; throws for what is no zip. */
export function unzip(bytes: Uint8Array): Map<string, string> {
  return new Map([...unzipBytes(bytes)].map(([name, file]) => [name, file.toString('utf8')]))
}

/** Name → bytes of every file; throws for what is no zip. */
export function unzipBytes(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0) throw new Error('This is no zip archive.')
  const files = new Map<string, Buffer>()
  // Beyond what the old format counts, a locator before the end says where the count of the new one is.
  const wide = zip.readUInt16LE(end + 10) === 0xffff ? Number(zip.readBigUInt64LE(end - 20 + 8)) : null
  let at = wide === null ? zip.readUInt32LE(end + 16) : Number(zip.readBigUInt64LE(wide + 48))
  for (let count = wide === null ? zip.readUInt16LE(end + 10) : Number(zip.readBigUInt64LE(wide + 32)); count > 0; count -= 1) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + packed)
    files.set(name, method === 0 ? data : inflateRawSync(data))
    at += 46 + nameLength + extra + comment
  }
  return files
}

/** A cell of a sheet: its kind (`text`, `number` or `formula`) and what is in it. */
export type SheetCell = { kind: 'text' | 'number' | 'formula'; value: string }

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The rows of a sheet of an xlsx, the first one unless said; cells without a value are left out. */
export function sheetRows(bytes: Uint8Array, sheetNumber = 1): SheetCell[][] {
  const files = unzip(bytes)
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si><t[^>]*>([\s\S]*?)<\/t><\/si>/g)].map(([, text]) =>
    unescaped(text ?? ''),
  )
  const sheet = files.get(`xl/worksheets/sheet${sheetNumber}.xml`)
  if (sheet === undefined) throw new Error(`There is no sheet in ${[...files.keys()].join(', ')}.`)
  return [...sheet.matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/g)].map(([, row]) =>
    [...(row ?? '').matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)].flatMap(([, attributes = '', inside = '']): SheetCell[] => {
      const formula = /<f>([\s\S]*?)<\/f>/.exec(inside)?.[1]
      if (formula !== undefined) return [{ kind: 'formula', value: formula }]
      const value = /<v>([\s\S]*?)<\/v>/.exec(inside)?.[1] ?? /<t[^>]*>([\s\S]*?)<\/t>/.exec(inside)?.[1]
      if (value === undefined) return []
      if (attributes.includes('t="s"')) return [{ kind: 'text', value: shared[Number(value)] ?? 'unknown' }]
      return [{ kind: attributes.includes('inlineStr') ? 'text' : 'number', value }]
    }),
  )
}
