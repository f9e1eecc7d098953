// Turns a shortcut in tinykeys grammar into what people read: keycaps, spoken text, aria-keyshortcuts.

/** Whose keycaps are shown. */
export type Platform = 'mac' | 'other'

type Cap = { mac: string; other: string; said: string }

const named: Record<string, Cap> = {
  Meta: { mac: '⌘', other: 'Win', said: 'Meta' },
  Control: { mac: '⌃', other: 'Ctrl', said: 'Control' },
  Ctrl: { mac: '⌃', other: 'Ctrl', said: 'Control' },
  Shift: { mac: '⇧', other: 'Shift', said: 'Shift' },
  Alt: { mac: '⌥', other: 'Alt', said: 'Alt' },
  Enter: { mac: '↵', other: '↵', said: 'Enter' },
  Backspace: { mac: '⌫', other: '⌫', said: 'Backspace' },
  Delete: { mac: '⌦', other: 'Del', said: 'Delete' },
  Escape: { mac: 'Esc', other: 'Esc', said: 'Escape' },
  Tab: { mac: '⇥', other: 'Tab', said: 'Tab' },
  Space: { mac: 'Space', other: 'Space', said: 'Space' },
  ArrowUp: { mac: '↑', other: '↑', said: 'Up' },
  ArrowDown: { mac: '↓', other: '↓', said: 'Down' },
  ArrowLeft: { mac: '←', other: '←', said: 'Left' },
  ArrowRight: { mac: '→', other: '→', said: 'Right' },
  BracketLeft: { mac: '[', other: '[', said: '[' },
  BracketRight: { mac: ']', other: ']', said: ']' },
  Slash: { mac: '/', other: '/', said: '/' },
  Period: { mac: '.', other: '.', said: '.' },
  Comma: { mac: ',', other: ',', said: ',' },
}

/** The platform this page runs on; mac covers iPad and iPhone keyboards too. */
export function currentPlatform(): Platform {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform || navigator.userAgent) ? 'mac' : 'other'
}

/** Presses of a shortcut, each a list of keycaps: `$mod+k` is `[['⌘','K']]` on a mac, `g i` is `[['G'],['I']]`. */
export function keyCaps(keys: string, platform: Platform = currentPlatform()): string[][] {
  return presses(keys, platform).map((press) => press.map((key) => capOf(key)[platform]))
}

/** The shortcut as words for a screen reader: `Control Shift D`, `G then I`. */
export function spokenKeys(keys: string, platform: Platform = currentPlatform()): string {
  return presses(keys, platform)
    .map((press) => press.map((key) => (platform === 'mac' && key === 'Meta' ? 'Command' : capOf(key).said)).join(' '))
    .join(' then ')
}

/** The shortcut for `aria-keyshortcuts`; undefined for a sequence, which that attribute cannot say. */
export function ariaKeys(keys: string | undefined, platform: Platform = currentPlatform()): string | undefined {
  const all = keys ? presses(keys, platform) : []
  return all.length === 1
    ? all[0]?.map((key) => (key === 'Ctrl' ? 'Control' : key.length === 1 ? key.toUpperCase() : key)).join('+')
    : undefined
}

function presses(keys: string, platform: Platform): string[][] {
  return keys
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((press) => {
      // A plus at the very end is the key itself, not a joint.
      const parts = press.endsWith('+') && press.length > 1 ? [...press.slice(0, -1).split('+').filter(Boolean), '+'] : press.split('+')
      const known = press === '+' ? ['+'] : parts
      return known.map((part) => (part === '$mod' ? (platform === 'mac' ? 'Meta' : 'Control') : part))
    })
}

function capOf(key: string): Cap {
  const cap = named[key]
  if (cap) return cap
  const plain = /^\(.*\)$/.test(key) ? key.replace(/[()^$[\]]/g, '').replace('-', '–') : key.replace(/^(?:Key|Digit)(?=.$)/, '')
  const text = plain.length === 1 ? plain.toUpperCase() : plain
  return { mac: text, other: text, said: text }
}
