// Short messages at the foot of the screen, with one action such as Undo. What draws them is loaded when the page rests, or with the first message.

import { useEffect } from 'react'
import { whenIdle } from '#src/lib/idle.ts'
import { createPageStore } from '#src/lib/store.ts'
import { uuid } from '#src/lib/uuid.ts'
import { lazyModule, useLazyModule } from './lazy-module.ts'
import type { ToastMessage } from './toast-message.ts'

type Part = typeof import('./toaster.tsx')

const part = lazyModule<Part>(() => import('./toaster.tsx'))
/** Of the page: what was said before anything could draw it, to whoever it was. */
const early = createPageStore<readonly ((drawing: Part) => void)[] | null>(() => [])

function load(): void {
  // Tried again by the next message.
  part.load().catch((error: unknown) => console.error(error))
}

function withPart(work: (drawing: Part) => void): void {
  const drawing = part.get()
  const waiting = early.get()
  if (drawing && waiting === null) work(drawing)
  else {
    early.set([...(waiting ?? []), work])
    load()
  }
}

/** Shows a toast and answers its id. */
export function toast(asked: ToastMessage): string {
  const id = asked.id ?? `toast:${uuid()}`
  withPart((drawing) => drawing.showToast({ ...asked, id }))
  return id
}

/** Takes one toast away, or all of them. */
export function dismissToast(id?: string): void {
  withPart((drawing) => drawing.hideToast(id))
}

function begin(): void {
  const waiting = early.get() ?? []
  early.set(null)
  for (const work of waiting) withPart(work)
}

/** Where toasts appear; mount once. */
export function Toaster() {
  const Messages = useLazyModule(part)?.Messages
  useEffect(() => whenIdle(load), [])
  return Messages && <Messages onReady={begin} />
}
