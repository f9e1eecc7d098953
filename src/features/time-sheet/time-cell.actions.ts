// Everything a person can do to a cell of the week: set it, comment on it, look at its entries, repeat last week.
import { CalendarArrowDownIcon, ClockIcon, ListIcon, MessageSquareIcon, PinOffIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { heldId } from '#src/actions/delayed-delete.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { readCell } from '#src/lib/dates/cell-text.ts'
import { formatPickerClock, type PlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { SetTimePin, type SheetEntryData, TimeSheet } from '#src/model/time/time-sheet.graphql.ts'
import { cellName, sheetVariables, type TimeCellSubject } from '#src/model/time/time-subjects.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { AHEAD, type CellPlan, ONLY_ADMINS, planCell } from './cell-plan.ts'
import { change, changeBack, logInto, readAgain, remove, taskOf, writeCell } from './time-cell-writes.ts'
import { showPending } from './time-pending.ts'

const words = ['timesheet', 'hours', 'worklog']
const WRONG = 'That is no time. Try 1h30, 90m, +15m or 9:00-10:15.'
const LONG_COMMENT = 5000

async function carryOut(context: Context<'timecell'>, cell: TimeCellSubject, plan: CellPlan): Promise<Outcome | undefined> {
  const { api, hold, say } = context
  const [admin, was] = [cell.viewerCan.includes('ADMIN'), cell.seconds]
  if (plan.kind === 'none') return undefined
  if (plan.kind === 'refuse') {
    say.error(plan.why)
    return undefined
  }
  if (plan.kind === 'choose') return chooseEntry(context)
  const said = `${cell.task.code}: ${formatTotal(plan.seconds)}`
  if (plan.kind === 'log') {
    const id = await logInto(context, cell, plan)
    if (id === null || !admin) return { said, stays: ONLY_ADMINS }
    return { said, undo: () => writeCell(api, cell, was, () => remove(api, cell, id)) }
  }
  if (plan.kind === 'change') {
    const { entry, start, end } = plan
    const set = { startedAt: start.toISOString(), endedAt: end.toISOString() }
    await writeCell(api, cell, plan.seconds, () => change(api, cell, entry.id, set))
    return { said, undo: () => changeBack(api, cell, entry, { set, seconds: was }) }
  }
  const settle = showPending(cellName(cell), 0)
  const takeBack = hold.start(
    plan.ids.map((id) => heldId('time-entry', id)),
    async () => {
      try {
        for (const id of plan.ids) await remove(api, cell, id)
        await readAgain(api, cell.sheet).catch(() => api.refresh())
      } finally {
        settle()
      }
    },
    () => say.error('The time could not be deleted. Please try again.'),
  )
  const undo = unlessSent(takeBack)
  return {
    said: `${cell.task.code}: time deleted`,
    undo: () => {
      undo()
      settle()
    },
  }
}

const editing: ActionDefinition<'timecell'> = {
  id: 'timecell.edit',
  on: 'timecell',
  title: 'Set time…',
  icon: ClockIcon,
  group: 'time',
  keywords: [...words, 'log', 'change'],
  shortcut: 'Enter',
  needs: 'EDIT',
  single: true,
  when: ({ timecells: [cell], now }) => (startOfPlainDate(cell.day as PlainDate) > now() ? { reason: AHEAD } : true),
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      timecells: [cell],
    } = context
    if (editInPlace(cellName(cell))) return undefined
    const day = startOfPlainDate(cell.day as PlainDate)
    const typed = await ask.text({
      title: `Time on ${cell.task.code}`,
      placeholder: '1h30, 90m, +15m, 9:00-10:15',
      initial: cell.seconds > 0 ? formatTotal(cell.seconds) : '',
      check: (text) => (readCell(text, day) ? null : WRONG),
      submit: 'Save',
      draft: cellName(cell),
    })
    return typed === null ? undefined : set(context, typed)
  },
}

async function set(context: Context<'timecell'>, typed: string): Promise<Outcome | undefined> {
  const {
    now,
    say,
    timecells: [cell],
  } = context
  const day = startOfPlainDate(cell.day as PlainDate)
  const text = readCell(typed, day)
  if (!text) {
    say.error(WRONG)
    return undefined
  }
  const { entries, ofDay } = cell
  return carryOut(context, cell, planCell({ text, entries, ofDay, day, now: now(), admin: cell.viewerCan.includes('ADMIN') }))
}

/** Edits a cell, where it stands or by a question. */
export const editCell = defineAction(editing)

/** The same with what was typed into the cell. */
export function cellTo(typed: string): Action {
  return defineAction({ ...editing, run: (context) => set(context, typed) })
}

const stretchOf = ({ startedAt, endedAt }: SheetEntryData) =>
  `${formatPickerClock(new Date(startedAt))}-${formatPickerClock(new Date(endedAt))}`

async function chooseEntry(context: Context<'timecell'>): Promise<Outcome | undefined> {
  const {
    api,
    ask,
    now,
    timecells: [cell],
  } = context
  const { entries } = cell
  const entry = await ask.pick({
    title: `Entries of ${cell.task.code}, ${formatTotal(cell.seconds)}`,
    options: entries.map((one) => ({
      id: one.id,
      value: one,
      title: `${stretchOf(one)} · ${formatTotal(one.seconds)}`,
      hint: [one.comment, one.editedBy && one.editedBy.username !== one.user?.username ? `edited by ${one.editedBy.name}` : '']
        .filter(Boolean)
        .join(' · '),
    })),
    empty: 'Nothing was logged here.',
  })
  if (!entry || !cell.viewerCan.includes('EDIT')) return undefined
  const day = startOfPlainDate(cell.day as PlainDate)
  const one = { ...cell, entries: [entry], seconds: entry.seconds }
  const typed = await ask.text({
    title: 'When, or how long',
    initial: stretchOf(entry),
    check: (text) => (readCell(text, day) ? null : WRONG),
    submit: 'Save',
  })
  const text = typed === null ? null : readCell(typed, day)
  if (!text) return undefined
  const plan = planCell({ text, entries: [entry], ofDay: cell.ofDay, day, now: now(), admin: cell.viewerCan.includes('ADMIN') })
  if (plan.kind !== 'change') return carryOut(context, one, plan)
  const total = cell.seconds - entry.seconds + plan.seconds
  const input = { startedAt: plan.start.toISOString(), endedAt: plan.end.toISOString() }
  await writeCell(api, cell, total, () => change(api, cell, entry.id, input))
  const undo = () => changeBack(api, cell, entry, { set: input, seconds: cell.seconds })
  return { said: `${cell.task.code}: ${formatTotal(total)}`, undo }
}

/** Shows the entries of a cell; choosing one changes when it was. */
export const showEntries = defineAction({
  id: 'timecell.entries',
  on: 'timecell',
  title: 'Entries of this cell…',
  icon: ListIcon,
  group: 'time',
  keywords: [...words, 'list', 'details'],
  shortcut: 'Shift+Enter',
  single: true,
  when: ({ timecells: [{ entries }] }) => entries.length > 0 || { reason: 'Nothing was logged here.' },
  run: chooseEntry,
})

/** Says what was done, on the newest entry of a cell. */
export const commentOnCell = defineAction({
  id: 'timecell.comment',
  on: 'timecell',
  title: 'Comment on time…',
  icon: MessageSquareIcon,
  group: 'time',
  keywords: [...words, 'note', 'description'],
  shortcut: 'e',
  needs: 'EDIT',
  single: true,
  when: ({ timecells: [{ entries }] }) => entries.length > 0 || { reason: 'Log time first.' },
  async run({ api, ask, timecells: [cell] }) {
    const entry = cell.entries.at(-1)
    if (!entry) return undefined
    const comment = await ask.text({
      title: `What was done on ${cell.task.code}`,
      initial: entry.comment,
      check: (text) => (text.length > LONG_COMMENT ? `A comment has at most ${LONG_COMMENT.toLocaleString('en-US')} characters.` : null),
      submit: 'Save',
      draft: `${cellName(cell)}:comment`,
    })
    if (comment === null || comment.trim() === entry.comment) return undefined
    const set = { comment: comment.trim() }
    await writeCell(api, cell, cell.seconds, () => change(api, cell, entry.id, set))
    return { said: 'Comment saved', undo: () => changeBack(api, cell, entry, { set, seconds: cell.seconds }) }
  },
})

/** Logs as much as was logged on the task on the same day of last week. */
export const copyLastWeek = defineAction({
  id: 'timecell.copy-last-week',
  on: 'timecell',
  title: 'Log as last week',
  icon: CalendarArrowDownIcon,
  group: 'time',
  keywords: [...words, 'copy', 'repeat', 'previous'],
  needs: 'EDIT',
  single: true,
  when: ({ timecells: [cell], now }) =>
    startOfPlainDate(cell.day as PlainDate) > now() ? { reason: AHEAD } : cell.seconds === 0 || { reason: 'This cell has time already.' },
  async run(context) {
    const {
      api,
      say,
      now,
      timecells: [cell],
    } = context
    const before = { ...cell.sheet, week: laterDay(cell.sheet.week, -7) }
    const { timeSheet } = await api.query(TimeSheet, sheetVariables(before))
    const day = laterDay(cell.day, -7)
    const seconds = timeSheet.rows.find(({ task }) => task.taskId === cell.task.taskId)?.cells.find((one) => one.day === day)?.seconds ?? 0
    if (seconds === 0) {
      say.note('Nothing was logged on that day of last week.')
      return undefined
    }
    const wish = { text: { kind: 'set', seconds }, entries: [], ofDay: cell.ofDay, day: startOfPlainDate(cell.day as PlainDate) } as const
    return carryOut(context, cell, planCell({ ...wish, now: now(), admin: cell.viewerCan.includes('ADMIN') }))
  },
})

/** Lets a pinned task go; its time stays. */
export const removeRow = defineAction({
  id: 'timecell.unpin',
  on: 'timecell',
  title: 'Remove task from my week',
  icon: PinOffIcon,
  group: 'time',
  keywords: [...words, 'unpin', 'row'],
  single: true,
  when: ({ timecells: [{ pinned, sheet }] }) => (pinned && sheet.own ? true : 'hidden'),
  async run({ api, timecells: [cell] }) {
    const pin = async (pinned: boolean) => {
      await api.mutate(SetTimePin, { task: taskOf(cell), pinned })
      await readAgain(api, cell.sheet)
    }
    await pin(false)
    return { said: `${cell.task.code} removed from your week`, undo: () => pin(true) }
  },
})

/** What a person can do to cells of the week. */
export const actions: readonly Action[] = [editCell, showEntries, commentOnCell, copyLastWeek, removeRow]
