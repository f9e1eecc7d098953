// A message inside a form or dialog that goes away by itself: successes after 3 s, errors after 5 s.
import { CircleAlertIcon, CircleCheckIcon } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as styles from './timed-message.css.ts'

/** What is said now. */
export interface TimedMessage {
  text: string
  tone: 'good' | 'bad'
}

/** How long each tone stays, in milliseconds (INVITE-17, PROJ-13, OPEN-17). */
export const MESSAGE_MS = { good: 3_000, bad: 5_000 }

/** One message at a time; a new one replaces the old and has its full time. `ms` overrides the tone's time. */
export function useTimedMessage() {
  const [message, setMessage] = useState<TimedMessage | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const clear = useCallback(() => {
    clearTimeout(timer.current)
    setMessage(null)
  }, [])
  const show = useCallback(
    (tone: TimedMessage['tone'], text: string, ms: number = MESSAGE_MS[tone]) => {
      clearTimeout(timer.current)
      setMessage({ tone, text })
      timer.current = setTimeout(clear, ms)
    },
    [clear],
  )
  return { message, show, clear }
}

/** Draws the message; nothing at all when there is none. */
export function MessageArea({ message }: { message: TimedMessage | null }) {
  if (!message) return null
  const Icon = message.tone === 'good' ? CircleCheckIcon : CircleAlertIcon
  return (
    <p role={message.tone === 'good' ? 'status' : 'alert'} className={styles.tone[message.tone]}>
      <Icon aria-hidden size={16} className={styles.icon} />
      {message.text}
    </p>
  )
}
