// `Time Tracking Details`: the time of a task between two days, summed up, drawn and listed (TIMELOG-07, TIMELOG-08).
import { SearchIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { plural } from '#src/lib/text.ts'
import { SkeletonBars } from '#src/ui/chart/skeleton-bars.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Pagination } from '#src/ui/controls/pagination.tsx'
import { DateField } from '#src/ui/dates/date-field.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { Skeleton, SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import { TimeChart } from './time-chart.tsx'
import { chartOf } from './time-chart-data.ts'
import { exportTime } from './time-entry.actions.ts'
import * as styles from './time-entry.css.ts'
import { ListTimeEntries } from './time-entry.graphql.ts'
import { listVariables } from './time-entry.ts'
import { TimeEntryList } from './time-entry-list.tsx'
import { filterProblem, filterVariables, type TimeFilter } from './time-filter.ts'

/** The search runs the filter (OPEN-57); what was found stays until the next answer, and late answers of older searches are dropped (OPEN-64). */
export function TimeDetailsDialog({ task, onClose }: DialogProps['time-entry.details'] & { onClose: () => void }) {
  const { services } = useActions()
  const [chosen, setChosen] = useState<TimeFilter>({ from: null, to: null })
  const [asked, setAsked] = useState<{ filter: TimeFilter; page: number }>({ filter: chosen, page: 1 })
  const problem = filterProblem(chosen)
  const read = useRead({
    query: ListTimeEntries,
    variables: { ...listVariables(task), ...filterVariables(asked.filter), page: asked.page },
    keep: ['page', 'from', 'to'],
    requestPolicy: 'cache-and-network',
  })
  const { data, error, fetching } = read
  const page = data?.timeEntries
  const chart = page?.totals ? chartOf(page.totals.days) : null
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null) setAsked({ filter: chosen, page: 1 })
  }
  return (
    <Dialog
      open
      title="Time Tracking Details"
      subject={[task.code, task.title].filter(Boolean).join(' ')}
      width={760}
      onOpenChange={(open) => open || onClose()}
      footer={<ActionButton action={exportTime} subjects={{ task: [task] }} label="Export" size={32} />}
    >
      <div className={styles.details}>
        <form className={styles.filter} onSubmit={search}>
          <DateField
            label="From"
            timed={false}
            value={chosen.from}
            onChange={(from) => setChosen({ ...chosen, from })}
            placeholder="First day"
          />
          <DateField
            label="To"
            timed={false}
            value={chosen.to}
            onChange={(to) => setChosen({ ...chosen, to })}
            placeholder="Today"
            error={problem ?? undefined}
          />
          <Button
            type="submit"
            icon={SearchIcon}
            disabled={problem !== null}
            loading={fetching && page !== undefined}
            className={styles.search}
          >
            Search
          </Button>
        </form>
        {!page && error ? (
          <ReadFailure inline read={read} what="the logged time" />
        ) : !page ? (
          <Waiting />
        ) : page.nodes.length === 0 ? (
          <EmptyState small>
            {asked.filter.from || asked.filter.to ? 'No time was logged between these days.' : 'No time has been logged on this task.'}
          </EmptyState>
        ) : (
          <>
            {page.totals && (
              <p className={styles.sum}>
                <strong className={styles.sumTotal}>{formatTotal(page.totals.seconds)}</strong>
                {page.totalCount !== null && <span className={styles.meta}>{plural(page.totalCount, 'entry', 'entries')}</span>}
              </p>
            )}
            {chart && <TimeChart data={chart} />}
            <TimeEntryList entries={page.nodes} task={task} viewerCan={task.viewerCan} now={services.now()} />
          </>
        )}
        {(page?.totalPages ?? asked.page) > 1 && (
          <Pagination
            page={page?.page ?? asked.page}
            totalPages={page?.totalPages ?? asked.page}
            onPage={(next) => setAsked({ ...asked, page: next })}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Of the bars, in px; below them their days will stand. */
const CHART_HEIGHT = 216

/** The sum, the chart with its head and caption, and some entries, as high as they will be. */
function Waiting() {
  return (
    <>
      <div aria-hidden className={styles.waiting}>
        <Skeleton width={112} height={20} />
        <div className={styles.waitingChart}>
          <SkeletonBars height={CHART_HEIGHT} />
        </div>
      </div>
      <SkeletonLines count={3} start="face" />
    </>
  )
}
