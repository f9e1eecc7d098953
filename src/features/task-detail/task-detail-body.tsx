// What a task's detail shows below its head: pictures, title, description, facts and tabs, beside its side navigation (TDETAIL-04, TDETAIL-06).

import { type ComponentType, Suspense, useState } from 'react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { useDisabled } from '#src/actions/busy.ts'
import { type FailedRead, ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { ProjectCatalogue, type TaskDetailData } from '#src/model/task/task.graphql.ts'
import { FootSlot } from '#src/ui/layers/foot-slot.ts'
import { TaskChips } from './task-chips.tsx'
import { TaskDescription } from './task-description.tsx'
import * as styles from './task-detail.css.ts'
import * as narrowStyles from './task-detail-narrow.css.ts'
import { TaskProperties } from './task-properties.tsx'
import { TaskReminder } from './task-reminder.tsx'
import { TaskRule } from './task-rule.tsx'
import { SIDE_WORDS, shownElsewhere, sideOrder } from './task-side.ts'
import { type TaskPanel, TaskTabs } from './task-tabs.tsx'
import { TaskThumbBar } from './task-thumb-bar.tsx'
import { TaskTitle } from './task-title.tsx'

/** What the app composes into a detail: `Pictures` stands above the title where the task has an image (TDETAIL-07). */
export interface DetailParts {
  panels: readonly TaskPanel[]
  Pictures?: ComponentType<{ task: KnownDetail }>
  /** Who watches it, among its facts. */
  Watchers?: ComponentType<{ task: KnownDetail }>
  /** What is to be known before anything else: that its project is archived (SCREEN-15). */
  Notice?: ComponentType<{ task: KnownDetail }>
}

/** `full` is null until the task was read; `failed` is what went wrong with that, while only the list's row is known. */
export function DetailBody({
  task,
  full,
  parts,
  failed,
  narrow,
}: {
  task: KnownDetail
  full: TaskDetailData | null
  parts: DetailParts
  failed: FailedRead | null
  /** Facts as chips, and what is done at the foot. */
  narrow: boolean
}) {
  const { workspaceSlug, projectSlug } = task
  const { data: catalogue = null } = useRead({ query: ProjectCatalogue, variables: { workspaceSlug, projectSlug } })
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const disabled = useDisabled(task.id)
  const Facts = narrow ? TaskChips : TaskProperties
  return (
    // While it is moved or deleted nothing can be done to it (EVENT-10).
    <div className={narrow ? narrowStyles.frame : styles.frame} inert={disabled} aria-busy={disabled || undefined}>
      <div className={styles.body} key={task.id}>
        {parts.Notice && (
          <Suspense>
            <parts.Notice task={task} />
          </Suspense>
        )}
        <Pictures task={task} parts={parts} />
        <TaskTitle task={task} />
        {failed ? (
          <ReadFailure inline read={failed} what="the task" />
        ) : (
          <TaskDescription
            task={task}
            html={full ? (full.description ?? '') : undefined}
            people={catalogue?.members.map(({ person }) => person)}
            brief={narrow}
          />
        )}
        <Facts task={task} catalogue={catalogue} Watchers={parts.Watchers} />
        {full && <TaskRule task={full} />}
        {full && <TaskReminder task={full} />}
        <div className={styles.tabs}>
          <FootSlot value={narrow ? foot : null}>
            <TaskTabs task={task} panels={parts.panels} />
          </FootSlot>
        </div>
      </div>
      {narrow ? (
        <>
          <div ref={setFoot} className={narrowStyles.foot} />
          <TaskThumbBar task={task} />
        </>
      ) : (
        <Rail task={task} />
      )}
    </div>
  )
}

function Pictures({ task, parts: { Pictures: Shown } }: { task: KnownDetail; parts: DetailParts }) {
  if (!Shown || !task.image) return null
  return (
    <Suspense fallback={<div className={styles.pictures} />}>
      <div className={styles.pictures}>
        <Shown task={task} />
      </div>
    </Suspense>
  )
}

function Rail({ task }: { task: KnownDetail }) {
  const { registry } = useActions()
  return (
    <nav aria-label="Task" className={styles.rail}>
      <ActionPlace
        place="task.side"
        look="tile"
        first={sideOrder(registry)}
        labels={SIDE_WORDS}
        except={shownElsewhere}
        subjects={{ task: [task] }}
      />
    </nav>
  )
}
