// A comment of the viewer's own: read, and edited where it stands.
import { type ReactNode, useEffect, useRef } from 'react'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { useRead } from '#src/data/use-read.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { editComment } from './comment.actions.ts'
import * as styles from './comment.css.ts'
import { CommentCatalogue, type CommentData } from './comment.graphql.ts'
import { type CommentAbout, type CommentSubject, hasContent } from './comment.ts'
import { CommentEditor, type CommentEditorHandle } from './comment-editor.tsx'
import { CommentFrame, CommentText } from './comment-text.tsx'
import { askToEdit, useAskedToEdit } from './comment-view.ts'
import { type CommentEdit, useCommentEdit } from './use-comment-edit.ts'

/** `time` and `mark` stand beside the name; `first` and `children` are its links before Edit and behind it. */
export function OwnComment({
  comment,
  subject,
  time,
  mark,
  first,
  children,
}: {
  comment: CommentData
  subject: CommentSubject
  time: string
  mark?: ReactNode
  first?: ReactNode
  children: ReactNode
}) {
  const here = useHere()
  const opener = useRef<HTMLButtonElement>(null)
  const editor = useRef<CommentEditorHandle>(null)
  const edit = useCommentEdit(comment, subject, opener)
  const { editing, unsaved, open } = edit
  const asked = useAskedToEdit(comment.id)
  useEffect(() => {
    if (!asked) return
    askToEdit(null)
    open()
    // It may be open already, with the focus elsewhere.
    editor.current?.focus()
  }, [asked, open])
  if (editing)
    return (
      <CommentFrame comment={comment} time={time} mark={mark}>
        <EditInPlace about={subject.about} edit={edit} editor={editor} />
      </CommentFrame>
    )
  return (
    <>
      {unsaved ? (
        <CommentFrame comment={comment} time={time} mark={mark}>
          <SafeHtml html={comment.html} />
          <p className={styles.unsaved}>
            <span className={styles.hint}>You have changes that are not saved.</span>
            <Button onClick={open}>Continue</Button>
          </p>
        </CommentFrame>
      ) : (
        <CommentText comment={comment} time={time} mark={mark} />
      )}
      <span className={styles.links}>
        {first}
        <button
          ref={opener}
          type="button"
          className={styles.link}
          aria-label="Edit your comment"
          onClick={() => void perform(editComment, here({ comment: [subject] }), 'button')}
        >
          Edit
        </button>
        {children}
      </span>
    </>
  )
}

/** mod+Enter saves; Escape closes it and keeps what is typed, Cancel discards that. */
function EditInPlace({
  about: { workspaceSlug, projectSlug },
  edit: { text, setText, restored, changedMeanwhile, takesFocus, save, leave, discard },
  editor,
}: {
  about: CommentAbout
  edit: CommentEdit
  editor: { current: CommentEditorHandle | null }
}) {
  const frame = useRef<HTMLDivElement>(null)
  // Its buttons, too; who has gone on to something else stays where they are.
  useEffect(() => {
    if (takesFocus) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  const { data: catalogue } = useRead({ query: CommentCatalogue, variables: { workspaceSlug, projectSlug } })
  return (
    <div ref={frame} className={styles.editing}>
      <CommentEditor
        ref={editor}
        label="Edit comment"
        html={text}
        people={catalogue?.members.map(({ person }) => person) ?? []}
        onChange={setText}
        onShare={save}
        onCancel={leave}
        autoFocus={takesFocus}
      />
      {changedMeanwhile && (
        <div role="alert" className={styles.conflict}>
          <span>This comment was changed meanwhile, as in another window. Saving replaces that.</span>
          <Button onClick={discard}>Take the other one</Button>
        </div>
      )}
      <div className={styles.composerFoot}>
        {restored && <span className={styles.hint}>Not saved last time</span>}
        <Button onClick={discard}>Cancel</Button>
        <Button variant="primary" keys="$mod+Enter" disabled={!hasContent(text)} onClick={save}>
          {changedMeanwhile ? 'Save over it' : 'Save'}
        </Button>
      </div>
    </div>
  )
}
