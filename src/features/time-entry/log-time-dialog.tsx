// `Log Time Entry`: how long or from when to when, typed or picked, and what was done (TIMELOG-04..06, DEFECT-26).
import { type FormEvent, useEffect, useId, useLayoutEffect, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { type FormDraft, useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { formatPickerDate, parsePickerDate } from '#src/lib/dates/date-format.ts'
import { parseDateText } from '#src/lib/dates/date-text.ts'
import { formatTotal } from '#src/lib/dates/logged-time.ts'
import { formatStretch, parsePastMoment, parseWork } from '#src/lib/dates/work-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { DateField } from '#src/ui/dates/date-field.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextArea, TextField } from '#src/ui/fields/text-field.tsx'
import { logWork } from './time-entry.actions.ts'
import * as styles from './time-entry.css.ts'
import { workProblem } from './time-entry.ts'

/** Everything typed waits for the next time until it is logged or cleared. Who types on before the answer is there keeps the dialog. */
export function LogTimeDialog({ task, line: given, onClose }: DialogProps['time-entry.log'] & { onClose: () => void }) {
  const here = useHere()
  const now = useMinute()
  const formId = useId()
  const form = useActionForm()
  const about = `task:${task.id}:time`
  const line = useFormDraft(form, `${about}-line`)
  const start = useFormDraft(form, `${about}-start`)
  const end = useFormDraft(form, `${about}-end`)
  const comment = useFormDraft(form, `${about}-comment`)
  const moments = { start: parsePickerDate(start.text), end: parsePickerDate(end.text) }
  const read = line.text.trim() === '' ? null : parseWork(line.text, now)
  const unread = line.text.trim() !== '' && !read
  const problem = unread ? 'That is no time. Try 1h30, 9:00-10:15 or yesterday 14-16.' : workProblem(moments.start, moments.end, now)
  const early = moments.start !== null && moments.end !== null && moments.start > moments.end
  const late = (date: Date | null) => date !== null && date > now

  // A time alone is one that has passed; a day ahead is read, too, and refused by its name.
  const readPast = (text: string) => parsePastMoment(text, now) ?? parseDateText(text, now)

  const type = (text: string) => {
    line.setText(text)
    const work = parseWork(text, now)
    if (!work) return
    start.setText(formatPickerDate(work.start))
    end.setText(formatPickerDate(work.end))
  }
  // Once: what was typed in the palette takes the place of what waited here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: typed when the dialog opens, never again
  useLayoutEffect(() => {
    if (given !== undefined) type(given)
  }, [given])
  const pick = (draft: FormDraft) => (date: Date | null) => {
    line.clear()
    draft.setText(date ? formatPickerDate(date) : '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem !== null || !moments.start || !moments.end) return
    const work = { start: moments.start, end: moments.end, comment: comment.text.trim() }
    void form.submit({
      send: async ({ intent }) => ({
        arrived: (await perform(logWork(work, intent), here({ task: [task] }), 'form')) === 'done',
        leave: onClose,
      }),
    })
  }

  const seconds = moments.start && moments.end && !early ? (moments.end.getTime() - moments.start.getTime()) / 1000 : null
  return (
    <Dialog
      open
      title="Log Time Entry"
      subject={[task.code, task.title].filter(Boolean).join(' ')}
      width={480}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <p id={`${formId}why`} className={styles.why} aria-live="polite">
            {problem ?? (seconds !== null && moments.start && moments.end && summary(seconds, moments.start, moments.end, now))}
          </p>
          <Button variant="subtle" size={32} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size={32}
            keys="$mod+Enter"
            loading={form.sending}
            disabled={problem !== null}
            aria-describedby={`${formId}why`}
          >
            Log time
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="How long or when"
          placeholder="1h30, 9:00-10:15, yesterday 14-16"
          value={line.text}
          onChange={(event) => type(event.target.value)}
          hint={start.maybeSent ? 'This may have been logged already' : undefined}
          error={unread ? 'Try 1h30, 90m, 9:00-10:15 or yesterday 14-16.' : undefined}
        />
        <div className={styles.pair}>
          <DateField
            label="Start"
            value={moments.start}
            onChange={pick(start)}
            max={now}
            parse={readPast}
            placeholder="Y-m-d H:i"
            error={late(moments.start) ? 'This is in the future.' : undefined}
          />
          <DateField
            label="End"
            value={moments.end}
            onChange={pick(end)}
            min={moments.start ?? undefined}
            max={now}
            parse={readPast}
            placeholder="Y-m-d H:i"
            error={early ? 'This is before the start.' : late(moments.end) ? 'This is in the future.' : undefined}
          />
        </div>
        <TextArea
          label="Comment"
          rows={3}
          maxLength={5000}
          placeholder="What was done, may be empty"
          value={comment.text}
          onChange={(event) => comment.setText(event.target.value)}
          hint={comment.restored ? 'Kept from last time' : undefined}
        />
      </form>
    </Dialog>
  )
}

function summary(seconds: number, start: Date, end: Date, now: Date): string {
  return `${formatTotal(seconds)} · ${formatStretch({ start, end }, now)}`
}

/** The present, moved on often enough that an end a minute ahead becomes possible by waiting. */
function useMinute(): Date {
  const { services } = useActions()
  const [now, setNow] = useState(() => services.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(services.now()), 5_000)
    return () => clearInterval(timer)
  }, [services])
  return now
}
