// Comments one under the other; hundreds of them are drawn as they come into view.
import { memo, startTransition, useEffect, useState } from 'react'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { Permission } from '#src/actions/subject.ts'
import { isPending } from '#src/data/ids/session-ids.ts'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { rowsInherit } from '#src/ui/focus/focus-successor.ts'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { removeComment } from './comment.actions.ts'
import * as styles from './comment.css.ts'
import type { CommentData } from './comment.graphql.ts'
import { type CommentAbout, mayRemove } from './comment.ts'
import { useNamedComment } from './named-comment.ts'

/** As many as fit a screen; the rest follows when these are painted. */
const AT_ONCE = 30

/** `exact` shows the moment instead of how long ago it was (FILES-06). */
export function CommentList({
  comments,
  about,
  viewerCan,
  now,
  exact = false,
}: {
  comments: readonly CommentData[]
  about: CommentAbout
  viewerCan: readonly Permission[]
  now: Date
  exact?: boolean
}) {
  const here = useHere()
  const [all, setAll] = useState(comments.length <= AT_ONCE)
  useEffect(() => startTransition(() => setAll(true)), [])
  const drawn = all ? comments : comments.slice(0, AT_ONCE)
  const { list, isNamed } = useNamedComment(drawn)
  const removable = mayRemove(about, viewerCan)
  const remove = (id: string) => void perform(removeComment, here({ comment: [{ id, about, viewerCan }] }), 'button')
  return (
    <ul ref={list} {...rowsInherit} className={styles.list} aria-label="Comments">
      {drawn.map((comment) => (
        <li
          key={comment.id}
          className={styles.comment}
          data-waiting={isWaiting(comment) || undefined}
          {...(isNamed(comment.id) && { 'aria-current': true, tabIndex: -1 })}
        >
          <CommentText comment={comment} time={timeOf(comment, now, exact)} />
          {removable && !isWaiting(comment) && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove the comment by ${nameOf(comment)}`}
              onClick={() => remove(comment.id)}
            >
              Remove
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Parsed and drawn once, whatever happens around it. */
const CommentText = memo(function CommentText({ comment, time }: { comment: CommentData; time: string }) {
  const { author, html, createdAt } = comment
  const name = nameOf(comment)
  return (
    <>
      <Avatar person={{ username: author?.username ?? name, name, avatar: author?.avatar }} size={24} decorative className={styles.face} />
      <div className={styles.said}>
        <div className={styles.by}>
          <span className={styles.author}>{name}</span>
          {createdAt ? (
            <time className={styles.time} dateTime={createdAt} title={new Date(createdAt).toLocaleString()}>
              {time}
            </time>
          ) : (
            time && <span className={styles.time}>{time}</span>
          )}
        </div>
        <SafeHtml html={html} />
      </div>
    </>
  )
})

function nameOf({ author }: CommentData): string {
  return author?.name ?? 'Somebody'
}

function isWaiting({ id }: CommentData): boolean {
  return isPending(id)
}

function timeOf({ createdAt, createdAtForHumans }: CommentData, now: Date, exact: boolean): string {
  if (createdAt === null) return createdAtForHumans ?? ''
  const date = new Date(createdAt)
  return exact ? date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }) : formatRelative(date, now)
}
