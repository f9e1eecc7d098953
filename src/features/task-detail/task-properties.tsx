// The facts of a task in its detail, each a button of the action that changes it; dates as their picker writes them (DATES-02).
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatDue, formatPickerDate } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { type Fact, TaskFact } from '#src/model/task/facts/task-fact.tsx'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { WorkflowRing, workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { LabelChip } from '#src/ui/marks/chip.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import * as styles from './task-detail.css.ts'

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
      <Property task={task} fact="due" name="Due" value={due ? `${formatPickerDate(due)}${late ? ', overdue' : ''}` : ''}>
        <span className={late ? styles.late : undefined}>
          <Text text={due ? formatPickerDate(due) : undefined} none="No date" />
        </span>
      </Property>
      <Property task={task} fact="effort" name="Effort" value={effort ? `${effort.title}, ${effort.hours} hours` : ''}>
        <Text text={effort ? `${effort.hours} h` : undefined} none="No effort" />
      </Property>
      <Property task={task} fact="start" name="Start" value={start ? formatPickerDate(start) : ''}>
        <Text text={start ? formatPickerDate(start) : undefined} none="No date" />
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
