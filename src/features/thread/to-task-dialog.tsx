// The dialog that makes a task of a discussion, or of one comment: with which status, and whether the discussion is done with it (DISC-08).
import { type FormEvent, useState } from 'react'
import { useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { htmlToText } from '#src/lib/html-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import * as styles from './new-thread-dialog.css.ts'
import { makeTaskOfComment, makeTaskOfThread } from './thread-task.actions.ts'
import { ThreadStatuses } from './thread-task.graphql.ts'

/** It closes when the task is there; a failure is said, and leaves it open. */
export function ToTaskDialog({ thread, reply, onClose }: DialogProps['thread.to-task'] & { onClose: () => void }) {
  const { workspaceSlug, projectSlug, number, title, isClosed } = thread
  const here = useHere()
  const read = useRead({ query: ThreadStatuses, variables: { workspaceSlug, projectSlug } })
  const statuses = read.data?.workflows ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const [close, setClose] = useState(false)
  const [sending, setSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const choice = { workflowId: chosen ?? statuses[0]?.id ?? null, close }
    const result = reply
      ? await perform(makeTaskOfComment(choice), here({ reply: [reply], thread: [thread] }), 'form')
      : await perform(makeTaskOfThread(choice), here({ thread: [thread] }), 'form')
    setSending(false)
    if (result === 'done') onClose()
  }
  const subject = reply ? htmlToText(reply.html).split('\n')[0] || title : title
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Make a task" subject={subject} width={480}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label="Make a task">
        <p className={styles.note}>
          {reply ? 'What the comment says is copied.' : 'Title and first text are copied.'} Comments stay in discussion #{number}, and the
          task links to it.
        </p>
        {read.error && !read.data ? (
          <ReadFailure inline read={read} what="the statuses" />
        ) : (
          <Select
            label="Status"
            value={chosen ?? statuses[0]?.id ?? null}
            onChange={setChosen}
            options={statuses.map(({ id, title: label, color }, at, { length }) => ({
              value: id,
              label,
              mark: <StatusRing colour={color} fraction={length === 1 ? 0 : at / (length - 1)} />,
            }))}
          />
        )}
        {!isClosed && (
          <Checkbox checked={close} onChange={setClose}>
            Close it
          </Checkbox>
        )}
        <div className={styles.foot}>
          <Button size={32} onClick={onClose}>
            Cancel
          </Button>
          <Button size={32} type="submit" variant="primary" loading={sending}>
            Make a task
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
