// The facts of a task in its detail, each a button of the action that changes it.
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import type { TaskSubject } from '#src/actions/subject.ts'
import { formatDay, formatDue, formatPickerDate } from '#src/lib/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { AvatarStack } from '#src/ui/avatar.tsx'
import { LabelChip } from '#src/ui/chip.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { ProjectCatalogueData, TaskRowData } from './task.graphql.ts'
import { type Fact, TaskFact } from './task-cell.tsx'
import * as styles from './task-detail.css.ts'
import { WorkflowRing, workflowFraction } from './workflow-ring.tsx'

/** What is known of an open task: a row's fields at once, sprint and user story with the answer. */
export type KnownDetail = TaskSubject & Partial<Pick<TaskRowData, 'project' | 'image' | 'sprint' | 'userStory' | 'counts'>>

const look = { button: styles.button, plain: styles.plain }

/** More would push everything below out of sight; the picker behind them shows all. */
const MOST_LABELS = 8

/** The grid of facts. `catalogue` may still be on its way: it only draws the ring. */
export function TaskProperties({ task, catalogue }: { task: KnownDetail; catalogue: ProjectCatalogueData | null }) {
  const now = useActions().services.now()
  const { workflow, type, effort, labels, assignees, board, sprint, userStory, progress } = task
  const due = task.dueDate ? new Date(task.dueDate) : null
  const start = task.startDate ? new Date(task.startDate) : null
  const late = due !== null && formatDue(due, now).overdue && !task.done
  const moment = (date: Date) => `${formatDay(date, now)}, ${formatPickerDate(date).slice(11)}`
  return (
    <dl className={styles.props}>
      <Property task={task} fact="workflow" name="Workflow" value={workflow?.title ?? ''}>
        <WorkflowRing workflow={workflow} fraction={workflowFraction(workflow, catalogue?.workflows ?? null, task)} />
        <Text text={workflow?.title} none="No workflow" />
      </Property>
      <Property
        task={task}
        fact="assignees"
        name="Assignees"
        value={assignees.map(({ name }) => name).join(', ')}
        before={
          assignees.length > 0 && (
            <AvatarStack
              label="Assignees"
              people={assignees}
              around={(person, face) => <Link to={pathTo('profile', { username: person.username })}>{face}</Link>}
            />
          )
        }
      >
        <Text text={assignees.length > 1 ? `${assignees.length} people` : assignees[0]?.name} none="No one" />
      </Property>
      <Property task={task} fact="type" name="Type" value={type?.title ?? ''}>
        <Text text={type?.title} none="No type" />
      </Property>
      <Property task={task} fact="due" name="Due" value={due ? `${moment(due)}${late ? ', overdue' : ''}` : ''}>
        <span className={late ? styles.late : undefined}>
          <Text text={due ? moment(due) : undefined} none="No date" />
        </span>
      </Property>
      <Property task={task} fact="effort" name="Effort" value={effort ? `${effort.title}, ${effort.hours} hours` : ''}>
        <Text text={effort ? `${effort.hours} h` : undefined} none="No effort" />
      </Property>
      <Property task={task} fact="start" name="Start" value={start ? moment(start) : ''}>
        <Text text={start ? moment(start) : undefined} none="No date" />
      </Property>
      <Property task={task} fact="labels" name="Labels" value={labels.map(({ title }) => title).join(', ')}>
        {labels.length === 0 ? (
          <Text text={undefined} none="No labels" />
        ) : (
          <span className={styles.wrap}>
            {labels.slice(0, MOST_LABELS).map((label) => (
              <LabelChip key={label.id} colour={label.color} className={styles.label}>
                {label.title}
              </LabelChip>
            ))}
            {labels.length > MOST_LABELS && <span className={styles.more}>+{labels.length - MOST_LABELS}</span>}
          </span>
        )}
      </Property>
      <Property task={task} fact="board" name="Board" value={board?.title ?? 'Main Board'}>
        {/* No board is the main board (BOARD-02). */}
        <Text text={board?.title ?? 'Main Board'} none="" />
      </Property>
      <Property task={task} fact="sprint" name="Sprint" value={sprint?.title ?? ''}>
        <Text text={sprint?.title} none={sprint === undefined ? '…' : 'No sprint'} />
      </Property>
      <Property task={task} fact="progress" name="Progress" value={`${progress} %`}>
        <span className={styles.bar}>
          <ProgressBar value={progress} label="Progress" tone={task.done ? 'good' : 'accent'} />
        </span>
        <span className={styles.number}>{progress} %</span>
      </Property>
      <Property task={task} fact="userStory" name="User story" value={userStory?.title ?? ''}>
        <Text text={userStory?.title} none={userStory === undefined ? '…' : 'No user story'} />
      </Property>
    </dl>
  )
}

function Property({
  task,
  fact,
  name,
  value,
  before,
  children,
}: {
  task: TaskSubject
  fact: Fact
  name: string
  value: string
  before?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {before}
        <TaskFact task={task} fact={fact} name={name} value={value} hint tabIndex={0} className={look}>
          {children}
        </TaskFact>
      </dd>
    </>
  )
}

function Text({ text, none }: { text: string | undefined; none: string }) {
  return <span className={text ? styles.text : `${styles.text} ${styles.faint}`}>{text ?? none}</span>
}
