// Lines over days: what remains, what should, and what was added on the way.

import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear, scalePoint } from '@visx/scale'
import { Area, LinePath } from '@visx/shape'
import { axisTicks } from './axis-ticks.ts'
import * as styles from './chart.css.ts'
import { ChartFigure, type ChartFrameProps, type ChartPoint, type ChartSeries, DASHES } from './chart-figure.tsx'
import { inUnit } from './value-text.ts'

/** Props of LineChart. */
export interface LineChartProps extends ChartFrameProps {
  /** The point of today: what comes after it lies on a sunken ground. */
  today: number | null
  /** Words written at a point of a series: `+3 / −1`. */
  marks: readonly { at: number; series: string; text: string; title: string }[]
}

const MARGIN = { top: 18, right: 100, bottom: 22, left: 36 }
const NARROW = 480

/** Size and axes are reserved; nothing moves and nothing is animated. */
export function LineChart({ today, marks, ...frame }: LineChartProps) {
  const { series, points, height, unit } = frame
  return (
    <ChartFigure
      {...frame}
      draw={(width, at) => {
        const right = width < NARROW ? 12 : MARGIN.right
        const plot = { width: Math.max(40, width - MARGIN.left - right), height: height - MARGIN.top - MARGIN.bottom }
        const most = Math.max(1, ...points.flatMap(({ values }) => Object.values(values).map((value) => value ?? 0)))
        const x = scalePoint({ domain: points.map((_, index) => index), range: [0, plot.width] })
        const y = scaleLinear({ domain: [0, most], range: [plot.height, 0], nice: 4 })
        const axis = axisTicks(y, 4, unit)
        const place = (index: number) => x(index) ?? 0
        const step = Math.max(1, Math.ceil(points.length / Math.max(2, Math.floor(plot.width / 64))))
        return (
          <svg width={width} height={height} className={styles.svg} aria-hidden>
            <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
              {today !== null && (
                <rect className={styles.later} x={place(today)} y={0} width={plot.width - place(today)} height={plot.height} />
              )}
              {axis.tickValues.map((tick) => (
                <line key={tick} className={styles.grid} x1={0} x2={plot.width} y1={y(tick)} y2={y(tick)} />
              ))}
              {today !== null && <line className={styles.now} x1={place(today)} x2={place(today)} y1={-6} y2={plot.height} />}
              {series.map((one) => (
                <Series key={one.id} series={one} points={points} x={place} y={y} floor={plot.height} />
              ))}
              {marks.map(({ at: index, series: id, text, title }) => (
                <text
                  key={`${index} ${id}`}
                  className={styles.label}
                  textAnchor="middle"
                  x={place(index)}
                  y={y(Math.max(points[index]?.values[id] ?? 0, points[index - 1]?.values[id] ?? 0)) - 6}
                >
                  <title>{title}</title>
                  {text}
                </text>
              ))}
              {at !== null && <line className={styles.cursor} x1={place(at)} x2={place(at)} y1={0} y2={plot.height} />}
              {width >= NARROW && <Ends series={series} points={points} x={place} y={y} unit={unit} />}
              <AxisLeft scale={y} {...axis} hideAxisLine hideTicks axisClassName={styles.axis} left={2} />
              <AxisBottom
                scale={x}
                top={plot.height}
                tickValues={points.map((_, index) => index).filter((index) => index % step === 0)}
                tickFormat={(index) => points[Number(index)]?.label ?? ''}
                hideAxisLine
                hideTicks
                tickLength={2}
                axisClassName={styles.axis}
              />
            </g>
          </svg>
        )
      }}
    />
  )
}

interface SeriesProps {
  series: ChartSeries
  points: readonly ChartPoint[]
  x: (index: number) => number
  y: (value: number) => number
  floor: number
}

function Series({ series: { id, colour, look, area }, points, x, y, floor }: SeriesProps) {
  const known = points.flatMap(({ values }, index) => (values[id] == null ? [] : [{ index, value: values[id] }]))
  const line = look === 'steps' ? stepsOf(known) : known
  const shared = { data: line, x: (one: { index: number }) => x(one.index), defined: () => true }
  return (
    <>
      {area && <Area {...shared} y0={() => floor} y1={(one) => y(one.value)} className={styles.area[colour]} />}
      <LinePath
        {...shared}
        y={(one) => y(one.value)}
        className={styles.stroke[colour]}
        strokeWidth={look === 'line' ? 2.25 : look === 'steps' ? 2 : 1.5}
        strokeDasharray={DASHES[look] ?? ''}
      />
    </>
  )
}

/** The value holds until the next point, then jumps. */
function stepsOf(line: readonly { index: number; value: number }[]) {
  return line.flatMap((one, at) => {
    const before = line[at - 1]
    return before && before.value !== one.value ? [{ index: one.index, value: before.value }, one] : [one]
  })
}

/** What each line ends with, beside its end; a line that ends where another does is left to the legend. */
function Ends({ series, points, x, y, unit }: Omit<SeriesProps, 'series' | 'floor'> & { series: readonly ChartSeries[]; unit: string }) {
  const taken: number[] = []
  return series
    .filter(({ look }) => look === 'line' || look === 'steps')
    .map(({ id, title, colour }) => {
      const index = points.findLastIndex(({ values }) => values[id] != null)
      const value = points[index]?.values[id]
      if (value == null) return null
      const top = y(value)
      const free = taken.every((other) => Math.abs(other - top) > 14)
      taken.push(top)
      return (
        <g key={id}>
          <circle className={styles.fill[colour]} cx={x(index)} cy={top} r={3.5} />
          {free && (
            <text className={styles.strong} x={x(index) + 8} y={top + 4}>
              {`${title} ${inUnit(value, unit)}`}
            </text>
          )}
        </g>
      )
    })
}
