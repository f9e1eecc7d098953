// Keys as they are written, `g i` or `$mod+Shift+k`: read from what was typed or pressed, with why some will not do (PROFUP-07, PROFUP-08).
import { isThirdLevel, meantKeys } from '#src/actions/keys/key-press.ts'
import type { Platform } from '#src/ui/marks/key-caps.ts'

/** Held keys in the order in which they are written. */
const MODIFIERS = ['$mod', 'Control', 'Meta', 'Alt', 'Shift'] as const
type Modifier = (typeof MODIFIERS)[number]

const WRITTEN: Readonly<Record<string, Modifier>> = {
  $mod: '$mod',
  mod: '$mod',
  ctrl: 'Control',
  control: 'Control',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
  alt: 'Alt',
  option: 'Alt',
  shift: 'Shift',
}
const NAMED: Readonly<Record<string, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  space: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  insert: 'Insert',
  enter: 'Enter',
  tab: 'Tab',
  escape: 'Escape',
  esc: 'Escape',
}

/** Most presses of a sequence. */
const MOST_PRESSES = 3

/** Why a key will not do. */
export const REFUSED = {
  browser: 'The browser keeps this key for itself.',
  bare: 'Hold it together with another key.',
  needed: 'Tab, Escape and Enter are needed to get around.',
  unread: 'Write keys such as g i or $mod+Shift+k.',
  long: 'At most three keys after each other.',
} as const

/** A key that can be used, or the sentence why it cannot. */
export type ReadKey = { keys: string } | { problem: string }

const writtenModifier = (text: string): Modifier | undefined => (Object.hasOwn(WRITTEN, text) ? WRITTEN[text] : undefined)

/** One press as it is written, `Shift+k`; null for what is none. */
function pressOf(text: string, platform: Platform): string | null {
  // A plus at the very end is the key itself.
  const parts = text === '+' ? ['+'] : text.endsWith('++') ? [...text.slice(0, -2).split('+'), '+'] : text.split('+')
  const key = parts.at(-1) ?? ''
  const held = new Set<Modifier>()
  for (const part of parts.slice(0, -1)) {
    const modifier = writtenModifier(part.toLowerCase())
    if (!modifier) return null
    held.add((platform === 'mac' ? 'Meta' : 'Control') === modifier ? '$mod' : modifier)
  }
  const named = NAMED[key.toLowerCase()] ?? (/^f\d{1,2}$/i.test(key) ? key.toUpperCase() : null)
  const single = [...key].length === 1 ? key : null
  // A letter of another script is no key by itself: the Latin one of its place is written.
  if (single && /^(?!\p{Script=Latin})\p{L}/u.test(single)) return null
  if (!named && !single) return writtenModifier(key.toLowerCase()) ? [...held, key].join('+') : null
  // A capital is the letter with Shift.
  if (single && single !== single.toLowerCase() && single.toLowerCase().length === 1 && /\p{L}/u.test(single)) held.add('Shift')
  return [...MODIFIERS.filter((one) => held.has(one)), named ?? single?.toLowerCase() ?? ''].join('+')
}

/** Keys that every browser acts on before a page hears of them, or instead of it. */
const KEPT = /^(\$mod\+(Shift\+)?[twnq]|\$mod\+[lr]|\$mod\+Shift\+r|F5|F11|\$mod\+F5|Alt\+F4)$/

function problemOf(press: string): string | null {
  const key = press === '+' || press.endsWith('++') ? '+' : (press.split('+').at(-1) ?? '')
  if (KEPT.test(press)) return REFUSED.browser
  if (writtenModifier(key.toLowerCase())) return REFUSED.bare
  if (/^(Tab|Escape)$/.test(key) || press === 'Enter') return REFUSED.needed
  return null
}

/** Reads what was typed: presses with a space between them. */
export function readKeys(text: string, platform: Platform): ReadKey {
  const presses = text.trim().split(/\s+/).filter(Boolean)
  if (presses.length === 0) return { problem: REFUSED.unread }
  if (presses.length > MOST_PRESSES) return { problem: REFUSED.long }
  const read: string[] = []
  for (const one of presses) {
    const press = pressOf(one, platform)
    if (press === null) return { problem: REFUSED.unread }
    const problem = problemOf(press)
    if (problem !== null) return { problem }
    read.push(press)
  }
  return { keys: read.join(' ') }
}

/** What of a keydown is recorded. */
export type RecordedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState?: (name: string) => boolean
}

const BARE = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn', 'NumLock', 'OS', 'Dead', 'Process', 'Unidentified'])

/** Whether a key of an event is one that is held together with others. */
export function isModifier(key: string): boolean {
  return writtenModifier(key.toLowerCase()) !== undefined
}

/** The press of a keydown as it is written, on a keyboard of another script by its place; null for a modifier by itself and a letter made with AltGr. */
export function pressOfEvent(event: RecordedKey, platform: Platform): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey, code } = event
  const [key = ''] = meantKeys(event)
  if (BARE.has(key)) return null
  // Option makes other characters on a mac; the key in that place is meant.
  const letter = platform === 'mac' && altKey && /^Key[A-Z]$/.test(code) ? code.slice(3) : key
  const isSign = [...letter].length === 1 && !/[\p{L} ]/u.test(letter)
  // AltGr is how a sign is made, and may be reported as Ctrl and Alt.
  if (platform !== 'mac' && isThirdLevel(event, platform)) return isSign ? event.key : null
  const mod = platform === 'mac' ? metaKey : ctrlKey
  const held = [
    ...(mod ? ['$mod'] : []),
    ...(platform === 'mac' && ctrlKey ? ['Control'] : []),
    ...(platform !== 'mac' && metaKey ? ['Meta'] : []),
    ...(altKey ? ['Alt'] : []),
    // A sign is what Shift made it.
    ...(shiftKey && !isSign ? ['Shift'] : []),
  ]
  const name = letter === ' ' ? 'Space' : [...letter].length === 1 ? letter.toLowerCase() : letter
  return [...held, name].join('+')
}
