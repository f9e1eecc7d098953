// Writing a comment: the editor, the status that goes with it on tasks, and Share Comment (COMMENT-04..10).
import { SendHorizontalIcon } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { Chip } from '#src/actions/subject.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { useRead } from '#src/data/use-read.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { announce } from '#src/ui/marks/live-region.ts'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import * as styles from './comment.css.ts'
import { CommentCatalogue, type CommentData } from './comment.graphql.ts'
import { type CommentAbout, hasContent, isThere, keyOfAbout, sendComment } from './comment.ts'
import { CommentEditor, type CommentEditorHandle } from './comment-editor.tsx'
import { askToQuote, askToWrite, useAskedToQuote, useAskedToWrite } from './comment-view.ts'

/** Without `task` it is a comment on a file: no status goes with it (FILES-07). `comments` are those that are there already. */
export function CommentComposer({
  about,
  task,
  comments,
  pinned = false,
  before,
  ending,
}: {
  about: CommentAbout
  task?: TaskSubject
  comments: readonly CommentData[] | null
  /** At the foot of a layer, one line until somebody writes. */
  pinned?: boolean
  /** Asks what has to be known first; false sends nothing. */
  before?: () => Promise<boolean>
  /** Another button, which sends and then does something more. */
  ending?: { label: string; run: () => Promise<unknown> }
}) {
  const { services } = useActions()
  const { say, undo, viewer } = services
  const form = useActionForm({ say, many: true })
  const draft = useFormDraft(form, `comment:${keyOfAbout(about)}`, {
    onRefused: () => say.note('This browser has no room to keep this draft. Share it before you leave the page.'),
    // What comes back stands before what is typed meanwhile.
    gather: (texts) => texts.filter(hasContent).join(''),
    hasArrived: (html, sentAt) => isThere(comments ?? [], { html, sentAt, username: viewer?.username }),
  })
  const { workspaceSlug, projectSlug } = about
  const { data: catalogue, error: problem } = useRead({ query: CommentCatalogue, variables: { workspaceSlug, projectSlug } })
  useEffect(() => {
    if (problem) console.warn('What a comment can set and name could not be read:', problem)
  }, [problem])
  const people = useMemo(() => catalogue?.members.map(({ person }) => person) ?? [], [catalogue])
  const status = useStatus(task, catalogue?.workflows ?? [])
  const editor = useRef<CommentEditorHandle>(null)
  useFocusOnRequest(keyOfAbout(about), editor)
  useQuoteOnRequest(keyOfAbout(about), draft)

  // The button waits for the answer (COMMENT-07); who types on and presses mod+Enter again has the next one sent behind it.
  const share = async (then?: () => Promise<unknown>) => {
    if (!hasContent(draft.text) || (before && !(await before()))) return
    const html = draft.text
    const chosen = status?.selected ?? null
    void form.submit({
      stays: false,
      sent: () => status?.follow(),
      async send({ intent }) {
        const sharing = sendComment(services, about, { html, intent, ...(task && { task, workflow: chosen }) })
        const moment = undo.during(sharing)
        await sharing
        undo.pushLasting('Comment shared', 'Sharing a comment cannot be undone.', moment)
        announce('Comment shared')
        await then?.()
        return { arrived: true }
      },
      failed() {
        if (chosen) status?.choose(chosen.id)
        return false
      },
    })
  }

  return (
    <div className={styles.composer}>
      <CommentEditor ref={editor} label="Comment" html={draft.text} people={people} onChange={draft.setText} onShare={() => void share()} />
      {pinned && (hasContent(draft.text) || form.sending) && (
        <IconButton
          icon={SendHorizontalIcon}
          size={44}
          label="Share Comment"
          keys="$mod+Enter"
          loading={form.sending}
          className={styles.sendNow}
          onClick={() => void share()}
        />
      )}
      <div className={styles.composerFoot}>
        {(draft.restored || draft.maybeSent) && hasContent(draft.text) && (
          <span className={styles.hint}>{draft.maybeSent ? 'This may have been shared already' : 'Not shared last time'}</span>
        )}
        {status && status.workflows.length > 0 && (
          <Select
            label="Status"
            hideLabel
            size={28}
            className={styles.status}
            value={status.selected?.id ?? null}
            onChange={status.choose}
            options={status.workflows.map(({ id, title, color }, at, { length }) => ({
              value: id,
              label: title,
              mark: <StatusRing colour={color} fraction={length === 1 ? 0 : at / (length - 1)} />,
            }))}
          />
        )}
        {ending && hasContent(draft.text) && (
          <Button disabled={form.sending} onClick={() => void share(ending.run)}>
            {ending.label}
          </Button>
        )}
        <Button
          variant="primary"
          keys="$mod+Enter"
          loading={form.sending}
          disabled={!form.sending && !hasContent(draft.text)}
          onClick={() => void share()}
        >
          Share Comment
        </Button>
      </div>
    </div>
  )
}

/** The status that goes with the comment: the task's, or the first one (COMMENT-05), until another is chosen. Undefined on files. */
function useStatus(task: TaskSubject | undefined, listed: readonly Chip[]) {
  const [chosen, setChosen] = useState<string | null>(null)
  if (!task) return undefined
  const own = task.workflow
  const workflows = own && !listed.some(({ id }) => id === own.id) ? [own, ...listed] : listed
  const selected = workflows.find(({ id }) => id === (chosen ?? own?.id)) ?? workflows[0] ?? null
  return { workflows, selected, choose: (id: string) => setChosen(id), follow: () => setChosen(null) }
}

/** Takes in what an action quotes, behind what is typed, and the focus for what is said about it. */
function useQuoteOnRequest(id: string, draft: { text: string; setText: (html: string) => void }): void {
  const quoted = useAskedToQuote(id)
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    if (quoted === null) return
    askToQuote(null)
    const { text, setText } = latest.current
    setText(`${hasContent(text) ? text : ''}<blockquote>${quoted}</blockquote><p></p>`)
    askToWrite(id)
  }, [quoted, id])
}

/** Takes focus when an action asked for it, once the editor is there. */
function useFocusOnRequest(id: string, editor: { current: CommentEditorHandle | null }): void {
  const asked = useAskedToWrite(id)
  useEffect(() => {
    if (!asked) return
    // After the detail has taken focus for itself.
    const frame = requestAnimationFrame(() => {
      editor.current?.focus()
      askToWrite(null)
    })
    return () => cancelAnimationFrame(frame)
  }, [asked, editor])
}
