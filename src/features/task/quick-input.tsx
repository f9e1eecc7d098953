// The text field of quick create with its completions: Tab takes one, arrows choose, Backspace takes a chip back.
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { completeToken } from '#src/lib/quick-token.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Dot } from '#src/ui/chip.tsx'
import { Keys } from '#src/ui/kbd.tsx'
import { type Completion, completionsOf, type QuickLine, type Rejected, tokenBefore } from './quick-line.ts'
import type { ProjectCatalogueData } from './task.graphql.ts'
import * as styles from './task-create-dialog.css.ts'

/** `onSubmit(true)` creates and stays. */
export function QuickInput({
  text,
  line,
  catalogue,
  dates,
  onText,
  onReject,
  onSubmit,
  children,
}: {
  text: string
  line: QuickLine
  catalogue: ProjectCatalogueData | null
  /** Whether a due date may be typed. */
  dates: boolean
  onText: (text: string) => void
  onReject: (chip: Rejected) => void
  onSubmit: (another: boolean) => void
  /** Stands between the field and its completions. */
  children: ReactNode
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState(text.length)
  const [chosen, setChosen] = useState(0)
  const [closed, setClosed] = useState(false)
  const wanted = useRef<number | null>(null)
  const offered = closed ? null : completionsOf(text, caret, catalogue)
  const at = Math.min(chosen, (offered?.found.length ?? 1) - 1)

  useLayoutEffect(() => {
    if (wanted.current === null || !input.current) return
    input.current.setSelectionRange(wanted.current, wanted.current)
    wanted.current = null
  })

  const take = (completion: Completion | undefined) => {
    if (!offered || !completion) return
    const done = completeToken(text, offered.token, completion.name)
    onText(done.text)
    setCaret(done.caret)
    wanted.current = done.caret
    setChosen(0)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = event.currentTarget
    if (event.key === 'Enter') {
      event.preventDefault()
      const another = event.shiftKey && (event.metaKey || event.ctrlKey)
      if (another || (!event.shiftKey && !event.altKey)) onSubmit(another)
    } else if (event.key === 'Tab' && !event.shiftKey && offered && offered.token.query !== '') {
      event.preventDefault()
      take(offered.found[at])
    } else if (offered && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const { length } = offered.found
      setChosen((at + (event.key === 'ArrowDown' ? 1 : length - 1)) % length)
    } else if (event.key === 'Escape' && offered && offered.token.query !== '') {
      event.preventDefault()
      event.stopPropagation()
      setClosed(true)
    } else if (event.key === 'Backspace' && selectionStart !== null && selectionStart === selectionEnd) {
      const chip = tokenBefore(line, selectionStart)
      if (!chip) return
      event.preventDefault()
      onReject(chip)
    }
  }
  return (
    <>
      <input
        ref={input}
        className={styles.line}
        aria-label="Title"
        aria-required
        placeholder={`What is to be done? @person #label${dates ? ' fri' : ''}`}
        autoComplete="off"
        enterKeyHint="done"
        role="combobox"
        aria-expanded={offered !== null}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={offered ? `${id}${at}` : undefined}
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          setCaret(event.target.selectionStart ?? event.target.value.length)
          setChosen(0)
          setClosed(false)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        onKeyDown={onKeyDown}
      />
      {children}
      {offered && (
        <div role="listbox" id={`${id}list`} aria-label={offered.token.kind === 'person' ? 'People' : 'Labels'} className={styles.list}>
          {offered.found.map((completion, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the chosen option
            // biome-ignore lint/a11y/useKeyWithClickEvents: Tab takes it
            <div
              key={completion.id}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(completion)}
            >
              {completion.kind === 'person' ? (
                <>
                  <Avatar person={completion.person} size={20} decorative />
                  {completion.person.name} <span className={styles.optionHint}>@{completion.person.username}</span>
                </>
              ) : (
                <>
                  <Dot colour={completion.label.color} />
                  {completion.label.title}
                </>
              )}
              {index === at && <Keys keys="Tab" silent className={styles.optionKey} />}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
