// A labelled date: shows `Y-m-d H:i`, opens a panel to choose, clears with one click.
import { CalendarIcon, XIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { tabular } from '#src/theme/text.css.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Field, type FieldProps } from '#src/ui/fields/field.tsx'
import { Popover } from '#src/ui/layers/popover.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './date-field.css.ts'
import { DatePanel, type DatePanelProps, readingOf } from './date-panel.tsx'
import { readTyped, writeDate } from './date-text.ts'

/**
 * A date field in local time; days before `min` (the due date's follows the start date, TCREATE-06) and after `max` are off. What is typed counts
 * however the panel is closed, but by Escape; what is no date waits in it for the next time.
 */
export function DateField({
  value,
  onChange,
  parse,
  min,
  max,
  timed = true,
  defaultTime,
  now,
  placeholder = 'No date',
  disabled = false,
  ...field
}: FieldProps & DatePanelProps & { placeholder?: string | undefined; disabled?: boolean | undefined }) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const escaped = useEscapes(open)
  const panel = { value, onChange, parse, min, max, timed, defaultTime, now }
  const change = (next: boolean) => {
    setOpen(next)
    if (next || escaped()) return
    const { date } = readTyped(text, readingOf(panel))
    if (!date) return
    setText('')
    onChange(date)
  }
  const name = typeof field.label === 'string' ? field.label : 'Date'
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.frame}>
          <Popover
            label={name}
            open={open}
            onOpenChange={change}
            trigger={
              <button
                type="button"
                id={control.id}
                className={styles.trigger}
                disabled={disabled}
                aria-labelledby={`${control['aria-labelledby']} ${control.id}value`}
                aria-describedby={control['aria-describedby']}
                data-invalid={control['aria-invalid']}
              >
                <CalendarIcon aria-hidden size={14} className={styles.icon} />
                <span id={`${control.id}value`} className={classNames(tabular, !value && styles.empty)}>
                  {value ? writeDate(value, timed) : placeholder}
                </span>
              </button>
            }
          >
            <DatePanel {...panel} text={text} onText={setText} onDone={() => setOpen(false)} />
          </Popover>
          {value && !disabled && (
            <IconButton
              className={styles.clear}
              size={24}
              icon={XIcon}
              label={`Clear ${name.toLowerCase()}`}
              onClick={() => onChange(null)}
            />
          )}
        </span>
      )}
    </Field>
  )
}

/** Whether the last thing pressed while it is open was Escape: layers say only that they close. */
function useEscapes(open: boolean): () => boolean {
  const escaped = useRef(false)
  useEffect(() => {
    if (!open) return
    escaped.current = false
    const note = (event: Event) => {
      escaped.current = event instanceof KeyboardEvent && event.key === 'Escape'
    }
    // Before the layer hears of it.
    for (const name of ['keydown', 'pointerdown']) window.addEventListener(name, note, { capture: true })
    return () => {
      for (const name of ['keydown', 'pointerdown']) window.removeEventListener(name, note, { capture: true })
    }
  }, [open])
  return () => escaped.current
}
