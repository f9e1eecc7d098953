// The keys of a public project: they work for strangers, who have no other keys here (BP-06).
import { useEffect, useRef } from 'react'
import { tinykeys } from 'tinykeys'

/** What the keys do. */
export interface PublicKeys {
  step(by: 1 | -1): void
  open(): void
  search(): void
  filter(): void
  view(): void
  commands(): void
  /** Answers false where there is nothing to close. */
  close(): boolean
}

const TYPING = 'input, textarea, select, [contenteditable="true"], [role=dialog]'

/** Listens while the page is there; keys that are typed into something are left alone. */
export function usePublicKeys(keys: PublicKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const plain = (run: () => void) => (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      event.preventDefault()
      run()
    }
    const step = (by: 1 | -1) => plain(() => latest.current.step(by))
    return tinykeys(window, {
      j: step(1),
      ArrowDown: step(1),
      k: step(-1),
      ArrowUp: step(-1),
      '/': plain(() => latest.current.search()),
      f: plain(() => latest.current.filter()),
      'Shift+V': plain(() => latest.current.view()),
      '?': plain(() => latest.current.commands()),
      'Shift+?': plain(() => latest.current.commands()),
      Enter(event) {
        // A link or button that has the focus does what it says.
        if (event.target instanceof Element && event.target.closest(`${TYPING}, a, button`)) return
        latest.current.open()
      },
      '$mod+k'(event) {
        event.preventDefault()
        event.stopImmediatePropagation()
        latest.current.commands()
      },
      Escape(event) {
        if (event.target instanceof Element && event.target.closest('[role=dialog]')) return
        latest.current.close()
      },
    })
  }, [])
}
