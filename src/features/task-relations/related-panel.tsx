// The Related Tasks tab: the tasks below a task and those above it (RELATED-01..04, DEFECT-08).

import { type KeyboardEvent, type MouseEvent, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions, useHere, useHidden } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { onEvent } from '#src/data/app-events.ts'
import { apiErrorOf } from '#src/data/errors/api-error.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { useUnmade } from '#src/data/ids/use-unmade.ts'
import { type FailedRead, ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatDue } from '#src/lib/dates/date-format.ts'
import { TaskMentions } from '#src/model/mention/mention.graphql.ts'
import { MentionList } from '#src/model/mention/mention-list.tsx'
import type { TaskRowData } from '#src/model/task/task.graphql.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { WorkflowRing, workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import { addSubtaskTo, setTaskParent } from './task-related.actions.ts'
import * as styles from './task-related.css.ts'
import { ListParentTasks, ListSubtasks } from './task-related.graphql.ts'

/** Opening a related task keeps the tab; Back returns to the task that led there, closing the detail leaves them all. */
export function RelatedPanel({ task }: { task: TaskSubject }) {
  const hidden = useHidden()
  const { workspaceSlug, projectSlug, viewerCan } = task
  const shared = {
    variables: { workspaceSlug, projectSlug, taskId: task.id },
    requestPolicy: 'cache-and-network',
    pause: useUnmade(task.id),
  } as const
  const subtasks = useRead({ query: ListSubtasks, ...shared })
  const parents = useRead({ query: ListParentTasks, ...shared })
  useEffect(
    () =>
      onEvent('SubtaskListRefresh', (detail) => {
        if (detail && detail.parentId !== task.id) return
        subtasks.again()
        parents.again()
      }),
    [task.id, subtasks.again, parents.again],
  )
  const seen = (tasks: readonly TaskRowData[] | undefined) => tasks?.filter(({ id }) => !hidden.has(id))
  const reason = parents.error ? apiErrorOf(parents.error, 'query').message : ''
  return (
    <div className={styles.panel}>
      <section className={styles.part} aria-label="Subtasks">
        <div className={styles.partHead}>
          <h2 className={styles.partTitle}>Subtasks</h2>
        </div>
        {viewerCan.includes('EDIT') && <SubtaskLine task={task} />}
        <Rows
          tasks={seen(subtasks.data?.subtasks)}
          read={subtasks}
          what="the subtasks"
          label="Subtasks"
          empty="This task doesn't have any subtasks at the moment. You can add them anytime!"
        />
      </section>
      <section className={styles.part} aria-label="Parent tasks">
        <div className={styles.partHead}>
          <h2 className={styles.partTitle}>Parent tasks</h2>
          <ActionButton action={setTaskParent} subjects={{ task: [task] }} label="Set parent" />
        </div>
        <Rows
          tasks={seen(parents.data?.parentTasks)}
          read={parents}
          what="the parent tasks"
          message={`Error fetching parent tasks: ${reason}`}
          label="Parent tasks"
          empty="This task doesn't have a parent task."
        />
      </section>
      <MentionedIn task={task} />
    </div>
  )
}

/** Pages and discussions that name the task, and the one that it was made of (WIKI-13, DISC-08). */
function MentionedIn({ task }: { task: TaskSubject }) {
  const { workspaceSlug, projectSlug } = task
  const read = useRead({
    query: TaskMentions,
    variables: { workspaceSlug, projectSlug, taskId: task.id },
    requestPolicy: 'cache-and-network',
    pause: useUnmade(task.id),
  })
  const mentions = read.data?.mentions?.nodes
  return (
    <section className={styles.part} aria-label="Mentioned in">
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>Mentioned in</h2>
      </div>
      {mentions && mentions.length > 0 ? (
        <MentionList workspaceSlug={workspaceSlug} mentions={mentions} label="Mentioned in" />
      ) : read.error && !read.data ? (
        <ReadFailure inline read={read} what="what mentions this task" />
      ) : read.data ? (
        <p className={styles.nothing}>No page and no discussion names this task.</p>
      ) : (
        <SkeletonLines count={1} start="box" />
      )}
    </section>
  )
}

/** Enter creates and stays for the next one; a title that could not be sent is in the line again. */
function SubtaskLine({ task }: { task: TaskSubject }) {
  const here = useHere()
  const form = useActionForm({ many: true })
  const draft = useFormDraft(form, `subtask:${task.id}`)
  const create = () => {
    const title = draft.text
    if (title.trim() === '') return
    void form.submit({
      stays: false,
      send: async (as) => ({ arrived: (await perform(addSubtaskTo(title, as), here({ task: [task] }), 'form')) === 'done' }),
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      create()
    } else if (event.key === 'Escape') {
      if (draft.text === '') event.currentTarget.blur()
      else draft.clear()
    }
  }
  return (
    <>
      <input
        className={styles.field}
        aria-label="New subtask"
        placeholder="Add a subtask"
        maxLength={500}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {draft.maybeSent && <p className={styles.nothing}>This may have been added already.</p>}
    </>
  )
}

function Rows({
  tasks,
  read,
  what,
  message,
  label,
  empty,
}: {
  tasks: readonly TaskRowData[] | undefined
  read: FailedRead
  what: string
  /** In place of “Couldn't load …”. */
  message?: string
  label: string
  empty: string
}) {
  if (!tasks && read.error) return <ReadFailure inline read={read} what={what} message={message} />
  if (!tasks) return <SkeletonLines count={2} start="box" />
  if (tasks.length === 0) return <p className={styles.nothing}>{empty}</p>
  return (
    <ul className={styles.list} aria-label={label}>
      {tasks.map((task) => (
        <li key={task.id}>
          <Row task={task} />
        </li>
      ))}
    </ul>
  )
}

function Row({ task }: { task: TaskRowData }) {
  const { go, now } = useActions().services
  const due = task.dueDate ? formatDue(new Date(task.dueDate), now()) : null
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go.task(task, { deeper: true })
  }
  return (
    <Link to={taskHref(task)} className={styles.row} data-done={task.done || undefined} onClick={open}>
      <span className={styles.code}>{task.code}</span>
      <WorkflowRing
        workflow={task.workflow}
        fraction={workflowFraction(task.workflow, null, task)}
        label={task.workflow?.title ?? 'No status'}
      />
      <span dir="auto" className={styles.title}>
        {task.title}
      </span>
      {due && <span className={classNames(styles.due, due.overdue && !task.done && styles.late)}>{due.text}</span>}
      {task.assignees.length > 0 && <AvatarStack label="Assignees" people={task.assignees} most={3} size={20} />}
    </Link>
  )
}
