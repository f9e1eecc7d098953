// Logged time of a project or of a person, with what stands above it: as what, which days, whose, how much (TIME-01, TIME-12).
import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import type { Permission } from '#src/actions/subject.ts'
import { useRead } from '#src/data/use-read.ts'
import { laterDay } from '#src/lib/dates/day-range.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { EVERYONE, groupsOf, readTimeAddress, timePath, usualGroup, weekIn } from '#src/model/time/time-address.ts'
import { TimePeople } from '#src/model/time/time-sheet.graphql.ts'
import type { TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { TimeFilterChips } from './time-filter-chips.tsx'
import { TimeList } from './time-list.tsx'
import * as styles from './time-screen.css.ts'
import { TimeChartSkeleton } from './time-skeletons.tsx'
import { seesMissing, viewOptions } from './time-views.ts'
import { TimeWeek, useTimeWeek } from './time-week.tsx'
import { useTaskHands } from './use-task-hands.ts'
import { useTimeLog } from './use-time-log.ts'
import { useTimeSums } from './use-time-sums.ts'
import { cellText } from './week-lines.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'time.head': true
    'time.days': true
    'time.filter': true
    'time.tools': true
  }
}

const TimeChart = lazy(async () => ({ default: (await import('./time-chart.tsx')).TimeChart }))
const TimeMissing = lazy(async () => ({ default: (await import('./time-missing.tsx')).TimeMissing }))

/** Below this width in px the head has one button for filters. */
const NARROW = 640

/** Props of TimeScreen; the project's rights decide on whose time it opens (TIME-02). */
export interface TimeScreenProps {
  title: string
  workspaceSlug: string
  projectSlug: string | null
  /** Null while they are not known. */
  viewerCan: readonly Permission[] | null
}

/** The whole screen. */
export function TimeScreen(props: TimeScreenProps) {
  const { title, viewerCan } = props
  const { services, scene } = useActions()
  const navigate = useNavigate()
  const { sheet, whose } = useSheet(props)
  useTaskHands()
  useLayoutEffect(() => scene.set({ timesheet: sheet }), [scene, sheet])
  useLayoutEffect(() => () => scene.set({ timesheet: null }), [scene])
  const { view, filters } = sheet
  const week = useTimeWeek(sheet, viewerCan === null || view !== 'week')
  const log = useTimeLog(sheet, viewerCan === null || view !== 'list')
  const sums = useTimeSums(sheet, viewerCan === null || view !== 'chart')
  const seconds = { week: week.lines?.seconds, list: log.lines?.seconds, chart: sums.data?.timeLog.totals.seconds, missing: undefined }[
    view
  ]
  const range = view === 'week' ? formatTimebox(sheet.week, laterDay(sheet.week, 6)) : formatTimebox(sheet.range.start, sheet.range.end)
  const label = `${title}, ${range}`
  const [room, setRoom] = useState<HTMLElement | null>(null)
  // There the filters are one button (SCREEN-02); the rest is in the palette.
  const narrow = useNarrower(room, NARROW)
  const views = (
    <Segmented
      label="View"
      value={view}
      onChange={(next) => services.go.to(timePath(sheet, { view: next }, services.now()))}
      options={viewOptions(sheet)}
    />
  )
  const subjects = { timesheet: [sheet] }
  const listed = view === 'list' || view === 'chart'
  const find = useCallback(
    (search: string) => void navigate(timePath(sheet, { filters: { ...sheet.filters, search } }, services.now()), { replace: true }),
    [navigate, sheet, services],
  )
  return (
    <div ref={setRoom} className={page}>
      <PageHeader
        title={title}
        meta={
          seconds !== undefined && (
            <span className={styles.sum} title="Sum of what is shown">
              {cellText(seconds) || '0:00'}
            </span>
          )
        }
        actions={
          <>
            {!narrow && views}
            <ActionPlace place="time.head" look="primary" subjects={subjects} />
          </>
        }
      >
        <div className={styles.bar}>
          <ActionById id="time.earlier" look="icon" subjects={subjects} />
          {view === 'week' ? (
            <span className={styles.range} aria-live="polite">
              {range}
            </span>
          ) : (
            <ActionPlace place="time.days" subjects={subjects} labels={{ 'time.range': range }} />
          )}
          <ActionById id="time.later" look="icon" subjects={subjects} />
          <ActionById id="time.now" subjects={subjects} />
        </div>
        {narrow && views}
        {!narrow && view !== 'missing' && <ActionPlace place="time.tools" short subjects={subjects} labels={{ 'time.person': whose }} />}
        {(narrow ? view !== 'missing' : listed) && <ActionPlace place="time.filter" short subjects={subjects} />}
        {listed && <TimeFilterChips sheet={sheet} />}
        {listed && !narrow && <SearchBox label="Search time" text={filters.search} onSearch={find} />}
      </PageHeader>
      {view === 'week' && <TimeWeek sheet={sheet} label={label} week={week} />}
      {view === 'list' && <TimeList sheet={sheet} label={label} read={log} />}
      {/* A boundary of its own for each view: keys mean the new one at once, also while it is on its way. */}
      <Suspense key={view} fallback={view === 'chart' ? <TimeChartSkeleton /> : <SkeletonRows count={10} />}>
        {view === 'chart' && <TimeChart sheet={sheet} title={label} read={sums} />}
        {view === 'missing' && <TimeMissing sheet={sheet} label={`Missing time, ${range}`} />}
      </Suspense>
    </div>
  )
}

/** What the address says, and the words for whose time it is. */
function useSheet({ workspaceSlug, projectSlug, viewerCan }: TimeScreenProps) {
  const { services } = useActions()
  const [query] = useSearchParams()
  const me = services.viewer?.username ?? ''
  const asked = query.toString()
  const people = useRead({ query: TimePeople, variables: { workspaceSlug, ...(projectSlug !== null && { projectSlug }) } })
  const known = people.data?.timePeople
  const alone = known !== undefined && known.length <= 1 && projectSlug === null
  const sheet = useMemo((): TimeSheetSubject => {
    const now = services.now()
    const { member: named, view, group, ...address } = readTimeAddress(new URLSearchParams(asked), now)
    const opensOn = projectSlug !== null && viewerCan?.includes('ADMIN') ? EVERYONE : me
    const whose = named ?? opensOn
    const member = whose === EVERYONE && projectSlug !== null ? null : whose
    return {
      id: `${workspaceSlug}/${projectSlug ?? ''}`,
      ...{ workspaceSlug, projectSlug, member, alone, ...address },
      group: group !== null && groupsOf({ projectSlug }).includes(group) ? group : usualGroup({ projectSlug }),
      // What somebody may not look at is the week.
      view: view === 'missing' && !seesMissing({ projectSlug, viewerCan: viewerCan ?? [] }) ? 'week' : view,
      week: weekIn(address.range, now),
      own: member === me,
      viewerCan: viewerCan ?? [],
    }
  }, [workspaceSlug, projectSlug, asked, me, viewerCan, alone, services])
  const { member, own } = sheet
  const name = known?.find(({ username }) => username === member)?.name
  return { sheet, whose: own ? 'Me' : member === null ? 'Everyone' : (name ?? member) }
}
