// What came of the tasks of a completed sprint: it never changes any more (SPRINT-06, SPRINT-11).
import { ListIcon } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import type { ResultOf } from '#src/data/graphql.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { usePages } from '#src/data/use-pages.ts'
import { figure } from '#src/lib/figures.ts'
import { SprintResults } from '#src/model/sprint/sprint.graphql.ts'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { sprintTexts } from '#src/model/sprint/sprint-words.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { RowCell, type RowLine, RowList } from '#src/ui/lists/row-list.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './plan-pane.css.ts'
import { sprintPath } from './sprint-writes.ts'

const PER_PAGE = 200
const OUTCOMES = [
  { outcome: 'DONE', head: 'Done' },
  { outcome: 'CARRIED', head: 'Carried over' },
  { outcome: 'DROPPED', head: 'Taken out' },
  { outcome: 'ARCHIVED', head: 'Archived' },
] as const
const NONE: readonly string[] = []

/** Every task that was in the sprint, by what came of it; a row leads to the task, which may be gone since. */
export function SprintResult({ sprint }: { sprint: SprintSubject }) {
  const { workspaceSlug, projectSlug, id, title } = sprint
  const { services } = useActions()
  const [wanted, setWanted] = useState(1)
  const [active, setActive] = useState<string | null>(null)
  const requests = useMemo(
    () => Array.from({ length: wanted }, (_, at) => ({ workspaceSlug, projectSlug, id, page: at + 1, perPage: PER_PAGE })),
    [wanted, workspaceSlug, projectSlug, id],
  )
  const { pages, retry } = usePages(SprintResults, requests, resultsIn)
  const results = useMemo(() => pages.flatMap(({ data }) => data?.nodes ?? []), [pages])
  const total = pages[0]?.data?.totalPages ?? 1
  const last = pages.at(-1)
  const more = useCallback(() => {
    if (last?.data && wanted < total) setWanted(wanted + 1)
  }, [last, wanted, total])
  const lines = useMemo(
    () =>
      OUTCOMES.flatMap(({ outcome, head }): RowLine[] => {
        const own = results.filter((one) => one.outcome === outcome)
        return own.length === 0
          ? []
          : [{ id: `head:${outcome}`, head, count: figure(own.length) }, ...own.map(({ taskId }) => ({ id: taskId }))]
      }),
    [results],
  )
  const failed = pages.find(({ error }) => error)
  if (failed && results.length === 0)
    return <ReadFailure read={{ ...failed, again: retry }} what="the result" message={sprintTexts.failed} />
  if (!pages[0]?.data) return <SkeletonRows count={8} />
  if (results.length === 0) return <EmptyState icon={ListIcon}>No task was in this sprint.</EmptyState>
  return (
    <RowList
      label={`Result of ${title}`}
      lines={lines}
      active={active}
      selected={NONE}
      many={false}
      kept={`result:${id}`}
      onActivate={setActive}
      onOpen={(taskId) => services.go.task({ id: taskId, workspaceSlug, projectSlug })}
      onNearEnd={more}
      draw={(taskId) => {
        const result = results.find((one) => one.taskId === taskId)
        if (!result) return null
        const { code, title: name, hours, target } = result
        return (
          <>
            <RowCell className={styles.resultCode}>{code}</RowCell>
            <RowCell className={styles.name}>
              <span dir="auto" className={styles.link}>
                {name}
              </span>
            </RowCell>
            <RowCell className={styles.target}>
              {target && (
                <Link to={sprintPath({ workspaceSlug, projectSlug, slug: target.slug })} tabIndex={-1} className={styles.link}>
                  {target.title}
                </Link>
              )}
            </RowCell>
            <RowCell className={styles.hours}>{hours > 0 ? `${figure(hours)} h` : ''}</RowCell>
          </>
        )
      }}
    />
  )
}

function resultsIn({ sprintResults }: ResultOf<typeof SprintResults>) {
  return sprintResults
}
