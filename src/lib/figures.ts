// Numbers as screens show them.
import { preferences } from './preferences.ts'

/** `1,240`, `13.5`: at most one digit behind the point. */
export function figure(value: number): string {
  return value.toLocaleString(preferences.get().locale ?? 'en-GB', { maximumFractionDigits: 1 })
}

/** A share of a whole in percent, rounded; 0 of nothing. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0
}
