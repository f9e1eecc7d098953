// What a task's detail shows below its head: pictures, title, description, facts and tabs, beside its side navigation (TDETAIL-04, TDETAIL-06).

import { type ComponentType, Suspense } from 'react'
import type { Action } from '#src/actions/action.ts'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { useDisabled } from '#src/actions/busy.ts'
import { type FailedRead, ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { actionOf, type Fact, factsIn } from '#src/model/task/facts/task-facts.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { ProjectCatalogue, type TaskDetailData } from '#src/model/task/task.graphql.ts'
import { TaskDescription } from './task-description.tsx'
import * as styles from './task-detail.css.ts'
import { TaskProperties } from './task-properties.tsx'
import { type TaskPanel, TaskTabs } from './task-tabs.tsx'
import { TaskTitle } from './task-title.tsx'

declare module '#src/actions/action.ts' {
  interface Places {
    'task.side': true
  }
}

/** The words of the side navigation where they are shorter than what the actions are called. */
const WORDS: Readonly<Record<string, string>> = {
  'task.share': 'Share',
  'task.move': 'Move',
  'task.duplicate': 'Duplicate',
  'task.delete': 'Delete',
}

/** Its order (TDETAIL-04); anything else in the place comes after. */
const ORDER = ['AI-Task', 'Share', 'Task Log', 'Move', 'Duplicate', 'Delete']

// Everything that the properties and the head show already.
const HEADED: readonly Fact[] = ['isFavorite', 'progress', 'timer', 'open']
const shownElsewhere: readonly string[] = [...factsIn('detail'), ...HEADED].map(actionOf)

/** What the app composes into a detail: `Pictures` stands above the title where the task has an image (TDETAIL-07). */
export interface DetailParts {
  panels: readonly TaskPanel[]
  Pictures?: ComponentType<{ task: KnownDetail }>
}

/** `full` is null until the task was read; `failed` is what went wrong with that, while only the list's row is known. */
export function DetailBody({
  task,
  full,
  parts,
  failed,
}: {
  task: KnownDetail
  full: TaskDetailData | null
  parts: DetailParts
  failed: FailedRead | null
}) {
  const { workspaceSlug, projectSlug } = task
  const { data: catalogue } = useRead({ query: ProjectCatalogue, variables: { workspaceSlug, projectSlug } })
  const { panels, Pictures } = parts
  const { registry } = useActions()
  const wordOf = ({ id, name }: Action) => WORDS[id] ?? name
  const side = registry.inPlace('task.side')
  const first = ORDER.flatMap((word) => side.find((action) => wordOf(action) === word)?.id ?? [])
  const disabled = useDisabled(task.id)
  return (
    // While it is moved or deleted nothing can be done to it (EVENT-10).
    <div className={styles.frame} inert={disabled} aria-busy={disabled || undefined}>
      <div className={styles.body} key={task.id}>
        {Pictures && task.image && (
          <Suspense fallback={<div className={styles.pictures} />}>
            <div className={styles.pictures}>
              <Pictures task={task} />
            </div>
          </Suspense>
        )}
        <TaskTitle task={task} />
        {failed ? (
          <ReadFailure inline read={failed} what="the task" />
        ) : (
          <TaskDescription
            task={task}
            html={full ? (full.description ?? '') : undefined}
            people={catalogue?.members.map(({ person }) => person)}
          />
        )}
        <TaskProperties task={task} catalogue={catalogue ?? null} />
        <div className={styles.tabs}>
          <TaskTabs task={task} panels={panels} />
        </div>
      </div>
      <nav aria-label="Task" className={styles.rail}>
        <ActionPlace place="task.side" look="tile" first={first} labels={WORDS} except={shownElsewhere} subjects={{ task: [task] }} />
      </nav>
    </div>
  )
}
