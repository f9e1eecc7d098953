// A week of logged time: its grid, or what stands in its place (TIME-05).
import { ClockIcon } from 'lucide-react'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { sharedTaskPath } from '#src/lib/paths.ts'
import { TimeSheet } from '#src/model/time/time-sheet.graphql.ts'
import { sheetVariables, type TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { pendingCells } from './time-pending.ts'
import { WeekSkeleton } from './time-skeletons.tsx'
import { timeTexts } from './time-texts.ts'
import { WeekGrid } from './week-grid.tsx'
import { linesOf } from './week-lines.ts'

/** The week as far as it is there; not asked for while `pause`. */
export function useTimeWeek(sheet: TimeSheetSubject, pause: boolean) {
  const { services } = useActions()
  const read = useRead({
    query: TimeSheet,
    variables: sheetVariables(sheet),
    keep: ['week'],
    pause,
    requestPolicy: 'cache-and-network',
  })
  const pending = useSyncExternalStore(pendingCells.subscribe, pendingCells.get)
  const today = plainDateOf(services.now())
  const data = read.data?.timeSheet
  const hatch = sheet.projectSlug === null && sheet.own
  const order = useRef<{ of: string; ids: readonly string[] }>({ of: '', ids: [] })
  const lines = useMemo(() => {
    const of = `${sheet.id} ${sheet.week} ${sheet.member}`
    const found = data && linesOf(data, { sheet, pending, today, hatch, order: order.current.of === of ? order.current.ids : [] })
    if (found) order.current = { of, ids: found.groups.flatMap(({ rows }) => rows.map(({ id }) => id)) }
    return found
  }, [data, sheet, pending, today, hatch])
  return { read, data, lines }
}

/** The grid; it fills its parent and scrolls inside. */
export function TimeWeek({ sheet, label, week }: { sheet: TimeSheetSubject; label: string; week: ReturnType<typeof useTimeWeek> }) {
  const { services } = useActions()
  const { read, data, lines } = week
  if (!lines)
    return read.error && !data ? (
      <ReadFailure read={read} what="time entries" message={timeTexts.failed} />
    ) : (
      <WeekSkeleton sheet={sheet} today={plainDateOf(services.now())} />
    )
  if (lines.groups.length === 0) return <NoTime />
  return (
    <WeekGrid
      key={`${sheet.id} ${sheet.member}`}
      label={label}
      lines={lines}
      grouped={sheet.projectSlug === null}
      running={data?.running ?? null}
      taskPath={({ task, project }) => sharedTaskPath({ workspaceSlug: sheet.workspaceSlug, projectSlug: project.slug, id: task.taskId })}
    />
  )
}

function NoTime() {
  const press = usePress('time.add-row', 'to add a task, then type 1h.')
  return (
    <EmptyState icon={ClockIcon} action={<ActionById id="time.add-row" />}>
      {`${timeTexts.emptyWeek}${press}`}
    </EmptyState>
  )
}
