// Writes behind the cells of a week: shown at once, read again with the answer, taken back where they are refused (TIME-17).
import type { Context } from '#src/actions/action.ts'
import type { Api } from '#src/data/api.ts'
import { type EntrySet, refuseUnlessStill } from '#src/model/time/entry-still.ts'
import { DeleteCellEntry, LogCellTime, type SheetEntryData, TimeSheet, UpdateTimeEntry } from '#src/model/time/time-sheet.graphql.ts'
import { cellName, sheetVariables, type TimeCellSubject, type TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import type { CellPlan } from './cell-plan.ts'
import { showPending } from './time-pending.ts'

/** Reads the week again, so that its sums are the host's. */
export async function readAgain(api: Api, sheet: TimeSheetSubject): Promise<void> {
  await api.query(TimeSheet, sheetVariables(sheet), { requestPolicy: 'network-only' })
}

const projectOf = ({ sheet, project }: TimeCellSubject) => ({ workspaceSlug: sheet.workspaceSlug, projectSlug: project.slug })
/** The task of a cell, as mutations name it. */
export const taskOf = (cell: TimeCellSubject) => ({ ...projectOf(cell), id: cell.task.taskId })
const laneOf = ({ id }: TimeCellSubject) => ({ lane: `TimeCell:${id}` })

/** Shows what a cell will be, writes it, and reads the week; refused, the cell is what it was. */
export async function writeCell<Answer>(api: Api, cell: TimeCellSubject, seconds: number, write: () => Promise<Answer>): Promise<Answer> {
  const settle = showPending(cellName(cell), seconds)
  try {
    const answer = await write()
    // What was written is written, whether or not the week can be read just now.
    await readAgain(api, cell.sheet).catch(() => api.refresh())
    return answer
  } finally {
    settle()
  }
}

/** Changes an entry of a cell. */
export function change(api: Api, cell: TimeCellSubject, id: string, input: { startedAt?: string; endedAt?: string; comment?: string }) {
  return api.mutate(UpdateTimeEntry, { project: projectOf(cell), id, input }, laneOf(cell))
}

/** For undo: gives an entry of a cell back what it was, unless somebody else changed the same of it since. */
export async function changeBack(
  api: Api,
  cell: TimeCellSubject,
  entry: Pick<SheetEntryData, 'id' | 'startedAt' | 'endedAt'> & { comment?: string },
  { set, seconds }: { set: EntrySet['set']; seconds: number },
): Promise<void> {
  await refuseUnlessStill(api, { id: entry.id, task: taskOf(cell), startedAt: set.startedAt ?? entry.startedAt, set })
  const { startedAt, endedAt, comment = '' } = entry
  const before = set.comment === undefined ? { startedAt, endedAt } : { comment }
  await writeCell(api, cell, seconds, () => change(api, cell, entry.id, before))
}

/** Deletes an entry of a cell. */
export function remove(api: Api, cell: TimeCellSubject, id: string) {
  return api.mutate(DeleteCellEntry, { project: projectOf(cell), id }, laneOf(cell))
}

/** Logs what a plan says; the answer is the entry's id. */
export async function logInto(
  { api }: Pick<Context<'timecell'>, 'api'>,
  cell: TimeCellSubject,
  plan: CellPlan & { kind: 'log' },
): Promise<string | null> {
  const { sheet } = cell
  const input = {
    startedAt: plan.start.toISOString(),
    endedAt: plan.end.toISOString(),
    ...(!sheet.own && sheet.member && { username: sheet.member }),
  }
  const { timeEntry } = await writeCell(api, cell, plan.seconds, () => api.mutate(LogCellTime, { task: taskOf(cell), input }, laneOf(cell)))
  return timeEntry?.id ?? null
}
