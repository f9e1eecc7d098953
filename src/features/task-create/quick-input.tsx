// The text field of quick create with its completions: Tab takes one, arrows choose, Backspace takes a chip back.
import { CalendarIcon, PlusIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { linesOfList } from '#src/lib/pasted-lines.ts'
import { completeToken } from '#src/lib/quick-create/quick-token.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Dot } from '#src/ui/marks/chip.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { type Completion, type Completions, completionsOf } from './quick-completions.ts'
import { type LineReading, type QuickLine, type Rejected, tokenBefore } from './quick-line.ts'
import * as styles from './task-create-dialog.css.ts'

/** The way out of a field that keeps Tab for itself (WCAG 2.1.2). */
const WAY_OUT = 'Shift+Tab leads to the buttons, Escape closes.'

/** `onSubmit(true)` creates and stays. Tab never leaves the line forwards: a chip's × stands next, and Enter there would take it away. */
export function QuickInput({
  text,
  line,
  reading,
  mayCreate,
  onText,
  onNewLabel,
  onReject,
  onSubmit,
  onLines,
  children,
}: {
  text: string
  line: QuickLine
  reading: LineReading
  /** Whether a label that is not there may be made. */
  mayCreate: boolean
  onText: (text: string) => void
  /** This label is to be made with the task. */
  onNewLabel: (title: string) => void
  onReject: (chip: Rejected) => void
  onSubmit: (another: boolean) => void
  /** Several lines were pasted into the empty field. */
  onLines: (lines: readonly string[]) => void
  /** Stands between the field and its completions. */
  children: ReactNode
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState(text.length)
  const [chosen, setChosen] = useState(0)
  const [closed, setClosed] = useState(false)
  const [stuck, setStuck] = useState(false)
  const wanted = useRef<number | null>(null)
  const offered = closed ? null : completionsOf(text, caret, reading, mayCreate)
  const at = Math.min(chosen, (offered?.found.length ?? 1) - 1)

  useLayoutEffect(() => {
    if (wanted.current === null || !input.current) return
    input.current.setSelectionRange(wanted.current, wanted.current)
    wanted.current = null
  })

  const take = (completion: Completion | undefined) => {
    if (!offered || !completion) return
    if (completion.kind === 'new-label') onNewLabel(completion.name)
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
    } else if (event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault()
      if (offered) take(offered.found[at])
      else setStuck(true)
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
        placeholder={`What is to be done? @person #label${reading.dates ? ' fri' : ''}`}
        autoComplete="off"
        enterKeyHint="done"
        role="combobox"
        aria-expanded={offered !== null}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={offered ? `${id}${at}` : undefined}
        aria-describedby={`${id}way`}
        value={text}
        onPaste={(event) => {
          const lines = linesOfList(event.clipboardData.getData('text/plain'))
          if (text.trim() !== '' || lines.length < 2) return
          event.preventDefault()
          onLines(lines)
        }}
        onChange={(event) => {
          onText(event.target.value)
          setCaret(event.target.selectionStart ?? event.target.value.length)
          setChosen(0)
          setClosed(false)
          setStuck(false)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden id={`${id}way`}>Tab completes. {WAY_OUT}</VisuallyHidden>
      {children}
      {stuck && !offered && (
        <p role="status" className={styles.stuck}>
          Nothing to complete here. {WAY_OUT}
        </p>
      )}
      {offered && <CompletionList id={id} offered={offered} at={at} onTake={take} />}
    </>
  )
}

const listNames = { person: 'People', label: 'Labels', due: 'Dates' } as const

function CompletionList({
  id,
  offered,
  at,
  onTake,
}: {
  id: string
  offered: Completions
  at: number
  onTake: (completion: Completion) => void
}) {
  return (
    <div role="listbox" id={`${id}list`} aria-label={listNames[offered.token.kind]} className={styles.list}>
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
          onClick={() => onTake(completion)}
        >
          <CompletionText completion={completion} />
          {index === at && <Keys keys="Tab" silent className={styles.optionKey} />}
        </div>
      ))}
    </div>
  )
}

function CompletionText({ completion }: { completion: Completion }) {
  if (completion.kind === 'person') {
    const { person } = completion
    return (
      <>
        <Avatar person={person} size={20} decorative />
        {person.name} <span className={styles.optionHint}>@{person.username}</span>
      </>
    )
  }
  if (completion.kind === 'new-label')
    return (
      <>
        <PlusIcon aria-hidden size={14} />
        Create label “{completion.name}”
      </>
    )
  if (completion.kind === 'due')
    return (
      <>
        <CalendarIcon aria-hidden size={14} />
        {completion.label} <span className={styles.optionHint}>{completion.hint}</span>
      </>
    )
  return (
    <>
      <Dot colour={completion.label.color} />
      {completion.label.title}
    </>
  )
}
