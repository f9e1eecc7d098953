// Reads a finger on rows: a swipe to one side, or a long press. Up and down stays the browser's: it scrolls.

/** To which side a row is swiped. */
export type SwipeSide = 'left' | 'right'

/** What hears of a finger. */
export interface RowGestureListener {
  /** Whether this row may be swiped there. */
  offers(row: HTMLElement, side: SwipeSide): boolean
  /** The row is `by` px away from its place, and would be let go there `armed`. */
  onMove(row: HTMLElement, side: SwipeSide, by: number, armed: boolean): void
  /** The finger is gone; `done` where it went far enough. */
  onEnd(row: HTMLElement, side: SwipeSide, done: boolean): void
  onPress(row: HTMLElement): void
}

/** So far a finger trembles, in px. */
const SLOP = 10
/** So far a swipe goes before it counts, in px. */
export const FAR = 88
/** Beyond that it moves on by a fraction only: there is nothing more to come. */
const BEYOND = 0.25
/** How long a press is a long one, in milliseconds. */
export const PRESS_MS = 450
/** A swipe from the edge of the screen is the browser's way back, in px. */
const EDGE = 20

interface Finger {
  id: number
  row: HTMLElement
  x: number
  y: number
  side: SwipeSide | null
  armed: boolean
  pressed: boolean
  timer: ReturnType<typeof setTimeout>
}

/** Follows fingers on the rows (`[data-task-id]`) in `container` until stopped. */
export function followFingers(container: HTMLElement, listener: RowGestureListener): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let finger: Finger | null = null
  // The click that the browser makes of a finger which did something else.
  let spent = false

  const leave = (done: boolean) => {
    if (!finger) return
    const { row, side, timer } = finger
    clearTimeout(timer)
    finger = null
    if (side) listener.onEnd(row, side, done)
  }
  const press = () => {
    if (!finger || finger.side) return
    finger.pressed = true
    spent = true
    listener.onPress(finger.row)
  }
  const onDown = (event: PointerEvent) => {
    spent = false
    // A second finger zooms.
    if (finger) return leave(false)
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task-id]') : null
    if (event.pointerType !== 'touch' || !row || !container.contains(row)) return
    const timer = setTimeout(press, PRESS_MS)
    finger = { id: event.pointerId, row, x: event.clientX, y: event.clientY, side: null, armed: false, pressed: false, timer }
  }
  const onMove = (event: PointerEvent) => {
    if (!finger || event.pointerId !== finger.id || finger.pressed) return
    const across = event.clientX - finger.x
    const along = event.clientY - finger.y
    if (!finger.side) {
      if (Math.max(Math.abs(across), Math.abs(along)) < SLOP) return
      const side = across > 0 ? 'right' : 'left'
      const fromEdge = finger.x < EDGE || finger.x > window.innerWidth - EDGE
      if (Math.abs(along) >= Math.abs(across) || fromEdge || !listener.offers(finger.row, side)) return leave(false)
      clearTimeout(finger.timer)
      finger.side = side
      spent = true
    }
    const { side } = finger
    const way = Math.max(0, side === 'right' ? across : -across)
    const by = Math.min(way, FAR) + Math.max(0, way - FAR) * BEYOND
    finger.armed = way >= FAR
    listener.onMove(finger.row, side, side === 'right' ? by : -by, finger.armed)
  }
  const onUp = (event: PointerEvent) => {
    if (finger && event.pointerId === finger.id) leave(finger.armed)
  }
  const onCancel = (event: PointerEvent) => {
    if (finger && event.pointerId === finger.id) leave(false)
  }
  const onClick = (event: MouseEvent) => {
    // Assistive technology presses without a finger.
    if (!spent || event.detail === 0) return
    spent = false
    event.preventDefault()
    event.stopPropagation()
  }
  // On the window: the row may be gone before the finger is, and nobody may hear of a click that is none.
  window.addEventListener('pointerdown', onDown, { signal, passive: true })
  window.addEventListener('pointermove', onMove, { signal, passive: true })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', onCancel, { signal })
  window.addEventListener('click', onClick, { signal, capture: true })
  return () => {
    leave(false)
    stop.abort()
  }
}
