// What the viewer has to do, for the landing page: the running timer and the next tasks, and how far a project is.
import { type MouseEvent, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useActions, useHidden } from '#src/actions/actions-context.tsx'
import { Press } from '#src/actions/press.tsx'
import type { ResultOf } from '#src/data/graphql.ts'
import { type FailedRead, ReadFailure } from '#src/data/read-failure.tsx'
import { type Read, useRead } from '#src/data/use-read.ts'
import { formatDue } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { type TaskRowData, TasksPage, type TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { TimerPill } from '#src/model/task/timer/timer-pill.tsx'
import { useTimerState } from '#src/model/task/timer/use-timer-state.ts'
import { WorkflowRing, workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { fact, heading, textLink, touchTarget } from '#src/theme/text.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './my-tasks.css.ts'

/** As many as a glance takes in. */
const MOST = 8
const NONE: readonly TaskRowData[] = []

/** The viewer's open tasks of a workspace, the next due first; the running timer above them. */
export function MyNextTasks({
  workspaceSlug,
  mayTake,
  className,
}: {
  workspaceSlug: string
  /** Whether there is a project in which the viewer works on tasks. */
  mayTake: boolean
  className?: string | undefined
}) {
  const { viewer } = useActions().services
  const username = viewer?.username ?? ''
  const variables = useMemo(
    (): TasksPageVariables => ({ workspaceSlug, filter: { assignees: [username], done: false }, sort: 'DUE_DATE', perPage: MOST, page: 1 }),
    [workspaceSlug, username],
  )
  const read = useRead({ query: TasksPage, variables, pause: username === '' })
  const { data, error } = read
  // The timer stands above the tasks: what came before it would be pushed down.
  const { settled } = useTimerState()
  const pending = !settled || (!data && !error)
  return (
    <section aria-label="Next tasks" data-pending={pending || undefined} className={classNames(styles.section, className)}>
      {settled && <NextTasks read={read} workspaceSlug={workspaceSlug} mayTake={mayTake} />}
    </section>
  )
}

type NextTasksProps = { read: Read<ResultOf<typeof TasksPage>> & FailedRead; workspaceSlug: string; mayTake: boolean }

function NextTasks({ read, workspaceSlug, mayTake }: NextTasksProps) {
  const { data, error } = read
  const hidden = useHidden()
  const tasks = data?.tasks.nodes.filter((one) => !hidden.has(one.id) && !hidden.has(`${one.workspaceSlug}/${one.projectSlug}`)) ?? NONE
  const more = Math.max(0, (data?.tasks.totalCount ?? 0) - tasks.length)
  return (
    <>
      <Running />
      <div className={styles.head}>
        <h2 className={heading.section}>Next tasks</h2>
        <Link to={pathTo('workspace-next-tasks', { companySlug: workspaceSlug })} className={classNames(textLink, touchTarget)}>
          {more > 0 ? `${more} more` : 'All'}
        </Link>
      </div>
      {!data && error && <ReadFailure inline read={read} what="your next tasks" />}
      {!data && !error && <SkeletonRows count={5} />}
      {data && tasks.length === 0 && (
        <p className={styles.none}>
          Nothing waits for you here.
          <Press id="task.assign-me" does="on a task to take it." may={mayTake} />
        </p>
      )}
      {tasks.length > 0 && (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <NextTask key={task.id} task={task} />
          ))}
        </ul>
      )}
    </>
  )
}

function NextTask({ task }: { task: TaskRowData }) {
  const { go, now } = useActions().services
  const due = task.dueDate ? formatDue(new Date(task.dueDate), now()) : null
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go.task(task)
  }
  return (
    <li>
      <Link to={taskHref(task)} className={styles.task} onClick={open}>
        <WorkflowRing workflow={task.workflow} fraction={workflowFraction(task.workflow, null, task)} />
        <span dir="auto" className={styles.title}>
          {task.title}
        </span>
        <span className={classNames(styles.due, due?.overdue && styles.late)}>{due?.text}</span>
        <span className={styles.place}>
          <span className={fact}>{task.code}</span> {task.project.name}
        </span>
      </Link>
    </li>
  )
}

/** The timer that runs, with its task; nothing while none does. */
export function Running() {
  const { go } = useActions().services
  const { running, offset } = useTimerState()
  if (!running) return null
  const { taskId: id, workspaceSlug, projectSlug, taskCode, taskTitle, startedAt } = running
  return (
    <div className={styles.running}>
      <TimerPill startedAt={startedAt} offset={offset} />
      <button type="button" className={styles.runningTask} onClick={() => go.task({ id, workspaceSlug, projectSlug })}>
        {taskCode && <span className={fact}>{taskCode}</span>} <span className={styles.title}>{taskTitle}</span>
      </button>
    </div>
  )
}

/** How many of a project's tasks are done; nothing while it is not known or there are none. */
export function ProjectProgress({ project }: { project: { workspaceSlug: string; slug: string; name: string; taskCount: number | null } }) {
  const { workspaceSlug, slug, name, taskCount } = project
  const { data } = useRead({
    query: TasksPage,
    variables: { workspaceSlug, projectSlug: slug, filter: { done: true }, page: 1, perPage: 1 },
    pause: !taskCount,
  })
  const done = data?.tasks.totalCount ?? null
  if (!taskCount) return null
  const share = done === null ? 0 : Math.min(100, (100 * done) / taskCount)
  return (
    <div className={styles.progress} aria-hidden={done === null || undefined}>
      <ProgressBar value={share} tone={share === 100 ? 'good' : 'accent'} label={`Done of ${name}`} />
      <span className={styles.share}>{done === null ? ' ' : `${Math.floor(share)} %`}</span>
    </div>
  )
}
