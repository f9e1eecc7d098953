// An entry of logged time as a row: who, on what, what was done, when and how long (TIME-10).
import { EllipsisVerticalIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { formatClock } from '#src/lib/dates/date-format.ts'
import { formatDuration } from '#src/lib/dates/duration-text.ts'
import { sharedTaskPath } from '#src/lib/paths.ts'
import { InvoiceMark } from '#src/model/time/invoice-mark.tsx'
import { whyLocked } from '#src/model/time/invoiced.ts'
import { entryName, type TimeLogSubject } from '#src/model/time/time-subjects.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { InPlaceCell } from './in-place-cell.tsx'
import { commentProblem, commentTo, planTimes, stretchText, timesTo } from './time-log.actions.ts'
import * as styles from './time-log.css.ts'
import { cellText } from './week-lines.ts'

/** Columns that not every list has. */
export interface LogColumns {
  person: boolean
  project: boolean
}

/** The menu's button is there while the row is active. */
export function TimeLogRow({ entry, columns, active }: { entry: TimeLogSubject; columns: LogColumns; active: boolean }) {
  const { sheet, task, project, user, startedAt, endedAt, seconds, comment, editedBy, invoice } = entry
  const { services } = useActions()
  const here = useHere()
  const editable = entry.viewerCan.includes('EDIT') && whyLocked([entry]) === null
  const person = user?.name ?? 'Former member'
  const edited = editedBy && editedBy.username !== user?.username ? `edited by ${editedBy.name}` : ''
  const save = (action: ReturnType<typeof commentTo>) => void perform(action, here({ timelog: [entry] }), 'form')
  const path = sharedTaskPath({ workspaceSlug: sheet.workspaceSlug, projectSlug: project.slug, id: task.taskId })
  return (
    <>
      {columns.person && (
        <RowCell className={styles.person}>
          <Avatar person={{ username: user?.username ?? person, name: person, avatar: user?.avatar ?? null }} size={20} decorative />
          <span className={styles.personName}>{person}</span>
        </RowCell>
      )}
      {columns.project && (
        <RowCell className={styles.project}>
          <span className={styles.cut}>{project.name}</span>
        </RowCell>
      )}
      <RowCell className={styles.task}>
        <span className={styles.code}>{task.code}</span>
        <Link to={path} tabIndex={-1} dir="auto" className={styles.title} draggable={false} title={task.title}>
          {task.title}
        </Link>
      </RowCell>
      <RowCell className={styles.comment}>
        <InPlaceCell
          name={entryName(entry, 'comment')}
          label={`Comment on ${task.code}`}
          text={comment}
          shown={comment}
          placeholder="No comment"
          editable={editable}
          read={(typed) => ({ said: commentProblem(typed), ok: commentProblem(typed) === null })}
          onSave={(typed) => save(commentTo(typed))}
        />
      </RowCell>
      <RowCell className={styles.edited}>{edited}</RowCell>
      <RowCell className={styles.invoice}>{invoice && <InvoiceMark invoice={invoice} workspaceSlug={sheet.workspaceSlug} />}</RowCell>
      <RowCell className={styles.times}>
        <InPlaceCell
          name={entryName(entry, 'times')}
          label={`When on ${task.code}`}
          text={stretchText(entry)}
          shown={`${formatClock(new Date(startedAt))}–${formatClock(new Date(endedAt))}`}
          editable={editable}
          read={(typed) => {
            const plan = planTimes(typed, entry, services.now())
            if ('why' in plan) return { said: plan.why, ok: false }
            const length = (plan.end.getTime() - plan.start.getTime()) / 1000
            return { said: `= ${formatDuration(length)}${length === seconds ? '' : `, was ${formatDuration(seconds)}`}`, ok: true }
          }}
          onSave={(typed) => save(timesTo(typed))}
          className={styles.right}
        />
      </RowCell>
      <RowCell className={styles.total}>{cellText(seconds) || '0:00'}</RowCell>
      <RowCell className={styles.menu}>
        {active && (
          <ActionMenu kind="timelog" subjects={{ timelog: [entry] }} label={`Actions on time of ${task.code}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        )}
      </RowCell>
    </>
  )
}
