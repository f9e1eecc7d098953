// The burndown or burnup of a sprint; folded it is one sentence, as it is on a phone at first (SPRINT-08, SPRINT-11).
import { ChevronDownIcon, ChevronUpIcon } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useStored, writeStored } from '#src/data/storage/stored-value.ts'
import { useRead } from '#src/data/use-read.ts'
import { ownTimezone } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import { GetSprintChart } from '#src/model/sprint/sprint.graphql.ts'
import { pointsOf, type SprintCurve, type SprintUnit, sentenceOf } from '#src/model/sprint/sprint-burndown.ts'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { sprintTexts } from '#src/model/sprint/sprint-words.ts'
import { media } from '#src/theme/tokens.ts'
import type { ChartSeries } from '#src/ui/chart/chart-figure.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './sprint-chart.css.ts'
import { chartAsTable, curveChoice, foldChoice, unitChoice } from './sprint-chart-view.ts'

const LineChart = lazy(async () => ({ default: (await import('#src/ui/chart/line-chart.tsx')).LineChart }))
/** In px (SPRINT-11); lower where the window is, so that rows are left below it. */
const HEIGHTS = { tall: 320, low: 220 }
const TALL_WINDOW = 860
/** What stands above and below the drawing. */
const AROUND = 60

const CURVES = [
  { value: 'burndown', label: 'Burndown' },
  { value: 'burnup', label: 'Burnup' },
] as const
const UNITS = [
  { value: 'tasks', label: 'Tasks' },
  { value: 'hours', label: 'Effort hours' },
] as const

const SERIES: Readonly<Record<SprintCurve, readonly ChartSeries[]>> = {
  burndown: [
    { id: 'left', title: 'Left', colour: 1, look: 'line', area: true },
    { id: 'scope', title: 'Scope', colour: 2, look: 'steps' },
    { id: 'ideal', title: 'Ideal', colour: 6, look: 'dotted' },
  ],
  burnup: [
    { id: 'done', title: 'Done', colour: 1, look: 'line', area: true },
    { id: 'scope', title: 'Scope', colour: 2, look: 'steps' },
  ],
}

/** Its room is kept from the beginning; nothing but a sentence before the sprint starts. */
export function SprintChart({ sprint }: { sprint: SprintSubject }) {
  const { workspaceSlug, projectSlug, id, state, title } = sprint
  const { services } = useActions()
  const unit: SprintUnit = useStored(unitChoice) ?? 'tasks'
  const curve: SprintCurve = useStored(curveChoice) ?? 'burndown'
  const asTable = useSyncExternalStore(chartAsTable.subscribe, chartAsTable.get)
  const [wide] = useState(() => !window.matchMedia(media.phone).matches)
  const open = (useStored(foldChoice) ?? (wide ? 'open' : 'folded')) === 'open'
  // Focus goes from the button that was pressed to the one in its place.
  const [pressed, setPressed] = useState(false)
  const fold = (folded: boolean) => {
    setPressed(true)
    writeStored(foldChoice, folded ? 'folded' : 'open')
  }
  const [height] = useState(() => (window.innerHeight >= TALL_WINDOW ? HEIGHTS.tall : HEIGHTS.low))
  const planned = (state ?? 'PLANNED') === 'PLANNED'
  const variables = { workspaceSlug, projectSlug, id, timezone: ownTimezone() }
  const read = useRead({ query: GetSprintChart, variables, pause: planned, requestPolicy: 'cache-and-network' })
  if (planned) return <p className={styles.note}>The chart begins when the sprint starts.</p>
  const chart = read.data?.sprintChart
  if (!chart) {
    if (read.error)
      return (
        <div className={styles.note}>
          <ReadFailure inline read={read} what="the chart" message={sprintTexts.failed} />
        </div>
      )
    return read.data ? null : <Coming height={open ? height + AROUND + 23 : 44} />
  }
  const points = pointsOf(chart, unit, services.now())
  const sentence = sentenceOf(chart, unit)
  const missing =
    unit === 'hours' && chart.withoutEffort > 0
      ? ` ${plural(chart.withoutEffort, 'task')} ${chart.withoutEffort === 1 ? 'has no effort and counts' : 'have no effort and count'} 0 h.`
      : ''
  if (!open)
    return (
      <button type="button" className={styles.fold} aria-expanded={false} ref={pressed ? focused : undefined} onClick={() => fold(false)}>
        {sentence}
        <ChevronDownIcon size={14} aria-hidden />
      </button>
    )
  const today = chart.today === null ? -1 : chart.days.findIndex(({ day }) => day === chart.today)
  const marks = points.flatMap(({ mark, note = '' }, at) => (mark === null ? [] : [{ at, series: 'scope', text: mark, title: note }]))
  return (
    <div className={styles.room}>
      <Suspense fallback={<div style={{ height: height + AROUND }} />}>
        <LineChart
          title={curve === 'burndown' ? `Burndown of ${title}` : `Burnup of ${title}`}
          summary={`${sentence}.${missing}`}
          series={SERIES[curve]}
          points={points}
          unit={unit === 'tasks' ? 'tasks' : 'h'}
          height={height}
          today={today === -1 ? null : today}
          marks={marks}
          asTable={asTable}
          onTable={chartAsTable.set}
          tools={
            <>
              <Segmented label="Curve" value={curve} onChange={(next) => writeStored(curveChoice, next)} options={CURVES} />
              <Segmented label="Unit" value={unit} onChange={(next) => writeStored(unitChoice, next)} options={UNITS} />
              <IconButton icon={ChevronUpIcon} label="Fold the chart" ref={pressed ? focused : undefined} onClick={() => fold(true)} />
            </>
          }
        />
      </Suspense>
    </div>
  )
}

const focused = (element: HTMLElement | null) => element?.focus()

function Coming({ height }: { height: number }) {
  return (
    <div className={styles.room} style={{ height }}>
      <Loading>
        <Skeleton width={280} height={14} />
      </Loading>
    </div>
  )
}
