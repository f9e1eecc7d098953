// Everything a person can do with comments.
import { ArrowDownNarrowWideIcon, ArrowUpNarrowWideIcon, MessageSquarePlusIcon, Trash2Icon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { type CommentAbout, mayRemove, sendRemoval } from './comment.ts'
import { askToWrite, sortComments } from './comment-view.ts'

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    /** A comment in view; given by the list that shows it. */
    comment: { id: string; about: CommentAbout; viewerCan: readonly Permission[] }
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
  run({ go, tasks: [task] }) {
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
  when: ({ scene }) => (scene.get().detail === null ? 'hidden' : true),
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
  when: ({ scene }) => (scene.get().detail === null ? 'hidden' : true),
  run: () => sortComments('OLDEST'),
})

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
export const actions: readonly Action[] = [writeComment, newestComments, oldestComments, removeComment]
