// What the editor shows around its text: pressed buttons, a mention that is being typed, messages.
import { useSyncExternalStore } from 'react'
import type { Offer, TypedMention } from './offer.ts'

/** Everything that is drawn around the text. */
export interface EditorLook {
  /** Names of the toolbar items that are on at the caret. */
  pressed: ReadonlySet<string>
  empty: boolean
  mention: TypedMention | null
  /** What is offered for it. */
  offers: readonly Offer[]
  /** Which of the offers is highlighted. */
  mentionAt: number
  /** Where Escape closed the list: it stays closed while that `@` is typed on. */
  mentionClosedAt: number | null
  /** A sentence why something was not taken; null when all is well. */
  problem: string | null
  /** Pictures that are being read, 0–1; null when none is. */
  reading: number | null
}

/** A tiny store that React follows. */
export interface EditorStore {
  get(): EditorLook
  set(next: Partial<EditorLook>): void
  subscribe(listener: () => void): () => void
}

/** A store for one editor. */
export function createEditorStore(): EditorStore {
  let look: EditorLook = {
    pressed: new Set(),
    empty: true,
    mention: null,
    offers: [],
    mentionAt: 0,
    mentionClosedAt: null,
    problem: null,
    reading: null,
  }
  const listeners = new Set<() => void>()
  return {
    get: () => look,
    set(next) {
      look = { ...look, ...next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The present look, drawn again when it changes. */
export function useEditorLook(store: EditorStore): EditorLook {
  return useSyncExternalStore(store.subscribe, store.get)
}
