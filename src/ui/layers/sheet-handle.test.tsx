// A sheet is closed by pulling its handle down, or by the way back of the device.
import { fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { media } from '#src/theme/tokens.ts'
import { SheetHandle } from './sheet-handle.tsx'

afterEach(() => vi.unstubAllGlobals())

function show() {
  const onClose = vi.fn()
  const { container, unmount } = render(
    <section>
      <SheetHandle onClose={onClose} />
    </section>,
  )
  const sheet = container.querySelector('section')
  const handle = container.querySelector('[data-handle]')
  if (!sheet || !handle) throw new Error('not drawn')
  /** Slowly: what is pulled fast closes sooner. */
  const pull = (by: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
    fireEvent.pointerDown(handle, { clientY: 500, button: 0 })
    fireEvent.pointerMove(handle, { clientY: 500 + by })
    const moved = sheet.style.translate
    const up = new PointerEvent(end.toLowerCase(), { bubbles: true, clientY: 500 + by })
    Object.defineProperty(up, 'timeStamp', { value: performance.now() + 2_000 })
    fireEvent(handle, up)
    return [moved, sheet.style.translate]
  }
  return { onClose, pull, unmount }
}

test('where you point 10: pulled down far enough a sheet closes; else it goes back to its place', () => {
  const { onClose, pull } = show()
  expect(pull(40)).toEqual(['0 40px', ''])
  expect(pull(-40)).toEqual(['0 0px', ''])
  expect(pull(200, 'pointerCancel')).toEqual(['0 200px', ''])
  expect(onClose).not.toHaveBeenCalled()
  expect(pull(120)).toEqual(['0 120px', ''])
  expect(onClose).toHaveBeenCalledOnce()
})

test('where you point 10: on a touched screen the way back closes the sheet, and is free again once it is closed', () => {
  const watchers: (EventTarget & { destroy: () => void })[] = []
  class Watcher extends EventTarget {
    destroy = vi.fn()
    constructor() {
      super()
      watchers.push(this)
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher)
  show().unmount()
  expect(watchers).toEqual([])
  const matchMedia = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) => (query === media.coarse ? { ...matchMedia(query), matches: true } : matchMedia(query)))
  const { onClose, unmount } = show()
  expect(watchers).toHaveLength(1)
  watchers[0]?.dispatchEvent(new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
  unmount()
  expect(watchers[0]?.destroy).toHaveBeenCalledOnce()
})
