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

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** `1.2 GB`, by thousands as systems show files. */
export function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${figure(bytes / 1000 ** step)} ${UNITS[step]}`
}
