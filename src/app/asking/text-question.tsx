// Answering with a line of text.
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Subjects } from '#src/actions/subject.ts'
import { Button } from '#src/ui/button.tsx'
import { Keys } from '#src/ui/kbd.tsx'
import * as styles from '../palette/palette.css.ts'
import { takesFocus } from '../palette/palette-frame.tsx'
import { SubjectChip } from '../palette/subject-chip.tsx'
import type { OpenQuestion } from './asking.ts'

/** A `text` question. What will not do is said below the input, and stays typed. */
export function TextQuestion({ open, subjects }: { open: Extract<OpenQuestion, { kind: 'text' }>; subjects: Subjects }) {
  const { title, placeholder, initial = '', check, submit = 'Save' } = open.question
  const [typed, setTyped] = useState(open.typed || initial)
  const [tried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const problem = tried ? (check?.(typed) ?? null) : null

  useEffect(() => input.current?.select(), [])

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if ((check?.(typed) ?? null) === null) open.answer(typed)
    else input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      send()
    } else if (event.key === 'Backspace' && typed === '' && !event.repeat && open.back) {
      event.preventDefault()
      open.back()
    }
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <div className={styles.chips}>
        <span className={styles.asked}>{title}</span>
        <SubjectChip subjects={subjects} />
      </div>
      <input
        {...takesFocus}
        ref={input}
        type="text"
        autoComplete="off"
        aria-label={title}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        className={styles.input}
        value={typed}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <footer className={styles.foot}>
        <span className={styles.footHint}>
          <Keys keys="Escape" silent /> cancel
        </span>
        <span className={styles.footEnd}>
          <Button type="submit" variant="primary" keys="Enter">
            {submit}
          </Button>
        </span>
      </footer>
    </form>
  )
}
