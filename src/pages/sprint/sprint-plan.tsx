// Planning a sprint: its tasks beside the backlog; `v` moves what is selected or focused in or out (SPRINT-12).
import { useMemo, useState } from 'react'
import { useAction, useHere } from '#src/actions/actions-context.tsx'
import { useListed } from '#src/actions/lists/listed-list.tsx'
import { perform } from '#src/actions/perform.ts'
import { usePress } from '#src/actions/press.tsx'
import { useRead } from '#src/data/use-read.ts'
import * as styles from '#src/features/sprint/plan-pane.css.ts'
import { PlanPane, usePlanTasks } from '#src/features/sprint/plan-pane.tsx'
import { figure } from '#src/lib/figures.ts'
import { plural } from '#src/lib/text.ts'
import { GetVelocity, ListSprints } from '#src/model/sprint/sprint.graphql.ts'
import { loadOf, meanOf } from '#src/model/sprint/sprint-load.ts'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { TaskBulkBar } from '#src/model/task/rows/task-bulk-bar.tsx'
import { ProjectCatalogue } from '#src/model/task/task.graphql.ts'

const MOST = 200

/** Both lists are one to the keyboard: the sprint's rows, then the backlog's. */
export function SprintPlan({ sprint }: { sprint: SprintSubject }) {
  const { workspaceSlug, projectSlug, id, title } = sprint
  const place = { workspaceSlug, projectSlug }
  const { data: catalogue } = useRead({ query: ProjectCatalogue, variables: place })
  const { data: velocity } = useRead({ query: GetVelocity, variables: place })
  const { data: over } = useRead({ query: ListSprints, variables: { ...place, state: 'COMPLETED', perPage: MOST } })
  const own = useMemo(() => ({ sprints: [id] }), [id])
  const press = usePress('task.toggle-in-sprint', 'on a task in the backlog.', {
    may: sprint.viewerCan.includes('EDIT') && sprint.state !== 'COMPLETED',
  })
  const create = usePress('task.create', 'to make one.')
  // What is open in a sprint that is over waits for another one.
  const free = useMemo(() => (over ? { sprints: ['none', ...over.sprints.nodes.map((one) => one.id)], done: false } : null), [over])
  const inside = usePlanTasks(own, place)
  const backlog = usePlanTasks(free, place)
  const rows = useMemo(() => [...inside.tasks, ...backlog.tasks], [inside.tasks, backlog.tasks])
  const listed = useListed('task', rows, true, `plan:${id}`)
  const [mark] = useState(() => Symbol('plan'))
  const here = useHere()
  const toggle = useAction('task.toggle-in-sprint')
  /** Those of the dragged ones that stand in the other list. */
  const take = (ids: readonly string[], from: typeof inside) => {
    const task = from.tasks.filter((one) => ids.includes(one.id))
    if (toggle && task.length > 0) void perform(toggle, here({ task }), 'drag')
  }
  const load = loadOf(sprint, inside.whole ? inside.tasks : null)
  const mean = meanOf(velocity?.sprintVelocity ?? null)
  const isOver = mean !== null && load.hours > mean * 1.2
  const workflows = catalogue?.workflows ?? null
  const sums = (
    <>
      {plural(load.tasks, 'task')} · <span className={isOver ? styles.over : undefined}>{figure(load.hours)} h</span>
      {mean !== null && ` · mean of the last 3: ${figure(mean)} h`}
    </>
  )
  return (
    <div className={styles.panes}>
      <PlanPane
        title={title}
        sums={sums}
        read={inside}
        listed={listed}
        workflows={workflows}
        kept={`plan:${id}:own`}
        mark={mark}
        inside
        onTake={(ids) => take(ids, backlog)}
        empty={`Nothing is planned here yet.${press}`}
      />
      <PlanPane
        title="Backlog"
        sums={backlog.whole ? plural(backlog.tasks.length, 'task') : ''}
        read={backlog}
        listed={listed}
        workflows={workflows}
        kept={`plan:${id}:backlog`}
        mark={mark}
        inside={false}
        onTake={(ids) => take(ids, inside)}
        empty={inside.loaded && inside.tasks.length === 0 ? `There is no open task to plan.${create}` : 'Every open task is in a sprint.'}
      />
      <TaskBulkBar />
    </div>
  )
}
