// Ends the running timer: what was done, and when it was stopped if not just now (TIMER-03, TIMER-04). Escape leaves it running (DEFECT-06).
import { format } from 'date-fns'
import { type FormEvent, useId, useState } from 'react'
import { useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { useFormState } from '#src/data/forms/use-form-state.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { formatStretch, parsePastMoment } from '#src/lib/dates/work-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './stop-timer-dialog.css.ts'
import { cancelTimer, notBefore, stopTimerAt } from './task-timer.actions.ts'

/** Said of what was typed after the timer was stopped, while its answer was on its way. */
const ENDED = 'The timer has ended without this. It waits here for the next time.'

/** `pressedAt` is when stop was pressed: the time this dialog is open does not count. */
export function StopTimerDialog({ task, pressedAt, offset, onClose }: DialogProps['task.stop-timer'] & { onClose: () => void }) {
  const here = useHere()
  const formId = useId()
  const form = useActionForm()
  const comment = useFormDraft(form, `timer:${task.id}:comment`)
  const [typed, setTyped] = useFormState(form, '')
  // What was typed after it was sent is in sight, and there is nothing to send it to.
  const [ended, setEnded] = useState(false)
  // In this clock, as the person reads it.
  const pressed = new Date(pressedAt)
  const started = new Date(Date.parse(task.timerStartedAt ?? pressedAt) - offset)
  const read = parsePastMoment(typed, pressed)
  const problem =
    read === null ? 'Try 25m ago, 14:10 or yesterday 18:00.' : read < started && typed.trim() !== '' ? startedText(started, pressed) : null
  const end = read === null ? pressed : new Date(Math.max(read.getTime(), started.getTime()))

  const send = (run: () => ReturnType<typeof perform>) =>
    void form.submit({
      async send() {
        const arrived = (await run()) === 'done'
        return arrived ? { arrived, tell: () => setEnded(true), leave: onClose } : { arrived }
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ended) return onClose()
    if (problem !== null) return
    const stop = {
      comment: comment.text.trim(),
      endedAt: new Date(notBefore(task.timerStartedAt ?? pressedAt, end.getTime() + offset)).toISOString(),
    }
    send(() => perform(stopTimerAt(stop), here({ task: [task] }), 'form'))
  }
  return (
    <Dialog
      open
      title="What did you work on?"
      subject={[task.code, task.title].filter(Boolean).join(' ')}
      width={440}
      onOpenChange={(open) => open || onClose()}
      footer={
        ended ? (
          <Button type="submit" form={formId} variant="primary" size={32}>
            Close
          </Button>
        ) : (
          <>
            <Button
              variant="subtle"
              size={32}
              className={styles.discard}
              onClick={() => send(() => perform(cancelTimer, here({ task: [task] }), 'form'))}
            >
              Discard time
            </Button>
            <Button variant="subtle" size={32} onClick={onClose}>
              Keep running
            </Button>
            <Button type="submit" form={formId} variant="primary" size={32} loading={form.sending} disabled={problem !== null}>
              Stop timer
            </Button>
          </>
        )
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Work description"
          placeholder="May be empty"
          maxLength={5000}
          value={comment.text}
          onChange={(event) => comment.setText(event.target.value)}
          hint={ended ? ENDED : comment.restored ? 'Kept from last time' : undefined}
        />
        <TextField
          label="Stopped at"
          placeholder={`${format(pressed, 'HH:mm')}, or 25m ago, 14:10…`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={problem ?? undefined}
          hint={`${formatTotal((end.getTime() - started.getTime()) / 1000)} · ${formatStretch({ start: started, end }, pressed)}`}
        />
      </form>
    </Dialog>
  )
}

function startedText(started: Date, now: Date): string {
  const day = format(started, 'yyyy-MM-dd') === format(now, 'yyyy-MM-dd') ? '' : `${format(started, 'd MMM')}, `
  return `The timer was started at ${day}${format(started, 'HH:mm')}.`
}
