// The activity log: days, lines, folded where one person did several things to one (TLOG-01).

import { HistoryIcon, SearchXIcon } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import type { ListedRow } from '#src/actions/listed-rows.ts'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { reasonText } from '#src/data/errors/error-text.ts'
import { formatDay, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { isLogNarrowed, type LogLineSubject, type LogSubject, NO_MATCH, whyNothing } from '#src/model/activity/log-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#src/ui/lists/empty-state.tsx'
import type { RowLine } from '#src/ui/lists/row-list.tsx'
import { SkeletonList } from '#src/ui/lists/skeleton-list.tsx'
import { ActivityLineCells, ActivityLineSkeleton, type ShownLine } from './activity-line.tsx'
import * as styles from './activity-log.css.ts'
import type { ActivityLine } from './activity-log.graphql.ts'
import { groupLines } from './log-groups.ts'
import { leadOf } from './target-path.ts'
import { useActivityLog } from './use-activity-log.ts'

type Row = LogLineSubject & ListedRow & { shown: ShownLine }

/** The log of one question; another question is another one. One that finds nothing in any case is not asked. */
export function ActivityFeed({ log, label }: { log: LogSubject; label: string }) {
  const problem = whyNothing(log.filters, plainDateOf(useActions().services.now()))
  return problem === null ? <Lines log={log} label={label} /> : <NoMatch>{problem}</NoMatch>
}

function Lines({ log, label }: { log: LogSubject; label: string }) {
  const { go, now } = useActions().services
  const { lines, failed, fresh, more, again, show } = useActivityLog(log)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => {
    setOpened((had) => (had.has(id) ? new Set([...had].filter((one) => one !== id)) : new Set([...had, id])))
  }, [])
  const { rows, drawn } = useMemo(() => rowsOf(lines ?? [], { opened, toggle }, log, now()), [lines, opened, toggle, log, now])
  if (lines === null && failed) return <ErrorState message="Couldn't load the activity log" reason={reasonText(failed)} onRetry={again} />
  if (lines === null)
    return (
      <ComingRows kind="logline">
        <SkeletonList head count={12} draw={(width) => <ActivityLineSkeleton width={width} />} />
      </ComingRows>
    )
  if (lines.length === 0) return <NothingHere log={log} />
  return (
    <ListedList
      kind="logline"
      rows={rows}
      many={false}
      label={label}
      as="feed"
      menu="Activity"
      lines={drawn}
      kept={`log:${log.id}:${JSON.stringify(log.filters)}`}
      onNearEnd={more}
      onOpen={(row) => row.open?.(go)}
      draw={(row) => <ActivityLineCells shown={(row as Row).shown} workspaceSlug={log.workspaceSlug} />}
      above={
        fresh > 0 && (
          <div className={styles.fresh}>
            <Button onClick={show}>{fresh >= 100 ? '99+ new' : `${fresh} new`}</Button>
          </div>
        )
      }
      below={
        failed !== null && (
          <div className={styles.foot}>
            <ErrorState inline message="Couldn't load more of the activity log" reason={reasonText(failed)} onRetry={again} />
          </div>
        )
      }
    />
  )
}

function NothingHere({ log }: { log: LogSubject }) {
  if (isLogNarrowed(log.filters)) return <NoMatch>{NO_MATCH}</NoMatch>
  return <EmptyState icon={HistoryIcon}>Nothing has happened here yet.</EmptyState>
}

function NoMatch({ children }: { children: string }) {
  return (
    <EmptyState icon={SearchXIcon} action={<ActionById id="log.clear-filters" />}>
      {children}
    </EmptyState>
  )
}

function rowsOf(
  lines: readonly ActivityLine[],
  { opened, toggle }: { opened: ReadonlySet<string>; toggle: (id: string) => void },
  log: LogSubject,
  now: Date,
): { rows: Row[]; drawn: RowLine[] } {
  const rows: Row[] = []
  const drawn: RowLine[] = []
  let day = ''
  for (const group of groupLines(lines)) {
    if (group.day !== day) drawn.push({ id: `day:${group.day}`, head: formatDay(startOfPlainDate(group.day), now) })
    day = group.day
    const [newest] = group.lines
    const count = group.lines.length
    const isOpen = opened.has(group.id)
    const add = (id: string, shown: ShownLine, counted: number) => {
      const open = shown.fold ? () => toggle(id) : leadOf(log.workspaceSlug, shown.line.target)
      rows.push({ ...subjectOf(shown.line, log), id, count: counted, open, shown })
      drawn.push({ id })
    }
    add(group.id, { line: newest, fold: count > 1 ? { count, isOpen } : null, part: false }, count)
    if (count > 1 && isOpen) for (const line of group.lines) add(`${group.id}/${line.id}`, { line, fold: null, part: true }, 1)
  }
  return { rows, drawn }
}

function subjectOf(
  { author, target }: ActivityLine,
  { workspaceSlug, viewerCan }: LogSubject,
): Omit<LogLineSubject, 'id' | 'count' | 'open'> {
  return {
    workspaceSlug,
    person: author?.username ? { username: author.username, name: author.name } : null,
    target: target && { kind: target.kind, id: target.id, label: target.label },
    viewerCan,
  }
}
