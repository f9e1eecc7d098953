// Decides whether a key event is a press of a binding, on every keyboard layout.
import { parseKeybinding } from 'tinykeys'
import type { Platform } from '#src/ui/marks/key-caps.ts'

/** What of a `KeyboardEvent` matters; tests build these from layout tables. */
export type KeyInput = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  keyCode?: number
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
/**
 * Beyond the Latin blocks and no currency: the signs of Latin keyboards (`§`, `²`, `€`) are not meant. One key may type two characters (Arabic `لا`), of
 * which some browsers say nothing but that they do not know them.
 */
const otherCharacter = /^(?!\p{Sc}|\p{Script=Latin})[\u{370}-\u{10ffff}]+$|^Unidentified$/u
const letter = /^[\p{L}\p{M}]/u

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

/** Letter keys on which Hebrew and Greek layouts put a sign; hardly a Latin layout has these pairs. */
const signsOfOtherScripts = new Set(["KeyW'", 'KeyQ/', 'KeyQ;', 'KeyQ:'])

/** The key a US keyboard has in that place, lower case; null for places that hold no character. Keys on a screen may have no place, only its number. */
function physicalKey({ code, keyCode = 0, shiftKey }: KeyInput): string | null {
  const place = /^Key([A-Z])$/.exec(code)?.[1] ?? (code === '' && keyCode > 64 && keyCode < 91 ? String.fromCharCode(keyCode) : null)
  return place?.toLowerCase() ?? usSigns[code]?.[shiftKey ? 1 : 0] ?? null
}

/** Whether letters are those of another script on the keyboard in use, as this stroke shows it; null where it does not. */
export function showsOtherScript({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyInput): boolean | null {
  // On a Hebrew keyboard Shift makes Latin letters, on a mac the command key does.
  if (ctrlKey || metaKey || altKey || shiftKey || key === 'Unidentified' || !letter.test(key)) return null
  return otherCharacter.test(key) || ([...key].length === 1 ? false : null)
}

/**
 * The keys that an event may mean, the likeliest first: the one that was typed, and on keyboards of another script the one in that place of a US
 * keyboard. `isOther` says whether the keyboard is such a one; null where nothing was typed yet that shows it, so that letters alone tell.
 */
export function meantKeys(input: KeyInput, isOther: boolean | null = null): readonly string[] {
  const { key, code } = input
  const place = physicalKey(input)
  if (place === null || latinLetter.test(key.toLowerCase())) return [key]
  const isLetter = otherCharacter.test(key) && letter.test(key)
  if (isLetter || (isOther ?? (otherCharacter.test(key) || signsOfOtherScripts.has(code + key)))) return isLetter ? [place] : [place, key]
  return [key]
}

/** True while AltGr (Option on a mac) is held to type a character of the third level. */
export function isThirdLevel(input: KeyInput, platform: Platform): boolean {
  if (input.getModifierState?.('AltGraph')) return true
  if (platform === 'mac') return input.altKey && !input.ctrlKey && !input.metaKey && input.key.length === 1
  // Windows reports AltGr as Ctrl+Alt, which leaves letters as they are unless AltGr makes others.
  return input.ctrlKey && input.altKey && input.key.length === 1 && !latinLetter.test(input.key.toLowerCase())
}

/**
 * True when the event is this press. `key` is one of `meantKeys`: Latin letters go by the character, keys of other scripts by their place, signs such
 * as `#`, `?`, `[` by the character however Shift or AltGr made it; letters made with AltGr never match, those of Option by their place.
 */
export function matchesPress(input: KeyInput, press: Press, platform: Platform, key: string = meantKeys(input)[0] ?? ''): boolean {
  const isHeld = input.ctrlKey === press.control && input.metaKey === press.meta && input.altKey === press.alt
  const isLetter = typeof press.key === 'string' && latinLetter.test(press.key)
  if (isThirdLevel(input, platform)) {
    if (press.alt && isLetter) return platform === 'mac' && isHeld && input.shiftKey === press.shift && physicalKey(input) === press.key
    const sign = typeof press.key === 'string' && isSign(press.key)
    return sign && !press.control && !press.meta && !press.alt && !press.shift && input.key === press.key
  }
  if (!isHeld) return false
  if (press.key instanceof RegExp) return input.shiftKey === press.shift && press.key.test(key)
  if (isSign(press.key)) return key === press.key && (input.shiftKey || !press.shift)
  if (input.shiftKey !== press.shift) return false
  // The capital of a Turkish `i` keeps its dot.
  return isLetter ? key.toLowerCase().replace('\u0307', '') === press.key : isNamed(input, press.key)
}

/** One character that is no Latin letter. */
function isSign(key: string): boolean {
  return key.length === 1 && key !== ' ' && !latinLetter.test(key)
}

function isNamed({ key, code }: KeyInput, name: string): boolean {
  const named = key === ' ' ? 'space' : key.toLowerCase()
  return named === name || code.toLowerCase() === name || (name === ' ' && named === 'space')
}

/** True for the keys from which on Firefox looks for text on the page, and takes the keys behind them for it. */
export function opensQuickFind({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (key === '/' || key === "'") && !ctrlKey && !metaKey
}

/** A character by itself; Space is none. */
export function isCharacter({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey
}

/** With Ctrl, Alt or Meta. */
export function isCombination({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey
}

/** What may be the key of an action that is not there yet; what browsers do with the others is not taken from them. */
export function mayWait(event: KeyboardEvent, onControl: boolean): boolean {
  const { key, repeat, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey) return key === 'k'
  return !repeat && !altKey && (isCharacter(event) || (/^( |Enter|Delete|Backspace|Home|End|Arrow.*)$/.test(key) && !onControl))
}
