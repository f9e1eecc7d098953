// The tasks behind a figure, the latest first (ROCK-04).
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { figure } from '#src/lib/figures.ts'
import { type LeaderboardSubject, variablesOf } from '#src/model/rockstar/leaderboard-subject.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './rockstar.css.ts'
import { ListCompletedTasks } from './rockstar.graphql.ts'

/** Props of CompletedTasks; without `username` those of the team. */
export interface CompletedTasksProps {
  page: LeaderboardSubject
  label: string
  username?: string | undefined
}

/** Fifty at a time. */
export function CompletedTasks({ page, label, username }: CompletedTasksProps) {
  const [wanted, setWanted] = useState(1)
  return (
    <div className={styles.tasks}>
      <ul aria-label={label} className={styles.taskList}>
        {Array.from({ length: wanted }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
          <TasksPage key={at} at={at + 1} page={page} username={username} onMore={at + 1 === wanted ? () => setWanted(wanted + 1) : null} />
        ))}
      </ul>
    </div>
  )
}

function TasksPage({
  at,
  page,
  username,
  onMore,
}: Pick<CompletedTasksProps, 'page' | 'username'> & { at: number; onMore: (() => void) | null }) {
  const { services } = useActions()
  const read = useRead({
    query: ListCompletedTasks,
    variables: { ...variablesOf(page), page: at, ...(username && { username }) },
    requestPolicy: 'cache-and-network',
  })
  const found = read.data?.completedTasks
  if (!found)
    return (
      <li className={styles.wholeLine}>{read.error ? <ReadFailure inline read={read} what="the tasks" /> : <SkeletonRows count={3} />}</li>
    )
  return (
    <>
      {found.nodes.map(({ taskId, code, title, hours, doneAt, users }) => (
        <li key={taskId} className={styles.task}>
          <span className={styles.code}>{code}</span>
          <Link to={taskHref({ ...page, id: taskId })} dir="auto" className={styles.link}>
            {title}
          </Link>
          {!username && users.length > 0 && (
            <AvatarStack
              label="Finished by"
              people={users.map(({ name, avatar, username: known }) => ({ name, avatar, username: known ?? name }))}
              most={3}
              size={18}
            />
          )}
          <span className={styles.hours}>{hours > 0 && `${figure(hours)} h`}</span>
          <time dateTime={doneAt} className={styles.when}>
            {formatDay(new Date(doneAt), services.now())}
          </time>
        </li>
      ))}
      {onMore && found.page < found.totalPages && (
        <li className={styles.wholeLine}>
          <Button variant="subtle" onClick={onMore}>
            {`Show more of ${figure(found.totalCount ?? 0)}`}
          </Button>
        </li>
      )}
    </>
  )
}
