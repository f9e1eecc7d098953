// Reads days written in digits: `2026-12-31`, `31.12.2026`, and `12/31/2026` in the order of the reader's country.
import { localDate } from './date-format.ts'

/** In which order a country writes day, month and year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/** The order of a locale; the browser's own unless told. */
export function dateOrderOf(locale?: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory', numberingSystem: 'latn' }).formatToParts(new Date(2026, 11, 31))
  const order = parts.map(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? type.charAt(0) : '')).join('')
  return order === 'mdy' || order === 'ymd' ? order : 'dmy'
}

/** The same day as that order writes it in digits, for hints and examples. */
export function writeDigits(date: Date, order: DateOrder): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const [day, month, year] = [two(date.getDate()), two(date.getMonth() + 1), String(date.getFullYear()).padStart(4, '0')]
  return { dmy: `${day}.${month}.${year}`, mdy: `${month}/${day}/${year}`, ymd: `${year}-${month}-${day}` }[order]
}

const yearFirst = /^(\d{4})([-./]) ?(\d{1,2})\2 ?(\d{1,2})\.?$/
const yearLast = /^(\d{1,2})([-./]) ?(\d{1,2})\2 ?(\d{4}|\d{2})$/
const noYear = /^(\d{1,2})\. ?(\d{1,2})\.$/

/** Whether digits and separators stand like a day, be there such a day or not. */
export function looksLikeDigits(text: string): boolean {
  return yearFirst.test(text) || yearLast.test(text) || noYear.test(text)
}

/**
 * The day, or null. Dots mean day before month everywhere; with strokes the reader's order counts, unless it names a thirteenth month and the other
 * way round there is such a day. A year of two digits is of this century; inside of a sentence only whole years count.
 */
export function readDigits(
  text: string,
  today: Date,
  { order, sentence = false }: { order?: DateOrder | undefined; sentence?: boolean },
): Date | null {
  const first = yearFirst.exec(text)
  if (first) return localDate(Number(first[1]), Number(first[3]), Number(first[4]), 0, 0)
  const last = yearLast.exec(text)
  if (last) {
    const [, one, separator, two, year = ''] = last
    if (sentence && year.length === 2) return null
    const dayFirst = separator === '.' || (order ?? dateOrderOf()) === 'dmy'
    return dayAndMonth(Number(year) + (year.length === 2 ? 2000 : 0), Number(one), Number(two), dayFirst)
  }
  const short = sentence ? null : noYear.exec(text)
  if (!short) return null
  return comingDay(today, Number(short[2]), Number(short[1]))
}

function dayAndMonth(year: number, one: number, two: number, dayFirst: boolean): Date | null {
  const [day, month] = dayFirst ? [one, two] : [two, one]
  return month > 12 ? localDate(year, day, month, 0, 0) : localDate(year, month, day, 0, 0)
}

/** The next such day from today on: 29 February may be four years off (eight around 2100). */
export function comingDay(today: Date, month: number, day: number): Date | null {
  for (let year = today.getFullYear(); year <= today.getFullYear() + 8; year++) {
    const date = localDate(year, month, day, 0, 0)
    if (date && date >= today) return date
  }
  return null
}
