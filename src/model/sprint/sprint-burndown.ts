// A sprint day by day, as charts and sentences show it (SPRINT-08).

import { formatDay, type PlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { daysBetween } from '#src/lib/dates/day-range.ts'
import { figure } from '#src/lib/figures.ts'
import { plural } from '#src/lib/text.ts'
import type { SprintChartData } from './sprint.graphql.ts'

/** What is counted. */
export type SprintUnit = 'tasks' | 'hours'
/** What remains against what should, or what is done against all there is. */
export type SprintCurve = 'burndown' | 'burnup'

/** A day of the chart: values by the name of their line. */
export interface BurndownPoint {
  label: string
  name: string
  values: { left: number | null; scope: number | null; done: number | null; ideal: number }
  note: string | undefined
  mark: string | null
}

const codes = (change: { count: number; tasks: readonly { code: string }[] }) => {
  const named = change.tasks.map(({ code }) => code).join(', ')
  return change.count > change.tasks.length ? `${named} and ${change.count - change.tasks.length} more` : named
}

/** The points of the chart; days to come have an ideal and nothing else. */
export function pointsOf({ days }: SprintChartData, unit: SprintUnit, now: Date): readonly BurndownPoint[] {
  return days.map(({ day, scope, done, ideal, added, removed }) => {
    const date = startOfPlainDate(day as PlainDate)
    const all = scope?.[unit] ?? null
    const ready = done?.[unit] ?? null
    const signs = [...(added ? [`+${added.count}`] : []), ...(removed ? [`−${removed.count}`] : [])]
    const notes = [...(added ? [`+${added.count}: ${codes(added)}`] : []), ...(removed ? [`−${removed.count}: ${codes(removed)}`] : [])]
    return {
      label: formatDay(date, now),
      name: `${date.toLocaleDateString('en-US', { weekday: 'short' })}, ${formatDay(date, now)}`,
      values: { left: all === null || ready === null ? null : all - ready, scope: all, done: ready, ideal: ideal[unit] },
      note: notes.length > 0 ? notes.join('; ') : undefined,
      mark: signs.length > 0 ? signs.join(' / ') : null,
    }
  })
}

/** Within this share of the whole it counts as on the line. */
const NEAR = 0.03

/** `14 of 31 tasks done, 4 days left, on the ideal line`. */
export function sentenceOf({ days, today }: SprintChartData, unit: SprintUnit): string {
  const at = days.findLastIndex(({ scope }) => scope !== null)
  const day = days[at]
  if (!day?.scope || !day.done) return 'The chart begins when the sprint starts.'
  const [all, done] = [day.scope[unit], day.done[unit]]
  const said = `${figure(done)} of ${figure(all)} ${unit === 'tasks' ? 'tasks' : 'h'} done`
  const last = days.at(-1)?.day
  if (!today || !last) return said
  const left = daysBetween(today, last)
  const time = left > 0 ? `${plural(left, 'day')} left` : left === 0 ? 'the last day' : `${plural(-left, 'day')} over`
  return `${said}, ${time}, ${paceOf(all - done - day.ideal[unit], all, unit)}`
}

function paceOf(behind: number, all: number, unit: SprintUnit): string {
  if (Math.abs(behind) <= Math.max(unit === 'tasks' ? 0.5 : 1, all * NEAR)) return 'on the ideal line'
  const much = `${figure(Math.abs(Math.round(behind)))} ${unit === 'tasks' ? (Math.round(Math.abs(behind)) === 1 ? 'task' : 'tasks') : 'h'}`
  return behind > 0 ? `${much} behind` : `${much} ahead`
}
