// Answering with yes or no; the answer that changes nothing has focus.
import type { KeyboardEvent } from 'react'
import { meantKeys } from '#src/actions/keys/key-press.ts'
import * as styles from '#src/app/palette-frame/palette.css.ts'
import { takesFocus } from '#src/app/palette-frame/palette-frame.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import type { OpenQuestion } from './asking.ts'

/** A `confirm` question (DEFECT-27): `y` and `n` answer, arrows move between the buttons. */
export function ConfirmQuestion({ open }: { open: Extract<OpenQuestion, { kind: 'confirm' }> }) {
  const { title, text, yes = 'Yes', no = 'No', danger = false } = open.question
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    const key = meantKeys(event.nativeEvent)[0]?.toLowerCase()
    if (key === 'y') open.answer(true)
    else if (key === 'n') open.answer(false)
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const buttons = [...event.currentTarget.querySelectorAll('button')]
      buttons.find((button) => button !== document.activeElement)?.focus()
    } else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole question; each button works by itself
    <div onKeyDown={onKeyDown}>
      <p className={styles.formTitle} aria-hidden>
        {title}
      </p>
      {text && <p className={styles.formText}>{text}</p>}
      <div className={styles.buttons}>
        <Button {...takesFocus} size={32} keys="n" onClick={() => open.answer(false)}>
          {no}
        </Button>
        <Button size={32} variant={danger ? 'danger' : 'primary'} keys="y" onClick={() => open.answer(true)}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
