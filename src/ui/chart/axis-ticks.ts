// The lines of a chart's value axis: no more than are asked for, whole ones where values are counts.
import { figure } from '#src/lib/figures.ts'

/** Where they are and how they are written: `6`, not `6.0`. `unit` is the chart's; only hours are parted. */
export function axisTicks(scale: { ticks(count: number): number[] }, count: number, unit: string) {
  return {
    tickValues: scale.ticks(count).filter((tick) => unit === 'h' || Number.isInteger(tick)),
    tickFormat: (value: { valueOf(): number }) => figure(value.valueOf()),
  }
}
