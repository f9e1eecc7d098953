// Moves of the pointer that a person makes. Browsers report one, too, when something else comes to lie under a pointer that rests: rows that slide,
// or the page below a dialog that closed.

/** Tells of each move before anything on the page hears of it, and whether the pointer is elsewhere since the last one; answers how to stop. */
export function followPointer(tell: (moved: boolean) => void): () => void {
  let last: { x: number; y: number } | null = null
  const hear = ({ screenX: x, screenY: y }: PointerEvent) => {
    const moved = last === null || last.x !== x || last.y !== y
    last = { x, y }
    tell(moved)
  }
  window.addEventListener('pointermove', hear, { capture: true, passive: true })
  return () => window.removeEventListener('pointermove', hear, { capture: true })
}
