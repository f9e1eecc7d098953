// Making tasks: the key opens the one-line dialog, the dialog performs `createTaskFrom`.
import { PlusIcon, SquarePenIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Scene } from '#src/actions/scene.ts'
import { unmakeEach } from '#src/actions/unmake.ts'
import type { Api } from '#src/data/api.ts'
import type { SentAs } from '#src/data/drafts/sent-drafts.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { newTemporaryId } from '#src/data/ids/session-ids.ts'
import { wrapAsParagraph } from '#src/lib/html-text.ts'
import { createStore } from '#src/lib/store.ts'
import { truncate } from '#src/lib/text.ts'
import { MAIN_BOARD } from '#src/model/task/cache/task-optimistic.ts'
import { CreateTask, CreateTaskLabel } from '#src/model/task/task-mutations.graphql.ts'
import { loadCatalogue, sameTitle } from '#src/model/task/writes/catalogue-question.ts'
import { enoughAlready } from '#src/model/task/writes/task-made.ts'
import { sendUpdate } from '#src/model/task/writes/task-writes.ts'
import { unmakeTask } from '#src/model/task/writes/unmake-task.ts'
import type { AdvancedForm } from './advanced-form.ts'
import type { NewTask } from './new-task.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** Quick create in a project; `workflowId` chooses the status (a board's column), `parentId` makes a subtask. */
    'task.create': {
      workspaceSlug: string
      projectSlug: string
      workflowId?: string | undefined
      parentId?: string | undefined
      /** What the line begins with: a draft of its own, so that what waits in the project's line is not touched. */
      text?: string | undefined
      /** What the advanced form holds besides the title, on the way back from it. */
      rest?: AdvancedForm | undefined
      /** Hears of the project once the task is made in it. */
      onMade?: ((project: { workspaceSlug: string; projectSlug: string }) => void) | undefined
    }
    /** The form with every property; `parent` makes a subtask. `paid` false: the plan gate's text stands in its place (TCREATE-03). */
    'task.create-advanced': {
      workspaceSlug: string
      projectSlug: string
      paid: boolean
      parent?: { id: string; title: string; code: string | null } | undefined
    }
  }
}

// A create with labels is answered after one call per label.
const TIMEOUT_MS = 15_000

/** What was sent with each intent and not typed: lists that could not be read the first time must not make another task of the second try. */
const sentDefaults = createStore(() => new Map<string, ReturnType<typeof defaultsOf>>())

function defaultsOf(lists: Awaited<ReturnType<typeof loadCatalogue>> | null) {
  const first = (list: readonly { id: string }[] | undefined) => list?.[0]?.id
  return { workflowId: first(lists?.workflows), typeId: first(lists?.taskTypes), effortId: null }
}

async function create(
  context: Context<'project'>,
  { newLabels = [], ...task }: NewTask,
  sent: SentAs | undefined,
): Promise<Outcome | undefined> {
  const { api, projects } = context
  const [{ slug: projectSlug, workspaceSlug }] = projects
  const title = task.title.trim()
  if (title === '') return undefined
  const place = { workspaceSlug, projectSlug }
  const enough = await enoughAlready(context, { ...place, title }, sent?.since ?? null)
  if (enough !== null) return { said: enough }
  // The first of each list is the default (TCREATE-08); without the lists the host chooses the same. An effort is an estimate: only who sees the
  // form's first one has chosen it, everywhere else there is none.
  const lists = await loadCatalogue(api, place).catch(() => null)
  const defaults = (sent && sentDefaults.get().get(sent.intent)) ?? defaultsOf(lists)
  if (sent) sentDefaults.get().set(sent.intent, defaults)
  // Before the task: when a label cannot be made nothing is, and the line waits for the next try.
  const fresh = await Promise.all(newLabels.map((label) => labelNamed(api, place, lists?.labels ?? [], label, sent?.intent)))
  const labelIds = [...(task.labelIds ?? []), ...fresh]
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
        ...(labelIds.length > 0 && { labelIds }),
        title,
        ...(task.description !== undefined && { description: asParagraphs(task.description ?? '') }),
      },
    },
    { lane: `Task:${temporary}`, creates: temporary, timeoutMs: TIMEOUT_MS, ...(sent && { intent: sent.intent }) },
  )
  if (!made) return undefined
  // On the page of a sprint or a story a new task is in it (SCREEN-04).
  const { sprint, story } = context.scene.get()
  const isHere = (at: { workspaceSlug: string; projectSlug: string } | null) =>
    at !== null && at.workspaceSlug === workspaceSlug && at.projectSlug === projectSlug
  if (sprint && isHere(sprint) && sprint.state !== 'COMPLETED') await sendUpdate(api, made, { sprintId: sprint.id })
  if (story && isHere(story)) await sendUpdate(api, made, { userStoryId: story.id })
  return { said: `${made.code ?? 'Task'} created: ${truncate(made.title, 60)}`, undo: () => unmakeTask(api, made) }
}

/** The id of the label with this title; it is made where there is none, black unless changed later (LABEL-04). */
async function labelNamed(
  api: Api,
  project: { workspaceSlug: string; projectSlug: string },
  labels: readonly { id: string; title: string }[],
  title: string,
  intent: string | undefined,
): Promise<string> {
  const there = labels.find((label) => sameTitle(label.title, title))
  if (there) return there.id
  const { label } = await api.mutate(
    CreateTaskLabel,
    { project, input: { title, color: '#000000' } },
    intent === undefined ? {} : { intent },
  )
  if (!label) throw new SpokenError(`The label “${title}” could not be created.`)
  return label.id
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

/** A title of two words at least: one word behind “new task” is rather another command. */
const isTitle = (text: string) => /\S\s+\S/.test(text)

const creating: ActionDefinition<'project'> = {
  id: 'task.create',
  on: 'project',
  title: 'New task',
  icon: PlusIcon,
  group: 'create',
  menu: 'properties',
  keywords: ['create', 'add', 'issue', 'ticket', 'todo', 'quick'],
  shortcut: 'c',
  places: ['project.bar'],
  needs: 'EDIT',
  single: true,
  takes: isTitle,
  run({ ask, dialogs, projects: [{ slug, workspaceSlug }] }) {
    const text = ask.begun()
    dialogs.open('task.create', { workspaceSlug, projectSlug: slug, ...(text !== '' && { text }) })
  },
}

/** Opens quick create for the project in view. */
export const createTask = defineAction(creating)

/**
 * Creates a task in the project it is performed on: at once on the screen, undone by deleting it while it is as it was made (TCREATE-01,
 * TCREATE-07..11). `sent` is what its text was sent as: sent again after a lost answer it is made once.
 */
export function createTaskFrom(task: NewTask, sent?: SentAs) {
  return defineAction({ ...creating, run: (context) => create(context, task, sent) })
}

/** The same with several tasks, the first on top; undo deletes all that are as they were made (FIRST-03). */
export function createTasksFrom(tasks: readonly NewTask[]) {
  return defineAction({
    ...creating,
    async run(context): Promise<Outcome | undefined> {
      const made: Outcome[] = []
      try {
        for (const task of tasks.toReversed()) made.push((await create(context, task, undefined)) ?? {})
      } catch (error) {
        if (made.length === 0) throw error
        console.warn(error)
      }
      const said =
        made.length === tasks.length ? `${made.length} tasks created` : `Only ${made.length} of ${tasks.length} tasks were created`
      return { said, undo: () => unmakeEach(made.flatMap(({ undo }) => undo ?? [])) }
    },
  })
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

/** Where none is in view. Somebody on the page of one means that one, also while it cannot be read. */
function whereNoProjectIs({ project, projectUnread }: Scene): 'hidden' | true | { reason: string } {
  if (project) return 'hidden'
  return projectUnread ? { reason: 'The project of this page could not be loaded yet.' } : true
}

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
  when: ({ scene }) => whereNoProjectIs(scene.get()),
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
  // “new task in ops” and “new task with all fields” name other commands.
  takes: (text) => isTitle(text) && !/^(?:with|in|from)\s/i.test(text),
  when: ({ scene }) => whereNoProjectIs(scene.get()),
  async run({ ask, dialogs, workspaces: [workspace] }) {
    const text = ask.begun()
    const project = await ask.project({ title: 'New task in', workspaceSlug: workspace.slug })
    if (!project) return
    dialogs.open('task.create', { workspaceSlug: project.workspaceSlug, projectSlug: project.slug, ...(text !== '' && { text }) })
  },
})

/** Every way to make a task. */
export const actions: readonly Action[] = [createTask, createTaskSomewhere, createTaskAdvanced, createTaskAdvancedSomewhere]
