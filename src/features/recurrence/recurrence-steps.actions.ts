// What a person can do to the days of a rule: rest, go on, leave one out, and make one at once (RECUR-11).
import { CirclePlayIcon, PauseIcon, SkipForwardIcon } from 'lucide-react'
import type { Action, ActionDefinition, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Services } from '#src/actions/services.ts'
import { type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'
import {
  PauseRecurrence,
  type RecurrenceWholeData,
  ResumeRecurrence,
  RunRecurrence,
  SkipOccurrence,
} from '#src/model/recurrence/recurrence.graphql.ts'
import type { RecurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'
import { dayText } from '#src/model/recurrence/recurrence-words.ts'
import { laneOf, placeOf } from '#src/model/recurrence/recurrence-writes.ts'
import { ruleWords } from './recurrence.actions.ts'

type Asking = Pick<Services, 'api'>

const resting = (until: string | null) => ({ state: 'PAUSED', reason: null, pausedUntil: until, next: [], dates: [] })

function pause({ api }: Asking, rule: RecurrenceSubject, until: string | null) {
  const variables = { project: placeOf(rule), id: rule.id, ...(until !== null && { until }) }
  return api.mutate(PauseRecurrence, variables, { lane: laneOf(rule), extra: { shown: resting(until) } })
}

function resume({ api }: Asking, rule: RecurrenceSubject) {
  const shown = { state: 'ACTIVE', reason: null, pausedUntil: null }
  return api.mutate(ResumeRecurrence, { project: placeOf(rule), id: rule.id }, { lane: laneOf(rule), extra: { shown } })
}

/** Pauses rules until they are resumed; those that rest go on from their next date, without catching up. */
export const pauseRecurrence = defineAction({
  id: 'recurrence.pause',
  on: 'recurrence',
  title: ({ recurrences: [{ state }] }) => (state === 'PAUSED' ? 'Resume rule' : 'Pause rule'),
  name: 'Pause rule, or resume it',
  short: 'Pause',
  icon: PauseIcon,
  group: 'recurrence',
  keywords: [...ruleWords, 'resume', 'hold', 'stop', 'rest', 'go on'],
  shortcut: 'h',
  places: ['recurrence.pane'],
  needs: 'EDIT',
  plan: true,
  single: true,
  when: ({ recurrences: [{ state }] }) => state !== 'ENDED' || { reason: 'This rule has ended.' },
  async run(context): Promise<Outcome | undefined> {
    const [rule] = context.recurrences
    if (rule.state !== 'PAUSED') {
      await pause(context, rule, null)
      return { said: 'Paused', undo: () => resume(context, rule) }
    }
    const { recurrence } = await resume(context, rule)
    const next = recurrence?.next[0]
    return {
      said: next ? `Resumed, next on ${dayText(next.day, context.now())}` : 'Resumed',
      undo: () => pause(context, rule, rule.pausedUntil),
    }
  },
})

/** Pauses a rule until a day. */
export const pauseUntil = defineAction({
  id: 'recurrence.pause-until',
  on: 'recurrence',
  title: 'Pause rule until…',
  icon: PauseIcon,
  group: 'recurrence',
  keywords: [...ruleWords, 'hold', 'holiday', 'vacation', 'rest'],
  needs: 'EDIT',
  plan: true,
  single: true,
  when: ({ recurrences: [{ state }] }) => state !== 'ENDED' || 'hidden',
  async run(context): Promise<Outcome | undefined> {
    const { ask, now } = context
    const [rule] = context.recurrences
    const min = startOfPlainDate(laterDay(plainDateOf(now()), 1))
    const date = await ask.date({
      title: 'Pause until',
      current: rule.pausedUntil ? startOfPlainDate(rule.pausedUntil as PlainDate) : null,
      min,
      time: '00:00',
      check: (day) => (day < min ? 'Choose a day to come.' : null),
    })
    if (date === null || date === 'clear') return undefined
    const until = plainDateOf(date)
    await pause(context, rule, until)
    const undo = () => (rule.state === 'PAUSED' ? pause(context, rule, rule.pausedUntil) : resume(context, rule))
    return { said: `Paused until ${dayText(until, now())}`, undo }
  },
})

const skipping: ActionDefinition<'recurrence'> = {
  id: 'recurrence.skip-next',
  on: 'recurrence',
  title: 'Skip the next date',
  short: 'Skip next',
  icon: SkipForwardIcon,
  group: 'recurrence',
  keywords: [...ruleWords, 'leave out', 'omit', 'date'],
  places: ['recurrence.pane'],
  needs: 'EDIT',
  plan: true,
  single: true,
  when: ({ recurrences: [{ next }] }) => next.length > 0 || { reason: 'No date is to come.' },
  run: (context) => {
    const [rule] = context.recurrences
    const day = rule.next[0]?.day
    return day === undefined ? undefined : skip(context, rule, day, true)
  },
}

/** Makes no task on the next date; undo takes that back. */
export const skipNext = defineAction(skipping)

/** Skips a date of the calendar, or takes that back. */
export function skipDate(day: string, skipped: boolean): Action {
  return defineAction({ ...skipping, when: () => true, run: (context) => skip(context, context.recurrences[0], day, skipped) })
}

type Dated = RecurrenceSubject & Pick<Partial<RecurrenceWholeData>, 'dates'>

async function skip({ api, now }: Asking & Pick<Services, 'now'>, rule: Dated, day: string, skipped: boolean): Promise<Outcome> {
  const send = (to: boolean) => {
    const dates = (rule.dates ?? []).map((one) => (one.day === day ? { ...one, skipped: to } : one))
    const shown = {
      ...(to && { next: rule.next.filter((one) => one.day !== day).map((one) => ({ __typename: 'Occurrence', ...one })) }),
      ...(dates.length > 0 && { dates: dates.map((one) => ({ __typename: 'RecurrenceDate', ...one })) }),
    }
    return api.mutate(SkipOccurrence, { project: placeOf(rule), id: rule.id, day, skipped: to }, { lane: laneOf(rule), extra: { shown } })
  }
  await send(skipped)
  const text = dayText(day, now())
  return { said: skipped ? `${text} is skipped` : `${text} is back`, undo: () => send(!skipped) }
}

/** Makes the task of today at once. */
export const runNow = defineAction({
  id: 'recurrence.run-now',
  on: 'recurrence',
  title: 'Make the task now',
  short: 'Run now',
  icon: CirclePlayIcon,
  group: 'recurrence',
  keywords: [...ruleWords, 'run', 'today', 'trigger', 'at once'],
  places: ['recurrence.pane'],
  needs: 'EDIT',
  plan: true,
  single: true,
  async run({ api, recurrences: [rule] }): Promise<Outcome | undefined> {
    const { task } = await api.mutate(RunRecurrence, { project: placeOf(rule), id: rule.id }, { lane: laneOf(rule), optimistic: false })
    return task ? { said: `${task.code ?? 'Task'} made`, stays: 'The task is there. It can be deleted like any other.' } : undefined
  },
})

/** The days of rules. */
export const actions: readonly Action[] = [pauseRecurrence, pauseUntil, skipNext, runNow]
