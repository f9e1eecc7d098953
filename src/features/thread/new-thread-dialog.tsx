// The dialog in which a discussion is started: a title, and a first text that may be empty (DISC-01).
import { type FormEvent, useEffect, useMemo } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { lastTyped } from '#src/data/drafts/use-draft.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { useRead } from '#src/data/use-read.ts'
import { CreateThread, ThreadPeople } from '#src/model/thread/thread.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './new-thread-dialog.css.ts'
import { threadPath, threadTitleProblem } from './thread-writes.ts'

/** What is typed is kept per keystroke; a success goes to the new discussion, unless the dialog was closed or typed in meanwhile. */
export function NewThreadDialog({ workspaceSlug, projectSlug, onClose }: DialogProps['thread.new'] & { onClose: () => void }) {
  const { api, go, say } = useActions().services
  const place = { workspaceSlug, projectSlug }
  const form = useActionForm({ say })
  const subject = `thread-new:${workspaceSlug}/${projectSlug}`
  const title = useFormDraft(form, `${subject}:title`)
  const text = useFormDraft(form, `${subject}:text`, { gather: lastTyped })
  const { data, error } = useRead({ query: ThreadPeople, variables: place })
  useEffect(() => {
    if (error) console.warn('Who can be named could not be read:', error)
  }, [error])
  const people = useMemo(() => data?.members.map(({ person }) => person) ?? [], [data])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const given = title.text.trim()
    const html = text.text
    void form.submit({
      check() {
        const problem = threadTitleProblem(given)
        return problem === null ? {} : { title: problem }
      },
      async send({ intent }) {
        const { thread } = await api.mutate(CreateThread, { project: place, input: { title: given, html } }, { intent })
        if (!thread) return { arrived: false }
        return {
          arrived: true,
          leave() {
            onClose()
            go.to(threadPath({ ...place, number: thread.number }))
          },
          late: () => say.done(`Discussion “${thread.title}” started`),
        }
      },
      failed(problem) {
        const refusal = asApiError(problem)?.refusals.find(({ field }) => field?.at(-1) === 'title')
        if (!refusal) return false
        form.setProblems({ title: refusal.message })
        return true
      },
    })
  }

  const restored = (title.restored && title.text !== '') || (text.restored && text.text !== '')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="New discussion" width={640}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label="New discussion">
        <TextField
          label="Title"
          required
          placeholder="What do you want to ask, or decide?"
          value={title.text}
          onChange={(event) => {
            title.setText(event.target.value)
            form.setProblems({})
          }}
          error={form.problems.title}
        />
        <RichTextEditor
          toolbar="comment"
          label="Text"
          placeholder="What others need to know; @ names somebody. May stay empty."
          value={text.text}
          onChange={text.setText}
          onSubmit={submit}
          people={people}
          minHeight={120}
        />
        <div className={styles.foot}>
          {restored && (
            <span className={styles.restored}>
              Restored what you typed ·{' '}
              <button
                type="button"
                className={styles.discard}
                onClick={() => {
                  title.clear()
                  text.clear()
                }}
              >
                Discard
              </button>
            </span>
          )}
          <Button size={32} onClick={onClose}>
            Cancel
          </Button>
          <Button size={32} type="submit" variant="primary" keys="$mod+Enter" loading={form.sending}>
            Start discussion
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
