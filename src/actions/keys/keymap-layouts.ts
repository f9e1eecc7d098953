// Keyboards of the layout tests: what each physical key produces. Test data only; kept beside the tests.
import type { KeyInput } from './key-press.ts'

/** What a physical key produces: plain, with Shift, with AltGr. */
type Keys = Readonly<Record<string, readonly [plain: string, shift: string, altGr?: string]>>

/** A keyboard: its keys, and whether its letters are Latin ones. */
export interface Layout {
  keys: Keys
  isLatin: boolean
}

/** The places of a keyboard in the order of the rows below, the key beside the left Shift last. */
const CODES = [
  ...['Backquote', 'Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0', 'Minus', 'Equal'],
  ...['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP', 'BracketLeft', 'BracketRight', 'Backslash'],
  ...['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon', 'Quote'],
  ...['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash', 'IntlBackslash'],
]

/** Rows of characters in the order of the places; a space stands for a dead key. */
function rows(plain: string, shift: string, altGr: Readonly<Record<string, string>> = {}): Keys {
  const name = (character: string | undefined) => (character === undefined || character === ' ' ? 'Dead' : character)
  const plainKeys = [...plain]
  const shiftKeys = [...shift]
  if (plainKeys.length !== CODES.length || shiftKeys.length !== CODES.length)
    throw new Error(`${plain} has ${plainKeys.length} and ${shiftKeys.length} keys of ${CODES.length}`)
  return Object.fromEntries(
    CODES.map((code, at) => {
      const third = altGr[code]
      return [code, third === undefined ? [name(plainKeys[at]), name(shiftKeys[at])] : [name(plainKeys[at]), name(shiftKeys[at]), third]]
    }),
  )
}

const latin = (...given: Parameters<typeof rows>): Layout => ({ keys: rows(...given), isLatin: true })
const other = (...given: Parameters<typeof rows>): Layout => ({ keys: rows(...given), isLatin: false })

const US = ["`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./\\", '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?|'] as const
const arabic = rows(
  'ذ1234567890-=ضصثقفغعهخحجد\\شسيبلاتنمكطئءؤرﻻىةوزظ\\',
  '\u0651!@#$%^&*)(_+\u064e\u064b\u064f\u064cﻹإ‘÷×؛<>|\u0650\u064d][ﻷأـ،/:"~\u0652}{ﻵآ’,.؟|',
)

/** The keyboards. */
export const layouts: Readonly<Record<string, Layout>> = {
  US: latin(...US),
  // Accents are dead keys.
  'US international': latin(' 1234567890-=qwertyuiop[]\\asdfghjkl; zxcvbnm,./\\', ' !@#$% &*()_+QWERTYUIOP{}|ASDFGHJKL: ZXCVBNM<>?|', {
    ...{ KeyQ: 'ä', KeyW: 'å', KeyE: 'é', KeyR: '®', KeyT: 'þ', KeyY: 'ü', KeyU: 'ú', KeyI: 'í', KeyO: 'ó', KeyP: 'ö', KeyA: 'á' },
  }),
  UK: latin("`1234567890-=qwertyuiop[]#asdfghjkl;'zxcvbnm,./\\", '¬!"£$%^&*()_+QWERTYUIOP{}~ASDFGHJKL:@ZXCVBNM<>?|', { KeyE: 'é' }),
  AZERTY: latin('²&é"\'(-è_çà)=azertyuiop $*qsdfghjklmùwxcvbn,;:!<', '~1234567890°+AZERTYUIOP £µQSDFGHJKLM%WXCVBN?./§>', {
    ...{ Digit3: '#', Digit4: '{', Digit5: '[', Digit6: '|', Digit7: '`', Digit8: '\\', Digit9: '^', Digit0: '@', Minus: ']', Equal: '}' },
    KeyE: '€',
  }),
  QWERTZ: latin(' 1234567890ß qwertzuiopü+#asdfghjklöäyxcvbnm,.-<', '°!"§$%&/()=? QWERTZUIOPÜ*\'ASDFGHJKLÖÄYXCVBNM;:_>', {
    ...{ Digit7: '{', Digit8: '[', Digit9: ']', Digit0: '}', Minus: '\\', BracketRight: '~', IntlBackslash: '|' },
    ...{ KeyQ: '@', KeyE: '€', KeyM: 'µ' },
  }),
  Spanish: latin("º1234567890'¡qwertyuiop +çasdfghjklñ zxcvbnm,.-<", 'ª!"·$%&/()=?¿QWERTYUIOP *ÇASDFGHJKLÑ ZXCVBNM;:_>', {
    ...{ Digit1: '|', Digit2: '@', Digit3: '#', KeyE: '€', BracketLeft: '[', BracketRight: ']', Backslash: '}', Quote: '{' },
  }),
  Turkish: latin('"1234567890*-qwertyuıopğü,asdfghjklşizxcvbnmöç.<', "é!'^+%&/()=?_QWERTYUIOPĞÜ;ASDFGHJKLŞİZXCVBNMÖÇ:>", {
    ...{ KeyQ: '@', Digit3: '#', Digit7: '{', Digit8: '[', Digit9: ']', Digit0: '}', KeyE: '€', IntlBackslash: '|' },
  }),
  Polish: latin(...US, { KeyA: 'ą', KeyC: 'ć', KeyE: 'ę', KeyL: 'ł', KeyN: 'ń', KeyO: 'ó', KeyS: 'ś', KeyX: 'ź', KeyZ: 'ż' }),
  Dvorak: latin("`1234567890[]',.pyfgcrl/=\\aoeuidhtns-;qjkxbmwvz\\", '~!@#$%^&*(){}"<>PYFGCRL?+|AOEUIDHTNS_:QJKXBMWVZ|'),
  Colemak: latin("`1234567890-=qwfpgjluy;[]\\arstdhneio'zxcvbkm,./\\", '~!@#$%^&*()_+QWFPGJLUY:{}|ARSTDHNEIO"ZXCVBKM<>?|'),
  Russian: other('ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.\\', 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,/'),
  Greek: other("`1234567890-=;ςερτυθιοπ[]\\ασδφγηξκλ 'ζχψωβνμ,./<", '~!@#$%^&*()_+:ΣΕΡΤΥΘΙΟΠ{}|ΑΣΔΦΓΗΞΚΛ "ΖΧΨΩΒΝΜ<>?>', { KeyE: '€' }),
  // Shift makes Latin capitals, and brackets are mirrored.
  Hebrew: other(";1234567890-=/'קראטוןםפ][\\שדגכעיחלךף,זסבהנמצתץ.\\", '~!@#$%^&*)(_+QWERTYUIOP}{|ASDFGHJKL:"ZXCVBNM><?|'),
  'Arabic, ligatures in one character': { keys: arabic, isLatin: false },
  'Arabic, ligatures in two': { keys: { ...arabic, KeyB: ['لا', 'لآ'], KeyG: ['ل', 'لأ'], KeyT: ['ف', 'لإ'] }, isLatin: false },
  'Arabic, ligatures unknown to the browser': {
    keys: { ...arabic, KeyB: ['Unidentified', 'Unidentified'], KeyG: ['ل', 'Unidentified'], KeyT: ['ف', 'Unidentified'] },
    isLatin: false,
  },
  'Japanese with kana lock': other(
    'ろぬふあうえおやゆよわほへたていすかんなにらせ゛゜むちとしはきくまのりれけつさそひこみもねるめろ',
    'ろぬふぁぅぇぉゃゅょをほへたてぃすかんなにらせ「」むちとしはきくまのりれけっさそひこみも、。・ろ',
  ),
}

/** A key event's fields as a browser reports them. */
export type Stroke = KeyInput & { altGraph: boolean }

/** How browsers report AltGr: Windows with Ctrl and Alt, others by its name, a mac as Alt. */
export const ALT_GR: Readonly<Record<string, Partial<Stroke>>> = {
  Windows: { ctrlKey: true, altKey: true, altGraph: true },
  'Windows without the name': { ctrlKey: true, altKey: true },
  Linux: { altGraph: true },
  mac: { altKey: true },
}

/** The strokes of a keyboard that a person can make with one key and Shift, AltGr (reported as `third`) or neither. */
export function strokesOf({ keys }: Layout, third: Partial<Stroke> = ALT_GR.Windows ?? {}): Stroke[] {
  return Object.entries(keys).flatMap(([code, [plain, shift, altGr]]) => [
    stroke(code, plain),
    stroke(code, shift, { shiftKey: true }),
    ...(altGr === undefined ? [] : [stroke(code, altGr, third)]),
  ])
}

/** One stroke. */
export function stroke(code: string, key: string, held: Partial<Stroke> = {}): Stroke {
  const altGraph = held.altGraph ?? false
  return {
    code,
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...held,
    altGraph,
    getModifierState: (name) => name === 'AltGraph' && altGraph,
  }
}

/** The event of a stroke; `target` is where the focus is. */
export function eventOf(given: Stroke, target: Element = document.body): KeyboardEvent {
  const { altGraph, getModifierState, ...fields } = given
  const event = new KeyboardEvent('keydown', { ...fields, bubbles: true, cancelable: true })
  event.getModifierState = (name) => name === 'AltGraph' && altGraph
  event.composedPath = () => [target]
  return event
}
