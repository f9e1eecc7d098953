// Logged time as bars, and beside them the groups with their shares (TIME-11).
import { ClockIcon, SearchXIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { figure, percent } from '#src/lib/figures.ts'
import { createStore } from '#src/lib/store.ts'
import { plural } from '#src/lib/text.ts'
import { groupsOf, isNarrowed, timePath } from '#src/model/time/time-address.ts'
import type { TimeSumsData } from '#src/model/time/time-log.graphql.ts'
import type { TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { StackedChart } from '#src/ui/chart/stacked-chart.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { chartOf } from './chart-points.ts'
import * as styles from './time-chart.css.ts'
import { CHART_HEIGHT, TimeChartSkeleton } from './time-skeletons.tsx'
import { timeTexts } from './time-texts.ts'
import type { useTimeSums } from './use-time-sums.ts'
import { cellText } from './week-lines.ts'

/** Whether the figures are shown in place of the drawing. */
const asTableStore = createStore(() => false)

const GROUPS = { person: 'Person', project: 'Project', label: 'Label' } as const
const clock = (seconds: number) => cellText(seconds) || '0:00'

/** The chart; it scrolls where it is higher than its parent. */
export function TimeChart({ sheet, title, read }: { sheet: TimeSheetSubject; title: string; read: ReturnType<typeof useTimeSums> }) {
  const { services } = useActions()
  const asTable = useSyncExternalStore(asTableStore.subscribe, asTableStore.get)
  const totals = read.data?.timeLog.totals
  if (!totals) return read.error ? <ReadFailure read={read} what="time entries" message={timeTexts.failed} /> : <TimeChartSkeleton />
  if (totals.groups.length === 0)
    return isNarrowed(sheet.filters) ? (
      <EmptyState icon={SearchXIcon} action={<ActionById id="time.clear-filters" label="Clear filters" />}>
        Nothing matches.
      </EmptyState>
    ) : (
      <EmptyState icon={ClockIcon}>{timeTexts.emptyList}</EmptyState>
    )
  const { series, points } = chartOf(totals, sheet.range)
  return (
    <div className={styles.room}>
      <div className={styles.chart}>
        <StackedChart
          title={title}
          summary={summaryOf(totals, sheet)}
          series={series}
          points={points}
          unit="h"
          write={(hours) => clock(hours * 3600)}
          height={CHART_HEIGHT}
          asTable={asTable}
          onTable={asTableStore.set}
          tools={
            <Segmented
              label="Group by"
              value={sheet.group}
              onChange={(group) => services.go.to(timePath(sheet, { group }, services.now()), { replace: true })}
              options={groupsOf(sheet).map((value) => ({ value, label: GROUPS[value] }))}
            />
          }
        />
      </div>
      <Shares sheet={sheet} totals={totals} />
    </div>
  )
}

function summaryOf({ seconds, days, groups }: TimeSumsData, { group }: TimeSheetSubject): string {
  const count = new Set(days.map(({ day }) => day)).size
  const [most] = groups
  const which = most && groups.length > 1 ? `, most ${group === 'person' ? 'by' : 'on'} ${most.name} (${clock(most.seconds)})` : ''
  return `${clock(seconds)} on ${plural(count, 'day')}${which}.${group === 'label' ? ' Labels overlap.' : ''}`
}

/** Of labels the shares are of all time, which each entry is in once. */
function Shares({ sheet, totals }: { sheet: TimeSheetSubject; totals: TimeSumsData }) {
  const { seconds, estimatedHours, groups } = totals
  return (
    <section className={styles.shares} aria-label={`Time by ${sheet.group}`}>
      {sheet.projectSlug !== null && (
        <p className={styles.effort}>
          estimated {figure(estimatedHours)} h · spent {figure(seconds / 3600)} h
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{GROUPS[sheet.group]}</th>
            <th scope="col">Time</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, name, seconds: own }) => (
            <tr key={key}>
              <th scope="row" className={styles.name} title={name}>
                {name}
              </th>
              <td>{clock(own)}</td>
              <td>{percent(own, seconds)} %</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td>{clock(seconds)}</td>
            <td>100 %</td>
          </tr>
        </tfoot>
      </table>
      {sheet.group === 'label' && <p className={styles.note}>Labels overlap.</p>}
    </section>
  )
}
