// Where a person acts from just now: by key, or with a pointer at a place. A question is shown there (decision 034).
import { createPageStore } from '#src/lib/store.ts'

/** The place that a question stands beside when it was asked with a mouse or a pen: what was pressed, or the point where that is wide or gone. */
export interface PointedPlace {
  getBoundingClientRect(): DOMRect
}

/**
 * What shows a question within itself while it is `open`, such as a menu. Once a question was `answered` it closes, and the next one is shown
 * elsewhere; when it was `left`, nobody is asked any more.
 */
export interface QuestionHost {
  state: 'open' | 'answered' | 'left'
}

/**
 * How a question was asked: `place` with a mouse or a pen; `touch` with a finger; `inside` a host that is shown already, whose own gesture counts
 * once it is answered; null by key, by voice or by the palette.
 */
export type AskedFrom =
  | { kind: 'place'; place: PointedPlace }
  | { kind: 'touch' }
  | { kind: 'inside'; host: QuestionHost; else: AskedFrom }
  | null

/** No wider or higher than this, in px, is what a question stands beside; else it stands at the point (never over 320 px from the pointer). */
const WIDEST = 280
const HIGHEST = 120

/** Of the page: a pointer and a keyboard have no session. */
const last = createPageStore<AskedFrom>(() => null)

/** How the person acted last; what a question that is asked now comes from. */
export function askedFrom(): AskedFrom {
  return last.get()
}

/** Follows pointer and keys until stopped. */
export function followGestures(target: Window): () => void {
  const onPointer = (event: PointerEvent) => last.set(fromPointer(event))
  const onKey = () => last.set(null)
  // Assistive technology presses without keys and without a pointer. A press that code makes, as menus do, changes nothing.
  const onClick = (event: MouseEvent) => {
    if (event.isTrusted && event.detail === 0) last.set(null)
  }
  const listened = { capture: true, passive: true }
  target.addEventListener('pointerdown', onPointer, listened)
  target.addEventListener('pointerup', onPointer, listened)
  target.addEventListener('keydown', onKey, listened)
  target.addEventListener('click', onClick, listened)
  return () => {
    target.removeEventListener('pointerdown', onPointer, listened)
    target.removeEventListener('pointerup', onPointer, listened)
    target.removeEventListener('keydown', onKey, listened)
    target.removeEventListener('click', onClick, listened)
    last.set(null)
  }
}

function fromPointer({ pointerType, clientX, clientY, target }: PointerEvent): AskedFrom {
  if (pointerType === 'touch') return { kind: 'touch' }
  const point = new DOMRect(clientX, clientY, 0, 0)
  const pressed = target instanceof Element ? target.closest('button, a, label, [role], [data-anchor]') : null
  // A menu is gone when its question opens.
  if (!pressed || pressed.closest('[data-layer="menu"]')) return { kind: 'place', place: { getBoundingClientRect: () => point } }
  let known = point
  return {
    kind: 'place',
    place: {
      getBoundingClientRect() {
        const box = pressed.getBoundingClientRect()
        if (pressed.isConnected && box.width > 0 && box.width <= WIDEST && box.height <= HIGHEST) known = box
        return known
      },
    },
  }
}
