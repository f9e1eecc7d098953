// Moves tasks to another project, in this workspace or in another one.

import { FolderInputIcon } from 'lucide-react'
import { createElement } from 'react'
import type { Action, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Option } from '#src/actions/services.ts'
import type { Chip } from '#src/actions/subject.ts'
import { whileDisabled } from '#src/data/app-events.ts'
import { uuid } from '#src/lib/uuid.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { MoveTargets, MoveWorkspaces, ProjectWorkflows } from '#src/model/task/task.graphql.ts'
import { moveMenu } from '#src/model/task/task-menus.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { sameTitle } from '#src/model/task/writes/catalogue-question.ts'
import { changeTasks, saidOf } from '#src/model/task/writes/change-tasks.ts'
import { Dot } from '#src/ui/marks/chip.tsx'
import { sendMove, type Target, takeMoveBack } from './task-move.ts'
import { linesOf, type MoveLoss } from './task-move-losses.ts'
import { askLosses } from './task-move-question.ts'

type Project = Pick<ProjectSubject, 'id' | 'slug' | 'name' | 'workspaceSlug'>
type Place = { kind: 'project'; project: Project } | { kind: 'workspace'; slug: string; name: string }

/** Projects of the tasks' workspace that may be edited, then the other workspaces (OPEN-60). */
async function placesFor({ api, tasks }: Context<'task'>): Promise<Option<Place>[]> {
  const [{ workspaceSlug }] = tasks
  const fresh = { requestPolicy: 'cache-and-network' } as const
  const [{ moveTargets }, { workspaces }] = await Promise.all([
    api.query(MoveTargets, { workspaceSlug }, fresh),
    api.query(MoveWorkspaces, {}),
  ])
  const projects = moveTargets.map((project): Option<Place> => {
    const isThere = tasks.every((task) => task.workspaceSlug === project.workspaceSlug && task.projectSlug === project.slug)
    return {
      id: project.id,
      value: { kind: 'project', project },
      title: project.name,
      keywords: [project.slug],
      ...(isThere && { checked: true, disabled: 'They are in this project.' }),
    }
  })
  const others = workspaces.filter(({ slug }) => slug !== workspaceSlug)
  const elsewhere = others.map(
    ({ slug, name }): Option<Place> => ({
      id: `workspace:${slug}`,
      value: { kind: 'workspace', slug, name },
      title: `Another project, in ${name}…`,
      keywords: ['workspace', slug],
      group: 'Other workspaces',
    }),
  )
  return [...projects, ...elsewhere]
}

async function askProject(context: Context<'task'>): Promise<Project | null> {
  const place = await context.ask.pick<Place>({
    title: 'Move to project',
    placeholder: 'Search projects…',
    options: () => placesFor(context),
    empty: 'There is no project that you may move tasks to.',
  })
  if (place?.kind !== 'workspace') return place?.project ?? null
  return context.ask.project({ title: `Move to a project of ${place.name}`, workspaceSlug: place.slug })
}

/** Keeping every task's own status, where the target has all of them. */
const KEEP = 'keep'

async function askStatus({ api, ask, tasks }: Context<'task'>, project: Project): Promise<Target['workflowOf'] | null> {
  const { workflows } = await api.query(ProjectWorkflows, { workspaceSlug: project.workspaceSlug, projectSlug: project.slug })
  const [first] = tasks
  const twinOf = ({ workflow }: TaskSubject): Chip | undefined =>
    workflow ? workflows.find(({ title }) => sameTitle(title, workflow.title)) : undefined
  const differ = new Set(tasks.map((task) => task.workflow?.title)).size > 1
  const lines = workflows.map(
    (workflow): Option<Target['workflowOf']> => ({
      id: workflow.id,
      value: () => workflow,
      title: workflow.title,
      icon: createElement(Dot, { colour: workflow.color }),
    }),
  )
  const fallback = workflows[0]
  const keep: Option<Target['workflowOf']>[] =
    differ && fallback && tasks.every(twinOf)
      ? [{ id: KEEP, value: (task) => twinOf(task) ?? fallback, title: 'The status each task has now' }]
      : []
  const likely = keep.length > 0 ? KEEP : twinOf(first)?.id
  return ask.pick({
    title: `Status in ${project.name}`,
    placeholder: 'Search statuses…',
    options: [...keep, ...lines],
    ...(likely !== undefined && { likely }),
    empty: 'That project has no statuses.',
  })
}

/** Moves tasks, perhaps with their subtasks, after saying what they would lose; an open detail of one of them closes (MOVE-01..03). */
export const moveTask = defineAction({
  id: 'task.move',
  on: 'task',
  title: 'Move to project…',
  icon: FolderInputIcon,
  group: 'task',
  short: 'Move',
  menu: moveMenu,
  keywords: ['transfer', 'other project', 'another project', 'workspace', 'relocate', 'send'],
  shortcut: 'm',
  places: ['task.bulk', 'task.side'],
  needs: 'EDIT',
  async run(context) {
    const { api, go, say, scene, tasks } = context
    const project = await askProject(context)
    const workflowOf = project && (await askStatus(context, project))
    if (!project || !workflowOf) return undefined
    const leaving = tasks.filter((task) => task.workspaceSlug !== project.workspaceSlug || task.projectSlug !== project.slug)
    const how = await askLosses(context, leaving, project)
    if (!how) return undefined
    const place = { workspaceSlug: project.workspaceSlug, projectSlug: project.slug }
    const target: Target = { ...place, workflowOf, ...how, moveId: uuid() }
    const ids = leaving.map(({ id }) => id)
    const left: MoveLoss[] = []
    const gone = new Set<string>()
    const outcome = await whileDisabled(ids, () =>
      changeTasks(context, leaving, {
        async send(task) {
          const moved = await sendMove(api, task, target)
          for (const { id } of [task, ...(moved.along ?? [])]) gone.add(id)
          return moved
        },
        undo: async (task, { undoable }) => void left.push(...(await takeMoveBack(api, task, target, undoable))),
        undone: () => {
          const missing = linesOf(left.splice(0))
          if (missing.length > 0) say.note(`Moved back. This could not be restored: ${missing.join(' · ')}`)
        },
        doing: 'Moving',
        said: (changed) => saidOf(changed, `Moved to ${project.name}`),
      }),
    )
    const { detail } = scene.get()
    if (detail && gone.has(detail.id)) go.closeTask()
    return outcome
  },
})

/** Actions that move tasks. */
export const actions: readonly Action[] = [moveTask]
