// How a value of a chart is written where its unit stands behind it.
import { figure } from '#src/lib/figures.ts'

/** `17 tasks`, `1 task`, `12.5 h`; `unit` is the chart's, a word in the plural or a sign. */
export function inUnit(value: number, unit: string): string {
  return `${figure(value)} ${value === 1 ? unit.replace(/(?<=\w)s$/, '') : unit}`
}
