// A form as people outside see it: one column, labels above, what is wrong at its field (FORM-12). The builder shows the same beside its fields.
import { type ReactNode, useId } from 'react'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { required as star } from '#src/ui/fields/field.css.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea, TextField } from '#src/ui/fields/text-field.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import * as styles from './form-sheet.css.ts'

/** A field as people outside see it. */
export interface SheetField {
  name: string
  kind: string
  label: string
  help: string
  isRequired: boolean
  min: number | null
  max: number | null
  options: readonly string[]
}

/** What stands in a field: text, several of a list, or a tick. */
export type SheetValue = string | readonly string[] | boolean

/** What stands in all of them, by name. */
export type SheetValues = Readonly<Record<string, SheetValue>>

/** Above the fields: whose form it is, what it is called, and what it says. */
export function SheetHead({
  title,
  intro,
  workspace,
  logo,
  level: Title = 'h1',
}: {
  title: string
  intro: string
  workspace: string
  logo: string | null
  /** In the builder it is not the title of the page. */
  level?: 'h1' | 'h2'
}) {
  return (
    <header className={styles.head}>
      <span className={styles.workspace}>
        <Logo name={workspace} id={workspace} src={logo} size={20} />
        {workspace}
      </span>
      <Title dir="auto" className={styles.title}>
        {title}
      </Title>
      {intro !== '' && (
        <p dir="auto" className={styles.intro}>
          {intro}
        </p>
      )}
    </header>
  )
}

/** Props of SheetFields. */
export interface SheetFieldsProps {
  fields: readonly SheetField[]
  values: SheetValues
  /** Sentences by name. */
  problems: Readonly<Record<string, string>>
  onChange: (name: string, value: SheetValue) => void
}

/** The fields in their order. */
export function SheetFields({ fields, values, problems, onChange }: SheetFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name} data-field={field.name} className={styles.field}>
          <OneField
            field={field}
            value={values[field.name]}
            problem={problems[field.name]}
            onChange={(value) => onChange(field.name, value)}
          />
        </div>
      ))}
    </div>
  )
}

interface OneProps {
  field: SheetField
  value: SheetValue | undefined
  problem: string | undefined
  onChange: (value: SheetValue) => void
}

/** Lists of so many are shown whole; longer ones open. */
const MOST_SHOWN = 8

function OneField({ field, value, problem, onChange }: OneProps) {
  const { kind, label, help, isRequired, options } = field
  const text = typeof value === 'string' ? value : ''
  const frame = { label, hint: help || limitsText(field), error: problem, required: isRequired }
  if (kind === 'LONG')
    return <TextArea {...frame} rows={5} maxRows={18} dir="auto" value={text} onChange={(event) => onChange(event.target.value)} />
  if (kind === 'TICK')
    return (
      <Group {...frame} hideLabel>
        <Checkbox checked={value === true} onChange={onChange}>
          {label}
          {isRequired && (
            <span aria-hidden className={star}>
              {' *'}
            </span>
          )}
        </Checkbox>
      </Group>
    )
  if (kind === 'ONE' && options.length > MOST_SHOWN)
    return (
      <Select
        {...frame}
        value={text === '' ? null : text}
        onChange={onChange}
        options={options.map((one) => ({ value: one, label: one }))}
      />
    )
  if (kind === 'ONE') return <Radios {...frame} options={options} value={text} onChange={onChange} />
  if (kind === 'MANY') {
    const chosen = Array.isArray(value) ? (value as readonly string[]) : []
    const toggle = (one: string, on: boolean) => onChange(on ? [...chosen, one] : chosen.filter((other) => other !== one))
    return (
      <Group {...frame}>
        {options.map((one) => (
          <Checkbox key={one} checked={chosen.includes(one)} onChange={(on) => toggle(one, on)}>
            {one}
          </Checkbox>
        ))}
      </Group>
    )
  }
  return <TextField {...frame} {...INPUTS[kind]} dir="auto" value={text} onChange={(event) => onChange(event.target.value)} />
}

const INPUTS: Readonly<Record<string, Pick<React.ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>>> = {
  EMAIL: { type: 'text', inputMode: 'email', autoComplete: 'email' },
  NUMBER: { inputMode: 'decimal' },
  DAY: { type: 'date' },
  LINK: { inputMode: 'url' },
}

function limitsText({ min, max }: SheetField): string | undefined {
  if (min !== null && max !== null) return `From ${min} to ${max}.`
  if (min !== null) return `At least ${min}.`
  return max === null ? undefined : `At most ${max}.`
}

interface GroupProps {
  label: string
  hint: string | undefined
  error: string | undefined
  required: boolean
  hideLabel?: boolean
  children: ReactNode
}

/** Several controls that are one field. */
function Group({ label, hint, error, required, hideLabel = false, children }: GroupProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <fieldset className={styles.group} aria-describedby={note ? `${id}note` : undefined} aria-invalid={error ? true : undefined}>
      <legend className={hideLabel ? styles.unseen : styles.legend}>
        {label}
        {required && (
          <span aria-hidden className={star}>
            {' *'}
          </span>
        )}
      </legend>
      {children}
      <span id={`${id}note`} aria-live="polite" className={error ? styles.problem : styles.hint}>
        {note}
      </span>
    </fieldset>
  )
}

function Radios({
  options,
  value,
  onChange,
  ...group
}: Omit<GroupProps, 'children'> & { options: readonly string[]; value: string; onChange: (value: string) => void }) {
  const name = useId()
  return (
    <Group {...group}>
      {options.map((one) => (
        <label key={one} className={styles.choice}>
          <input type="radio" name={name} className={styles.radio} checked={value === one} onChange={() => onChange(one)} />
          {one}
        </label>
      ))}
    </Group>
  )
}
