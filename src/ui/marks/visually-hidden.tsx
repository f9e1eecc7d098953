// Text for screen readers only.
import type { ReactNode } from 'react'
import { hiddenVisually } from '#src/theme/text.css.ts'

/** Said, not shown. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string | undefined }) {
  return (
    <span className={hiddenVisually} id={id}>
      {children}
    </span>
  )
}
