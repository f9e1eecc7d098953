// Asks before a move that would lose something, once for all its tasks, and offers to take the subtasks along.
import type { Context } from '#src/actions/action.ts'
import type { Option } from '#src/actions/services.ts'
import { plural } from '#src/lib/text.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { MovePreview } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { loadCatalogue } from '#src/model/task/writes/catalogue-question.ts'
import { knownLosses, linesOf, type MoveLoss } from './task-move-losses.ts'

type Project = Pick<ProjectSubject, 'slug' | 'name' | 'workspaceSlug'>

/** What the move of some tasks would take away, alone and with their subtasks. */
interface Losses {
  /** The host itself said it, and so gives it back; else it is what the rows tell. */
  told: boolean
  subtasks: number
  alone: readonly MoveLoss[]
  along: readonly MoveLoss[]
}

async function lossesOf({ api }: Pick<Context<'task'>, 'api'>, tasks: readonly TaskSubject[], to: Project): Promise<Losses> {
  const [first] = tasks
  if (!first) return { told: true, subtasks: 0, alone: [], along: [] }
  const { alone, along } = await api.query(
    MovePreview,
    {
      project: { workspaceSlug: first.workspaceSlug, projectSlug: first.projectSlug },
      taskIds: tasks.map(({ id }) => id),
      target: { newWorkspaceSlug: to.workspaceSlug, newProjectSlug: to.slug },
    },
    { requestPolicy: 'network-only' },
  )
  if (alone && along) return { told: true, subtasks: alone.subtasks, alone: alone.losses, along: along.losses }
  const there = await loadCatalogue(api, { workspaceSlug: to.workspaceSlug, projectSlug: to.slug })
  const known = tasks.flatMap((task) => knownLosses(task, there))
  return { told: false, subtasks: 0, alone: known, along: known }
}

/** Every project's tasks are asked about by themselves, and told together. */
async function allLosses(context: Pick<Context<'task'>, 'api'>, tasks: readonly TaskSubject[], to: Project): Promise<Losses> {
  const byProject = new Map<string, TaskSubject[]>()
  for (const task of tasks) {
    const key = `${task.workspaceSlug}/${task.projectSlug}`
    byProject.set(key, [...(byProject.get(key) ?? []), task])
  }
  const parts = await Promise.all([...byProject.values()].map((own) => lossesOf(context, own, to)))
  return {
    told: parts.every(({ told }) => told),
    subtasks: parts.reduce((sum, part) => sum + part.subtasks, 0),
    alone: parts.flatMap(({ alone }) => alone),
    along: parts.flatMap(({ along }) => along),
  }
}

/** Whether the subtasks go along; null when the person thought better of it. Nothing is asked where nothing is lost: a status was chosen just now. */
export async function askLosses(
  context: Pick<Context<'task'>, 'api' | 'ask'>,
  tasks: readonly TaskSubject[],
  to: Project,
): Promise<{ withSubtasks: boolean } | null> {
  const { told, subtasks, alone, along } = await allLosses(context, tasks, to)
  const moved = new Set(tasks.map(({ id }) => id))
  const news = alone.filter(({ what, taskId }) => !(what === 'WORKFLOW' && moved.has(taskId)))
  if (subtasks === 0 && news.length === 0) return { withSubtasks: false }
  const staying = alone.filter(({ what }) => what === 'SUBTASK')
  const inBoth = subtasks > 0 ? alone.filter(({ what }) => what !== 'SUBTASK') : alone
  const theirs = along.filter(({ taskId }) => !moved.has(taskId))
  const these = tasks.length === 1 ? 'it' : `these ${tasks.length}`
  const options: Option<{ withSubtasks: boolean }>[] = [
    {
      id: 'alone',
      value: { withSubtasks: false },
      title: subtasks > 0 ? `Move ${these} alone` : `Move ${these}`,
      ...(staying.length > 0 && subtasks > 0 && { hint: `${plural(staying.length, 'subtask')} without a parent` }),
    },
  ]
  if (subtasks > 0) {
    const hint = theirs.length > 0 ? linesOf(theirs).join(' · ') : ''
    options.unshift({
      id: 'along',
      value: { withSubtasks: true },
      title: `Move with ${plural(subtasks, 'subtask')}`,
      ...(hint !== '' && { hint: `They lose: ${hint}` }),
    })
  }
  const lines = linesOf(inBoth)
  return context.ask.pick({
    title: `Move to ${to.name}?`,
    placeholder: 'Choose how…',
    ...(lines.length > 0 && { text: [`This does not go along to ${to.name}${told ? '; undo brings it back' : ''}:`, ...lines].join('\n') }),
    options,
    likely: options[0]?.id ?? 'alone',
  })
}
