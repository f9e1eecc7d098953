// Ends the running timer: what was done, and when it was stopped if not just now (TIMER-03, TIMER-04). Escape leaves it running (DEFECT-06).
import { format } from 'date-fns'
import { type FormEvent, useId, useState } from 'react'
import { useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { useFormDraft } from '#src/data/drafts/use-form-draft.ts'
import { formatStretch, formatTotal, parsePastMoment } from '#src/lib/dates/work-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useMounted } from '#src/ui/marks/use-mounted.ts'
import * as styles from './stop-timer-dialog.css.ts'
import { cancelTimer, notBefore, stopTimerAt } from './task-timer.actions.ts'

/** `pressedAt` is when stop was pressed: the time this dialog is open does not count. */
export function StopTimerDialog({ task, pressedAt, offset, onClose }: DialogProps['task.stop-timer'] & { onClose: () => void }) {
  const here = useHere()
  const form = useId()
  const comment = useFormDraft(`timer:${task.id}:comment`)
  const mounted = useMounted()
  const [typed, setTyped] = useState('')
  const [sending, setSending] = useState(false)
  // In this clock, as the person reads it.
  const pressed = new Date(pressedAt)
  const started = new Date(Date.parse(task.timerStartedAt ?? pressedAt) - offset)
  const read = parsePastMoment(typed, pressed)
  const problem =
    read === null ? 'Try 25m ago, 14:10 or yesterday 18:00.' : read < started && typed.trim() !== '' ? startedText(started, pressed) : null
  const end = read === null ? pressed : new Date(Math.max(read.getTime(), started.getTime()))

  const send = async (run: () => ReturnType<typeof perform>) => {
    if (sending) return
    setSending(true)
    const sent = comment.send()
    const result = await run()
    sent.settle(result === 'done')
    setSending(false)
    if (result === 'done' && mounted.current) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem !== null) return
    const stop = {
      comment: comment.text.trim(),
      endedAt: new Date(notBefore(task.timerStartedAt ?? pressedAt, end.getTime() + offset)).toISOString(),
    }
    void send(() => perform(stopTimerAt(stop), here({ task: [task] }), 'form'))
  }
  return (
    <Dialog
      open
      title="What did you work on?"
      subject={[task.code, task.title].filter(Boolean).join(' ')}
      width={440}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button
            variant="subtle"
            size={32}
            className={styles.discard}
            onClick={() => void send(() => perform(cancelTimer, here({ task: [task] }), 'form'))}
          >
            Discard time
          </Button>
          <Button variant="subtle" size={32} onClick={onClose}>
            Keep running
          </Button>
          <Button type="submit" form={form} variant="primary" size={32} loading={sending} disabled={problem !== null}>
            Stop timer
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Work description"
          placeholder="May be empty"
          maxLength={5000}
          value={comment.text}
          onChange={(event) => comment.setText(event.target.value)}
          hint={comment.restored ? 'Kept from last time' : undefined}
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
