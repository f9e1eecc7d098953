// What the pointer does to the rows of a list: activate, pick, open.
import type { RefObject } from 'react'

/** What a list does when its rows are used by the pointer or take the focus. */
export interface RowHandlers {
  onActivate: (id: string) => void
  onOpen: (id: string) => void
  /** Shift and Ctrl or Cmd with a click, where several can be selected. */
  onPick?: ((id: string, range: boolean) => void) | undefined
}

function idAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null) : null
}

/** Handlers of the list's box; `moved` tells whether the pointer moved or the rows under it did; with `still` only a click or the focus makes a row active. */
export function useGestures({
  moved,
  still = false,
  onActivate,
  onOpen,
  onPick,
}: RowHandlers & { moved: RefObject<boolean>; still?: boolean }) {
  const activate = (target: EventTarget) => {
    const id = idAt(target)
    if (id !== null) onActivate(id)
  }
  return {
    onFocus: (event: React.FocusEvent) => activate(event.target),
    onPointerMove(event: React.PointerEvent) {
      // What comes to lie under a resting pointer is no choice; a menu stays on its row while the pointer passes others.
      if (still || event.pointerType === 'touch' || !moved.current || document.querySelector('[data-layer="menu"]')) return
      activate(event.target)
    },
    onContextMenuCapture: (event: React.MouseEvent) => activate(event.target),
    onClickCapture(event: React.MouseEvent) {
      const id = idAt(event.target)
      if (id === null || !onPick || event.button !== 0 || !(event.shiftKey || event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      event.stopPropagation()
      onPick(id, event.shiftKey)
    },
    onClick(event: React.MouseEvent) {
      const id = idAt(event.target)
      const control = event.target instanceof Element && event.target.closest('button, a[href], input, [role=checkbox]') !== null
      // Text that was just marked is not a click.
      if (id === null || control || event.defaultPrevented || window.getSelection()?.toString()) return
      onOpen(id)
    },
  }
}
