// What became of a rule's days, with the tasks that were made (RECUR-13).
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import type { ResultOf } from '#src/data/graphql.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { usePages } from '#src/data/use-pages.ts'
import { ListRecurrenceRuns } from '#src/model/recurrence/recurrence.graphql.ts'
import type { RecurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'
import { dayText } from '#src/model/recurrence/recurrence-words.ts'
import { placeOf } from '#src/model/recurrence/recurrence-writes.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './recurrence-pane.css.ts'

const outcomes = { MADE: 'Task deleted', SKIPPED: 'Skipped', MISSED: 'Missed' } as const

/** The latest first, a page at a time. */
export function RecurrenceRuns({ rule }: { rule: RecurrenceSubject }) {
  const { services } = useActions()
  const { workspaceSlug, id } = rule
  const [count, setCount] = useState(1)
  const requests = useMemo(
    () => Array.from({ length: count }, (_, at) => ({ workspaceSlug, id, page: at + 1 })),
    [workspaceSlug, id, count],
  )
  const { pages, retry } = usePages(ListRecurrenceRuns, requests, runsIn, 'cache-and-network')
  const [first] = pages
  const failed = pages.find(({ error }) => error)
  const runs = pages.flatMap(({ data }) => data?.nodes ?? [])
  return (
    <section aria-label="Earlier dates">
      <h3 className={styles.part}>Earlier dates</h3>
      {!first?.data &&
        (failed ? <ReadFailure inline read={{ ...failed, again: retry }} what="the earlier dates" /> : <SkeletonRows count={3} />)}
      {first?.data && runs.length === 0 && <p className={styles.none}>No task was made yet.</p>}
      <ul className={styles.runs}>
        {runs.map(({ day, outcome, task }) => (
          <li key={day} className={styles.run}>
            <span className={styles.day}>{dayText(day, services.now())}</span>
            {task ? (
              <Link
                to={taskHref({ ...placeOf(rule), id: task.taskId })}
                className={classNames(styles.task, task.done && styles.done)}
                dir="auto"
              >
                {task.code} {task.title}
              </Link>
            ) : (
              <span className={styles.outcome}>{outcomes[outcome]}</span>
            )}
          </li>
        ))}
      </ul>
      {first?.data && first.data.totalPages > count && (
        <Button variant="subtle" onClick={() => setCount(count + 1)}>
          Show earlier ones
        </Button>
      )}
    </section>
  )
}

function runsIn({ recurrenceRuns }: ResultOf<typeof ListRecurrenceRuns>) {
  return recurrenceRuns
}
