// One comment in its list, with what may be done with it.
import type { ReactNode } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { isPending } from '#src/data/ids/session-ids.ts'
import { removeComment } from './comment.actions.ts'
import * as styles from './comment.css.ts'
import type { CommentData } from './comment.graphql.ts'
import { type CommentSubject, mayEdit, mayRemove } from './comment.ts'
import { CommentText, nameOf } from './comment-text.tsx'
import { OwnComment } from './own-comment.tsx'

/** Takes the focus by script and by pointer, not by Tab: its buttons do. */
export function CommentRow({
  comment,
  subject,
  time,
  named,
  place,
  mark,
  links,
}: {
  comment: CommentData
  subject: CommentSubject
  time: string
  /** True for the one that the address names. */
  named: boolean
  /** Where it stands, from 1, in a list that is not drawn whole. */
  place: { at: number; of: number } | null
  /** What is said of it beside its times. */
  mark?: ReactNode
  /** What else may be done with it, before Edit and Remove. */
  links?: ReactNode
}) {
  const { viewer } = useActions().services
  const waiting = isPending(comment.id)
  const remove = !waiting && mayRemove(subject.about, subject.viewerCan) && <RemoveLink comment={comment} subject={subject} />
  return (
    <li
      data-comment={comment.id}
      data-waiting={waiting || undefined}
      aria-current={named || undefined}
      tabIndex={-1}
      {...(place && { 'aria-posinset': place.at, 'aria-setsize': place.of })}
      className={styles.comment}
    >
      {!waiting && mayEdit(subject, viewer) ? (
        <OwnComment comment={comment} subject={subject} time={time} mark={mark} first={links}>
          {remove}
        </OwnComment>
      ) : (
        <>
          <CommentText comment={comment} time={time} mark={mark} />
          {!waiting && (links || remove) && (
            <span className={styles.links}>
              {links}
              {remove}
            </span>
          )}
        </>
      )}
    </li>
  )
}

/** COMMENT-11. */
function RemoveLink({ comment, subject }: { comment: CommentData; subject: CommentSubject }) {
  const here = useHere()
  return (
    <button
      type="button"
      className={styles.link}
      data-danger
      aria-label={`Remove the comment by ${nameOf(comment)}`}
      onClick={() => void perform(removeComment, here({ comment: [subject] }), 'button')}
    >
      Remove
    </button>
  )
}
