// A text that may be long: its first lines, and the rest on demand, so that what stands below it is in view.
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import * as styles from './task-detail-narrow.css.ts'

/** Three lines of what it holds. Pressing anywhere in a text that is cut shows the rest; it stays so until it is folded. */
export function AtAGlance({ children }: { children: ReactNode }) {
  const lines = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const cut = useCut(lines, open)
  const unfold = (event: MouseEvent) => {
    if (!cut || open) return
    // Else the press would begin to edit what nobody has read yet.
    if (!(event.target instanceof Element && event.target.closest('a, button'))) event.stopPropagation()
    setOpen(true)
  }
  return (
    <div className={styles.glance} data-open={open || undefined} data-cut={cut || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the finger's way; the keyboard's is the button below */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is the button below */}
      <div ref={lines} className={styles.lines} onClick={unfold} onFocus={() => cut && setOpen(true)}>
        {children}
      </div>
      {(cut || open) && (
        <button
          type="button"
          className={styles.rest}
          aria-expanded={open}
          onClick={(event) => {
            event.stopPropagation()
            setOpen(!open)
          }}
        >
          {open ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  )
}

/** True while something of it is out of sight; what was cut stays known while it is open. */
function useCut(lines: { current: HTMLElement | null }, open: boolean): boolean {
  const [cut, setCut] = useState(false)
  useLayoutEffect(() => {
    const box = lines.current
    if (!box || open) return
    const measure = () => setCut(box.scrollHeight > box.clientHeight + 2)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    for (const part of box.children) observer.observe(part)
    return () => observer.disconnect()
  }, [lines, open])
  return cut
}
