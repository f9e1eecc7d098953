// What becomes of a discussion: closed, pinned, answered, followed, read.
import { BellIcon, CheckCheckIcon, CircleCheckIcon, MailIcon, PinIcon } from 'lucide-react'
import type { Action, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { FollowThread, ReadThread } from '#src/model/thread/thread.graphql.ts'
import { mayEditThread, type ThreadSubject, threadLane } from '#src/model/thread/thread-subject.ts'
import { changeThread, placeOf, threadWords } from './thread-writes.ts'

/** Closes what is settled, or opens it again: every editor may (DISC-03, DISC-07). */
export const closeThread = defineAction({
  id: 'thread.close',
  on: 'thread',
  title: ({ threads: [{ isClosed }] }) => (isClosed ? 'Reopen discussion' : 'Close discussion'),
  name: 'Close discussion, or reopen it',
  short: 'Close',
  icon: CircleCheckIcon,
  group: 'thread',
  keywords: ['done', 'settled', 'resolve', 'reopen', ...threadWords],
  shortcut: 'Shift+s',
  places: ['thread.head'],
  needs: 'EDIT',
  single: true,
  run(context) {
    const [thread] = context.threads
    const isClosed = !thread.isClosed
    return changeThread(context, thread, { isClosed }, isClosed ? 'Discussion closed' : 'Discussion reopened')
  },
})

/** Puts it on top of the list, or takes it from there; three at most, which the host says. */
export const pinThread = defineAction({
  id: 'thread.pin',
  on: 'thread',
  title: ({ threads: [{ isPinned }] }) => (isPinned ? 'Unpin discussion' : 'Pin discussion'),
  name: 'Pin discussion, or unpin it',
  short: 'Pin',
  icon: PinIcon,
  group: 'thread',
  keywords: ['top', 'stick', 'important', ...threadWords],
  needs: 'ADMIN',
  single: true,
  run(context) {
    const [thread] = context.threads
    const isPinned = !thread.isPinned
    return changeThread(context, thread, { isPinned }, isPinned ? 'Discussion pinned' : 'Discussion unpinned')
  },
})

/** The discussion whose comment it is: the one in view. */
function threadOf({ scene, replys: [{ number }] }: View<'reply'>): ThreadSubject | null {
  const { thread } = scene.get()
  return thread?.number === number ? thread : null
}

/** Marks a comment as the answer, or takes the mark away: for whoever asked, and for admins. */
export const answerThread = defineAction({
  id: 'thread.answer',
  on: 'reply',
  title: (view) => (threadOf(view)?.answerId === view.replys[0].id ? 'Unmark as answer' : 'Mark as answer'),
  name: 'Mark comment as the answer, or not',
  short: 'Answer',
  icon: CheckCheckIcon,
  group: 'thread',
  keywords: ['solution', 'accept', 'best', ...threadWords],
  places: ['thread.comment'],
  single: true,
  when(view) {
    const thread = threadOf(view)
    return (thread !== null && mayEditThread(thread, view.viewer)) || 'hidden'
  },
  run(context) {
    const thread = threadOf(context)
    if (!thread) return undefined
    const [{ id }] = context.replys
    const isAnswer = thread.answerId === id
    return changeThread(context, thread, { answerId: isAnswer ? null : id }, isAnswer ? 'No answer any more' : 'Marked as answer')
  },
})

/** Is told of what is said in it, or not any more (DISC-10). */
export const followThread = defineAction({
  id: 'thread.follow',
  on: 'thread',
  title: ({ threads: [{ isFollowing }] }) => (isFollowing ? 'Unfollow discussion' : 'Follow discussion'),
  name: 'Follow discussion, or unfollow it',
  short: 'Follow',
  icon: BellIcon,
  group: 'thread',
  keywords: ['subscribe', 'watch', 'mute', 'notify', 'unfollow', ...threadWords],
  shortcut: 'Shift+w',
  single: true,
  async run({ api, threads: [thread] }) {
    const { id, number } = thread
    const follow = (isFollowing: boolean) =>
      api.mutate(
        FollowThread,
        { project: placeOf(thread), number, follow: isFollowing },
        { lane: threadLane(thread, number), extra: { shown: { id, isFollowing } } },
      )
    await follow(!thread.isFollowing)
    return { said: thread.isFollowing ? 'Not following any more' : 'Following', undo: () => follow(thread.isFollowing) }
  },
})

/** Makes the last word of it new again, or marks all as read (DISC-11). */
export const unreadThread = defineAction({
  id: 'thread.unread',
  on: 'thread',
  title: ({ threads: [{ isUnread }] }) => (isUnread ? 'Mark discussion as read' : 'Mark discussion as unread'),
  name: 'Mark discussion as unread, or as read',
  short: 'Unread',
  icon: MailIcon,
  group: 'thread',
  keywords: ['new', 'later', 'seen', ...threadWords],
  shortcut: 'u',
  single: true,
  async run({ api, threads: [thread] }) {
    const { id, number, isUnread } = thread
    const mark = (unread: boolean) =>
      api.mutate(
        ReadThread,
        { project: placeOf(thread), number, unread },
        { lane: threadLane(thread, number), extra: { shown: { id, isUnread: unread } } },
      )
    await mark(!isUnread)
    return { said: isUnread ? 'Marked as read' : 'Marked as unread', undo: () => mark(isUnread) }
  },
})

/** What becomes of a discussion. */
export const actions: readonly Action[] = [closeThread, pinThread, answerThread, followThread, unreadThread]
