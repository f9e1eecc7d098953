// Time by day and person as stacked bars, with the same figures as a table: the chart that all screens share (TIMELOG-07, SCREEN-10, SCREEN-11).
import { lazy, Suspense, useMemo, useState } from 'react'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { plural } from '#src/lib/text.ts'
import type { ChartSeries } from '#src/ui/chart/chart-figure.tsx'
import { TEXTURES } from '#src/ui/chart/texture.tsx'
import type { ChartData } from './time-chart-data.ts'

const StackedChart = lazy(async () => ({ default: (await import('#src/ui/chart/stacked-chart.tsx')).StackedChart }))

/** In px; the frame around the bars is reserved with it. */
const HEIGHT = 180
const FRAME = 60
/** People beyond the colours share the last one. */
const COLOURS = 6

const written = (hours: number) => formatTotal(Math.round(hours * 3600))

/** Values are hours. */
export function TimeChart({ data }: { data: ChartData }) {
  const { unit, people, bars } = data
  const [asTable, setAsTable] = useState(false)
  const series = useMemo(
    () =>
      people.map(
        ({ username, name }, at): ChartSeries => ({
          id: `p:${username}`,
          title: name,
          colour: (Math.min(at, COLOURS - 1) + 1) as ChartSeries['colour'],
          look: TEXTURES[at] ?? 'plain',
        }),
      ),
    [people],
  )
  const points = useMemo(
    () =>
      bars.map(({ label, title, parts }) => ({
        label,
        name: title,
        values: Object.fromEntries(people.map(({ username }, at) => [`p:${username}`, (parts[at] ?? 0) / 3600])),
      })),
    [people, bars],
  )
  return (
    <Suspense fallback={<div style={{ height: HEIGHT + FRAME }} />}>
      <StackedChart
        title={`Hours by ${unit} and person`}
        summary={summaryOf(data)}
        series={series}
        points={points}
        unit="h"
        write={written}
        height={HEIGHT}
        asTable={asTable}
        onTable={setAsTable}
      />
    </Suspense>
  )
}

function summaryOf({ unit, people, bars }: ChartData): string {
  const seconds = people.reduce((sum, one) => sum + one.seconds, 0)
  const filled = bars.filter((bar) => bar.seconds > 0).length
  const [most] = people
  const who = most && people.length > 1 ? `, most by ${most.name} (${formatTotal(most.seconds)})` : ''
  return `${formatTotal(seconds)} in ${plural(filled, unit)}${who}.`
}
