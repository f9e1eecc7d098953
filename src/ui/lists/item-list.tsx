// An editable list of small things: rows with a colour dot, edited in place, chosen, deleted; and the form they are edited in.
import { CheckIcon, GripVerticalIcon, PencilIcon, Trash2Icon } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { ColourField } from '#src/ui/fields/colour-field.tsx'
import { TextArea, TextField } from '#src/ui/fields/text-field.tsx'
import { Dot } from '#src/ui/marks/chip.tsx'
import * as styles from './item-list.css.ts'

/** The list; ↑ and ↓ walk over its rows. */
export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    // With another key they move the row itself.
    if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    if (step === undefined || at === -1) return
    event.preventDefault()
    rows[at + step]?.focus()
  }
  return (
    <ul className={styles.list} aria-label={label} onKeyDown={walk}>
      {children}
    </ul>
  )
}

/** One thing. `onPress` chooses it, or edits it where there is nothing to choose for. */
export function ItemRow({
  title,
  colour,
  hint,
  choice = 'none',
  chosen = false,
  onPress,
  onEdit,
  onDelete,
  undeletable,
  note,
  problem,
  id,
  count,
  menu,
  place,
  offer,
}: {
  title: string
  /** Of what takes the focus when the row comes back after being edited. */
  id?: string | undefined
  /** Drawn as a dot; undefined where things have no colour. */
  colour?: string | undefined
  hint?: string | undefined
  /** `one` marks the chosen row with a tick, `many` with a checkbox. */
  choice?: 'none' | 'one' | 'many'
  chosen?: boolean
  onPress?: (() => void) | undefined
  onEdit?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  /** Why it cannot be deleted: the button stays and tells it. */
  undeletable?: string | undefined
  /** Says what kind of row it is: `Built in`. */
  note?: string | undefined
  /** Why the last change was refused. */
  problem?: string | undefined
  /** What can be done instead, below that. */
  offer?: ReactNode
  /** A figure at the end of the row: `14 tasks`. */
  count?: string | undefined
  /** In place of the buttons, where a menu has more than these. */
  menu?: ReactNode
  /** In a list that is put in order, and whose rows keys walk through. */
  place?: ItemPlace | undefined
}) {
  const inside = (
    <>
      {colour !== undefined && <Dot colour={colour} />}
      <span className={styles.title}>{title}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {note && <span className={styles.hint}>{note}</span>}
      {choice === 'one' && chosen && <CheckIcon size={14} aria-hidden className={styles.tick} />}
    </>
  )
  return (
    <li
      ref={place?.element}
      className={styles.item}
      data-row={place?.id}
      data-dragging={place?.dragging || undefined}
      data-landing={place?.edge ?? undefined}
    >
      <div className={styles.row} {...(chosen && choice === 'one' && { 'data-chosen': '' })}>
        {place?.movable && <GripVerticalIcon size={14} aria-hidden className={styles.grip} />}
        {choice === 'many' && onPress && <Checkbox checked={chosen} onChange={onPress} label={title} tabIndex={-1} />}
        {onPress ? (
          <button
            type="button"
            id={id}
            data-item
            className={styles.press}
            onClick={onPress}
            {...(choice !== 'none' && { 'aria-pressed': chosen })}
          >
            {inside}
          </button>
        ) : (
          <span className={styles.press}>{inside}</span>
        )}
        {count !== undefined && <span className={styles.count}>{count}</span>}
        <span className={styles.buttons}>
          {menu}
          {onEdit && <IconButton icon={PencilIcon} label={`Edit ${title}`} onClick={onEdit} />}
          {onDelete && <IconButton icon={Trash2Icon} label={`Delete ${title}`} reason={undeletable} onClick={onDelete} />}
        </span>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {problem && offer}
    </li>
  )
}

/** Where a row stands in a list that can be put in order; `edge` is where a dragged one would land. */
export interface ItemPlace {
  id: string
  element: RefObject<HTMLLIElement | null>
  movable: boolean
  dragging: boolean
  edge: 'top' | 'bottom' | null
}

/** A field of the form. */
export interface EditorField {
  name: string
  label: string
  type: 'text' | 'long' | 'colour' | 'hours' | 'day'
  placeholder?: string
}

/** The form of one thing: Enter saves, Escape leaves, Cancel discards. The text is the caller's to keep. */
export function ItemEditor({
  label,
  fields,
  texts,
  onText,
  problem,
  busy,
  submit,
  onSave,
  onCancel,
  onLeave,
}: {
  /** Accessible name of the form: `Edit Bug`. */
  label: string
  fields: readonly EditorField[]
  texts: Readonly<Record<string, string>>
  onText: (name: string, text: string) => void
  problem?: { field: string | null; text: string } | undefined
  busy: boolean
  submit: string
  onSave: () => void
  onCancel: () => void
  onLeave: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLInputElement>('input')
    first?.focus()
    first?.select()
  }, [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSave()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.target instanceof HTMLButtonElement) return
    onLeave()
  }
  const [first, ...others] = fields
  const colour = others.find(({ type }) => type === 'colour')
  return (
    <form ref={form} className={styles.form} aria-label={label} data-keeps-escape onSubmit={save} onKeyDown={leave} noValidate>
      <div className={styles.line}>
        {colour && (
          <ColourField
            label={colour.label}
            value={texts[colour.name] ?? ''}
            onChange={(text) => onText(colour.name, text)}
            sample={texts[first?.name ?? '']?.trim() ?? ''}
            error={problem?.field === colour.name ? problem.text : undefined}
          />
        )}
        {first && <Field field={first} texts={texts} onText={onText} wrong={problem?.field === first.name} />}
        {others
          .filter(({ type }) => type === 'hours' || type === 'day')
          .map((field) => (
            <Field key={field.name} field={field} texts={texts} onText={onText} wrong={problem?.field === field.name} />
          ))}
      </div>
      {others
        .filter(({ type }) => type === 'long' || type === 'text')
        .map((field) => (
          <Field key={field.name} field={field} texts={texts} onText={onText} wrong={problem?.field === field.name} />
        ))}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem.text}
        </p>
      )}
      <div className={styles.formButtons}>
        <Button type="submit" variant="primary" loading={busy}>
          {submit}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Field({
  field: { name, label, type, placeholder },
  texts,
  onText,
  wrong,
}: {
  field: EditorField
  texts: Readonly<Record<string, string>>
  onText: (name: string, text: string) => void
  wrong: boolean
}) {
  const shared = { label, hideLabel: true, value: texts[name] ?? '', placeholder: placeholder ?? label }
  if (type === 'long') return <TextArea {...shared} rows={2} maxRows={8} onChange={(event) => onText(name, event.target.value)} />
  // Effort hours are from 0 on (TEMPLATE-06).
  const kind = type === 'hours' ? ({ type: 'number', min: 0, step: 'any' } as const) : type === 'day' ? ({ type: 'date' } as const) : {}
  return (
    <span className={styles.field[type === 'hours' || type === 'day' ? type : 'text']}>
      <TextField
        {...shared}
        {...kind}
        {...(wrong && { 'data-wrong': '' })}
        trailing={type === 'hours' ? 'h' : undefined}
        onChange={(event) => onText(name, event.target.value)}
      />
    </span>
  )
}
