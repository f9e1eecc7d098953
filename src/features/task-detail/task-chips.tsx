// The facts of a task as chips in one row, where a detail is narrow: each opens what changes it, those that are not set wait behind one chip.
import { PlusIcon } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { type MenuSource, rowOf } from '#src/actions/menu-rows.ts'
import { stateOf } from '#src/actions/state-of.ts'
import { formatClock, formatDue } from '#src/lib/dates/date-format.ts'
import { TaskFact } from '#src/model/task/facts/task-fact.tsx'
import { actionOf, textOf, titleOf } from '#src/model/task/facts/task-facts.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { WorkflowRing, workflowFraction } from '#src/model/task/workflow-ring.tsx'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { DropdownMenu } from '#src/ui/layers/dropdown-menu.tsx'
import { Dot } from '#src/ui/marks/chip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { useOverflows } from '#src/ui/marks/use-overflows.ts'
import * as styles from './task-chips.css.ts'
import { type DetailFact, detailFacts, drawnFact, type FactsProps } from './task-properties.tsx'

interface Known {
  task: KnownDetail
  catalogue: ProjectCatalogueData | null
  now: Date
}

/** First, and there for who may set them also while they are not set: everybody asks for them. */
const ALWAYS: readonly DetailFact[] = ['workflow', 'assignees', 'dueDate']
const chips: readonly DetailFact[] = [...new Set([...ALWAYS, ...detailFacts])]

/** The row of chips. */
export function TaskChips({ task, catalogue, Watchers }: FactsProps) {
  const now = useActions().services.now()
  const row = useRef<HTMLUListElement>(null)
  const overflows = useOverflows(row)
  const mayEdit = task.viewerCan.includes('EDIT')
  // What is known first; what asks to be set does not stand in its way.
  const set = chips.filter((fact) => isSet(task, fact))
  const unset = chips.filter((fact) => !set.includes(fact) && task[fact as keyof KnownDetail] !== undefined)
  const shown = mayEdit ? [...set, ...unset.filter((fact) => ALWAYS.includes(fact))] : set
  return (
    // Who may change nothing has nothing in it to reach by keys.
    <ul ref={row} aria-label="Properties" className={styles.row} {...(overflows && !mayEdit && { tabIndex: 0 })}>
      {shown.map((fact) => (
        <li key={fact}>
          <FactChip known={{ task, catalogue, now }} fact={fact} />
        </li>
      ))}
      {mayEdit && (
        <li>
          <AddChip task={task} facts={unset.filter((fact) => !ALWAYS.includes(fact))} />
        </li>
      )}
      {Watchers && (
        <li className={styles.plain}>
          <Suspense>
            <Watchers task={task} />
          </Suspense>
        </li>
      )}
    </ul>
  )
}

function isSet(task: KnownDetail, fact: DetailFact): boolean {
  return fact === 'progress' ? task.progress > 0 : textOf(task, fact) !== ''
}

function FactChip({ known, fact }: { known: Known; fact: DetailFact }) {
  const { registry } = useActions()
  const { name = titleOf(fact), value } = drawnFact(fact, known)
  const Icon = registry.get(actionOf(fact))?.icon
  const set = isSet(known.task, fact)
  return (
    <TaskFact task={known.task} fact={fact} name={name} value={value} hint tabIndex={0} className={look}>
      <span className={classNames(styles.chip, !set && styles.unset, set && fact === 'dueDate' && toneOf(known))}>
        {(set && MARKS[fact]?.(known)) || (Icon && <Icon className={styles.icon} aria-hidden />)}
        <span className={styles.text}>{set ? (WORDS[fact]?.(known) ?? textOf(known.task, fact)) : name}</span>
      </span>
    </TaskFact>
  )
}

const look = { button: styles.button, plain: styles.plain }

function toneOf({ task: { dueDate, done }, now }: Known): string | false {
  if (dueDate === null || done) return false
  const { text, overdue } = formatDue(new Date(dueDate), now)
  return overdue ? styles.late : text === 'Today' && styles.soon
}

/** `Today, 17:00`; further away the day alone. */
function dayOf(at: string | null, now: Date): string {
  const date = new Date(at ?? now)
  const { text } = formatDue(date, now)
  return /\d/.test(text) ? text : `${text}, ${formatClock(date)}`
}

/** What stands before the words where it is not the icon of the action. */
const MARKS: { readonly [F in DetailFact]?: (known: Known) => ReactNode } = {
  workflow: ({ task, catalogue }) => (
    <WorkflowRing workflow={task.workflow} fraction={workflowFraction(task.workflow, catalogue?.workflows ?? null, task)} />
  ),
  assignees: ({ task: { assignees } }) => (
    <span className={styles.faces}>
      {assignees.slice(0, 3).map((person) => (
        <Avatar key={person.username} person={person} size={20} decorative />
      ))}
    </span>
  ),
  labels: ({ task: { labels } }) => (
    <span className={styles.dots}>
      {labels.slice(0, 3).map(({ id, color }) => (
        <Dot key={id} colour={color} size={9} />
      ))}
    </span>
  ),
  type: ({ task: { type } }) => <Dot colour={type?.color} size={9} />,
}

/** The words of a chip where they are not those of the fact: as few as say it. */
const WORDS: { readonly [F in DetailFact]?: (known: Known) => string } = {
  assignees: ({ task: { assignees } }) => (assignees.length > 1 ? `${assignees.length} people` : (assignees[0]?.name ?? '')),
  dueDate: ({ task, now }) => dayOf(task.dueDate, now),
  startDate: ({ task, now }) => `Starts ${dayOf(task.startDate, now)}`,
  effort: ({ task: { effort } }) => `${effort?.hours} h`,
  labels: ({ task: { labels } }) => [labels[0]?.title, labels.length > 1 && `+${labels.length - 1}`].filter(Boolean).join(' '),
  progress: ({ task }) => `${task.progress} %`,
}

/** What is not set yet, each a row that asks for it. */
function AddChip({ task, facts }: { task: KnownDetail; facts: readonly DetailFact[] }) {
  const { registry } = useActions()
  const hereNow = useHere()
  const [open, setOpen] = useState(false)
  if (facts.length === 0) return null
  const rows = () => {
    const source: MenuSource = { registry, kind: 'task', here: () => hereNow({ task: [task] }), Picker: null }
    const here = source.here()
    return facts.flatMap((fact) => {
      const action = registry.get(actionOf(fact))
      return action && stateOf(action, here).kind !== 'hidden' ? [rowOf(source, action, here)] : []
    })
  }
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={styles.button} aria-label="Add a property">
          <span className={classNames(styles.chip, styles.unset)}>
            <PlusIcon className={styles.icon} aria-hidden />
            Add
          </span>
        </button>
      }
      label="Add a property"
      align="end"
      items={open ? rows() : []}
      open={open}
      onOpenChange={setOpen}
    />
  )
}
