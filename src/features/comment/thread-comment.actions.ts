// What a person can say in a discussion: a comment, and a quote of one.
import { MessageSquarePlusIcon, TextQuoteIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { ThreadSubject } from '#src/model/thread/thread-subject.ts'
import { keyOfAbout } from './comment.ts'
import { askToQuote, askToWrite } from './comment-view.ts'

const words = ['reply', 'answer', 'say', 'talk', 'question', 'forum', 'decision', 'discussion']

/** The editor of a discussion. */
function editorOf({ workspaceSlug, projectSlug, number }: Pick<ThreadSubject, 'workspaceSlug' | 'projectSlug' | 'number'>): string {
  return keyOfAbout({ workspaceSlug, projectSlug, subject: 'THREAD', subjectId: String(number) })
}

/** Puts the cursor into the editor at the foot of the discussion in view (DISC-05). */
export const commentOnThread = defineAction({
  id: 'thread.comment',
  on: 'thread',
  title: 'Write a comment',
  short: 'Comment',
  icon: MessageSquarePlusIcon,
  group: 'thread',
  keywords: ['write', 'share comment', 'add comment', ...words],
  shortcut: 'Shift+m',
  needs: 'EDIT',
  single: true,
  when: ({ scene, threads: [{ id }] }) => scene.get().thread?.id === id || 'hidden',
  run: ({ threads: [thread] }) => askToWrite(editorOf(thread)),
})

/** Puts what was said into the editor as a quote (DISC-01). */
export const quoteComment = defineAction({
  id: 'thread.quote',
  on: 'reply',
  title: 'Quote comment',
  short: 'Quote',
  icon: TextQuoteIcon,
  group: 'thread',
  keywords: ['cite', 'blockquote', ...words],
  shortcut: 'q',
  places: ['thread.comment'],
  needs: 'EDIT',
  single: true,
  run: ({ replys: [reply] }) => askToQuote({ on: editorOf(reply), html: reply.html }),
})

/** Saying something in a discussion. */
export const actions: readonly Action[] = [commentOnThread, quoteComment]
