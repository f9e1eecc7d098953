// What the last sprints committed to and did: shown from two completed ones on (SPRINT-10).
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useRead } from '#src/data/use-read.ts'
import { figure } from '#src/lib/figures.ts'
import { GetVelocity } from '#src/model/sprint/sprint.graphql.ts'
import { meanOf } from '#src/model/sprint/sprint-load.ts'
import type { SprintListSubject } from '#src/model/sprint/sprint-subject.ts'
import type { ChartSeries } from '#src/ui/chart/chart-figure.tsx'
import * as styles from './sprint-chart.css.ts'
import { chartAsTable } from './sprint-chart-view.ts'

const BarChart = lazy(async () => ({ default: (await import('#src/ui/chart/bar-chart.tsx')).BarChart }))
const HEIGHT = 140
const SHOWN = 6

const SERIES: readonly ChartSeries[] = [
  { id: 'committed', title: 'Committed', colour: 6, look: 'hatched' },
  { id: 'done', title: 'Done', colour: 1, look: 'bar' },
]

/** What the last sprints did, the latest first; null while it is on its way, nothing where it cannot be read: the list does without. */
export function useVelocity({ workspaceSlug, projectSlug }: SprintListSubject) {
  const { data, error } = useRead({ query: GetVelocity, variables: { workspaceSlug, projectSlug } })
  return data?.sprintVelocity ?? (data || error ? NONE : null)
}

const NONE = [] as const

/** Hours where any are known, else tasks. The oldest of the last six first. */
export function SprintVelocity({ velocity }: { velocity: NonNullable<ReturnType<typeof useVelocity>> }) {
  const asTable = useSyncExternalStore(chartAsTable.subscribe, chartAsTable.get)
  if (velocity.length < 2) return null
  const shown = velocity.slice(0, SHOWN).toReversed()
  const unit = shown.some(({ done, committed }) => done.hours + committed.hours > 0) ? 'hours' : 'tasks'
  const mean = meanOf(velocity, unit) ?? 0
  const short = unit === 'hours' ? 'h' : 'tasks'
  const points = shown.map(({ title, committed, done }) => ({
    label: title,
    name: title,
    values: { committed: committed[unit], done: done[unit] },
  }))
  return (
    <div className={styles.room}>
      <Suspense fallback={<div style={{ height: HEIGHT + 60 }} />}>
        <BarChart
          title="Velocity"
          summary={`${figure(mean)} ${short} done on average, the last ${Math.min(3, velocity.length)} sprints.`}
          series={SERIES}
          points={points}
          unit={short}
          cutsLabels
          height={HEIGHT}
          mean={{ value: mean, title: 'Mean of the last 3' }}
          asTable={asTable}
          onTable={chartAsTable.set}
        />
      </Suspense>
    </div>
  )
}
