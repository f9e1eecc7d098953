// A comment as it is read: face, name, times, and what is said.
import { memo, type ReactNode } from 'react'
import { formatExact, formatRelative } from '#src/lib/dates/date-format.ts'
import { useNamed } from '#src/model/mention/named.tsx'
import { PersonFace } from '#src/model/person/person-face.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import * as styles from './comment.css.ts'
import type { CommentData } from './comment.graphql.ts'

/** Parsed and drawn once, whatever happens around it. */
export const CommentText = memo(function CommentText({ comment, time, mark }: { comment: CommentData; time: string; mark?: ReactNode }) {
  const { draw } = useNamed()
  return (
    <CommentFrame comment={comment} time={time} mark={mark}>
      <SafeHtml html={comment.html} link={draw} />
    </CommentFrame>
  )
})

/** Face, name and times around what is said, or around where it is edited. */
export function CommentFrame({
  comment,
  time,
  mark,
  children,
}: {
  comment: CommentData
  time: string
  mark?: ReactNode
  children: ReactNode
}) {
  const { author, createdAt, editedAt } = comment
  const name = nameOf(comment)
  return (
    <>
      <PersonFace person={{ ...author, name }} size={24} className={styles.face} />
      <div className={styles.said}>
        <div className={styles.by}>
          <span dir="auto" className={styles.author} title={name}>
            {name}
          </span>
          {createdAt ? (
            <time className={styles.time} dateTime={createdAt} title={formatExact(new Date(createdAt))}>
              {time}
            </time>
          ) : (
            time && <span className={styles.time}>{time}</span>
          )}
          {editedAt && (
            <time className={styles.time} dateTime={editedAt} title={`Edited ${formatExact(new Date(editedAt))}`}>
              edited
            </time>
          )}
          {mark}
        </div>
        {children}
      </div>
    </>
  )
}

/** Whose it is, in words. */
export function nameOf({ author }: CommentData): string {
  return author?.name ?? 'Somebody'
}

/** How long ago it was, or with `exact` the moment (FILES-06). */
export function timeOf({ createdAt, createdAtForHumans }: CommentData, now: Date, exact: boolean): string {
  if (createdAt === null) return createdAtForHumans ?? ''
  const date = new Date(createdAt)
  return exact ? formatExact(date) : formatRelative(date, now)
}
