// What the Time Tracking tab lists: the task's total, its stretches of work page by page, and the ways to more (TIMELOG-01).
import { ClockIcon } from 'lucide-react'
import { useState } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions, useHidden } from '#src/actions/actions-context.tsx'
import { useUnmade } from '#src/data/ids/use-unmade.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { plural } from '#src/lib/text.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { Pagination } from '#src/ui/controls/pagination.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import { exportTime, logTime, showTimeDetails } from './time-entry.actions.ts'
import * as styles from './time-entry.css.ts'
import { ListTimeEntries } from './time-entry.graphql.ts'
import { holdId, listVariables } from './time-entry.ts'
import { TimeEntryList } from './time-entry-list.tsx'

/** `task` may carry its counts, whose total stands until the list says its own. */
export function TimePanel({ task }: { task: TaskSubject & { counts?: { timeSeconds: number | null } | null | undefined } }) {
  const { services } = useActions()
  const hidden = useHidden()
  const [asked, setPage] = useState(1)
  const read = useRead({
    query: ListTimeEntries,
    variables: { ...listVariables(task), page: asked },
    keep: ['page'],
    requestPolicy: 'cache-and-network',
    pause: useUnmade(task.id),
  })
  const { data, error } = read
  const page = data?.timeEntries
  const shown = page?.nodes.filter(({ id }) => !hidden.has(holdId(id))) ?? []
  const seconds = page?.totals?.seconds ?? task.counts?.timeSeconds ?? null
  const count = page?.totalCount ?? null
  const subjects = { task: [task] }
  return (
    <section className={styles.panel} aria-label="Logged time">
      <div className={styles.head}>
        <p className={styles.sum}>
          {seconds !== null && <strong className={styles.sumTotal}>{formatTotal(seconds)}</strong>}
          {seconds !== null && <span className={styles.meta}>{count === null ? 'in all' : plural(count, 'entry', 'entries')}</span>}
        </p>
        <div className={styles.headButtons}>
          <ActionButton action={showTimeDetails} subjects={subjects} look="subtle" label="Details" />
          <ActionButton action={exportTime} subjects={subjects} look="subtle" label="Export" />
          <ActionButton action={logTime} subjects={subjects} label="Add Log Time" />
        </div>
      </div>
      {!page && error ? (
        <ReadFailure inline read={read} what="the logged time" />
      ) : !page ? (
        <SkeletonLines count={3} start="face" />
      ) : shown.length === 0 ? (
        <EmptyState small icon={ClockIcon}>
          Manage the time spent on this task by adding the first time log by clicking on Add Log Time
        </EmptyState>
      ) : (
        <TimeEntryList entries={shown} task={task} viewerCan={task.viewerCan} now={services.now()} />
      )}
      {(page?.totalPages ?? asked) > 1 && (
        <Pagination label="Pages of time entries" page={page?.page ?? asked} totalPages={page?.totalPages ?? asked} onPage={setPage} />
      )}
    </section>
  )
}
