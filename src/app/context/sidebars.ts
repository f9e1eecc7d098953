// Which sidebars are open. The left one is docked from 1280 px and a drawer below; the right one is always a drawer.
import { useSyncExternalStore } from 'react'
import { surfaceChoice } from '#src/data/storage/storage.ts'
import { createStore } from '#src/lib/store.ts'

/** Width in px from which the left sidebar is docked. */
export const DOCKED_FROM = 1280

const stored = surfaceChoice<boolean>('left-sidebar', (value) => (typeof value === 'boolean' ? value : null))

/** `docked`: the person wants the left sidebar beside the page where there is room. `left`, `right`: an open drawer. */
export interface SidebarState {
  docked: boolean
  left: boolean
  right: boolean
}

const state = createStore<SidebarState>(() => ({ docked: stored.read() ?? true, left: false, right: false }))
const { get } = state

function change(part: Partial<SidebarState>): void {
  state.set({ ...get(), ...part })
}

/** Opens and closes the sidebars; both close on the overlay (SHELL-06). */
export const sidebars = {
  toggleLeft(): void {
    if (window.matchMedia(`(min-width: ${DOCKED_FROM}px)`).matches) {
      stored.write(!get().docked)
      change({ docked: !get().docked })
    } else change({ left: !get().left, right: false })
  },
  toggleRight(): void {
    change({ right: !get().right, left: false })
  },
  close(): void {
    if (get().left || get().right) change({ left: false, right: false })
  },
}

/** The state, following every change. */
export function useSidebars(): SidebarState {
  return useSyncExternalStore(state.subscribe, get)
}

/** For a drawer that opens: its first link or button has the focus. Radix passes links over, and Enter would sign out. */
export function focusFirst(event: Event): void {
  const first = event.currentTarget instanceof Element && event.currentTarget.querySelector<HTMLElement>('a[href], button')
  if (!first) return
  event.preventDefault()
  first.focus()
}
