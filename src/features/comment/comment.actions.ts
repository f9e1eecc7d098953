// Everything a person can do with comments.
import {
  ArrowDownNarrowWideIcon,
  ArrowDownToLineIcon,
  ArrowUpNarrowWideIcon,
  MessageSquarePlusIcon,
  PencilIcon,
  Trash2Icon,
} from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { onlyOnesOwn, UndoRefused } from '#src/actions/undo.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { type CommentSubject, mayEdit, mayRemove, readComment, sendEdit, sendRemoval } from './comment.ts'
import { askForNewest, askToEdit, askToWrite, commentSort, sortComments } from './comment-view.ts'

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    /** A comment in view; given by the list that shows it. */
    comment: CommentSubject
  }
}

/** Opens the task where needed and puts the cursor into its comment (ROLE-06). */
export const writeComment = defineAction({
  id: 'comment.write',
  on: 'task',
  title: 'Write a comment',
  icon: MessageSquarePlusIcon,
  group: 'task',
  keywords: ['reply', 'answer', 'say', 'discuss', 'note', 'share comment', 'add comment', 'new comment'],
  shortcut: 'Shift+m',
  needs: 'EDIT',
  single: true,
  run({ go, typing, tasks: [task] }) {
    typing.ahead(`comment on ${task.id}`)
    askToWrite(task.id)
    go.task(task, { tab: 'comments' })
  },
})

/** Shows the newest comment first (COMMENT-02, ROLE-12). */
export const newestComments = defineAction({
  id: 'comment.newest',
  on: 'task',
  title: 'Newest comments first',
  icon: ArrowDownNarrowWideIcon,
  group: 'view',
  keywords: ['sort', 'order', 'descending', 'latest'],
  single: true,
  when: ({ scene }) => (scene.get().detail !== null && commentSort() !== 'NEWEST') || 'hidden',
  run: () => sortComments('NEWEST'),
})

/** Shows the oldest comment first (COMMENT-02, ROLE-12). */
export const oldestComments = defineAction({
  id: 'comment.oldest',
  on: 'task',
  title: 'Oldest comments first',
  icon: ArrowUpNarrowWideIcon,
  group: 'view',
  keywords: ['sort', 'order', 'ascending', 'first'],
  single: true,
  when: ({ scene }) => (scene.get().detail !== null && commentSort() !== 'OLDEST') || 'hidden',
  run: () => sortComments('OLDEST'),
})

/** Goes to the newest comment, wherever the order has it. */
export const jumpToNewestComment = defineAction({
  id: 'comment.jump-newest',
  on: 'task',
  title: 'Jump to the newest comment',
  icon: ArrowDownToLineIcon,
  group: 'view',
  keywords: ['latest', 'last', 'scroll', 'end', 'bottom'],
  single: true,
  when: ({ scene, tasks: [{ id }] }) => (scene.get().detail?.id === id ? true : 'hidden'),
  run({ go, tasks: [task] }) {
    askForNewest(task.id)
    go.task(task, { tab: 'comments' })
  },
})

/** Opens one's own comment for editing where it stands. */
export const editComment = defineAction({
  id: 'comment.edit',
  on: 'comment',
  title: 'Edit comment',
  icon: PencilIcon,
  group: 'task',
  keywords: ['change', 'correct', 'rewrite', 'typo'],
  shortcut: 'e',
  single: true,
  when: ({ comments: [comment], viewer }) => (mayEdit(comment, viewer) ? true : 'hidden'),
  run: ({ comments: [{ id }] }) => askToEdit(id),
})

/** What an edit was made from: the text that stood there, and when that was last edited. */
export interface EditBase {
  html: string
  editedAt: string | null
}

/**
 * Saves a comment that was edited in place. Where it was edited since `base`, as in another window, nothing is written and `onConflict` is told once
 * what stands there is known. Undo gives back the text before, unless there is another one by then.
 */
export function saveComment(
  html: string,
  { base, intent, onConflict }: { base: EditBase; intent: string; onConflict: () => void },
): Action {
  return defineAction({
    id: 'comment.save',
    on: 'comment',
    title: 'Save comment',
    icon: PencilIcon,
    group: 'task',
    single: true,
    when: ({ comments: [comment], viewer }) => (mayEdit(comment, viewer) ? true : 'hidden'),
    async run({ api, now, comments: [comment] }) {
      let saved: string
      try {
        saved = await sendEdit({ api, now }, comment, { html, was: base.editedAt, intent })
      } catch (error) {
        if (asApiError(error)?.code !== 'CONFLICT') throw error
        await readComment(api, comment)
        onConflict()
        return undefined
      }
      return {
        said: 'Comment saved',
        async undo() {
          const stored = await readComment(api, comment)
          if (stored?.html !== saved) throw new UndoRefused('This comment was changed since. It stays.')
          await sendEdit({ api, now }, comment, { html: base.html, was: stored.editedAt }).catch(onlyOnesOwn)
        },
      }
    },
  })
}

/** Removes a comment after asking (COMMENT-11..14): admins on tasks, editors on files. */
export const removeComment = defineAction({
  id: 'comment.remove',
  on: 'comment',
  title: 'Remove comment',
  icon: Trash2Icon,
  group: 'task',
  keywords: ['delete', 'erase'],
  single: true,
  when: ({ comments: [{ about, viewerCan }] }) => (mayRemove(about, viewerCan) ? true : 'hidden'),
  async run({ api, ask, comments: [{ id, about }] }) {
    const text = 'Are you sure you want to delete this comment?'
    const sure = await ask.confirm({ title: 'Confirm Delete', text, yes: 'Confirm', no: 'Cancel', danger: true })
    if (!sure) return undefined
    await sendRemoval(api, about, id)
    return { stays: 'Removing a comment cannot be undone.' }
  },
})

/** Actions on comments. */
export const actions: readonly Action[] = [writeComment, newestComments, oldestComments, jumpToNewestComment, editComment, removeComment]
