// The head of a task's detail: which task, its timer, its flags, the way to its neighbours, and the ways out (TDETAIL-03, TDETAIL-05).
import { ChevronLeftIcon, EllipsisIcon, XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Action, Here } from '#src/actions/action.ts'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useAction, useActions, useHere } from '#src/actions/actions-context.tsx'
import { useDisabled } from '#src/actions/busy.ts'
import { perform } from '#src/actions/perform.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { DoneRing } from '#src/model/task/facts/done-ring.tsx'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import type { TaskDetailData } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { OwnTimer } from '#src/model/task/timer/timer-pill.tsx'
import { useTimerState } from '#src/model/task/timer/use-timer-state.ts'
import * as type from '#src/theme/text.css.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { CalendarMenu } from './calendar-menu.tsx'
import { toggleTaskModal } from './task-detail.actions.ts'
import * as styles from './task-detail-head.css.ts'
import * as narrow from './task-detail-narrow.css.ts'
import { useOpensAsModal } from './task-modal.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'task.header': true
  }
}

const FAVORITE = 'task.favorite'

interface DetailHeadProps {
  /** Null until anything is known of it. */
  task: KnownDetail | null
  /** Null until it was read. */
  full: TaskDetailData | null
  /** While that is under way. */
  waiting: boolean
  onClose: () => void
}

/** Two lines of facts, the ticks and the buttons. */
export function DetailHead({ task, full, waiting, onClose }: DetailHeadProps) {
  const modal = useOpensAsModal()
  const here = useHere()
  const subjects = task ? { task: [task] } : undefined
  // While it is moved or deleted only what leaves it as it is works: the look, the neighbours, the way out (EVENT-10).
  const disabled = useDisabled(task?.id)
  // The timer's button turns with it.
  useTimerState()
  return (
    <div className={styles.head}>
      <Facts task={task} full={full} waiting={waiting} timed />
      <div className={styles.flags}>
        {task && (
          <span className={styles.group} inert={disabled}>
            <DoneRing task={task} fraction={task.progress / 100} hint label="Done" tabIndex={0} />
          </span>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls with a legend, these are ticks of a head */}
        <span role="group" aria-label="Flags" className={styles.ticks}>
          {task && (
            <span className={styles.group} inert={disabled}>
              <Flag task={task} id="task.archive" checked={task.isArchived}>
                Archived
              </Flag>
              <Flag task={task} id="task.draft" checked={task.isDraft}>
                Draft
              </Flag>
            </span>
          )}
          <span className={styles.tick} data-modal-switch>
            <Tick action={toggleTaskModal} checked={modal} here={here()}>
              Modal
            </Tick>
          </span>
        </span>
      </div>
      <div className={styles.buttons}>
        {task && (
          <span className={styles.group} inert={disabled}>
            <ActionPlace place="task.header" look="icon" except={[FAVORITE]} subjects={subjects ?? {}} />
            <CalendarMenu task={task} />
            <ActionById id={FAVORITE} look="icon" pressed={task.isFavorite} className={styles.star} subjects={subjects} />
            <ActionMenu kind="task" subjects={subjects} label="More" align="end">
              <IconButton icon={EllipsisIcon} label="More actions" />
            </ActionMenu>
          </span>
        )}
        <span className={styles.walk}>
          <ActionById id="row.previous" look="icon" label="Previous task" />
          <ActionById id="row.next" look="icon" label="Next task" />
        </span>
        <IconButton icon={XIcon} label="Close" keys="Escape" onClick={onClose} />
      </div>
    </div>
  )
}

/** The head where there is room for a hand only: what else it has is at the foot, and behind its More. */
export function NarrowHead({ task, full, waiting, onClose }: DetailHeadProps) {
  const disabled = useDisabled(task?.id)
  return (
    <div className={narrow.head}>
      <IconButton icon={ChevronLeftIcon} size={44} label="Close" keys="Escape" onClick={onClose} />
      <Facts task={task} full={full} waiting={waiting} />
      {task && (
        <span className={styles.group} inert={disabled}>
          <ActionById id={FAVORITE} look="icon" size={44} pressed={task.isFavorite} className={styles.star} subjects={{ task: [task] }} />
        </span>
      )}
    </div>
  )
}

function Facts({ task, full, waiting, timed = false }: Omit<DetailHeadProps, 'onClose'> & { timed?: boolean }) {
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
      <div className={styles.created}>
        {timed && task && <OwnTimer task={task} />}
        <span className={type.truncate} title={created ? `Created ${created}${by}` : undefined}>
          {full
            ? created && <Created inBrief={timed && Boolean(task?.timerStartedAt)}>{`${created}${by}`}</Created>
            : waiting && <Skeleton width={120} height={10} />}
        </span>
      </div>
    </div>
  )
}

/** Beside a running timer the first word is only said: nothing that tells more is cut. */
function Created({ inBrief, children }: { inBrief: boolean; children: string }) {
  if (!inBrief) return `Created ${children}`
  return (
    <>
      <VisuallyHidden>Created </VisuallyHidden>
      {children}
    </>
  )
}

function Flag({ task, id, checked, children }: { task: TaskSubject; id: string; checked: boolean; children: ReactNode }) {
  const here = useHere()
  const action = useAction(id)
  if (!action || !task.viewerCan.includes('EDIT')) return null
  return (
    <span className={styles.tick}>
      <Tick action={action} checked={checked} here={here({ task: [task] })}>
        {children}
      </Tick>
    </span>
  )
}

/** A tick of the quiet group: what it does, and its key, are told when it is pointed at. */
function Tick({ action, checked, here, children }: { action: Action; checked: boolean; here: Here; children: ReactNode }) {
  return (
    <Tooltip text={action.titleFor(here)} keys={action.shortcuts[0]}>
      <span>
        <Checkbox checked={checked} onChange={() => void perform(action, here, 'form')}>
          {children}
        </Checkbox>
      </span>
    </Tooltip>
  )
}
