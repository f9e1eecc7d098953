// Making tasks: the key opens the one-line dialog, the dialog performs `createTaskFrom`.
import { PlusIcon, SquarePenIcon } from 'lucide-react'
import type { ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { newTemporaryId } from '#src/data/api.ts'
import { truncate, wrapAsParagraph } from '#src/lib/text.ts'
import { loadCatalogue } from './catalogue-question.ts'
import { CreateTask, type CreateTaskInput } from './task-mutations.graphql.ts'
import { MAIN_BOARD } from './task-optimistic.ts'
import { sendDelete } from './task-writes.ts'

/** A task to be made. Absent = the project's default; `description` is HTML, or plain text that becomes a paragraph. */
export type NewTask = { title: string } & {
  [K in Exclude<keyof CreateTaskInput, 'workspaceSlug' | 'projectSlug' | 'position' | 'title'>]?: CreateTaskInput[K] | undefined
}

// A create with labels is answered after one call per label.
const TIMEOUT_MS = 15_000

async function create({ api, projects }: Context<'project'>, task: NewTask): Promise<Outcome | undefined> {
  const [{ slug: projectSlug, workspaceSlug }] = projects
  const title = task.title.trim()
  if (title === '') return undefined
  const place = { workspaceSlug, projectSlug }
  // The first of each list is the default (TCREATE-08); without the lists the host chooses the same.
  const lists = await loadCatalogue(api, place).catch(() => null)
  const first = (list: readonly { id: string }[] | undefined) => list?.[0]?.id
  const defaults = { workflowId: first(lists?.workflows), typeId: first(lists?.taskTypes), effortId: first(lists?.efforts) }
  const temporary = newTemporaryId()
  const { task: made } = await api.mutate(
    CreateTask,
    {
      input: {
        ...place,
        ...withoutUndefined(defaults),
        boardId: MAIN_BOARD,
        position: 0,
        ...withoutUndefined(task),
        title,
        ...(task.description !== undefined && { description: asParagraphs(task.description ?? '') }),
      },
    },
    { lane: `Task:${temporary}`, creates: temporary, timeoutMs: TIMEOUT_MS },
  )
  if (!made) return undefined
  return { said: `${made.code ?? 'Task'} created: ${truncate(made.title, 60)}`, undo: () => sendDelete(api, made) }
}

/** HTML of blocks as it is; anything else is wrapped as a paragraph, nothing stays nothing (TCREATE-07). */
function asParagraphs(description: string): string {
  return /^\s*<(?:p|h[1-6]|ul|ol|blockquote|pre|table|figure|hr)\b/i.test(description) ? description.trim() : wrapAsParagraph(description)
}

function withoutUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

const creating: ActionDefinition<'project'> = {
  id: 'task.create',
  on: 'project',
  title: 'New task',
  icon: PlusIcon,
  group: 'create',
  keywords: ['create', 'add', 'issue', 'ticket', 'todo', 'quick'],
  shortcut: 'c',
  places: ['project.bar'],
  needs: 'EDIT',
  single: true,
  run: ({ dialogs, projects: [{ slug, workspaceSlug }] }) => dialogs.open('task.create', { workspaceSlug, projectSlug: slug }),
}

/** Opens quick create for the project in view. */
export const createTask = defineAction(creating)

/** Creates a task in the project it is performed on: at once on the screen, undone by deleting it (TCREATE-01, TCREATE-07..11). */
export function createTaskFrom(task: NewTask) {
  return defineAction({ ...creating, run: (context) => create(context, task) })
}

/** Opens the form with every property of a task; a closed plan gate is told in its place (TCREATE-02, TCREATE-03). */
export const createTaskAdvanced = defineAction({
  id: 'task.create-advanced',
  on: 'project',
  title: 'New task with all fields…',
  dialog: true,
  icon: SquarePenIcon,
  group: 'create',
  keywords: ['advanced', 'create', 'add', 'issue', 'full form', 'detailed'],
  shortcut: 'Shift+c',
  needs: 'EDIT',
  single: true,
  run({ dialogs, projects: [{ slug, workspaceSlug, viewerCan }] }) {
    dialogs.open('task.create-advanced', { workspaceSlug, projectSlug: slug, paid: viewerCan.includes('PAID') })
  },
})

/** The same where no project is in view, after asking for one. */
export const createTaskAdvancedSomewhere = defineAction({
  id: 'task.create-advanced-in',
  on: 'workspace',
  title: 'New task with all fields in…',
  dialog: true,
  icon: SquarePenIcon,
  group: 'create',
  keywords: ['advanced', 'create', 'add', 'issue', 'full form'],
  shortcut: 'Shift+c',
  needs: 'EDIT',
  single: true,
  when: ({ scene }) => (scene.get().project ? 'hidden' : true),
  async run({ ask, dialogs, workspaces: [{ slug, viewerCan }] }) {
    const project = await ask.project({ title: 'New task in', workspaceSlug: slug })
    if (!project) return
    const { workspaceSlug, slug: projectSlug } = project
    dialogs.open('task.create-advanced', { workspaceSlug, projectSlug, paid: viewerCan.includes('PAID') })
  },
})

/** Opens quick create where no project is in view, after asking for one. */
export const createTaskSomewhere = defineAction({
  id: 'task.create-in',
  on: 'workspace',
  title: 'New task in…',
  dialog: true,
  icon: PlusIcon,
  group: 'create',
  keywords: ['create', 'add', 'issue', 'ticket', 'todo'],
  shortcut: 'c',
  needs: 'EDIT',
  single: true,
  when: ({ scene }) => (scene.get().project ? 'hidden' : true),
  async run({ ask, dialogs, workspaces: [workspace] }) {
    const project = await ask.project({ title: 'New task in', workspaceSlug: workspace.slug })
    if (project) dialogs.open('task.create', { workspaceSlug: project.workspaceSlug, projectSlug: project.slug })
  },
})
