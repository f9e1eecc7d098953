// A labelled choice of one or several from a list that is searched while typing.

import { CheckIcon, ChevronDownIcon, XIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { holdsTyped } from '#src/lib/search/search-text.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Popover } from '#src/ui/layers/popover.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './combo-field.css.ts'
import { Field, type FieldProps } from './field.tsx'

/** A line of the list; `hint` is grey and also searched. */
export type ComboOption = { id: string; label: string; hint?: string | undefined; mark?: ReactNode }

/**
 * `chosen` are the options that are set, `onChange` gets the new set (one at most unless `several`). With `onSearch` the caller finds the options
 * for the typed text; without it `options` are filtered here.
 */
export function ComboField({
  chosen,
  options,
  onChange,
  several = false,
  onSearch,
  placeholder = 'Choose…',
  empty = 'Nothing found.',
  note,
  ...field
}: FieldProps & {
  chosen: readonly ComboOption[]
  options: readonly ComboOption[]
  onChange: (ids: string[]) => void
  several?: boolean | undefined
  onSearch?: ((text: string) => void) | undefined
  placeholder?: string | undefined
  /** Sentence for an empty list. */
  empty?: string | undefined
  /** Stands in place of the list: loading, a failure. */
  note?: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const name = typeof field.label === 'string' ? field.label : 'Choice'
  const change = (next: boolean) => {
    setOpen(next)
    if (next) onSearch?.('')
  }
  const toggle = (id: string) => {
    const ids = chosen.map((option) => option.id)
    if (!several) {
      onChange([id])
      setOpen(false)
    } else onChange(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  }
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.frame}>
          <Popover
            label={name}
            open={open}
            onOpenChange={change}
            width={280}
            flush
            trigger={
              <button
                type="button"
                id={control.id}
                className={styles.trigger}
                aria-labelledby={`${control['aria-labelledby']} ${control.id}value`}
                aria-describedby={control['aria-describedby']}
              >
                <span id={`${control.id}value`} style={{ display: 'contents' }}>
                  {chosen.length === 0 && <span className={styles.empty}>{placeholder}</span>}
                  {chosen.map((option) => (
                    <span key={option.id} className={several ? styles.part : styles.chosen}>
                      {option.mark}
                      <span className={styles.text}>{option.label}</span>
                    </span>
                  ))}
                </span>
              </button>
            }
          >
            <SearchedList
              name={name}
              chosen={chosen.map(({ id }) => id)}
              options={options}
              several={several}
              onSearch={onSearch}
              onPick={toggle}
              empty={empty}
              note={note}
            />
          </Popover>
          {chosen.length > 0 && !several ? (
            <IconButton
              className={styles.clear}
              size={24}
              icon={XIcon}
              label={`Clear ${name.toLowerCase()}`}
              onClick={() => onChange([])}
            />
          ) : (
            <ChevronDownIcon aria-hidden size={14} className={styles.chevron} />
          )}
        </span>
      )}
    </Field>
  )
}

function SearchedList({
  name,
  chosen,
  options,
  several,
  onSearch,
  onPick,
  empty,
  note,
}: {
  name: string
  chosen: readonly string[]
  options: readonly ComboOption[]
  several: boolean
  onSearch: ((text: string) => void) | undefined
  onPick: (id: string) => void
  empty: string
  note: ReactNode
}) {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const found = onSearch ? options : options.filter(({ label, hint = '' }) => holdsTyped(`${label} ${hint}`, text))
  const at = Math.min(active, found.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (found.length > 0) setActive((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length)
    } else if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) {
      event.preventDefault()
      const option = found[at]
      if (option) onPick(option.id)
    }
  }
  return (
    <>
      <input
        className={styles.search}
        role="combobox"
        aria-label={`Search ${name.toLowerCase()}`}
        aria-expanded
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={found[at] ? `${id}${found[at].id}` : undefined}
        autoComplete="off"
        placeholder="Search…"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
          onSearch?.(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}list`} aria-label={name} aria-multiselectable={several || undefined} className={styles.list}>
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field picks it
          <div
            key={option.id}
            id={`${id}${option.id}`}
            role="option"
            aria-selected={chosen.includes(option.id)}
            data-active={index === at || undefined}
            className={styles.option}
            ref={(line) => {
              if (index === at) line?.scrollIntoView({ block: 'nearest' })
            }}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => onPick(option.id)}
          >
            {option.mark}
            <span className={classNames(styles.text)}>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
            {chosen.includes(option.id) && <CheckIcon aria-hidden size={14} className={styles.tick} />}
          </div>
        ))}
      </div>
      {note ?? (found.length === 0 && <p className={styles.nothing}>{empty}</p>)}
    </>
  )
}
