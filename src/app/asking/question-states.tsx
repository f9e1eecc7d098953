// What a question shows while its options load, and when they cannot be loaded.
import type { MouseEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import * as styles from '../palette/palette.css.ts'
import { focusMarked } from '../palette/palette-frame.tsx'

const widths = [180, 220, 150, 200, 170]

/** Rows in the shape of what is coming; `note` says what happens then. */
export function Waiting({ note }: { note?: string | undefined }) {
  return (
    <div className={styles.waiting} role="status">
      {note ? <p className={styles.waitingNote}>{note}</p> : <VisuallyHidden>Loading…</VisuallyHidden>}
      {widths.map((width) => (
        <div key={width} className={styles.waitingRow} aria-hidden>
          <Skeleton width={18} height={18} round />
          <Skeleton width={width} height={12} />
        </div>
      ))}
    </div>
  )
}

/** What went wrong, and a button that tries again. */
export function Trouble({ text, retry }: { text: string; retry: () => void }) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The button is gone in a moment; typing goes on in the input.
    focusMarked(event.currentTarget.closest('[data-palette]'))
    retry()
  }
  return (
    <div className={styles.trouble} role="alert">
      <span>{text}</span>
      <Button onClick={press}>Try again</Button>
    </div>
  )
}
