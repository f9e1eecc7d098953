// What every sheet at the bottom of a screen has: a handle to pull it down by, the way back of the device, and its place above the keyboard.
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { media } from '#src/theme/tokens.ts'
import { useKeyboardInset } from './keyboard-inset.ts'
import * as styles from './sheet-handle.css.ts'

/** Pulled so far down, in px, it closes. */
const FAR = 72
/** Pulled this fast, in px per ms, it closes sooner. */
const FAST = 0.6

/** Chromium's: hears of the gesture or button that leads back, without an entry of the history. */
declare const CloseWatcher: undefined | (new () => EventTarget & { destroy(): void })

/** Stands first in the sheet, which it moves. On a desk it is not drawn. */
export function SheetHandle({ onClose }: { onClose: () => void }) {
  const pull = useRef<{ y: number; at: number } | null>(null)
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  useKeyboardInset(sheet)
  useWayBack(onClose)
  const end = (event: PointerEvent, closes: boolean) => {
    const began = pull.current
    pull.current = null
    if (!began || !sheet) return
    const far = event.clientY - began.y
    const fast = far / Math.max(1, event.timeStamp - began.at)
    sheet.style.removeProperty('translate')
    if (closes && (far > FAR || (far > 12 && fast > FAST))) onClose()
  }
  return (
    <div
      ref={(handle) => setSheet(handle?.parentElement ?? null)}
      aria-hidden
      data-handle
      className={styles.handle}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pull.current = { y: event.clientY, at: event.timeStamp }
      }}
      onPointerMove={(event) => {
        // `translate` lies on top of what the arrival animates.
        if (pull.current && sheet) sheet.style.translate = `0 ${Math.max(0, event.clientY - pull.current.y)}px`
      }}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    />
  )
}

/** The back gesture of a phone closes the sheet and leaves the page where it is. Where the browser does not tell of it, it leads back as ever. */
function useWayBack(onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined' || !window.matchMedia(media.coarse).matches) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => latest.current())
    return () => watcher.destroy()
  }, [])
}
