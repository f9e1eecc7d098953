// Bars of two series, one before the other, and a line at their mean: what was planned and what was done.
import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarRounded } from '@visx/shape'
import { useId } from 'react'
import { axisTicks } from './axis-ticks.ts'
import * as styles from './chart.css.ts'
import { ChartFigure, type ChartFrameProps } from './chart-figure.tsx'

/** Props of BarChart; the first series stands behind the second. */
export interface BarChartProps extends ChartFrameProps {
  /** A dashed line at this value. */
  mean: { value: number; title: string } | null
  /** Labels that do not fit below their bars are cut, as names may be; others, such as days, are left out in between. */
  cutsLabels?: boolean | undefined
}

const MARGIN = { top: 18, right: 12, bottom: 22, left: 36 }
const WIDEST = 26
/** As wide as a letter of a label, in px, with its share of the gap to the next label. */
const LETTER = 6.5

function cutTo(most: number, label: string): string {
  const letters = [...label]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : label
}

/** How many letters all labels begin with in common, whole words only: the `Sprint ` of `Sprint 1` and `Sprint 2`. */
function sharedStart(labels: readonly string[]): number {
  const [first = '', ...others] = labels
  if (others.length === 0) return 0
  let same = 0
  while (same < first.length && others.every((label) => label[same] === first[same])) same += 1
  return first.lastIndexOf(' ', same - 1) + 1
}

/** Size and axes are reserved; the series behind is hatched, so that none is told by its colour alone. */
export function BarChart({ mean, cutsLabels = false, ...frame }: BarChartProps) {
  const { series, points, height, unit } = frame
  const hatch = useId()
  return (
    <ChartFigure
      {...frame}
      draw={(width, at) => {
        const plot = {
          width: Math.max(40, Math.min(width, points.length * 64 + 60) - MARGIN.left - MARGIN.right),
          height: height - MARGIN.top - MARGIN.bottom,
        }
        const most = Math.max(1, mean?.value ?? 0, ...points.flatMap(({ values }) => Object.values(values).map((value) => value ?? 0)))
        const x = scaleBand({ domain: points.map((_, index) => index), range: [0, plot.width], padding: 0.3 })
        const y = scaleLinear({ domain: [0, most], range: [plot.height, 0], nice: 3 })
        const axis = axisTicks(y, 3, unit)
        const fits = Math.max(3, Math.floor(x.step() / LETTER))
        const step = cutsLabels ? 1 : Math.ceil(Math.max(1, ...points.map(({ label }) => label.length)) / fits)
        // What would be cut to the same word everywhere is told apart by the rest.
        const cut = cutsLabels && points.some(({ label }) => label.length > fits) ? sharedStart(points.map(({ label }) => label)) : 0
        const wide = Math.min(WIDEST, x.bandwidth())
        const place = (index: number) => (x(index) ?? 0) + (x.bandwidth() - wide) / 2
        return (
          <svg width={width} height={height} className={styles.svg} aria-hidden>
            <defs>
              <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <line x1={0} x2={0} y1={0} y2={5} strokeWidth={2} className={styles.stroke[series[0]?.colour ?? 6]} />
              </pattern>
            </defs>
            <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
              {axis.tickValues.map((tick) => (
                <line key={tick} className={styles.grid} x1={0} x2={plot.width} y1={y(tick)} y2={y(tick)} />
              ))}
              {points.map(({ values, name }, index) =>
                series.map(({ id, colour, look }) => {
                  const value = values[id] ?? 0
                  if (value === 0) return null
                  const shape = { x: place(index), y: y(value), width: wide, height: plot.height - y(value), radius: 3, top: true }
                  return look === 'hatched' ? (
                    <BarRounded key={`${name} ${id}`} {...shape} fill={`url(#${hatch})`} opacity={0.7} />
                  ) : (
                    <BarRounded key={`${name} ${id}`} {...shape} className={styles.fill[colour]} />
                  )
                }),
              )}
              {mean && <line className={styles.now} strokeDasharray="3 3" x1={0} x2={plot.width} y1={y(mean.value)} y2={y(mean.value)} />}
              {at !== null && <rect className={styles.cursor} fill="none" x={place(at) - 3} y={0} width={wide + 6} height={plot.height} />}
              <AxisLeft scale={y} {...axis} hideAxisLine hideTicks axisClassName={styles.axis} left={2} />
              <AxisBottom
                scale={x}
                top={plot.height}
                tickValues={points.map((_, index) => index).filter((index) => index % step === 0)}
                tickFormat={(index) => cutTo(cutsLabels ? fits : Number.POSITIVE_INFINITY, points[Number(index)]?.label.slice(cut) ?? '')}
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
