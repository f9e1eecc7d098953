// What is changed about a file: its name, its tasks, whose it is (DOCS-03, DOCS-08, DOCS-09).
import { FolderInputIcon, PencilIcon, PlugIcon, SquareArrowRightIcon, UnplugIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Submenu } from '#src/actions/menu-place.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import {
  GetAttachment,
  LinkAttachment,
  MoveAttachment,
  RenameAttachment,
  UnlinkAttachment,
} from '#src/model/attachment/attachment.graphql.ts'
import { lookAtTask } from '#src/model/attachment/attachment.ts'
import { type AttachmentSubject, isLinked } from '#src/model/attachment/attachment-subject.ts'
import { nameProblem, withEnding } from '#src/model/attachment/file-kind.ts'
import { pageOfTasks, type TaskChoice } from '#src/model/task/task-options.ts'

/** Where a file may be taken. */
const moveMenu: Submenu = { id: 'move', title: 'Move', icon: FolderInputIcon, section: 'place' }

type Sender = Pick<Services, 'api'>

const words = ['file', 'attachment', 'folder', 'pdf', 'document']
const projectOf = ({ owner: { workspaceSlug, projectSlug } }: Pick<AttachmentSubject, 'owner'>) => ({ workspaceSlug, projectSlug })
const refOf = (file: Pick<AttachmentSubject, 'owner' | 'id'>) => ({ project: projectOf(file), id: file.id })
const laneOf = ({ id }: { id: string }) => ({ lane: `Attachment:${id}` })

/** The file as it is now; null once it is gone. */
async function latest({ api }: Sender, file: AttachmentSubject) {
  return (await api.query(GetAttachment, { ...projectOf(file), id: file.id }, { requestPolicy: 'network-only' })).attachment
}

/** Renames a file; the ending is added where it was left out, and stays. */
export const renameAttachment = defineAction({
  id: 'attachment.rename',
  menu: 'properties',
  on: 'attachment',
  title: 'Rename file…',
  short: 'Rename',
  icon: PencilIcon,
  group: 'task',
  keywords: ['name', 'edit', ...words],
  shortcut: 'e',
  needs: 'EDIT',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      api,
      ask,
      attachments: [file],
    } = context
    const before = file.filename
    const typed = await ask.text({
      title: 'Rename file',
      initial: before,
      check: (text) => nameProblem(text, before),
      submit: 'Rename',
      draft: `attachment:${file.id}:name`,
    })
    if (typed === null) return undefined
    const filename = withEnding(typed, before)
    if (filename === before) return undefined
    await api.mutate(RenameAttachment, { ...refOf(file), filename }, laneOf(file))
    return {
      said: `Renamed to “${filename}”`,
      async undo() {
        if ((await latest(context, file))?.filename !== filename) throw new UndoRefused(CHANGED_SINCE)
        return api.mutate(RenameAttachment, { ...refOf(file), filename: before }, laneOf(file))
      },
    }
  },
})

async function setLink({ api }: Sender, file: AttachmentSubject, taskId: string, on: boolean): Promise<void> {
  const link = { ...refOf(file), taskId }
  await (on ? api.mutate(LinkAttachment, link, laneOf(file)) : api.mutate(UnlinkAttachment, link, laneOf(file)))
  await Promise.allSettled([lookAtTask(api, { ...file.owner, taskId })])
}

/** A task of the file's project, none of `without`. */
function askTask({ api, ask }: Pick<Services, 'api' | 'ask'>, title: string, file: AttachmentSubject, without: ReadonlySet<string>) {
  return ask.pick<TaskChoice>({
    title,
    placeholder: 'Search tasks by title or code…',
    // A code is a number as well.
    digits: false,
    options: async () => (await pageOfTasks(api, file.owner, { typed: '', page: 1, without })).options,
    search: (typed, page) => pageOfTasks(api, file.owner, { typed, page, without }),
    empty: 'This project has no other tasks.',
  })
}

const nameOf = ({ code, title }: { code: string | null; title: string }) => code ?? `“${title}”`

/** Shows files with one more task; nothing is copied. */
export const linkToTask = defineAction({
  id: 'attachment.link-task',
  menu: 'properties',
  on: 'attachment',
  title: 'Link to task…',
  icon: PlugIcon,
  group: 'task',
  keywords: ['relate', 'attach', 'connect', ...words],
  shortcut: 'r t',
  needs: 'EDIT',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const [file] = context.attachments
    const without = new Set([...(file.links ?? []), ...(file.task ? [file.task] : [])].map(({ id }) => id))
    const task = await askTask(context, 'Link to task', file, without)
    if (!task) return undefined
    await setLink(context, file, task.id, true)
    return { said: `Linked to ${nameOf(task)}`, undo: () => setLink(context, file, task.id, false) }
  },
})

/** Ends a link: with the task whose files are in view, else with the one that is chosen. */
export const unlinkFromTask = defineAction({
  id: 'attachment.unlink',
  menu: 'properties',
  on: 'attachment',
  title: 'Unlink from task',
  short: 'Unlink',
  icon: UnplugIcon,
  group: 'task',
  keywords: ['remove link', 'disconnect', ...words],
  places: ['attachment.row'],
  needs: 'EDIT',
  single: true,
  when: ({ attachments: [{ links }] }) => (links?.length ? true : 'hidden'),
  async run(context): Promise<Outcome | undefined> {
    const [file] = context.attachments
    const links = file.links ?? []
    const here = links.filter(({ id }) => id === file.owner.taskId)
    const options = (here.length > 0 ? here : links).map((task) => ({ id: task.id, value: task, title: task.title, hint: task.code }))
    const task = options.length === 1 ? options[0]?.value : await context.ask.pick({ title: 'Unlink from', options })
    if (!task) return undefined
    await setLink(context, file, task.id, false)
    return { said: `Unlinked from ${nameOf(task)}`, undo: () => setLink(context, file, task.id, true) }
  },
})

async function setOwner({ api }: Sender, file: AttachmentSubject, taskId: string | null): Promise<void> {
  await api.mutate(MoveAttachment, { ...refOf(file), taskId }, laneOf(file))
}

async function move(context: Context<'attachment'>, target: TaskChoice | null): Promise<Outcome> {
  const [file] = context.attachments
  const { api } = context
  // A row of a task does not always say so: what was asked for without its task is that task's.
  const from = file.task?.id ?? (isLinked(file) ? null : file.owner.taskId)
  const wasLinked = target !== null && file.links?.some(({ id }) => id === target.id) === true
  const look = () => Promise.allSettled([from, target?.id ?? null].map((taskId) => lookAtTask(api, { ...file.owner, taskId })))
  await setOwner(context, file, target?.id ?? null)
  await look()
  return {
    said: target === null ? 'Moved to the project files' : `Moved to ${nameOf(target)}`,
    async undo() {
      if (((await latest(context, file))?.task?.id ?? null) !== (target?.id ?? null)) throw new UndoRefused(CHANGED_SINCE)
      await setOwner(context, file, from)
      if (wasLinked && target !== null) await setLink(context, file, target.id, true)
      await look()
    },
  }
}

/** Makes a file a task's. */
export const moveToTask = defineAction({
  id: 'attachment.move-task',
  menu: moveMenu,
  on: 'attachment',
  title: 'Move to task…',
  icon: SquareArrowRightIcon,
  group: 'task',
  keywords: ['owner', ...words],
  shortcut: 'm',
  needs: 'EDIT',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const [file] = context.attachments
    const task = await askTask(context, 'Move to task', file, new Set(file.task ? [file.task.id] : []))
    return task ? move(context, task) : undefined
  },
})

/** Makes a task's file a document of the project. */
export const moveToProject = defineAction({
  id: 'attachment.move-project',
  menu: moveMenu,
  on: 'attachment',
  title: 'Move to project files',
  icon: FolderInputIcon,
  group: 'task',
  keywords: ['owner', ...words],
  needs: 'EDIT',
  single: true,
  when: ({ attachments: [file] }) => (file.task !== null ? true : 'hidden'),
  run: (context) => move(context, null),
})

/** What is changed about files. */
export const actions: readonly Action[] = [renameAttachment, linkToTask, unlinkFromTask, moveToTask, moveToProject]
