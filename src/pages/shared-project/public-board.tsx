// The tasks of a public project in columns, one a status; on a phone one column at a time, by swiping (BP-05, BP-10, BP-11).
import { useCallback, useEffect, useState } from 'react'
import { ReadFailure } from '#src/data/read-failure.tsx'
import type { PublicProjectData, PublicTaskData } from '#src/features/public-page/public-page.graphql.ts'
import { formatDay, formatDue } from '#src/lib/dates/date-format.ts'
import { figure } from '#src/lib/figures.ts'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { Dot, LabelChip } from '#src/ui/marks/chip.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { NothingShown } from './public-list.tsx'
import { type PublicFilter, usePublicTasks } from './public-tasks.ts'
import * as styles from './shared-project-page.css.ts'

const NEAR_PX = 400

/** Props of PublicBoard; `onTasks` hears what a column holds, for the keys. */
export interface PublicBoardProps {
  token: string
  statuses: PublicProjectData['statuses']
  filter: PublicFilter
  active: string | null
  now: Date
  onOpen: (code: string) => void
  onTasks: (status: string, codes: readonly string[]) => void
  /** True where a filter is set; `onClear` takes all of them off. */
  narrowed: boolean
  onClear: () => void
}

/** A filter by status leaves its column only. */
export function PublicBoard({ statuses, filter, narrowed, onClear, ...rest }: PublicBoardProps) {
  const shown = statuses.filter(({ id }) => filter.status === null || filter.status === id)
  const [totals, setTotals] = useState<ReadonlyMap<string, number>>(new Map())
  const onTotal = useCallback((status: string, total: number | null) => setTotals((now) => new Map(now).set(status, total ?? 1)), [])
  const isEmpty = shown.every(({ id }) => totals.get(id) === 0)
  return (
    <>
      {isEmpty && <NothingShown narrowed={narrowed} onClear={onClear} />}
      <div className={styles.board} hidden={isEmpty}>
        {shown.map((status) => (
          <Column key={status.id} status={status} filter={{ ...filter, status: status.id }} onTotal={onTotal} {...rest} />
        ))}
      </div>
    </>
  )
}

function Column({
  token,
  status,
  filter,
  active,
  now,
  onOpen,
  onTasks,
  onTotal,
}: Omit<PublicBoardProps, 'statuses' | 'narrowed' | 'onClear'> & {
  status: PublicProjectData['statuses'][number]
  /** Hears how many there are, null until that is known. */
  onTotal: (status: string, total: number | null) => void
}) {
  const { tasks, total, loaded, failed, retry, more } = usePublicTasks(token, filter)
  useEffect(() => onTotal(status.id, loaded ? (total ?? tasks.length) : null), [onTotal, status.id, loaded, total, tasks.length])
  const codes = tasks.map(({ code }) => code).join()
  useEffect(() => onTasks(status.id, codes === '' ? [] : codes.split(',')), [onTasks, status.id, codes])
  return (
    <section className={styles.column} aria-label={status.title}>
      <h2 className={styles.columnHead}>
        <Dot colour={status.color} />
        {status.title} {total !== null && <span className={count}>{figure(total)}</span>}
      </h2>
      <ul
        className={styles.cards}
        onScroll={({ currentTarget: box }) => {
          if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX) more()
        }}
      >
        {tasks.map((task) => (
          <li key={task.code}>
            <Card task={task} active={active === task.code} now={now} onOpen={onOpen} />
          </li>
        ))}
        {!loaded && !failed && (
          <li>
            <SkeletonRows count={3} />
          </li>
        )}
        {loaded && tasks.length === 0 && <li className={styles.none}>Nothing here.</li>}
        {failed && (
          <li>
            <ReadFailure inline read={{ ...failed, again: retry }} what="the tasks" />
          </li>
        )}
      </ul>
    </section>
  )
}

function Card({ task, active, now, onOpen }: { task: PublicTaskData; active: boolean; now: Date; onOpen: (code: string) => void }) {
  const { code, title, labels, assignees, dueDate, done } = task
  return (
    <button type="button" className={styles.card} data-card={code} data-active={active || undefined} onClick={() => onOpen(code)}>
      <span className={styles.cardCode}>{code}</span>
      <span dir="auto" className={styles.cardTitle}>
        {title}
      </span>
      {(labels.length > 0 || assignees.length > 0 || dueDate) && (
        <span className={styles.cardFacts}>
          {labels.map((label) => (
            <LabelChip key={label.title} colour={label.color}>
              {label.title}
            </LabelChip>
          ))}
          {assignees.length > 0 && <span>{assignees.join(', ')}</span>}
          {dueDate && <span>{done ? formatDay(new Date(dueDate), now) : formatDue(new Date(dueDate), now).text}</span>}
        </span>
      )}
    </button>
  )
}
