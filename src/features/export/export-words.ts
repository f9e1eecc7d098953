// What rows of exports say.
import { plural } from '#src/lib/text.ts'
import type { ExportData } from './export.graphql.ts'

/** `6 projects, 439 tasks, 63 files`; what is of one project does not count it. */
export function countsText({ counts, project, withFiles }: Pick<ExportData, 'counts' | 'project' | 'withFiles'>): string {
  if (!counts) return ''
  const parts = [
    ...(project ? [] : [plural(counts.projects, 'project')]),
    plural(counts.tasks, 'task'),
    ...(withFiles ? [plural(counts.files, 'file')] : []),
  ]
  return parts.join(', ')
}

const NAMED = 2

/** `a.pdf is not on the server any more, and 3 more. problems.csv in the archive names them.` (EXPORT-05). */
export function lackingText({ problems, lacking }: Pick<ExportData, 'problems' | 'lacking'>): string {
  const named = lacking.slice(0, NAMED).join('; ')
  const more = problems - Math.min(NAMED, lacking.length)
  return `${named}${more > 0 ? `, and ${more} more` : ''}. problems.csv in the archive names ${problems === 1 ? 'it' : 'them'}.`
}
