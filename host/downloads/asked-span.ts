// Which part of a file a download asks for (RFC 9110, section 14): one span of bytes; several at once are answered with the whole.
import type { Span } from '../files/file-store.ts'

/** The span of a `Range` header; null for the whole file, `beyond` where the file ends before it. */
export function askedSpan(header: string | undefined, size: number): Span | null | 'beyond' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  // Without a beginning, the end says how many bytes from the back.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first > last ? 'beyond' : { first, last }
}

/** The headers of a part of a file. */
export function spanHeaders({ first, last }: Span, size: number): Record<string, string | number> {
  return { 'content-range': `bytes ${first}-${last}/${size}`, 'content-length': last - first + 1 }
}
