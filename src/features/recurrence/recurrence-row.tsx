// A rule as a row: what it makes, when, where, the next date, the last task, and whether it rests (RECUR-13).
import { EllipsisVerticalIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ownTimezone } from '#src/lib/dates/date-format.ts'
import type { RecurrenceFilters, RecurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'
import { dayText, nearText, sentenceOf, stateNames } from '#src/model/recurrence/recurrence-words.ts'
import { placeOf, recurrencesPath } from '#src/model/recurrence/recurrence-writes.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './recurrence-list.css.ts'

/** The menu's button is there while the row is active. */
export function RecurrenceListRow({ rule, filters, active }: { rule: RecurrenceSubject; filters: RecurrenceFilters; active: boolean }) {
  const { services } = useActions()
  const { id, title, project, next, last, state, reason, workspaceSlug } = rule
  const now = services.now()
  const day = next[0]?.day
  return (
    <>
      <RowCell className={styles.name}>
        <Link
          to={recurrencesPath(workspaceSlug, filters, id)}
          tabIndex={-1}
          dir="auto"
          className={classNames(styles.title, state !== 'ACTIVE' && styles.resting)}
          draggable={false}
        >
          {title}
        </Link>
      </RowCell>
      <RowCell className={styles.words}>
        <span className={styles.cut}>{sentenceOf({ ...rule, timezone: ownTimezone() })}</span>
      </RowCell>
      <RowCell className={styles.project}>
        <span className={styles.cut}>{project.name}</span>
      </RowCell>
      <RowCell className={styles.last}>
        {last?.task && (
          <Link to={taskHref({ ...placeOf(rule), id: last.task.taskId })} tabIndex={-1} className={styles.task} draggable={false}>
            {last.task.code}
          </Link>
        )}
      </RowCell>
      <RowCell className={styles.next}>
        {state === 'ACTIVE' && day ? (
          <span title={dayText(day, now)}>{nearText(day, now)}</span>
        ) : (
          <Chip tone={reason === null ? 'neutral' : 'warn'}>{stateNames[state]}</Chip>
        )}
      </RowCell>
      <RowCell className={styles.menu}>
        {active && (
          <ActionMenu kind="recurrence" subjects={{ recurrence: [rule] }} label={`Actions on ${title}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        )}
      </RowCell>
    </>
  )
}
