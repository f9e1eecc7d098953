// Asks which logged time becomes lines: of which days, and how it is put together (INV-05).
import type { Services } from '#src/actions/services.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { type PlainDate, plainDateOf } from '#src/lib/dates/date-format.ts'
import { readDayRange, writeDayRange } from '#src/lib/dates/day-range.ts'
import type { AddInvoiceTime } from '#src/model/invoice/invoice.graphql.ts'

/** Which time, as the call takes it. */
export type TimeAsked = VariablesOf<typeof AddInvoiceTime>['time']

const GROUPINGS = [
  { value: 'TASK', title: 'One line a task' },
  { value: 'PERSON', title: 'One line a person' },
  { value: 'DAY', title: 'One line a day' },
  { value: 'PROJECT', title: 'One line a project' },
  { value: 'ONE', title: 'One line' },
] as const

/** The days, or null for no time at all; undefined where the asking was given up. */
export async function askTime(
  { ask, now }: Pick<Services, 'ask' | 'now'>,
  hasTime: boolean,
  optional = true,
): Promise<TimeAsked | null | undefined> {
  if (optional && !hasTime) return null
  const how = await ask.pick<(typeof GROUPINGS)[number]['value'] | 'NONE'>({
    title: 'Lines from logged time',
    options: [
      ...GROUPINGS.map(({ value, title }) => ({ id: value, value, title })),
      ...(optional ? [{ id: 'NONE', value: 'NONE' as const, title: 'No time, an empty invoice' }] : []),
    ],
  })
  if (how === null) return undefined
  if (how === 'NONE') return null
  const today = now()
  const first = plainDateOf(new Date(today.getFullYear(), today.getMonth() - 3, 1))
  const typed = await ask.text({
    title: 'Time of which days',
    placeholder: '1 nov, 30 nov',
    initial: writeDayRange({ start: first, end: plainDateOf(today) }, today),
    check(text) {
      const { value, problem } = readDayRange(text, today)
      return value && value.end < value.start ? 'The last day is before the first.' : problem
    },
    submit: 'Use',
  })
  const days = typed === null ? null : readDayRange(typed, today).value
  return days ? { from: days.start as PlainDate, to: days.end as PlainDate, grouping: how } : undefined
}
