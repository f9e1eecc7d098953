// Kinds of files, their sizes in words, and names that nobody means to upload.
import { FileCodeIcon, FileIcon, FileImageIcon, FileSpreadsheetIcon, FileTextIcon, type LucideIcon, NotebookTextIcon } from 'lucide-react'
import { uploadSettings } from './upload-settings.ts'

/** FILES-04. */
export type FileKind = 'image' | 'pdf' | 'office' | 'text' | 'code' | 'other'

const OFFICE = /^application\/(msword|rtf|x-cfb|vnd\.(ms-|oasis\.opendocument|openxmlformats-officedocument))|^text\/(rtf|csv)$/
const CODE =
  /^application\/(json|ld\+json|xml|javascript|typescript|x-sh|x-yaml|yaml|toml|sql|graphql|x-httpd-php)$|^text\/(html|css|javascript|xml|x-|typescript)|^image\/svg\+xml$/
const CODE_NAMES =
  /\.(c|cc|cpp|cs|css|go|graphql|h|hpp|html?|java|jsx?|json|kt|less|lua|mjs|php|pl|py|rb|rs|scala|scss|sh|sql|svg|swift|toml|tsx?|vue|xml|ya?ml)$/i

/** The kind of a file by its type; plain text is told apart by its name. An SVG is code: it is never drawn (OPEN-54). */
export function kindOf({ mimetype, filename }: { mimetype: string | null; filename: string }): FileKind {
  const type = (mimetype ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (CODE.test(type)) return 'code'
  if (type.startsWith('image/')) return 'image'
  if (type === 'application/pdf') return 'pdf'
  if (OFFICE.test(type)) return 'office'
  if (type.startsWith('text/')) return CODE_NAMES.test(filename) ? 'code' : 'text'
  return 'other'
}

/** Pictures that browsers draw without running anything in them. */
export function isDrawable(mimetype: string | null): boolean {
  return ['image/png', 'image/jpeg', 'image/gif', 'image/webp'].includes(mimetype ?? '')
}

/** Icon and name of each kind. */
export const fileKinds: Readonly<Record<FileKind, { icon: LucideIcon; name: string }>> = {
  image: { icon: FileImageIcon, name: 'Image' },
  pdf: { icon: NotebookTextIcon, name: 'PDF' },
  office: { icon: FileSpreadsheetIcon, name: 'Office document' },
  text: { icon: FileTextIcon, name: 'Text' },
  code: { icon: FileCodeIcon, name: 'Code' },
  other: { icon: FileIcon, name: 'File' },
}

/** A size in KB (FILES-01), to one place below 10: `0.4 KB`, `12 KB`, `3,400 KB`. */
export function formatKilobytes(bytes: number): string {
  const kilobytes = bytes / uploadSettings.fileSizeBase
  const places = kilobytes < 10 ? 1 : 0
  // Nothing but an empty file has none.
  const shown = bytes > 0 ? Math.max(kilobytes, 0.1) : 0
  return `${shown.toLocaleString('en', { maximumFractionDigits: places })} KB`
}

const JUNK = ['.ds_store', 'thumbs.db', 'desktop.ini']

/** Without the files that systems leave in folders (FILES-18). */
export function withoutJunk(files: Iterable<File>): File[] {
  return [...files].filter(({ name }) => !JUNK.includes(name.toLowerCase()))
}

/** The ending of a name in lower case, `.pdf`; empty where it has none. The host keeps it when a file is renamed. */
function endingOf(name: string): string {
  return /(?<=.)\.[^.\s]{1,16}$/u.exec(name)?.[0].toLowerCase() ?? ''
}

/** A typed name with the ending that the file has, where that was left out. */
export function withEnding(typed: string, before: string): string {
  const name = typed.trim()
  return endingOf(name) === '' ? `${name}${/(?<=.)\.[^.\s]{1,16}$/u.exec(before)?.[0] ?? ''}` : name
}

/** Why a name will not do for a file that is called `before` (DOCS-03). */
export function nameProblem(typed: string, before: string): string | null {
  const name = withEnding(typed, before)
  if (typed.trim() === '') return 'A name is needed.'
  if (name.length > 255) return 'A name has at most 255 characters.'
  if (/[\\/]/.test(name)) return 'A name has no slashes in it.'
  return endingOf(name) === endingOf(before) ? null : 'The file type cannot be changed.'
}

/** `plan (2).pdf` for `plan.pdf`: the first of these names that is not taken, whatever the case. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const ending = /(?<=.)\.[^.\s]{1,16}$/u.exec(name)?.[0] ?? ''
  const base = name.slice(0, name.length - ending.length)
  for (let number = 2; ; number++) {
    const next = `${base} (${number})${ending}`
    if (!taken.has(foldedName(next))) return next
  }
}

/** A name as two of them are compared. */
export function foldedName(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
