// Which logged time becomes lines of an invoice, and what the question about it says (INV-05).
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import type { AddInvoiceTime, PreviewTime } from '#src/model/invoice/invoice.graphql.ts'

/** Which time, as the call takes it. */
export type TimeAsked = VariablesOf<typeof AddInvoiceTime>['time']

/** What would be on the invoice. */
export type TimePreview = NonNullable<ResultOf<typeof PreviewTime>['timePreview']>

/** How entries become lines. */
export const GROUPINGS = [
  { value: 'TASK', label: 'One line a task' },
  { value: 'PERSON', label: 'One line a person' },
  { value: 'DAY', label: 'One line a day' },
  { value: 'PROJECT', label: 'One line a project' },
  { value: 'ONE', label: 'One line' },
] as const

/** `2 entries · 3 h 20 m have no rate`. */
export function leftOutText({ reason, seconds, count, number }: TimePreview['leftOut'][number]): string {
  const entries = `${count === 1 ? '1 entry' : `${count} entries`}${seconds > 0 ? `, ${formatTotal(seconds)}` : ''}`
  switch (reason) {
    case 'NO_RATE':
      return `No rate: ${entries}`
    case 'NOT_BILLABLE':
      return `Not billable: ${entries}`
    case 'ON_DRAFT':
      return `On another draft: ${entries}`
    case 'INVOICED':
      return `On invoice ${number ?? ''}: ${entries}`
    case 'RUNNING':
      return `Timer still runs: ${count === 1 ? '1 entry' : `${count} entries`}`
  }
}
