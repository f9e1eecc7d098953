// The figures of a client as people read them: hours, days, and what is to be paid.
import { type Amount, formatAmount } from '#src/lib/amounts.ts'
import type { ClientRowData } from '#src/model/client/client.graphql.ts'

/** `23:15 h` of seconds; parts of a minute are cut. */
export function hoursOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`
}

/** `25 Oct 2026` of `2026-10-25`. */
export function dayOf(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
}

/** Sums of several currencies beside each other; empty for none. */
export function sumsText(sums: readonly Amount[]): string {
  return sums.map((sum) => formatAmount(sum, { code: true })).join(' · ')
}

/** `120.00 EUR open, 20.00 EUR overdue`, in a tone: all in time, some of it too late, all of it. Null where nothing is open. */
export function balancesText(balances: ClientRowData['balances']): { text: string; tone: 'fair' | 'warn' | 'bad' } | null {
  if (balances.length === 0) return null
  const late = balances.filter(({ overdue }) => overdue.amount > 0)
  const isAllLate = balances.every(({ open, overdue }) => overdue.amount === open.amount)
  const words = [
    !isAllLate && `${sumsText(balances.map(({ open }) => open))} open`,
    late.length > 0 && `${sumsText(late.map(({ overdue }) => overdue))} overdue`,
  ]
  return { text: words.filter(Boolean).join(', '), tone: isAllLate ? 'bad' : late.length > 0 ? 'warn' : 'fair' }
}
