// What a question shows while its options load, and when they cannot be loaded.
import type { MouseEvent } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import * as styles from '#src/app/palette-frame/palette.css.ts'
import { focusMarked } from '#src/app/palette-frame/palette-frame.tsx'
import { RetryNote } from '#src/data/read-failure.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'

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

/** What went wrong, when it is tried again, and a button that does so now. */
export function Trouble({ text, named, retry }: { text: string; named: string; retry: () => void }) {
  const { retries } = useActions().services.api
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The button is gone in a moment; typing goes on in the input.
    focusMarked(event.currentTarget.closest('[data-palette]'))
    retry()
  }
  return (
    <div className={styles.trouble}>
      <span role="alert">Couldn't load the list. {text}</span>
      <span aria-hidden className={styles.troubleNote}>
        <RetryNote retries={retries} named={named} />
      </span>
      <Button onClick={press}>Try again</Button>
    </div>
  )
}
