// The frame of every chart: a figure whose caption says it in a sentence, with its points under the arrow keys and its figures as a table (SCREEN-11).

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { figure } from '#src/lib/figures.ts'
import { hiddenVisually, truncate } from '#src/theme/text.css.ts'
import * as styles from './chart.css.ts'
import { isTexture, type Texture, TexturePattern } from './texture.tsx'
import { inUnit } from './value-text.ts'

/** A series by its name and its mark. */
export interface ChartSeries {
  id: string
  title: string
  /** One of the six colours of charts. */
  colour: 1 | 2 | 3 | 4 | 5 | 6
  /** The stroke beside the colour. */
  look: 'line' | 'steps' | 'dotted' | 'dashed' | 'bar' | 'hatched' | Texture
  /** Tints what is below it. */
  area?: boolean
}

/** One point on the horizontal axis: what it is called, and its value in each series, null where there is none. */
export interface ChartPoint {
  /** Short, for the axis. */
  label: string
  /** For the table and for who listens: `Thu, 19 Nov`. */
  name: string
  values: Readonly<Record<string, number | null>>
  /** Said and listed besides the values: `+3: WEB-1, WEB-2`. */
  note?: string | undefined
}

/** Props of every chart. */
export interface ChartFrameProps {
  title: string
  /** The one sentence that says what is to be seen. */
  summary: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  /** `h` or `tasks`, behind values. */
  unit: string
  /** How values are written, where that is not as a number with its unit: `1:30`. */
  write?: ((value: number) => string) | undefined
  /** In px; reserved before anything is drawn. */
  height: number
  /** Shows the table in place of the drawing. */
  asTable: boolean
  onTable: (asTable: boolean) => void
  /** The key that switches to the table, for the tooltip of its button. */
  tools?: ReactNode
}

/** What is drawn: for this width, with the point under the keys. */
export type DrawChart = (width: number, at: number | null) => ReactNode

const number = (value: number) => figure(value)

/** The frame around `draw`. */
export function ChartFigure({
  title,
  summary,
  series,
  points,
  unit,
  write,
  height,
  asTable,
  onTable,
  tools,
  draw,
}: ChartFrameProps & { draw: DrawChart }) {
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const last = points.length - 1
  const withUnit = write ?? ((value: number) => inUnit(value, unit))
  const said = (point: ChartPoint) => {
    const values = series.flatMap(({ id, title: name }) => (point.values[id] == null ? [] : [`${name} ${withUnit(point.values[id])}`]))
    return [point.name, ...values, ...(point.note ? [point.note] : [])].join(', ')
  }
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowRight: (at ?? -1) + 1, ArrowLeft: (at ?? points.length) - 1, Home: 0, End: last }[event.key]
    if (event.key === 'Escape' && at !== null) setAt(null)
    if (to === undefined) return
    event.preventDefault()
    setAt(Math.max(0, Math.min(last, to)))
  }
  const point = at === null ? undefined : points[at]
  const noted = points.some(({ note }) => note)
  return (
    <figure className={styles.figure}>
      <div className={styles.head}>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
        <ul className={styles.legend} aria-label={`Series of ${title}`}>
          {series.map((one) => (
            <li key={one.id} className={styles.entry}>
              <Sample series={one} />
              <span dir="auto" className={truncate}>
                {one.title}
              </span>
            </li>
          ))}
        </ul>
        <span className={styles.tools}>
          <button type="button" className={styles.press} aria-pressed={asTable} onClick={() => onTable(!asTable)}>
            {asTable ? 'Show as chart' : 'Show as table'}
          </button>
          {tools}
        </span>
      </div>
      {!asTable && (
        <div
          ref={room}
          role="slider"
          tabIndex={0}
          aria-label={`Points of ${title}`}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={(at ?? 0) + 1}
          aria-valuetext={point ? said(point) : summary}
          aria-orientation="horizontal"
          className={styles.room}
          style={{ height }}
          onKeyDown={walk}
          onBlur={() => setAt(null)}
        >
          {width > 0 && draw(width, at)}
          {point && (
            <div aria-hidden className={styles.spoken}>
              {said(point)}
            </div>
          )}
        </div>
      )}
      <div className={asTable ? styles.tableRoom : hiddenVisually} style={asTable ? { maxHeight: Math.max(height, 180) } : undefined}>
        <table className={styles.table}>
          <caption className={hiddenVisually}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Point</th>
              {series.map(({ id, title: name }) => (
                <th key={id} scope="col">
                  {write ? name : `${name} (${unit})`}
                </th>
              ))}
              {noted && <th scope="col">Changes</th>}
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, values, note }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {series.map(({ id }) => (
                  <td key={id}>{values[id] == null ? '–' : (write ?? number)(values[id])}</td>
                ))}
                {noted && <td>{note ?? ''}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className={styles.caption}>{summary}</figcaption>
    </figure>
  )
}

/** The stroke of each look. */
export const DASHES: Readonly<Partial<Record<ChartSeries['look'], string>>> = { dotted: '2 3', dashed: '6 4' }

function Sample({ series: { colour, look } }: { series: ChartSeries }) {
  const texture = useId()
  const solid = look === 'bar' || look === 'hatched'
  return (
    <svg aria-hidden width={16} height={10}>
      {isTexture(look) ? (
        <>
          <TexturePattern id={texture} texture={look} />
          <rect width={10} height={10} x={3} rx={2} className={styles.fill[colour]} />
          <rect width={10} height={10} x={3} rx={2} fill={`url(#${texture})`} />
        </>
      ) : solid ? (
        <rect width={10} height={10} x={3} rx={2} className={styles.fill[colour]} opacity={look === 'hatched' ? 0.4 : 1} />
      ) : (
        <line x1={0} x2={16} y1={5} y2={5} strokeWidth={2} strokeDasharray={DASHES[look]} className={styles.stroke[colour]} />
      )}
    </svg>
  )
}
