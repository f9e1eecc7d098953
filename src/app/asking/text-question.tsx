// Answering with a line of text.
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Subjects } from '#src/actions/subject.ts'
import * as styles from '#src/app/palette-frame/palette.css.ts'
import { takesFocus } from '#src/app/palette-frame/palette-frame.tsx'
import { SubjectChip } from '#src/app/palette-frame/subject-chip.tsx'
import { lastTyped, useDraft } from '#src/data/drafts/use-draft.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import type { OpenQuestion } from './asking.ts'

interface Props {
  open: Extract<OpenQuestion, { kind: 'text' }>
  subjects: Subjects
}

/** The text of the field. `discard` is there while it is one that an earlier try left. */
interface Typed {
  text: string
  setText: (text: string) => void
  discard: (() => void) | null
}

/** A `text` question. What will not do is said below the input, and stays typed; with a `draft` it outlives the question as well. */
export function TextQuestion(props: Props) {
  const { draft } = props.open.question
  return draft === undefined ? <PlainQuestion {...props} /> : <KeptQuestion {...props} subject={draft} />
}

function PlainQuestion(props: Props) {
  const { open } = props
  const [text, setText] = useState(open.typed || (open.question.initial ?? ''))
  return <TextForm {...props} typed={{ text, setText, discard: null }} />
}

function KeptQuestion({ subject, ...props }: Props & { subject: string }) {
  const { typed, question } = props.open
  const { text, setText, restored, clear } = useDraft(subject, {
    initial: question.initial ?? '',
    gather: lastTyped,
    hasArrived: (sent) => sent.trim() === question.initial,
  })
  // What was typed in the palette behind the command.
  const [begun, setBegun] = useState(typed)
  const change = (next: string) => {
    setBegun('')
    setText(next)
  }
  return <TextForm {...props} typed={{ text: begun || text, setText: change, discard: begun === '' && restored ? clear : null }} />
}

function TextForm({ open, subjects, typed }: Props & { typed: Typed }) {
  const { title, placeholder, check, submit = 'Save' } = open.question
  const { text, setText, discard } = typed
  const [tried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const problem = tried ? (check?.(text) ?? null) : null

  useEffect(() => input.current?.select(), [])

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if ((check?.(text) ?? null) === null) open.answer(text)
    else input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      send()
    } else if (event.key === 'Backspace' && text === '' && !event.repeat && open.back) {
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
        value={text}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <footer className={styles.foot}>
        <span className={styles.footHint}>
          {discard ? (
            'Not saved last time'
          ) : (
            <>
              <Keys keys="Escape" silent /> {open.question.draft === undefined ? 'cancel' : 'later'}
            </>
          )}
        </span>
        <span className={styles.footEnd}>
          {discard && (
            <Button
              variant="subtle"
              onClick={() => {
                discard()
                input.current?.focus()
              }}
            >
              Discard
            </Button>
          )}
          <Button type="submit" variant="primary" keys="Enter">
            {submit}
          </Button>
        </span>
      </footer>
    </form>
  )
}
