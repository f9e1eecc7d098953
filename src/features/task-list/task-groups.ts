// Puts the tasks of a page under their workflows, in the order of the project.
import type { Chip } from '#src/actions/subject.ts'
import type { TaskRowData } from '#src/model/task/task.graphql.ts'

/** The tasks of one workflow on this page; `workflow` null holds those without. */
export interface TaskGroup {
  id: string
  workflow: Chip | null
  tasks: readonly TaskRowData[]
}

/** Groups in the project's order, those it does not know behind, empty ones left out. The order inside a group is the page's. */
export function groupByWorkflow(tasks: readonly TaskRowData[], workflows: readonly Chip[] | null): readonly TaskGroup[] {
  const groups = new Map<string, { workflow: Chip | null; tasks: TaskRowData[] }>()
  for (const workflow of workflows ?? []) groups.set(workflow.id, { workflow, tasks: [] })
  for (const task of tasks) {
    const id = task.workflow?.id ?? ''
    const group = groups.get(id) ?? { workflow: task.workflow, tasks: [] }
    group.tasks.push(task)
    groups.set(id, group)
  }
  return [...groups].flatMap(([id, group]) => (group.tasks.length > 0 ? [{ id, ...group }] : []))
}
