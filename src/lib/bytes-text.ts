// Sizes of files as screens show them.
import { figure } from './figures.ts'

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** `1.2 GB`, by thousands as systems show files. */
export function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${figure(bytes / 1000 ** step)} ${UNITS[step]}`
}
