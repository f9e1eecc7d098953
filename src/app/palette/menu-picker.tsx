// The question of a menu's row, beside that row: the same lines, digits and typed answers as everywhere.
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MenuPickerProps } from '#src/actions/actions-context.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import type { QuestionHost } from '#src/actions/asked-from.ts'
import { perform } from '#src/actions/perform.ts'
import { FrameFormContext } from '#src/app/palette-frame/frame-form.ts'
import * as styles from '#src/app/palette-frame/palette.css.ts'
import { focusMarked } from '#src/app/palette-frame/palette-frame.tsx'
import type { Asking } from '../asking/asking.ts'
import { Question } from '../asking/question.tsx'
import { Waiting } from '../asking/question-states.tsx'
import { WIDTHS } from './question-widths.ts'

/** Runs the action as soon as it is shown, and shows its first question; what it asks later is asked where the menu was. */
export function MenuPicker({ asking, action, here, instead, onDone }: MenuPickerProps & { asking: Asking }) {
  const { services } = useActions()
  const [host] = useState<QuestionHost>(() => ({ state: 'open' }))
  const panel = useRef<HTMLDivElement>(null)
  const asked = useSyncExternalStore(asking.subscribe, asking.current)
  const question = asked?.from?.kind === 'inside' && asked.from.host === host ? asked : null
  const seen = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is shown
  useEffect(() => {
    host.state = 'open'
    const isOwn = () => {
      const from = asking.current()?.from
      return from?.kind === 'inside' && from.host === host
    }
    perform(action, here(), 'menu', { kind: 'inside', host, else: instead }).then((result) => {
      // It had nothing to ask, and has said why.
      if (host.state === 'open' && !seen.current && result !== 'done') onDone()
    })
    return () => {
      if (host.state === 'answered') return
      const own = isOwn()
      host.state = 'left'
      if (own) asking.cancel()
    }
  }, [host])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer closes the menu, once
  useEffect(() => {
    if (question) {
      seen.current = true
      focusMarked(panel.current)
    } else if (seen.current && host.state !== 'left') {
      host.state = 'answered'
      // Closing a menu draws at once, which React refuses within an effect.
      queueMicrotask(onDone)
    }
  }, [question])

  /** Keys belong to the question; an arrow back from an empty field, and Escape, are the menu's. */
  const keep = (event: KeyboardEvent) => {
    const { target } = event
    const empty = !(target instanceof HTMLInputElement) || target.value === ''
    if (event.key === 'Escape' || (event.key === 'ArrowLeft' && empty)) return
    event.stopPropagation()
  }
  return (
    <FrameFormContext value="popover">
      <div
        ref={panel}
        role="dialog"
        aria-label={question?.question.title ?? action.name}
        data-palette="menu"
        className={styles.inMenu}
        style={{ width: question ? WIDTHS[question.kind] : WIDTHS.pick }}
        onKeyDown={keep}
      >
        {question ? <Question key={question.id} open={question} subjects={question.about} now={services.now} /> : <Waiting />}
      </div>
    </FrameFormContext>
  )
}
