// The facts of a task in its detail, each a button of the action that changes it; dates as their picker writes them (DATES-02).
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatDue, formatPickerDate } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { TaskFact } from '#src/model/task/facts/task-fact.tsx'
import { type Fact, factsIn, textOf, titleOf } from '#src/model/task/facts/task-facts.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import type { TaskField } from '#src/model/task/task-fields.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { WorkflowRing, workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { LabelChip } from '#src/ui/marks/chip.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import * as styles from './task-detail.css.ts'

const look = { button: styles.button, plain: styles.plain }

/** More would push everything below out of sight; the picker behind them shows all. */
const MOST_LABELS = 8

/** What facts are drawn from. `catalogue` may still be on its way: it only draws the ring. `Watchers` is the last of them. */
export interface FactsProps {
  task: KnownDetail
  catalogue: ProjectCatalogueData | null
  Watchers?: ComponentType<{ task: KnownDetail }> | undefined
}

/** The grid of facts. */
export function TaskProperties({ task, catalogue, Watchers }: FactsProps) {
  const now = useActions().services.now()
  return (
    <dl className={styles.props}>
      {detailFacts.map((fact) => (
        <Property key={fact} task={task} fact={fact} {...drawnFact(fact, { task, catalogue, now })} />
      ))}
      {Watchers && (
        <>
          <dt className={styles.name}>Watchers</dt>
          <dd className={styles.value}>
            <Suspense>
              <Watchers task={task} />
            </Suspense>
          </dd>
        </>
      )}
    </dl>
  )
}

/** Before the others. */
const FIRST = [
  'workflow',
  'assignees',
  'type',
  'dueDate',
  'effort',
  'startDate',
  'labels',
  'board',
  'sprint',
  'progress',
  'userStory',
] as const
/** A fact that the detail shows. */
export type DetailFact = TaskField | 'progress'
/** All of them, in their order. */
export const detailFacts: readonly DetailFact[] = [...new Set([...FIRST, ...factsIn('detail')])]

interface Known {
  task: KnownDetail
  catalogue: ProjectCatalogueData | null
  now: Date
}

/** A fact in the grid: its name where that is another one here, what it says to who hears it, and what is drawn. */
interface DrawnFact {
  name?: string
  value: string
  before?: ReactNode
  children: ReactNode
}

/** How a fact of the task is called, said and drawn. */
export function drawnFact(fact: DetailFact, known: Known): DrawnFact {
  return DRAWN[fact]?.(known) ?? asText(known.task, fact)
}

function asText(task: KnownDetail, fact: DetailFact): DrawnFact {
  const value = textOf(task, fact)
  const none = task[fact as keyof KnownDetail] === undefined ? '…' : `No ${titleOf(fact).toLowerCase()}`
  return { value, children: <Text text={value} none={none} /> }
}

function dayOf(at: string | null): string {
  return at ? formatPickerDate(new Date(at)) : ''
}

/** What is drawn otherwise than as its text. */
const DRAWN: { readonly [F in Fact]?: (known: Known) => DrawnFact } = {
  workflow({ task, catalogue }) {
    const { workflow } = task
    const fraction = workflowFraction(workflow, catalogue?.workflows ?? null, task)
    const { value, children } = asText(task, 'workflow')
    return {
      value,
      children: (
        <>
          <WorkflowRing workflow={workflow} fraction={fraction} />
          {children}
        </>
      ),
    }
  },
  assignees({ task }) {
    const { assignees } = task
    return {
      value: textOf(task, 'assignees'),
      before: assignees.length > 0 && (
        <AvatarStack
          label="Assignees"
          people={assignees}
          around={(person, face) => <Link to={pathTo('profile', { username: person.username })}>{face}</Link>}
        />
      ),
      children: <Text text={assignees.length > 1 ? `${assignees.length} people` : assignees[0]?.name} none="No one" />,
    }
  },
  dueDate({ task, now }) {
    const day = dayOf(task.dueDate)
    const late = task.dueDate !== null && formatDue(new Date(task.dueDate), now).overdue && !task.done
    return {
      name: 'Due',
      value: late ? `${day}, overdue` : day,
      children: (
        <span className={late ? styles.late : undefined}>
          <Text text={day} none="No date" />
        </span>
      ),
    }
  },
  startDate: ({ task }) => ({
    name: 'Start',
    value: dayOf(task.startDate),
    children: <Text text={dayOf(task.startDate)} none="No date" />,
  }),
  effort({ task: { effort } }) {
    const value = effort ? `${effort.title}, ${effort.hours} hours` : ''
    return { value, children: <Text text={effort ? `${effort.hours} h` : undefined} none="No effort" /> }
  },
  labels({ task }) {
    const { labels } = task
    if (labels.length === 0) return asText(task, 'labels')
    return {
      value: textOf(task, 'labels'),
      children: (
        <span className={styles.wrap}>
          {labels.slice(0, MOST_LABELS).map((label) => (
            <LabelChip key={label.id} colour={label.color} className={styles.label}>
              {label.title}
            </LabelChip>
          ))}
          {labels.length > MOST_LABELS && <span className={styles.more}>+{labels.length - MOST_LABELS}</span>}
        </span>
      ),
    }
  },
  board({ task: { board } }) {
    // No board is the main board (BOARD-02).
    const value = board?.title ?? 'Main Board'
    return { value, children: <Text text={value} none="" /> }
  },
  progress: ({ task: { progress, done } }) => ({
    value: `${progress} %`,
    children: (
      <>
        <span className={styles.bar}>
          <ProgressBar value={progress} label="Progress" tone={done ? 'good' : 'accent'} />
        </span>
        <span className={styles.number}>{progress} %</span>
      </>
    ),
  }),
}

function Property({ task, fact, name = titleOf(fact), value, before, children }: DrawnFact & { task: TaskSubject; fact: Fact }) {
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
  return <span className={text ? styles.text : `${styles.text} ${styles.faint}`}>{text || none}</span>
}
