// The date filter of the details: two days of the reader's zone, the last one whole.
import { endOfDay, startOfDay } from 'date-fns'
import { filterText } from './time-entry.ts'

/** Days chosen, null for an open end. */
export interface TimeFilter {
  from: Date | null
  to: Date | null
}

/** The sentence for a filter that cannot be searched with (TIMELOG-08). */
export function filterProblem({ from, to }: TimeFilter): string | null {
  return from && to && startOfDay(to) < startOfDay(from) ? filterText : null
}

/** The filter as instants: variables of the list. */
export function filterVariables({ from, to }: TimeFilter): { from?: string; to?: string } {
  return { ...(from && { from: startOfDay(from).toISOString() }), ...(to && { to: endOfDay(to).toISOString() }) }
}
