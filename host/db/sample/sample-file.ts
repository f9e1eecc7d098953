// Files of the sample world: what they are called, and how their bytes are made.
import { pdfOf } from './file-bytes.ts'

/** A file of the sample world and how its bytes are made. */
export type SampleFile = { name: string; mimetype: string; bytes: () => Buffer }

/** A sample file of lines of text. */
export const text = (name: string, mimetype: string, lines: readonly string[]): SampleFile => ({
  name,
  mimetype,
  bytes: () => Buffer.from(`${lines.join('\n')}\n`, 'utf8'),
})
/** A sample file of drawn boxes. */
export const png = (name: string, bytes: () => Buffer): SampleFile => ({ name, mimetype: 'image/png', bytes })
/** A sample file of one printed page. */
export const pdf = (name: string, heading: string, lines: readonly string[]): SampleFile => ({
  name,
  mimetype: 'application/pdf',
  bytes: () => pdfOf(heading, lines),
})
