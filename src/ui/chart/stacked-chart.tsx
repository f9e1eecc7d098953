// Bars whose series stand on each other: how much in all, and of whom.
import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useId } from 'react'
import { axisTicks } from './axis-ticks.ts'
import * as styles from './chart.css.ts'
import { ChartFigure, type ChartFrameProps, type ChartPoint, type ChartSeries } from './chart-figure.tsx'
import { isTexture, TexturePattern } from './texture.tsx'

const MARGIN = { top: 12, right: 12, bottom: 22, left: 36 }
const WIDEST = 40
/** A label of the axis needs about so many px. */
const LABEL = 44

/** Size and axes are reserved; nothing moves and nothing is animated. */
export function StackedChart(frame: ChartFrameProps) {
  const { series, points, height, unit } = frame
  const prefix = useId()
  return (
    <ChartFigure
      {...frame}
      draw={(width, at) => {
        const plot = { width: Math.max(40, width - MARGIN.left - MARGIN.right), height: height - MARGIN.top - MARGIN.bottom }
        const most = Math.max(1, ...points.map((point) => heapOf(point, series).at(-1)?.to ?? 0))
        const x = scaleBand({ domain: points.map((_, index) => index), range: [0, plot.width], padding: 0.25 })
        const y = scaleLinear({ domain: [0, most], range: [plot.height, 0], nice: 4 })
        const axis = axisTicks(y, 4, unit)
        const wide = Math.min(WIDEST, x.bandwidth())
        const place = (index: number) => (x(index) ?? 0) + (x.bandwidth() - wide) / 2
        const step = Math.max(1, Math.ceil(points.length / Math.max(2, Math.floor(plot.width / LABEL))))
        return (
          <svg width={width} height={height} className={styles.svg} aria-hidden>
            {series.map(({ id, look }) => isTexture(look) && <TexturePattern key={id} id={`${prefix}${id}`} texture={look} />)}
            <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
              {axis.tickValues.map((tick) => (
                <line key={tick} className={styles.grid} x1={0} x2={plot.width} y1={y(tick)} y2={y(tick)} />
              ))}
              {points.map((point, index) =>
                heapOf(point, series).map(({ id, colour, from, to }) => {
                  const shape = { x: place(index), y: y(to), width: wide, height: Math.max(0, y(from) - y(to) - 1) }
                  return (
                    <g key={`${point.name} ${id}`}>
                      <Bar {...shape} className={styles.fill[colour]} />
                      <Bar {...shape} fill={`url(#${prefix}${id})`} />
                    </g>
                  )
                }),
              )}
              {at !== null && <rect className={styles.cursor} fill="none" x={place(at) - 3} y={0} width={wide + 6} height={plot.height} />}
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

/** The series of a point that have something, each on the one before it. */
function heapOf({ values }: ChartPoint, series: readonly ChartSeries[]) {
  let top = 0
  return series.flatMap(({ id, colour }) => {
    const value = values[id] ?? 0
    if (value <= 0) return []
    const from = top
    top += value
    return [{ id, colour, from, to: top }]
  })
}
