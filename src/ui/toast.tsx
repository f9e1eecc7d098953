// Short messages at the foot of the screen, with one action such as Undo. What draws them is loaded when the page rests, or with the first message.
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '#src/lib/idle.ts'

/** What a toast says and offers. */
export type ToastMessage = {
  message: string
  detail?: string | undefined
  action?: { label: string; keys?: string | undefined; run: () => void } | undefined
  /** A second thing to do, before the action. */
  second?: { label: string; run: () => void } | undefined
  /** How far work is, 0–1. `said` is read out instead of the message, which changes all the time. */
  progress?: { share: number; said: string } | undefined
  tone?: 'neutral' | 'good' | 'bad' | undefined
  /** The same id replaces the toast before. */
  id?: string | undefined
  /** Milliseconds in view: 5,000; 8,000 with an action. */
  duration?: number | undefined
}

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
