// Money as people read and type it. Amounts are whole minor units; a text becomes one digit by digit, never through a float.

/** An amount in minor units of its currency, which has so many decimal places. */
export interface Amount {
  amount: number
  currency: string
  digits: number
}

/** `1,234.50` in the reader's way; with `code` also the currency: `1,234.50 EUR`. */
export function formatAmount(
  { amount, digits, currency }: Amount,
  { code = false, locale }: { code?: boolean; locale?: string } = {},
): string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  // As a text of digits: a sum of many digits is more than a double holds once it has a point.
  const text = new Intl.NumberFormat(locale, places).format(minorText(amount, digits) as unknown as number)
  return code ? `${text} ${currency}` : text
}

/** Minor units as a plain number with a point: 123450 of two digits is `1234.50`. */
export function minorText(amount: number, digits: number): string {
  const sign = amount < 0 ? '-' : ''
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0')
  if (digits === 0) return sign + figures
  return `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`
}

/** The amount that a text says, in minor units, or why it says none. `1.234` is asked back, not guessed (CLIENT-09). */
export function readAmount(text: string, digits: number, locale?: string): { minor: number } | { problem: string } {
  const plain = text.trim().replace(/[\s'’_]/g, '')
  const [, sign = '', body = ''] = /^([-−]?)([\d.,]+)$/.exec(plain) ?? []
  if (!/\d/.test(body)) return { problem: 'Type an amount, such as 95 or 95.50.' }
  const single = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(body)
  if (single) return { problem: askBack(body, digits, locale) }
  const parts = partsOf(body)
  if (parts === null) return { problem: 'Type an amount, such as 95 or 95.50.' }
  const [whole, fraction] = parts
  if (fraction.replace(/0+$/, '').length > digits)
    return { problem: digits === 0 ? 'This currency has no decimal places.' : `At most ${digits} decimal places.` }
  const minor = Number(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`)
  if (!Number.isSafeInteger(minor) || minor > 1_000_000_000_000_000) return { problem: 'This is too much.' }
  return { minor: sign === '' || minor === 0 ? minor : -minor }
}

function askBack(body: string, digits: number, locale: string | undefined): string {
  const [whole = '', fraction = ''] = body.split(/[.,]/)
  const shown = (minor: string, places: number) =>
    formatAmount({ amount: Number(minor), digits: places, currency: '' }, { ...(locale && { locale }) })
  const thousands = shown(`${whole}${fraction}${'0'.repeat(digits)}`, digits)
  const small =
    digits >= 3 ? shown(`${whole}${fraction}`, 3) : shown(String(Math.round(Number(`${whole}${fraction}`) / 10 ** (3 - digits))), digits)
  return `Did you mean ${thousands} or ${small}?`
}

/** Digits before and behind the point; null for what is no number. */
function partsOf(body: string): [string, string] | null {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  if (last < 0) return [body, '']
  const mark = body[last] ?? ''
  const other = mark === '.' ? ',' : '.'
  const groups = (text: string, sign: string) => new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+$`).test(text)
  // One sign, several times: it groups thousands.
  if (body.split(mark).length > 2) return !body.includes(other) && groups(body, mark) ? [body.replaceAll(mark, ''), ''] : null
  const [whole, fraction] = [body.slice(0, last), body.slice(last + 1)]
  if (whole.includes(other)) return groups(whole, other) ? [whole.replaceAll(other, ''), fraction] : null
  return [whole === '' ? '0' : whole, fraction]
}
