// Answering with a line of text.
import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Subjects } from '#src/actions/subject.ts'
import * as styles from '#src/app/palette-frame/palette.css.ts'
import { takesFocus } from '#src/app/palette-frame/palette-frame.tsx'
import { SubjectChip } from '#src/app/palette-frame/subject-chip.tsx'
import { MAYBE_CREATED } from '#src/data/drafts/maybe-sent.ts'
import { lastTyped, useDraft } from '#src/data/drafts/use-draft.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import type { OpenQuestion } from './asking.ts'

interface Props {
  open: Extract<OpenQuestion, { kind: 'text' }>
  subjects: Subjects
}

/** The text of the field. `discard` is there while it is one that an earlier try left, which `left` says how. */
interface Typed {
  text: string
  setText: (text: string) => void
  discard: (() => void) | null
  left?: string
}

/** A `text` question. What will not do is said below the input, and stays typed; with a `draft` it outlives the question as well. */
export function TextQuestion(props: Props) {
  const { draft } = props.open.question
  const initial = useInitial(props.open)
  return draft === undefined ? (
    <PlainQuestion {...props} initial={initial} />
  ) : (
    <KeptQuestion {...props} initial={initial} subject={draft} />
  )
}

/** The text that the field begins with: what is proposed takes its place when it is known. */
function useInitial({ id, question: { initial = '', proposal } }: Props['open']): string {
  const [proposed, setProposed] = useState<{ id: number; text: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question is proposed for once
  useEffect(() => {
    proposal?.().then(
      (text) => setProposed({ id, text }),
      // Nothing is lost but a suggestion: the placeholder shows what can be typed.
      (error: Error) => console.warn('There is no proposal:', error.message),
    )
  }, [id])
  return proposed?.id === id ? proposed.text : initial
}

function PlainQuestion({ initial, ...props }: Props & { initial: string }) {
  const [typed, setTyped] = useState(props.open.typed || null)
  return <TextForm {...props} initial={initial} typed={{ text: typed ?? initial, setText: setTyped, discard: null }} />
}

function KeptQuestion({ subject, initial, ...props }: Props & { subject: string; initial: string }) {
  const { typed, question } = props.open
  const { text, setText, restored, maybeSent, clear } = useDraft(subject, {
    initial,
    gather: lastTyped,
    hasArrived: (sent) => sent.trim() === initial,
  })
  // An emptied proposal is nothing that somebody wrote: the next time begins with a new one.
  const emptied = question.proposal !== undefined && restored && text.trim() === ''
  useEffect(() => {
    if (emptied) clear()
  }, [emptied, clear])
  // What was typed in the palette behind the command.
  const [begun, setBegun] = useState(typed)
  const change = (next: string) => {
    setBegun('')
    setText(next)
  }
  return (
    <TextForm
      {...props}
      initial={initial}
      typed={{
        ...{ text: begun || text, setText: change, left: maybeSent ? MAYBE_CREATED : 'Not saved last time' },
        discard: begun === '' && (restored || maybeSent) ? clear : null,
      }}
    />
  )
}

function TextForm({ open, subjects, typed, initial }: Props & { typed: Typed; initial: string }) {
  const { title, text: told, placeholder, check, submit = 'Save', danger = false } = open.question
  const { text, setText, discard, left } = typed
  const [tried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const [problemId, toldId] = [useId(), useId()]
  const problem = tried ? (check?.(text) ?? null) : null

  // Before the next key: what is proposed is replaced by typing as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing must not select
  useLayoutEffect(() => {
    if (text === initial) input.current?.select()
  }, [initial])
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
      {told && (
        <p id={toldId} className={styles.told}>
          {told}
        </p>
      )}
      <input
        {...takesFocus}
        ref={input}
        type="text"
        autoComplete="off"
        aria-label={title}
        aria-invalid={problem !== null}
        aria-describedby={[told && toldId, problem !== null && problemId].filter(Boolean).join(' ') || undefined}
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
            left
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
          <Button type="submit" variant={danger ? 'danger' : 'primary'} keys="Enter">
            {submit}
          </Button>
        </span>
      </footer>
    </form>
  )
}
