// The head of a task's detail: which task, its timer, its flags, the way to its neighbours, and the ways out (TDETAIL-03, TDETAIL-05).
import { EllipsisIcon, XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { ActionButton } from '#src/actions/action-button.tsx'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { useDisabled } from '#src/actions/disabled.ts'
import { perform } from '#src/actions/perform.ts'
import type { TaskSubject } from '#src/actions/subject.ts'
import { formatDay } from '#src/lib/date-format.ts'
import * as type from '#src/theme/text.css.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CalendarMenu } from './calendar-menu.tsx'
import { nextRow, previousRow } from './row.actions.ts'
import { clockOffset } from './running-clock.ts'
import { TimerPill } from './running-timer.tsx'
import { GetRunningTimer, type TaskDetailData } from './task.graphql.ts'
import { toggleTaskModal } from './task-detail.actions.ts'
import * as styles from './task-detail-head.css.ts'
import { archiveTask, draftTask } from './task-flags.actions.ts'
import { useOpensAsModal } from './task-modal.ts'
import type { KnownDetail } from './task-properties.tsx'
import { favoriteTask } from './task-state.actions.ts'

/** Two lines of facts and the buttons. `task` is null until anything is known of it, `full` until it was read, `waiting` while that is under way. */
export function DetailHead({
  task,
  full,
  waiting,
  onClose,
}: {
  task: KnownDetail | null
  full: TaskDetailData | null
  waiting: boolean
  onClose: () => void
}) {
  const modal = useOpensAsModal()
  const here = useHere()
  const subjects = task ? { task: [task] } : undefined
  // While it is moved or deleted only what leaves it as it is works: the look, the neighbours, the way out (EVENT-10).
  const disabled = useDisabled(task?.id)
  return (
    <div className={styles.head}>
      <Facts task={task} full={full} waiting={waiting} />
      <div className={styles.flags}>
        {task && (
          <span className={styles.group} inert={disabled}>
            <Flag task={task} action={archiveTask} checked={task.isArchived}>
              Archived
            </Flag>
            <Flag task={task} action={draftTask} checked={task.isDraft}>
              Draft
            </Flag>
          </span>
        )}
        <span className={styles.modal} data-modal-switch>
          <Checkbox checked={modal} onChange={() => void perform(toggleTaskModal, here(), 'form')}>
            Modal
          </Checkbox>
        </span>
      </div>
      <div className={styles.buttons}>
        {task && (
          <span className={styles.group} inert={disabled}>
            <OwnTimer task={task} />
            <ActionPlace place="task.header" look="icon" except={[favoriteTask.id]} subjects={subjects ?? {}} />
            <CalendarMenu task={task} />
            <ActionButton action={favoriteTask} look="icon" pressed={task.isFavorite} className={styles.star} subjects={subjects} />
            <ActionMenu kind="task" subjects={subjects} label="More" align="end">
              <IconButton icon={EllipsisIcon} label="More actions" />
            </ActionMenu>
          </span>
        )}
        <span className={styles.walk}>
          <ActionButton action={previousRow} look="icon" label="Previous task" />
          <ActionButton action={nextRow} look="icon" label="Next task" />
        </span>
        <IconButton icon={XIcon} label="Close" keys="Escape" onClick={onClose} />
      </div>
    </div>
  )
}

function Facts({ task, full, waiting }: { task: KnownDetail | null; full: TaskDetailData | null; waiting: boolean }) {
  const { services } = useActions()
  const created = full?.createdAt ? formatDay(new Date(full.createdAt), services.now()) : null
  const by = full?.creator ? ` by ${full.creator.name}` : ''
  return (
    <div className={styles.facts}>
      <div className={styles.line}>
        {task ? (
          <>
            <span className={type.fact}>{task.code}</span>
            <span className={styles.project}>{task.project?.name}</span>
          </>
        ) : (
          waiting && <Skeleton width={140} height={12} />
        )}
      </div>
      <div className={styles.created}>{full ? created && `Created ${created}${by}` : waiting && <Skeleton width={120} height={10} />}</div>
    </div>
  )
}

function OwnTimer({ task }: { task: TaskSubject }) {
  const [{ data }] = useQuery({ query: GetRunningTimer })
  if (!task.timerStartedAt) return null
  return <TimerPill startedAt={task.timerStartedAt} offset={clockOffset(data?.runningTimer.now)} />
}

function Flag({ task, action, checked, children }: { task: TaskSubject; action: typeof draftTask; checked: boolean; children: ReactNode }) {
  const here = useHere()
  if (!task.viewerCan.includes('EDIT')) return null
  return (
    <Checkbox checked={checked} onChange={() => void perform(action, here({ task: [task] }), 'form')}>
      {children}
    </Checkbox>
  )
}
