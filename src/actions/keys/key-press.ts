// Decides whether a key event is a press of a binding, on every keyboard layout.
import { parseKeybinding } from 'tinykeys'
import type { Platform } from '#src/ui/marks/key-caps.ts'

/** What of a `KeyboardEvent` matters; tests build these from layout tables. */
export type KeyInput = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  getModifierState?: (name: string) => boolean
}

/** One press of a binding: held modifiers and the key. */
export interface Press {
  control: boolean
  meta: boolean
  alt: boolean
  shift: boolean
  /** Lower case; a letter, a sign, or a name such as `arrowup`. A pattern in tinykeys grammar stays a pattern. */
  key: string | RegExp
  /** As it was written, for keycaps: `Shift+d`. */
  text: string
}

/** Presses of a shortcut in tinykeys grammar; `$mod` is Meta on a mac and Control elsewhere. */
export function parseShortcut(shortcut: string, platform: Platform): Press[] {
  const texts = shortcut.trim().split(/\s+/)
  return texts.map((text) => {
    const [press] = parseKeybinding(text.replace('$mod', platform === 'mac' ? 'Meta' : 'Control'))
    if (!press) throw new Error(`Not a shortcut: ${shortcut}`)
    const [mods, key] = press
    return {
      control: mods.includes('Control'),
      meta: mods.includes('Meta'),
      alt: mods.includes('Alt'),
      shift: mods.includes('Shift'),
      key: typeof key === 'string' ? key.toLowerCase() : key,
      text,
    }
  })
}

const latinLetter = /^[a-z]$/
/** Beyond the Latin blocks and no currency: the signs of Latin keyboards (`§`, `²`, `€`) are not meant. */
const otherCharacter = /^(?!\p{Sc})[\u{370}-\u{10ffff}]\p{M}*$/u
const latinScript = /^\p{Script=Latin}/u

/** Signs of a US keyboard by physical key: plain and with Shift. */
const usSigns: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Backquote: ['`', '~'],
  Digit1: ['1', '!'],
  Digit2: ['2', '@'],
  Digit3: ['3', '#'],
  Digit4: ['4', '$'],
  Digit5: ['5', '%'],
  Digit6: ['6', '^'],
  Digit7: ['7', '&'],
  Digit8: ['8', '*'],
  Digit9: ['9', '('],
  Digit0: ['0', ')'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
}

/** Letter keys on which Hebrew and Greek layouts put a sign; no Latin layout has these pairs. */
const signsOfOtherScripts = new Set(["KeyW'", 'KeyQ/', 'KeyQ;', 'KeyQ:'])

/** The key a US keyboard has in that place, lower case; null for places that hold no character. */
function physicalKey({ code, shiftKey }: KeyInput): string | null {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return letter.toLowerCase()
  return usSigns[code]?.[shiftKey ? 1 : 0] ?? null
}

/** Keys that a layout of another script cannot produce are taken by their place. */
function isOtherScript({ key, code }: KeyInput): boolean {
  if (signsOfOtherScripts.has(code + key)) return true
  return otherCharacter.test(key) && !latinScript.test(key)
}

/** True while AltGr (Option on a mac) is held to type a character of the third level. */
function isThirdLevel(input: KeyInput, platform: Platform): boolean {
  if (input.getModifierState?.('AltGraph')) return true
  if (platform === 'mac') return input.altKey && !input.ctrlKey && !input.metaKey && input.key.length === 1
  // Windows reports AltGr as Ctrl+Alt.
  return input.ctrlKey && input.altKey && input.key.length === 1
}

/**
 * True when the event is this press. Latin letters go by the character, letters of other scripts by the physical key, signs such as
 * `#`, `?`, `[` by the character however Shift or AltGr made it; letters made with AltGr never match.
 */
export function matchesPress(input: KeyInput, press: Press, platform: Platform): boolean {
  const third = isThirdLevel(input, platform)
  if (third) {
    const sign = typeof press.key === 'string' && isSign(press.key)
    return sign && !press.control && !press.meta && !press.alt && !press.shift && input.key === press.key
  }
  if (input.ctrlKey !== press.control || input.metaKey !== press.meta || input.altKey !== press.alt) return false
  const produced = isOtherScript(input) ? (physicalKey(input) ?? input.key) : input.key
  if (press.key instanceof RegExp) return input.shiftKey === press.shift && press.key.test(produced)
  if (isSign(press.key)) return produced === press.key && (input.shiftKey || !press.shift)
  if (input.shiftKey !== press.shift) return false
  return latinLetter.test(press.key) ? produced.toLowerCase() === press.key : isNamed(input, press.key)
}

/** One character that is no Latin letter. */
function isSign(key: string): boolean {
  return key.length === 1 && key !== ' ' && !latinLetter.test(key)
}

function isNamed({ key, code }: KeyInput, name: string): boolean {
  const named = key === ' ' ? 'space' : key.toLowerCase()
  return named === name || code.toLowerCase() === name || (name === ' ' && named === 'space')
}
