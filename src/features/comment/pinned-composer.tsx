// The composer at the foot of a narrow detail: one line in reach of the thumb, which unfolds for who writes.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './pinned-composer.css.ts'

/** Drawn into `foot`. It unfolds with the focus and folds when one goes on to something else in the same layer; what was typed stays. */
export function PinnedComposer({ foot, children }: { foot: HTMLElement; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const layer = foot.closest('[role="dialog"]')
    if (!open || !layer) return
    // A list or a menu of the composer lies outside of the layer. Losing the focus alone says nothing: a finger on a button takes it away, too.
    const goOn = ({ target }: Event) => {
      if (target instanceof Node && layer !== target && layer.contains(target) && !box.current?.contains(target)) setOpen(false)
    }
    layer.addEventListener('click', goOn)
    layer.addEventListener('focusin', goOn)
    return () => {
      layer.removeEventListener('click', goOn)
      layer.removeEventListener('focusin', goOn)
    }
  }, [foot, open])
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus of what is in it
    <div ref={box} className={styles.pinned} data-open={open || undefined} onFocus={() => setOpen(true)}>
      {children}
    </div>,
    foot,
  )
}
