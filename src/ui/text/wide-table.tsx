// A table that somebody wrote: wider than its place it scrolls in a box of its own, its words stay whole.
import { type ReactNode, useRef } from 'react'
import { useOverflows } from '#src/ui/marks/use-overflows.ts'
import * as styles from './wide-table.css.ts'

/** `children` are the parts of the table. */
export function WideTable({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(box)
  return (
    <div ref={box} className={styles.box} {...(overflows && { tabIndex: 0, role: 'region', 'aria-label': 'Table' })}>
      <table>{children}</table>
    </div>
  )
}
