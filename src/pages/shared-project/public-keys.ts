// The keys of a public project: they work for strangers, who have no other keys here (BP-06).
import { useEffect, useRef } from 'react'
import { matchesPress, parseShortcut } from '#src/actions/keys/key-press.ts'
import { isControl, isTextSurface, targetOf } from '#src/actions/text-surface.ts'
import { currentPlatform } from '#src/ui/marks/key-caps.ts'

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

const SHORTCUTS = {
  down: ['j', 'ArrowDown'],
  up: ['k', 'ArrowUp'],
  search: ['/'],
  filter: ['f'],
  view: ['Shift+v'],
  commands: ['?'],
  open: ['Enter'],
  palette: ['$mod+k'],
  close: ['Escape'],
} as const
type Deed = keyof typeof SHORTCUTS

/** What a keydown asks for; null for a key that does nothing here, and while a character is still being composed. */
function deedOf(event: KeyboardEvent): Deed | null {
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return null
  const platform = currentPlatform()
  const isMeant = (keys: readonly string[]) =>
    keys.some((key) => parseShortcut(key, platform).some((press) => matchesPress(event, press, platform)))
  return (Object.keys(SHORTCUTS) as Deed[]).find((deed) => isMeant(SHORTCUTS[deed])) ?? null
}

/** Listens while the page is there; keys that are typed into something are left alone. */
export function usePublicKeys(keys: PublicKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const deed = deedOf(event)
      if (deed === null) return
      const now = latest.current
      const target = targetOf(event)
      const isInDialog = target?.closest('[role=dialog]') != null
      if (deed === 'close') {
        if (!isInDialog) now.close()
      } else if (deed === 'palette') {
        event.preventDefault()
        event.stopImmediatePropagation()
        now.commands()
      } else if (!isInDialog && !isTextSurface(target)) {
        // A link or button that has the focus does what it says.
        if (deed === 'open') {
          if (!isControl(target)) now.open()
          return
        }
        event.preventDefault()
        if (deed === 'down' || deed === 'up') now.step(deed === 'down' ? 1 : -1)
        else now[deed]()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
