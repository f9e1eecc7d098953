// What a person can do to discussions: start, open, name and delete them.
import { LinkIcon, MessageCirclePlusIcon, MessagesSquareIcon, PencilIcon, Trash2Icon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { copyLink } from '#src/actions/copy-link.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Permission } from '#src/actions/subject.ts'
import { type Deletable, removeItem } from '#src/model/catalogue/item-actions.ts'
import { DeleteThread } from '#src/model/thread/thread.graphql.ts'
import { mayEditThread, type ThreadSubject, threadLane } from '#src/model/thread/thread-subject.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { changeThread, placeOf, threadPath, threadsPath, threadTitleProblem, threadWords } from './thread-writes.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** Starts a discussion in a project. */
    'thread.new': { workspaceSlug: string; projectSlug: string; viewerCan: readonly Permission[] }
  }
}

/** Opens the dialog in which a discussion is written (DISC-11). */
export const newThread = defineAction({
  id: 'thread.new',
  on: 'thread-list',
  title: 'New discussion',
  icon: MessageCirclePlusIcon,
  group: 'create',
  keywords: ['ask', 'start', 'create', 'add', ...threadWords],
  shortcut: 'n',
  places: ['threads.head'],
  needs: 'EDIT',
  single: true,
  run: ({ dialogs, 'thread-lists': [list] }) => dialogs.open('thread.new', { ...placeOf(list), viewerCan: list.viewerCan }),
})

/** Goes to the page of a discussion. */
export const openThread = defineAction({
  id: 'thread.open',
  on: 'thread',
  title: 'Open discussion',
  icon: MessagesSquareIcon,
  group: 'thread',
  keywords: ['show', 'view', 'read', ...threadWords],
  shortcut: 'Enter',
  single: true,
  when: ({ scene }) => (scene.get().thread ? 'hidden' : true),
  run: ({ go, threads: [thread] }) => go.to(threadPath(thread)),
})

const renaming: ActionDefinition<'thread'> = {
  id: 'thread.rename',
  on: 'thread',
  title: 'Rename discussion',
  icon: PencilIcon,
  group: 'thread',
  keywords: ['title', 'edit', ...threadWords],
  shortcut: 'e',
  needs: 'EDIT',
  single: true,
  when: ({ threads: [thread], viewer }) => mayEditThread(thread, viewer) || 'hidden',
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      threads: [thread],
    } = context
    const name = `thread:${thread.id}:title`
    if (editInPlace(name)) return undefined
    const title = await ask.text({
      title: 'Rename discussion',
      initial: thread.title,
      check: threadTitleProblem,
      submit: 'Rename',
      draft: name,
    })
    return title === null ? undefined : rename(context, title)
  },
}

function rename(context: Context<'thread'>, typed: string): Promise<Outcome | undefined> {
  const title = typed.trim()
  return changeThread(context, context.threads[0], { title }, `Renamed to “${title}”`)
}

/** Renames a discussion, where its title stands or by a question. */
export const renameThread = defineAction(renaming)

/** The same with a title that was typed in place. */
export function threadTitleTo(title: string): Action {
  return defineAction({ ...renaming, run: (context) => rename(context, title) })
}

/** Copies the address of a discussion. */
export const copyThreadLink = defineAction({
  id: 'thread.copy-link',
  on: 'thread',
  title: 'Copy link to discussion',
  short: 'Copy link',
  icon: LinkIcon,
  group: 'thread',
  keywords: ['url', 'address', 'share', ...threadWords],
  shortcut: '$mod+.',
  single: true,
  run: (context) => copyLink(context, threadPath(context.threads[0])),
})

/** Deletes a discussion with all that was said in it, after asking; held for a while, so that it can be taken back. */
export const deleteThread = defineAction({
  id: 'thread.delete',
  on: 'thread',
  title: 'Delete discussion',
  icon: Trash2Icon,
  group: 'thread',
  keywords: ['remove', ...threadWords],
  shortcut: '$mod+Backspace',
  needs: 'ADMIN',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      go,
      scene,
      threads: [thread],
    } = context
    const kind: Deletable<ThreadSubject> = {
      id: 'thread',
      noun: 'discussion',
      loses: ({ commentsCount }) => (commentsCount === 0 ? null : 'All that was said in it goes with it.'),
      delete: (api, project, id) =>
        api.mutate(DeleteThread, { project, number: thread.number, id }, { lane: threadLane(project, thread.number) }),
    }
    const outcome = await removeItem(kind, context, placeOf(thread), thread)
    if (outcome && scene.get().thread?.id === thread.id) go.to(threadsPath(thread), { replace: true })
    return outcome
  },
})

/** Starting, opening, naming, copying, deleting. */
export const actions: readonly Action[] = [newThread, openThread, renameThread, copyThreadLink, deleteThread]
