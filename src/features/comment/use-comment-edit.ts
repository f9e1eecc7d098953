// The edit of one comment: open or not, its draft, and what its answer does. Text that is not saved waits until it is, or is discarded.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { lastTyped, useDraft } from '#src/data/drafts/use-draft.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { isSameHtml } from '#src/lib/html/same-html.ts'
import { saveComment } from './comment.actions.ts'
import type { CommentData } from './comment.graphql.ts'
import { type CommentSubject, hasContent } from './comment.ts'

/** What the comment draws and does. */
export type CommentEdit = ReturnType<typeof useCommentEdit>

/** `opener` is the button that has the focus again when the editor closes. */
export function useCommentEdit(comment: CommentData, subject: CommentSubject, opener: { current: HTMLButtonElement | null }) {
  const { html, id } = comment
  const stamp = comment.editedAt ?? ''
  const { say } = useActions().services
  const here = useHere()
  const onRefused = useMemo(() => () => say.note('This browser cannot keep the draft. Save before you leave.'), [say])
  const form = useActionForm({ many: true })
  const draft = useFormDraft(form, `comment-edit:${id}`, {
    initial: html,
    onRefused,
    gather: lastTyped,
    hasArrived: (sent) => isSameHtml(sent, html),
  })
  /** When the comment was last edited as the editing began, kept beside the draft. */
  const base = useDraft(`comment-edit:${id}:base`)
  const [editing, setEditing] = useState(false)
  /** Opens when the save before is answered: what it began from is known then. */
  const [next, setNext] = useState(false)
  /** False where it opened again by itself for somebody who has gone on to something else. */
  const [takesFocus, setTakesFocus] = useState(true)
  const { sending } = form
  const unsaved = draft.text !== html

  const open = useCallback(() => {
    setTakesFocus(true)
    if (sending) setNext(true)
    else setEditing(true)
  }, [sending])
  useEffect(() => {
    if (!next || sending) return
    setNext(false)
    setEditing(true)
  }, [next, sending])
  // What was sent before a reload has arrived after all.
  const settled = !sending && !unsaved && base.restored
  const { clear: clearBase } = base
  useEffect(() => {
    if (settled) clearBase()
  }, [settled, clearBase])

  const leave = () => {
    setEditing(false)
    // The button is drawn again in the next frame; whoever works by keyboard goes on from it, unless they have gone on already.
    requestAnimationFrame(() => {
      if (isFree(opener.current)) opener.current?.focus({ preventScroll: true })
    })
  }
  const discard = () => {
    draft.clear()
    base.clear()
    leave()
  }
  const save = () => {
    const typed = draft.text
    if (!hasContent(typed)) return
    if (typed === html) return discard()
    void form.submit({
      stays: false,
      sent: leave,
      async send({ intent }) {
        let conflict = false
        const onConflict = () => {
          conflict = true
        }
        // What stands there now is what the editor tells of: saving over it is a choice.
        const action = saveComment(typed, { base: { html, editedAt: comment.editedAt }, intent, onConflict })
        const result = await perform(action, here({ comment: [subject] }), 'form')
        const arrived = result === 'done' && !conflict
        return { arrived, tell: () => answered(arrived), late: () => conflict && say.note(LATE) }
      },
    })
  }
  const answered = (arrived: boolean) => {
    if (arrived) return base.clear()
    // What was typed waits in the editor.
    setTakesFocus(isFree(opener.current))
    setEditing(true)
  }
  return {
    text: draft.text,
    setText(typed: string) {
      if (!unsaved) base.setText(stamp)
      draft.setText(typed)
    },
    restored: draft.restored,
    changedMeanwhile: unsaved && base.text !== stamp,
    ...{ editing, takesFocus, unsaved: unsaved && !sending, open, leave, discard, save },
  }
}

const LATE = 'Your comment was changed meanwhile. What you typed waits there, not saved.'

/** True while the focus is on nothing, or on what is around the element, such as the panel: nobody is interrupted. */
function isFree(element: HTMLElement | null): boolean {
  return document.activeElement?.contains(element) ?? true
}
