// A week of logged time as a grid: tasks down, days across, sums at both ends (TIME-05, TIME-06).
import { type FocusEvent, Fragment, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatTimer } from '#src/lib/dates/duration-text.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import type { TimeSheetData } from '#src/model/time/time-sheet.graphql.ts'
import type { TimeCellSubject } from '#src/model/time/time-subjects.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import { overlapsIn } from './cell-plan.ts'
import { addedTask } from './time-pending.ts'
import { type Way, WeekCell } from './week-cell.tsx'
import * as styles from './week-grid.css.ts'
import { cellText, type WeekLines } from './week-lines.ts'

/** Below this width in px one day is shown at a time. */
export const ONE_DAY = 640

/** Props of WeekGrid. `grouped`: rows stand below their projects. */
export interface WeekGridProps {
  label: string
  lines: WeekLines
  grouped: boolean
  running: TimeSheetData['running']
  /** The address of a task. */
  taskPath: (cell: TimeCellSubject) => string
}

/** The grid; it fills its parent and scrolls inside. */
export function WeekGrid({ label, lines, grouped, running, taskPath }: WeekGridProps) {
  const [room, setRoom] = useState<HTMLDivElement | null>(null)
  const narrow = useNarrower(room, ONE_DAY)
  const [chosen, setChosen] = useState<string | null>(null)
  const days = lines.days.map((day, at) => ({ ...day, at }))
  const one = days.find(({ day }) => day === chosen) ?? days.find(({ today }) => today) ?? days[0]
  const columns = narrow && one ? [one] : days
  const rows = useMemo(() => lines.groups.flatMap((group) => group.rows), [lines.groups])
  const overlaps = useMemo(() => overlapsIn(rows.flatMap(({ cells }) => cells.flatMap(({ entries }) => entries))), [rows])
  const { stop, way, go, focus } = useGridFocus(
    room,
    rows.map(({ cells }) => columns.map(({ at }) => cells[at])),
  )
  const added = useSyncExternalStore(addedTask.subscribe, addedTask.get)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the row that was asked for is drawn
  useEffect(() => {
    const row = rows.findIndex(({ id }) => id === added)
    if (row === -1 || !room) return
    addedTask.set(null)
    go(
      row,
      Math.max(
        0,
        columns.findIndex(({ today }) => today),
      ),
    )
  }, [added, rows, room])
  const clock = useClock(running)
  const cellOf = (row: (typeof rows)[number], at: number, column: number) => {
    const cell = row.cells[at]
    const day = lines.days[at]
    if (!cell || !day) return null
    const place = `${rows.indexOf(row)}:${column}`
    return (
      <WeekCell
        key={day.day}
        cell={cell}
        day={day}
        place={place}
        stop={place === stop}
        overlaps={cell.entries.some(({ id }) => overlaps.has(id))}
        clock={day.today && running?.taskId === row.id ? clock : null}
        onWay={way(place)}
      />
    )
  }
  return (
    <>
      {narrow && (
        <fieldset className={styles.strip} aria-label="Day">
          {days.map((day) => (
            <button
              key={day.day}
              type="button"
              className={styles.stripDay}
              aria-pressed={day === one}
              aria-label={day.full}
              onClick={() => setChosen(day.day)}
            >
              {day.name}
              <br />
              {cellText(day.seconds) || day.number}
            </button>
          ))}
        </fieldset>
      )}
      <div ref={setRoom} className={styles.room} {...focus}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved through and edited is a grid */}
        <table role="grid" aria-label={label} className={classNames(styles.table, narrow && styles.oneDay)}>
          <thead>
            <tr>
              <th scope="col" className={classNames(styles.head, styles.taskColumn)}>
                {grouped ? 'Project and task' : 'Task'}
              </th>
              {columns.map((day) => (
                <th key={day.day} scope="col" className={styles.head}>
                  {day.name}
                  <span className={classNames(styles.number, day.today && styles.todayNumber)}>{day.number}</span>
                  {day.missing && <span className={styles.missingWord}>No time</span>}
                </th>
              ))}
              {!narrow && (
                <th scope="col" className={classNames(styles.head, styles.totalColumn)}>
                  Total
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.groups.map((group) => (
              <Fragment key={group.slug}>
                {grouped && (
                  <tr className={styles.groupRow}>
                    <th scope="row" className={styles.groupCell}>
                      {group.name}
                    </th>
                    {columns.map(({ day, at }) => (
                      <td key={day} className={styles.groupCell}>
                        {cellText(group.days[at] ?? 0)}
                      </td>
                    ))}
                    {!narrow && <td className={styles.total}>{cellText(group.seconds)}</td>}
                  </tr>
                )}
                {group.rows.map((row) => (
                  <tr key={row.id} aria-label={`${row.row.task.code} ${row.row.task.title}`}>
                    <th scope="row" className={styles.taskCell}>
                      {row.cells[0] && (
                        <Link
                          to={taskPath(row.cells[0])}
                          dir="auto"
                          className={classNames(styles.task, row.faint && styles.faint)}
                          title={row.row.task.title}
                        >
                          <span className={styles.code}>{row.row.task.code}</span>
                          {row.row.task.title}
                        </Link>
                      )}
                    </th>
                    {columns.map(({ at }, column) => cellOf(row, at, column))}
                    {!narrow && <td className={styles.total}>{cellText(row.seconds)}</td>}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.foot}>
                All
              </th>
              {columns.map(({ day, full, seconds }) => (
                <td key={day} className={styles.foot} aria-label={`${full}: ${formatTotal(seconds)}`}>
                  {cellText(seconds) || '0:00'}
                </td>
              ))}
              {!narrow && <td className={styles.foot}>{cellText(lines.seconds) || '0:00'}</td>}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}

/** One cell is reached by Tab, arrows go on from it; the one with the focus is what actions mean. */
function useGridFocus(room: HTMLElement | null, cells: readonly (readonly (TimeCellSubject | undefined)[])[]) {
  const { scene } = useActions()
  const [at, setAt] = useState('0:0')
  const latest = useRef(cells)
  latest.current = cells
  const cellAt = (place: string) => {
    const [row = 0, column = 0] = place.split(':').map(Number)
    return latest.current[row]?.[column]
  }
  const forget = () => {
    if (scene.get().focused.timecell) scene.set({ focused: {} })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene is one for the session
  useEffect(() => forget, [])
  // A cell that was written is another one: what actions mean follows.
  useEffect(() => {
    const focused = cellAt(at)
    if (scene.get().focused.timecell && focused) scene.set({ focused: { timecell: [focused] } })
  })
  const go = (row: number, column: number) => {
    const target = room?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`)
    target?.focus()
    return target != null
  }
  const way = (place: string) => (to: Way) => {
    const [row = 0, column = 0] = place.split(':').map(Number)
    const last = (latest.current[row]?.length ?? 1) - 1
    if (to === 'first' || to === 'last') return go(row, to === 'first' ? 0 : last)
    if (to === 'left') return go(row, column - 1)
    if (to === 'right') return go(row, column + 1)
    return go(to === 'up' ? row - 1 : row + 1, column)
  }
  const stop = cellAt(at) ? at : '0:0'
  return {
    stop,
    way,
    go,
    focus: {
      onFocus({ target }: FocusEvent) {
        const place = target.closest<HTMLElement>('[data-place]')?.dataset.place
        const cell = place === undefined ? undefined : cellAt(place)
        if (place === undefined || !cell) return forget()
        setAt(place)
        scene.set({ focused: { timecell: [cell] } })
      },
      onBlur: forget,
    },
  }
}

/** The running timer's clock, each second; null without one. */
function useClock(running: TimeSheetData['running']): string | null {
  const { services } = useActions()
  const [now, setNow] = useState(() => services.now())
  const since = running?.startedAt
  useEffect(() => {
    if (since === undefined) return
    const timer = setInterval(() => setNow(services.now()), 1000)
    return () => clearInterval(timer)
  }, [services, since])
  return since === undefined ? null : formatTimer((now.getTime() - Date.parse(since)) / 1000)
}
