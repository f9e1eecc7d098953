// Numbers of invoices: made of a format, counted anew where its year or month changes (INV-02).

const TOKEN = /\{(YYYY|YY|MM|SEQ:[1-9])\}/g

/** The formats of a workspace that has not chosen its own. */
export const DEFAULT_FORMATS = { invoice: '{YYYY}-{SEQ:4}', credit: 'CN-{YYYY}-{SEQ:4}' } as const

/** Why a format will not do; null for nothing. */
export function formatProblem(format: string): string | null {
  const tokens = [...format.matchAll(TOKEN)].map(([, name = '']) => name)
  if (/[{}]/.test(format.replace(TOKEN, ''))) return 'Use {YYYY}, {YY}, {MM} and {SEQ:4} only.'
  if (tokens.filter((name) => name.startsWith('SEQ')).length !== 1) return 'A format needs {SEQ:4} once.'
  // Without its year a month would come again, and with it its numbers.
  if (tokens.includes('MM') && !tokens.some((name) => name.startsWith('YY'))) return 'A format with {MM} needs {YYYY}, too.'
  return format.length > 40 ? 'A format has at most 40 characters.' : null
}

/** What the format counts in on a day: a month, a year, or for good. */
export function periodOf(format: string, day: string): string {
  if (format.includes('{MM}')) return day.slice(0, 7)
  return /\{YY(YY)?\}/.test(format) ? day.slice(0, 4) : ''
}

/** The number of a place in the series, on a day (`Y-m-d`). */
export function numberOf(format: string, day: string, seq: number): string {
  const values: Record<string, string> = { YYYY: day.slice(0, 4), YY: day.slice(2, 4), MM: day.slice(5, 7) }
  return format.replace(TOKEN, (_, name: string) => values[name] ?? String(seq).padStart(Number(name.slice(4)), '0'))
}
