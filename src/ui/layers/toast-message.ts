// What a short message at the foot of the screen is made of.

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
