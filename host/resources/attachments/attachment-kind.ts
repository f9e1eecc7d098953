// What a file really is, how it is called, and how it is handed out: nothing that a browser would run is ever shown inline.
import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

const LOOKED_AT = 65_536
const MARKUP = ['application/pdf', 'application/rtf', 'application/postscript']
const TEXTUAL =
  /^(text\/[\w.+-]{1,60}|application\/(json|ld\+json|xml|javascript|typescript|x-sh|x-yaml|yaml|toml|sql|graphql|x-httpd-php)|image\/svg\+xml)$/

/** Types that may be shown inside a page: pictures without scripts, and PDF in a sandbox. */
const INLINE = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf']

/** Files that systems leave in folders (FILES-18). */
const JUNK = ['.ds_store', 'thumbs.db', 'desktop.ini']

/** The type of a file by its content; what the sender declared counts for text only, which has no signature. */
export async function typeOfFile(path: string, declared: string): Promise<string> {
  const found = (await fileTypeFromFile(path))?.mime
  if (!(await isText(path))) return found ?? 'application/octet-stream'
  // Two letters make a BMP or a program of any text; formats that are text themselves are believed.
  if (found && MARKUP.includes(found)) return found
  const said = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  if (TEXTUAL.test(said)) return said
  return found === 'application/xml' ? found : 'text/plain'
}

/** True for UTF-8 without control characters, as far as the beginning tells. */
async function isText(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: bytesRead === LOOKED_AT })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  } finally {
    await file.close()
  }
}

/** True for names that nobody means to upload (FILES-18). */
export function isJunk(name: string): boolean {
  return JUNK.includes(name.trim().toLowerCase())
}

/** A name fit for a list and for headers: no folders, no control or direction characters, at most 255 characters with its ending kept. */
export function cleanName(given: string): string {
  const bare = (given.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  if (bare === '' || /^\.+$/.test(bare)) return 'file'
  const letters = [...bare]
  if (letters.length <= 255) return bare
  const ending = /\.[^.]{1,16}$/u.exec(bare)?.[0] ?? ''
  return letters.slice(0, 255 - [...ending].length).join('') + ending
}

/** The ending of a name in lower case, `.pdf`; empty where it has none. It stays when a file is renamed (DOCS-03). */
export function endingOf(name: string): string {
  return /(?<=.)\.[^.\s]{1,16}$/u.exec(name)?.[0].toLowerCase() ?? ''
}

/** The headers of a download; the name in plain letters and, exactly, in UTF-8 (RFC 6266). */
export function downloadHeaders({ filename, mimetype }: { filename: string; mimetype: string }) {
  const inline = INLINE.includes(mimetype)
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(filename).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  return {
    'content-type': inline ? mimetype : 'application/octet-stream',
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}
