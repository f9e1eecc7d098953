// Short messages at the foot of the screen, with one action such as Undo. What draws them is loaded when the page rests, or with the first message.
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '#src/lib/idle.ts'
import type { ToastMessage } from './toast-message.ts'

type Part = typeof import('./toaster.tsx')

let part: Part | null = null
let loading: Promise<void> | null = null
let ready = false
let early: ((drawing: Part) => void)[] = []
const listeners = new Set<() => void>()

function load(): Promise<void> {
  loading ??= import('./toaster.tsx').then(
    (loaded) => {
      part = loaded
      for (const listener of listeners) listener()
    },
    (error: unknown) => {
      // Tried again by the next message.
      loading = null
      console.error(error)
    },
  )
  return loading
}

function withPart(work: (drawing: Part) => void): void {
  if (part && ready) work(part)
  else {
    early.push(work)
    void load()
  }
}

/** Shows a toast and answers its id. */
export function toast(asked: ToastMessage): string {
  const id = asked.id ?? `toast:${crypto.randomUUID()}`
  withPart((drawing) => drawing.showToast({ ...asked, id }))
  return id
}

/** Takes one toast away, or all of them. */
export function dismissToast(id?: string): void {
  withPart((drawing) => drawing.hideToast(id))
}

function begin(): void {
  ready = true
  const waiting = early
  early = []
  for (const work of waiting) withPart(work)
}

/** Where toasts appear; mount once. */
export function Toaster() {
  const Messages = useSyncExternalStore<ComponentType<{ onReady: () => void }> | null>(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => part?.Messages ?? null,
  )
  useEffect(() => whenIdle(() => void load()), [])
  return Messages && <Messages onReady={begin} />
}
