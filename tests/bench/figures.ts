// What measured times come down to, and how they are shown.

/** Milliseconds below which half, 95 % and 97.5 % of the measured times lie. */
export interface Spread {
  p50: number
  p95: number
  p975: number
}

/** The spread of measured milliseconds; throws without any. */
export function spreadOf(times: readonly number[]): Spread {
  if (times.length === 0) throw new Error('Nothing was measured.')
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p975: at(0.975) }
}

/** Milliseconds as people read them: `0.84`, `4.2`, `183`. */
export function milliseconds(time: number): string {
  return time.toFixed(time < 1 ? 2 : time < 100 ? 1 : 0)
}

/** How often `budget` is kept by `ratio`: `1.21×`, or `1.52× over` when it is not. */
export function ratio(value: number, budget: number): string {
  return `${value.toFixed(2)}×${value > budget ? ' over' : ''}`
}

/** A Markdown table whose columns line up; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, column) => Math.max(name.length, 3, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[column] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(head), rule, ...rows.map(line)]
}
