// The facts of a shared task.
import type { ReactNode } from 'react'
import type { SharedTaskData } from '#src/features/sharing/shared-task.graphql.ts'
import { formatDay, formatDue, formatPickerDate } from '#src/lib/dates/date-format.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Dot, LabelChip } from '#src/ui/marks/chip.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import * as styles from './shared-task-page.css.ts'

/** Only what there is: a fact that is not set is left out. */
export function SharedFacts({ task, now }: { task: SharedTaskData; now: Date }) {
  const { workflow, type, labels, assignees, startDate, dueDate, progress, done, checklistDone, checklistTotal } = task
  const moment = (text: string) => {
    const date = new Date(text)
    return (
      <time dateTime={text}>
        {formatDay(date, now)}, {formatPickerDate(date).slice(11)}
      </time>
    )
  }
  const late = dueDate !== null && !done && formatDue(new Date(dueDate), now).overdue
  return (
    <dl className={styles.facts}>
      {workflow && (
        <Fact name="Status">
          <StatusRing colour={workflow.color} fraction={done ? 1 : progress / 100} />
          {workflow.title}
        </Fact>
      )}
      {assignees.length > 0 && (
        <Fact name="Assignees">
          {assignees.map((name) => (
            <span key={name} className={styles.person}>
              <Avatar person={{ username: name, name, avatar: null }} size={20} decorative />
              {name}
            </span>
          ))}
        </Fact>
      )}
      {type && (
        <Fact name="Type">
          <Dot colour={type.color} />
          {type.title}
        </Fact>
      )}
      {dueDate && (
        <Fact name="Due">
          <span className={late ? styles.late : undefined}>{moment(dueDate)}</span>
        </Fact>
      )}
      {startDate && <Fact name="Start">{moment(startDate)}</Fact>}
      <Fact name="Progress">
        <span className={styles.progress}>
          <ProgressBar value={progress} label="Progress" tone={done ? 'good' : 'accent'} />
        </span>
        <span className={styles.number}>{progress} %</span>
      </Fact>
      {checklistTotal > 0 && (
        <Fact name="Checklist">
          <span className={styles.number}>
            {checklistDone} of {checklistTotal} done
          </span>
        </Fact>
      )}
      {labels.length > 0 && (
        <Fact name="Labels">
          {labels.map(({ title, color }) => (
            <LabelChip key={title} colour={color}>
              {title}
            </LabelChip>
          ))}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
