// A week of logged time with what stands above it: which week, whose, how much (TIME-01, TIME-12).
import { ClockIcon } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useAction, useActions } from '#src/actions/actions-context.tsx'
import type { Permission } from '#src/actions/subject.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { sharedTaskPath } from '#src/lib/paths.ts'
import { TimePeople, TimeSheet } from '#src/model/time/time-sheet.graphql.ts'
import { sheetVariables, type TimeSheetSubject, weekIn } from '#src/model/time/time-subjects.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { pendingCells } from './time-pending.ts'
import { EVERYONE } from './time-sheet.actions.ts'
import * as styles from './week-grid.css.ts'
import { WeekGrid } from './week-grid.tsx'
import { cellText, linesOf } from './week-lines.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'time.head': true
    'time.tools': true
  }
}

const FAILED = 'An error occurred while fetching time entries. Please try again later.'
const EMPTY = 'No time this week. Press N to add a task, then type 1h.'

/** Props of TimeWeek; the project's rights decide on whose time it opens (TIME-02). */
export interface TimeWeekProps {
  title: string
  workspaceSlug: string
  projectSlug: string | null
  /** Null while they are not known. */
  viewerCan: readonly Permission[] | null
}

/** The whole screen. */
export function TimeWeek({ title, workspaceSlug, projectSlug, viewerCan }: TimeWeekProps) {
  const { services, scene } = useActions()
  const [query] = useSearchParams()
  const me = services.viewer?.username ?? ''
  const week = weekIn(query.get('week'), services.now())
  const named = query.get('member')
  const opensOn = projectSlug !== null && viewerCan?.includes('ADMIN') ? EVERYONE : me
  const whose = named ?? opensOn
  const member = whose === EVERYONE && projectSlug !== null ? null : whose
  const sheet = useMemo(
    (): TimeSheetSubject => ({
      id: `${workspaceSlug}/${projectSlug ?? ''}`,
      ...{ workspaceSlug, projectSlug, week, member },
      own: member === me,
      viewerCan: viewerCan ?? [],
    }),
    [workspaceSlug, projectSlug, week, member, me, viewerCan],
  )
  useLayoutEffect(() => scene.set({ timesheet: sheet }), [scene, sheet])
  useLayoutEffect(() => () => scene.set({ timesheet: null }), [scene])
  const read = useRead({
    query: TimeSheet,
    variables: sheetVariables(sheet),
    keep: ['week'],
    pause: viewerCan === null,
    requestPolicy: 'cache-and-network',
  })
  const people = useRead({
    query: TimePeople,
    variables: { workspaceSlug, ...(projectSlug !== null && { projectSlug }) },
    pause: sheet.own || member === null,
  })
  const pending = useSyncExternalStore(pendingCells.subscribe, pendingCells.get)
  const today = plainDateOf(services.now())
  const data = read.data?.timeSheet
  const hatch = projectSlug === null && sheet.own
  const order = useRef<{ of: string; ids: readonly string[] }>({ of: '', ids: [] })
  const lines = useMemo(() => {
    const of = `${sheet.id} ${sheet.week} ${sheet.member}`
    const found = data && linesOf(data, { sheet, pending, today, hatch, order: order.current.of === of ? order.current.ids : [] })
    if (found) order.current = { of, ids: found.groups.flatMap(({ rows }) => rows.map(({ id }) => id)) }
    return found
  }, [data, sheet, pending, today, hatch])
  const range = formatTimebox(week, laterDay(week, 6))
  const name = sheet.own
    ? 'Me'
    : member === null
      ? 'Everyone'
      : (people.data?.timePeople.find(({ username }) => username === member)?.name ?? member)
  return (
    <div className={page}>
      <PageHeader title={title} actions={<ActionPlace place="time.head" look="primary" subjects={{ timesheet: [sheet] }} />}>
        <div className={styles.bar}>
          <ActionById id="time.earlier" look="icon" subjects={{ timesheet: [sheet] }} />
          <span className={styles.range} aria-live="polite">
            {range}
          </span>
          <ActionById id="time.later" look="icon" subjects={{ timesheet: [sheet] }} />
          <ActionById id="time.now" subjects={{ timesheet: [sheet] }} />
          <ActionPlace place="time.tools" subjects={{ timesheet: [sheet] }} labels={{ 'time.filter': name }} />
        </div>
        {lines && <span className={styles.sum}>{cellText(lines.seconds) || '0:00'}</span>}
      </PageHeader>
      {!lines ? (
        read.error && !data ? (
          <ReadFailure read={read} what="time entries" message={FAILED} />
        ) : (
          <SkeletonRows count={10} />
        )
      ) : lines.groups.length === 0 ? (
        <NoTime mayAdd={sheet.own} />
      ) : (
        <WeekGrid
          key={`${sheet.id} ${member}`}
          label={`${title}, ${range}`}
          lines={lines}
          grouped={projectSlug === null}
          running={data?.running ?? null}
          taskPath={({ task, project }) => sharedTaskPath({ workspaceSlug, projectSlug: project.slug, id: task.taskId })}
        />
      )}
    </div>
  )
}

function NoTime({ mayAdd }: { mayAdd: boolean }) {
  const add = useAction('time.add-row')
  if (!mayAdd) return <EmptyState icon={ClockIcon}>No time this week.</EmptyState>
  return (
    <EmptyState icon={ClockIcon} action={<ActionById id="time.add-row" />} keys={add?.shortcuts[0]} keysText="adds a task">
      {EMPTY}
    </EmptyState>
  )
}
