// What rows of exports say.
import type { ExportData } from './export.graphql.ts'

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** `812 bytes`, `1.5 MB`, `12 GB`: at most three digits, by thousands, as systems show files. */
export function sizeText(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : Number(value.toPrecision(2))} ${UNITS[power]}`
}

const many = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

/** `6 projects, 439 tasks, 63 files`; what is of one project does not count it. */
export function countsText({ counts, project, withFiles }: Pick<ExportData, 'counts' | 'project' | 'withFiles'>): string {
  if (!counts) return ''
  const parts = [
    ...(project ? [] : [many(counts.projects, 'project')]),
    many(counts.tasks, 'task'),
    ...(withFiles ? [many(counts.files, 'file')] : []),
  ]
  return parts.join(', ')
}

const NAMED = 2

/** `a.pdf is not on the server any more, and 3 more. problems.csv in the archive names them.` (EXPORT-05). */
export function lackingText({ problems, lacking }: Pick<ExportData, 'problems' | 'lacking'>): string {
  const named = lacking.slice(0, NAMED).join('; ')
  const more = problems - Math.min(NAMED, lacking.length)
  const rest = more > 0 ? `, and ${more.toLocaleString('en-US')} more` : ''
  return `${named}${rest}. problems.csv in the archive names ${problems === 1 ? 'it' : 'them'}.`
}
