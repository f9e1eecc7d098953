// Multipart bodies for tests: one file, as a browser sends it.
import { randomBytes } from 'node:crypto'

/** A body and its headers. */
export type Multipart = { headers: { 'content-type': string }; payload: Buffer }

/** A form with one file; `field` and `type` may be wrong on purpose. */
export function multipart(
  filename: string,
  bytes: Uint8Array | string,
  { type = 'application/octet-stream', field = 'file' } = {},
): Multipart {
  const boundary = `----test${randomBytes(8).toString('hex')}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
