// Guesses what the columns of a table become, by their names and by what is in them (IMPORT-03, IMPORT-04).
import { createHash } from 'node:crypto'
import {
  type ColumnMapping,
  DATE_FORMATS,
  DATED_TARGETS,
  type DateFormat,
  type ImportTarget,
  type SheetSurvey,
  type SurveyColumn,
} from '../import-item.ts'
import { fits } from './dates.ts'
import { COMMON, type HeaderNames, IDLE, nameKey, OF_SOURCE, SORTING } from './header-names.ts'

/** Columns of these are joined; all others are one column at most. */
const SEVERAL: readonly ImportTarget[] = ['labels', 'assignees', 'comments', 'checklist', 'link']
/** The order in which targets take their columns. */
const TARGETS: readonly ImportTarget[] = [
  ...([
    'title',
    'id',
    'code',
    'url',
    'description',
    'status',
    'type',
    'effort',
    'labels',
    'assignees',
    'creator',
    'created',
    'start',
  ] as const),
  ...(['due', 'done', 'archived', 'parent', 'comments', 'checklist', 'link', 'sprint', 'story', 'project'] as const),
]
/** With more values a column is no label. */
const FEW = 20

// Whole words in English, German, Spanish and French; what is given up is not to be done either.
const DONE =
  /^(?:done|closed|completed?|resolved|finished|shipped|released|deployed|merged|verified|cancel+ed|duplicate|won[’']?t (?:do|fix)|wontfix|rejected|abandoned|erledigt|fertig|abgeschlossen|geschlossen|abgebrochen|gelöst|hecho|hecha|terminad[oa]|completad[oa]|cerrad[oa]|cancelad[oa]|resuelt[oa]|terminée?|fait|faite|fermée?|résolue?|annulée?|finalizad[oa])$/iu

/** A column mapping for each column, and which statuses mean done. Nothing is left out but what says nothing: an unknown column is a field. */
export function guessMapping(survey: SheetSurvey): { columns: ColumnMapping[]; doneStatuses: string[] } {
  const { columns, source } = survey
  const targets: (ImportTarget | null)[] = columns.map(() => null)
  const idle = keysOf(IDLE[source] ?? [])
  for (const [at, { name }] of columns.entries()) if (idle.has(nameKey(name))) targets[at] = 'ignore'
  takeByName(columns, targets, OF_SOURCE[source])
  takeByName(columns, targets, COMMON)
  takeByValues(columns, targets)
  const sorting = keysOf(SORTING)
  const mapped = columns.map((column, at): ColumnMapping => {
    const target = targets[at] ?? (sorting.has(nameKey(column.name)) && isFew(column) ? 'named_label' : 'field')
    return { target, dates: datesFor(target, column) }
  })
  const status = columns[targets.indexOf('status')]
  const doneStatuses = status?.values.map(({ value }) => value).filter((value) => DONE.test(value.trim())) ?? []
  return { columns: mapped, doneStatuses }
}

/** A short hash of the names of columns in their order, by which a mapping is found again. */
export function headerKey(columns: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(columns.map((name) => name.trim().toLowerCase())))
    .digest('base64url')
    .slice(0, 22)
}

const keysOf = (names: readonly string[]) => new Set(names.map(nameKey))

/** Of a target that takes one column, the best name that has values wins, else the best. */
function takeByName(columns: readonly SurveyColumn[], targets: (ImportTarget | null)[], names: HeaderNames): void {
  for (const target of TARGETS) {
    if (!SEVERAL.includes(target) && targets.includes(target)) continue
    const found = (names[target] ?? []).flatMap((name) =>
      columns.flatMap((column, at) => (targets[at] === null && nameKey(column.name) === nameKey(name) ? [at] : [])),
    )
    const one = found.find((at) => (columns[at]?.filled ?? 0) > 0) ?? found[0]
    for (const at of SEVERAL.includes(target) ? found : one === undefined ? [] : [one]) targets[at] = target
  }
}

/** Where no name says so, the column that reads most like titles is them, and one of nothing but addresses are people. */
function takeByValues(columns: readonly SurveyColumn[], targets: (ImportTarget | null)[]): void {
  const free = columns.flatMap((column, at) => (targets[at] === null && column.filled > 0 ? [{ column, at }] : []))
  if (!targets.includes('assignees')) {
    const people = free.find(({ column }) => column.values.every(({ value }) => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(value)))
    if (people !== undefined) targets[people.at] = 'assignees'
  }
  if (targets.includes('title')) return
  const best = free.filter(({ at }) => targets[at] === null).toSorted((one, other) => titleness(other.column) - titleness(one.column))[0]
  const at = best?.at ?? columns.findIndex(({ filled }) => filled > 0)
  if (at !== -1) targets[at] = 'title'
}

/** How much of a column are words that are not always the same. */
function titleness({ values, filled, dates }: SurveyColumn): number {
  if (dates.length > 0) return 0
  const words = values.filter(({ value }) => /\p{L}{2}/u.test(value) && value.length < 200)
  const spaced = words.filter(({ value }) => value.includes(' '))
  return ((words.length + spaced.length) / Math.max(1, values.length)) * Math.min(1, values.length / Math.min(filled, 200))
}

const isFew = ({ values, more }: SurveyColumn) => !more && values.length <= FEW && values.every(({ value }) => value.length <= 60)

function datesFor(target: ImportTarget, { dates, values }: SurveyColumn): DateFormat | null {
  if (target === 'done') return dates[0] ?? null
  if (!DATED_TARGETS.includes(target)) return null
  // Where more than one fits the person is asked (IMPORT-03).
  if (dates.length > 1) return null
  return dates[0] ?? DATE_FORMATS.find((format) => values.some(({ value }) => fits(value, format))) ?? 'iso'
}
