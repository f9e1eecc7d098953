// Where the focus and the view of a list of rows are: by Tab, by the keyboard's row, and after coming back.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createStore } from '#src/lib/store.ts'
import { followPointer } from './pointer-moves.ts'

/** How far lists were scrolled when they were left, by the name of their place. */
const left = createStore<ReadonlyMap<string, number>>(() => new Map())

/** The row that Tab reaches: the active one, or the first in view where that is elsewhere or not drawn, so that every list can be scrolled by keys. */
export function tabStopOf(drawn: readonly { id: string; start: number }[], active: string | null, top: number): string | undefined {
  return (drawn.find(({ id }) => id === active) ?? drawn.find(({ start }) => start >= top) ?? drawn[0])?.id
}

/** Scrolls to where this place was left, once its rows are there, and remembers where it is left. */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, kept: string, ready: boolean): void {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!ready || !element) return
    element.scrollTop = left.get().get(kept) ?? 0
    return () => left.set(new Map([...left.get(), [kept, element.scrollTop]]))
  }, [scroller, kept, ready])
}

/** The active row has the focus when the keyboard chose it; the pointer's choice moves nothing away from under the hand. Tells whether the pointer moved. */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  active: string | null,
  reveal: (id: string) => void,
): RefObject<boolean> {
  const moved = useRef(true)
  const byKeyboard = useRef(true)
  const before = useRef<string | null>(null)
  useEffect(() => {
    const pointer = () => {
      byKeyboard.current = false
    }
    const keyboard = () => {
      byKeyboard.current = true
    }
    const unfollow = followPointer((now) => {
      moved.current = now
      if (now) pointer()
    })
    window.addEventListener('pointerdown', pointer, { passive: true })
    window.addEventListener('keydown', keyboard, true)
    return () => {
      unfollow()
      window.removeEventListener('pointerdown', pointer)
      window.removeEventListener('keydown', keyboard, true)
    }
  }, [])
  useEffect(() => {
    const changed = before.current !== active
    before.current = active
    if (!changed || active === null || !byKeyboard.current) return
    reveal(active)
    // What was out of view is drawn by the next frame.
    const frame = requestAnimationFrame(() => {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(active)}"]`)
      if (row && !isElsewhere(document.activeElement)) row.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [active, reveal, scroller])
  return moved
}

/** Focus is never taken out of a field or a layer. */
function isElsewhere(focused: Element | null): boolean {
  return (
    focused?.closest('input, textarea, select, [contenteditable="true"], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !=
    null
  )
}
