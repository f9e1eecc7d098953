// How the tasks of an epic were done over the last 90 days (EPIC-04).
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { ownTimezone } from '#src/lib/dates/date-format.ts'
import { GetEpicBurnup } from '#src/model/story/epic.graphql.ts'
import { burnupPoints, burnupSentence } from '#src/model/story/epic-burnup.ts'
import type { EpicSubject } from '#src/model/story/epic-subject.ts'
import type { ChartSeries } from '#src/ui/chart/chart-figure.tsx'
import { burnupAsTable } from './story-view.ts'
import { placeOf } from './story-writes.ts'

const LineChart = lazy(async () => ({ default: (await import('#src/ui/chart/line-chart.tsx')).LineChart }))
const HEIGHT = 180
const NONE = [] as const

const SERIES: readonly ChartSeries[] = [
  { id: 'done', title: 'Done', colour: 1, look: 'line', area: true },
  { id: 'scope', title: 'Scope', colour: 2, look: 'steps' },
]

/** Its room is kept from the beginning; nothing where the host does not count, or there is nothing to count. */
export function EpicBurnupChart({ epic }: { epic: EpicSubject }) {
  const { services } = useActions()
  const asTable = useSyncExternalStore(burnupAsTable.subscribe, burnupAsTable.get)
  const variables = { ...placeOf(epic), id: epic.epicId, timezone: ownTimezone() }
  const read = useRead({ query: GetEpicBurnup, variables, pause: epic.taskCount === 0, requestPolicy: 'cache-and-network' })
  if (epic.taskCount === 0) return null
  const burnup = read.data?.epicBurnup
  const room = <div style={{ height: HEIGHT + 60 }} />
  if (!burnup) return read.error ? <ReadFailure inline read={read} what="the burnup" /> : read.data ? null : room
  return (
    <Suspense fallback={room}>
      <LineChart
        title={`Burnup of ${epic.code}`}
        summary={`${burnupSentence(burnup)}.`}
        series={SERIES}
        points={burnupPoints(burnup, services.now())}
        unit="tasks"
        height={HEIGHT}
        today={null}
        marks={NONE}
        asTable={asTable}
        onTable={burnupAsTable.set}
      />
    </Suspense>
  )
}
