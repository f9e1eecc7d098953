// Logged time as a list: entries below their days, with what each day adds up to (TIME-10).

import { ClockIcon, SearchXIcon } from 'lucide-react'
import { useMemo } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { ListedBulkBar } from '#src/actions/lists/listed-bulk-bar.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { formatDay, type PlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { isNarrowed } from '#src/model/time/time-address.ts'
import { projectIn, type TimeLogSubject, type TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import type { RowLine } from '#src/ui/lists/row-list.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './time-log.css.ts'
import { TimeLogRow } from './time-log-row.tsx'
import { timeTexts } from './time-texts.ts'
import type { useTimeLog } from './use-time-log.ts'
import { cellText } from './week-lines.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'timelog.bulk': true
  }
}

/** The list; it fills its parent and scrolls inside. */
export function TimeList({ sheet, label, read }: { sheet: TimeSheetSubject; label: string; read: ReturnType<typeof useTimeLog> }) {
  const { services } = useActions()
  const { lines, failed, retry, more } = read
  const rows = lines?.rows
  const heads = useMemo(() => (lines ? headsOf(lines.rows, lines.days, services.now()) : []), [lines, services])
  if (!lines || !rows)
    return failed ? (
      <ReadFailure read={{ ...failed, again: retry }} what="time entries" message={timeTexts.failed} />
    ) : (
      <ComingRows kind="timelog">
        <SkeletonRows count={10} />
      </ComingRows>
    )
  if (rows.length === 0)
    return isNarrowed(sheet.filters) ? (
      <EmptyState icon={SearchXIcon} action={<ActionById id="time.clear-filters" label="Clear filters" />}>
        Nothing matches.
      </EmptyState>
    ) : (
      <EmptyState icon={ClockIcon}>{timeTexts.emptyList}</EmptyState>
    )
  const columns = { person: !sheet.own, project: projectIn(sheet) === null }
  return (
    <>
      <ListedList
        kind="timelog"
        rows={rows}
        many
        label={label}
        menu="Time entry"
        lines={heads}
        kept={`time:${sheet.id}:${JSON.stringify([sheet.range, sheet.member, sheet.filters])}`}
        onNearEnd={more}
        onOpen={({ task, project }) => services.go.task({ id: task.taskId, workspaceSlug: sheet.workspaceSlug, projectSlug: project.slug })}
        draw={(entry, { active }) => <TimeLogRow entry={entry} columns={columns} active={active} />}
        below={
          failed && (
            <div className={styles.foot}>
              <ReadFailure inline read={{ ...failed, again: retry }} what="more time entries" message={timeTexts.failed} />
            </div>
          )
        }
      />
      <ListedBulkBar place="timelog.bulk" />
    </>
  )
}

/** Heads of the days, and the rows in reading order. */
function headsOf(rows: readonly TimeLogSubject[], days: ReadonlyMap<string, number>, now: Date): readonly RowLine[] {
  return rows.flatMap(({ id, day }, at): RowLine[] => {
    if (rows[at - 1]?.day === day) return [{ id }]
    const date = startOfPlainDate(day as PlainDate)
    const head = `${date.toLocaleDateString('en-US', { weekday: 'short' })}, ${formatDay(date, now)}`
    return [{ id: `head:${day}`, head, count: cellText(days.get(day) ?? 0) || '0:00' }, { id }]
  })
}
