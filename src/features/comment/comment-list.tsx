// Comments one under the other; of a long thread only what is looked at is drawn.
import { useEffect, useRef } from 'react'
import type { Permission } from '#src/actions/subject.ts'
import { rowsInherit } from '#src/ui/focus/focus-successor.ts'
import * as styles from './comment.css.ts'
import type { CommentData } from './comment.graphql.ts'
import type { CommentAbout, CommentSubject } from './comment.ts'
import { useFocusedSubject, useGoTo } from './comment-focus.ts'
import { CommentGap } from './comment-gap.tsx'
import { CommentRow } from './comment-row.tsx'
import { timeOf } from './comment-text.tsx'
import { askForNewest, type CommentSort, useAskedForNewest, useCommentSort } from './comment-view.ts'
import { STEP, useCommentWindow } from './comment-window.ts'
import { useNamedComment } from './named-comment.ts'

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
  const list = useRef<HTMLUListElement>(null)
  const goTo = useGoTo(list)
  const named = useNamedComment(comments, goTo)
  const sort = useCommentSort()
  const { stretches, show } = useCommentWindow(comments, sort, named)
  useNewestOnRequest(about.subjectId, comments, sort, (at) => {
    show(Math.max(0, at - STEP / 2), at + STEP / 2)
    goTo(comments[at]?.id, 'center')
  })
  const subjectOf = ({ id, author }: CommentData): CommentSubject => ({ id, about, viewerCan, author: author?.username ?? null })
  const whole = stretches.every(({ comments }) => comments !== null)
  const onFocus = useFocusedSubject(viewerCan, (id) => {
    const comment = comments.find((one) => one.id === id)
    return comment && subjectOf(comment)
  })
  const row = (comment: CommentData, at: number) => (
    <CommentRow
      key={comment.id}
      comment={comment}
      subject={subjectOf(comment)}
      time={timeOf(comment, now, exact)}
      named={comment.id === named}
      place={whole ? null : { at: at + 1, of: comments.length }}
    />
  )
  return (
    <ul ref={list} {...rowsInherit} {...onFocus} className={styles.list} aria-label="Comments">
      {stretches.flatMap(({ from, to, comments: drawn }) =>
        drawn
          ? drawn.map((comment, at) => row(comment, from + at))
          : [
              <CommentGap
                key={`gap-${comments[to]?.id ?? 'end'}`}
                count={to - from}
                last={to === comments.length}
                onShow={(which) => {
                  // Whoever pressed goes on reading where the gap was.
                  const start = which === 'before' ? Math.max(from, to - STEP) : from
                  const end = which === 'next' ? Math.min(to, from + STEP) : to
                  show(start, end)
                  goTo(comments[which === 'before' ? end - 1 : start]?.id, 'nearest')
                }}
                onNear={() => show(from, Math.min(to, from + STEP))}
              />,
            ],
      )}
    </ul>
  )
}

/** Goes to the newest one when an action asks for it: it may stand on top in either order (COMMENT-09). */
function useNewestOnRequest(subjectId: string, comments: readonly CommentData[], sort: CommentSort, go: (at: number) => void): void {
  const asked = useAskedForNewest(subjectId)
  useEffect(() => {
    if (!asked || comments.length === 0) return
    askForNewest(null)
    go(newestOf(comments, sort))
  })
}

function newestOf(comments: readonly CommentData[], sort: CommentSort): number {
  const written = comments.map(({ createdAt }) => (createdAt === null ? Number.NEGATIVE_INFINITY : Date.parse(createdAt)))
  const newest = Math.max(...written)
  // Of several of one moment the order says which.
  return sort === 'OLDEST' ? written.lastIndexOf(newest) : written.indexOf(newest)
}
