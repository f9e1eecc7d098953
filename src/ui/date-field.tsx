// A labelled date: shows `Y-m-d H:i`, opens a panel to choose, clears with one click.
import { CalendarIcon, XIcon } from 'lucide-react'
import { useState } from 'react'
import { tabular } from '#src/theme/text.css.ts'
import { classNames } from './class-names.ts'
import * as styles from './date-field.css.ts'
import { DatePanel, type DatePanelProps } from './date-panel.tsx'
import { writeDate } from './date-text.ts'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Popover } from './popover.tsx'

/** A date field in local time; days before `min` (the due date's follows the start date, TCREATE-06) and after `max` are off. */
export function DateField({
  value,
  onChange,
  parse,
  min,
  max,
  timed = true,
  defaultTime,
  placeholder = 'No date',
  disabled = false,
  ...field
}: FieldProps & Omit<DatePanelProps, 'onDone'> & { placeholder?: string | undefined; disabled?: boolean | undefined }) {
  const [open, setOpen] = useState(false)
  const name = typeof field.label === 'string' ? field.label : 'Date'
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.frame}>
          <Popover
            label={name}
            open={open}
            onOpenChange={setOpen}
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
            <DatePanel
              value={value}
              onChange={onChange}
              onDone={() => setOpen(false)}
              parse={parse}
              min={min}
              max={max}
              timed={timed}
              defaultTime={defaultTime}
            />
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
