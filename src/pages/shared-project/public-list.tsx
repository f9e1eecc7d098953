// The tasks of a public project as rows: to read, nothing else (BP-05).
import { ListIcon, SearchXIcon } from 'lucide-react'
import { useMemo } from 'react'
import { ReadFailure } from '#src/data/read-failure.tsx'
import type { PublicTaskData } from '#src/features/public-page/public-page.graphql.ts'
import { formatDay, formatDue } from '#src/lib/dates/date-format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { RowCell, RowList } from '#src/ui/lists/row-list.tsx'
import { LabelChip } from '#src/ui/marks/chip.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import type { usePublicTasks } from './public-tasks.ts'
import * as styles from './shared-project-page.css.ts'

const NONE: readonly string[] = []

/** Props of PublicList. */
export interface PublicListProps {
  read: ReturnType<typeof usePublicTasks>
  name: string
  narrowed: boolean
  active: string | null
  now: Date
  onActivate: (code: string) => void
  onOpen: (code: string) => void
  onClear: () => void
}

/** No task: there is none, or none matches the filters (BP-10). */
export function NothingShown({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  return narrowed ? (
    <EmptyState icon={SearchXIcon} action={<Button onClick={onClear}>Clear filters</Button>}>
      Nothing matches.
    </EmptyState>
  ) : (
    <EmptyState icon={ListIcon}>Nothing to show yet.</EmptyState>
  )
}

/** It scrolls inside, and reads on ahead. */
export function PublicList({ read, name, narrowed, active, now, onActivate, onOpen, onClear }: PublicListProps) {
  const { tasks, loaded, failed, retry, more } = read
  const lines = useMemo(() => tasks.map(({ code }) => ({ id: code })), [tasks])
  const byCode = useMemo(() => new Map(tasks.map((task) => [task.code, task])), [tasks])
  if (!loaded) return failed ? <ReadFailure read={{ ...failed, again: retry }} what="the tasks" /> : <SkeletonRows count={12} />
  if (tasks.length === 0) return <NothingShown narrowed={narrowed} onClear={onClear} />
  return (
    <RowList
      label={`Tasks of ${name}`}
      lines={lines}
      active={active}
      selected={NONE}
      many={false}
      kept={`public:${name}`}
      draw={(code) => {
        const task = byCode.get(code)
        return task ? <Row task={task} now={now} /> : null
      }}
      onActivate={onActivate}
      onOpen={onOpen}
      onNearEnd={more}
      below={failed && <ReadFailure inline read={{ ...failed, again: retry }} what="more tasks" />}
    />
  )
}

function Row({ task, now }: { task: PublicTaskData; now: Date }) {
  const { code, title, status, done, progress, labels, assignees, dueDate } = task
  return (
    <>
      <RowCell className={styles.ring}>
        <StatusRing colour={status.color} fraction={done ? 1 : progress / 100} />
      </RowCell>
      <RowCell className={styles.code}>{code}</RowCell>
      <RowCell className={styles.title}>
        <span dir="auto" className={styles.titleText}>
          {title}
        </span>
        <span className={styles.status}>{status.title}</span>
      </RowCell>
      <RowCell className={styles.labels}>
        {labels.slice(0, 2).map((label) => (
          <LabelChip key={label.title} colour={label.color}>
            {label.title}
          </LabelChip>
        ))}
        {labels.length > 2 && <span>{`+${labels.length - 2}`}</span>}
      </RowCell>
      <RowCell className={styles.people}>{assignees.join(', ')}</RowCell>
      <RowCell className={styles.due}>
        {dueDate && (done ? formatDay(new Date(dueDate), now) : formatDue(new Date(dueDate), now).text)}
      </RowCell>
    </>
  )
}
