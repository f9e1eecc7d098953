// A cell of the week: its time, and the field in which it is set (TIME-06).
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { useDraft } from '#src/data/drafts/use-draft.ts'
import { readCell } from '#src/lib/dates/cell-text.ts'
import { formatClock, type PlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { formatDuration } from '#src/lib/dates/duration-text.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { cellName, type TimeCellSubject } from '#src/model/time/time-subjects.ts'
import { putInPlace } from '#src/ui/fields/in-place.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { AHEAD } from './cell-plan.ts'
import { cellTo } from './time-cell.actions.ts'
import * as styles from './week-grid.css.ts'
import { cellText, type WeekDay } from './week-lines.ts'

/** Where the focus goes from a cell. */
export type Way = 'left' | 'right' | 'up' | 'down' | 'first' | 'last'

/** Props of WeekCell. */
export interface WeekCellProps {
  cell: TimeCellSubject
  day: WeekDay
  /** Its place among the cells, `row:column`. */
  place: string
  /** True for the one that Tab reaches. */
  stop: boolean
  overlaps: boolean
  /** The clock of the timer that runs on it. */
  clock: string | null
  /** Moves the focus; false at the edge, where Tab leaves the grid. */
  onWay: (way: Way) => boolean
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

/** Any digit or plus begins to type over it; Enter edits what is there. */
export function WeekCell({ cell, day, place, stop, overlaps, clock, onWay }: WeekCellProps) {
  const [begun, setBegun] = useState<string | null>(null)
  const element = useRef<HTMLTableCellElement>(null)
  const here = useHere()
  const editable = cell.viewerCan.includes('EDIT') && !day.ahead
  const name = cellName(cell)
  const { seconds } = cell
  useEffect(
    () => (editable ? putInPlace(name, () => setBegun(seconds > 0 ? cellText(seconds) : '')) : undefined),
    [name, editable, seconds],
  )
  const stopEditing = () => {
    setBegun(null)
    element.current?.focus()
  }
  const write = (typed: string) => void perform(cellTo(typed), here({ timecell: [cell] }), 'form')
  const onKeyDown = (event: KeyboardEvent) => {
    if (begun !== null || event.altKey || event.ctrlKey || event.metaKey) return
    const way = event.key === 'Tab' ? (event.shiftKey ? 'left' : 'right') : event.shiftKey ? undefined : WAYS[event.key]
    if (way !== undefined) {
      if (onWay(way) || event.key !== 'Tab') event.preventDefault()
      return
    }
    if (!editable) return
    if (/^[0-9+]$/.test(event.key)) {
      event.preventDefault()
      // The digit is this cell's, `0` is not the key of this week here.
      event.stopPropagation()
      setBegun(event.key)
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      write('0')
    }
  }
  const said = [
    `${day.full}, ${cell.task.code}`,
    seconds > 0 ? formatTotal(seconds) : day.ahead ? AHEAD : 'no time',
    ...(overlaps ? ['overlaps with other time'] : []),
    ...(clock ? [`timer runs, ${clock}`] : []),
  ].join(', ')
  return (
    <td
      ref={element}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid that the focus moves through
      role="gridcell"
      data-place={place}
      tabIndex={stop ? 0 : -1}
      aria-label={said}
      aria-readonly={!editable}
      aria-disabled={day.ahead}
      title={titleOf(cell, day, overlaps)}
      className={classNames(styles.day, day.today && styles.today, (day.ahead || day.weekend) && styles.off, day.missing && styles.missing)}
      onKeyDown={onKeyDown}
      onDoubleClick={() => editable && begun === null && setBegun(seconds > 0 ? cellText(seconds) : '')}
    >
      {overlaps && <span className={styles.overlap} aria-hidden />}
      <span className={styles.shown}>
        {clock && <span className={styles.running}>{clock}</span>}
        {cellText(seconds)}
      </span>
      {begun !== null && (
        <CellField
          cell={cell}
          begun={begun}
          onStop={stopEditing}
          onSave={(typed, way) => {
            stopEditing()
            write(typed)
            if (way) onWay(way)
          }}
        />
      )}
    </td>
  )
}

function titleOf(cell: TimeCellSubject, day: WeekDay, overlaps: boolean): string | undefined {
  if (day.ahead) return AHEAD
  const lines = cell.entries.map(({ startedAt, endedAt, comment, editedBy, user }) => {
    const edited = editedBy && editedBy.username !== user?.username ? `, edited by ${editedBy.name}` : ''
    return `${formatClock(new Date(startedAt))}–${formatClock(new Date(endedAt))}${comment === '' ? '' : ` ${comment}`}${edited}`
  })
  return [...lines, ...(overlaps ? ['Overlaps with other time.'] : [])].join('\n') || undefined
}

interface CellFieldProps {
  cell: TimeCellSubject
  begun: string
  onStop: () => void
  onSave: (typed: string, way: Way | null) => void
}

/** Says what it understands while it is typed. Escape leaves the cell as it was. */
function CellField({ cell, begun, onStop, onSave }: CellFieldProps) {
  const day = startOfPlainDate(cell.day as PlainDate)
  const draft = useDraft(cellName(cell), { initial: begun })
  const field = useRef<HTMLInputElement>(null)
  const saved = useRef(false)
  useEffect(() => {
    field.current?.focus()
    if (begun.length > 1) field.current?.select()
  }, [begun])
  const read = readCell(draft.text, day)
  const save = (way: Way | null) => {
    if (!read || saved.current) return
    saved.current = true
    const typed = draft.text
    draft.clear()
    onSave(typed, way)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      saved.current = true
      onStop()
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      save('down')
    } else if (event.key === 'Tab') {
      event.preventDefault()
      save(event.shiftKey ? 'left' : 'right')
    }
  }
  return (
    <>
      <input
        ref={field}
        className={styles.input}
        aria-label={`Time on ${cell.task.code}, ${cell.day}`}
        aria-invalid={!read}
        inputMode="text"
        autoComplete="off"
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (draft.text === begun && !/^[0-9+]$/.test(begun) ? onStop() : save(null))}
      />
      <span className={classNames(styles.words, !read && styles.wrong)} role="status">
        {wordsOf(read, cell.seconds)}
      </span>
    </>
  )
}

function wordsOf(read: ReturnType<typeof readCell>, was: number): string {
  if (!read) return 'Try 1h30, 90m, +15m or 9:00-10:15'
  const seconds =
    read.kind === 'stretch' ? (read.end.getTime() - read.start.getTime()) / 1000 : read.kind === 'add' ? was + read.seconds : read.seconds
  return was > 0 && was !== seconds ? `= ${formatDuration(seconds)}, was ${formatDuration(was)}` : `= ${formatDuration(seconds)}`
}
