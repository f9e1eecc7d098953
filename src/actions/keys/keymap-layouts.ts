// Keyboards of the layout tests: what each physical key produces. Test data only; kept beside the tests.
import type { KeyInput } from './key-press.ts'

/** What a physical key produces: plain, with Shift, with AltGr. */
type Keys = Readonly<Record<string, readonly [plain: string, shift: string, altGr?: string]>>

const usCodes = [
  ...['Backquote', 'Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0', 'Minus', 'Equal'],
  ...['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP', 'BracketLeft', 'BracketRight', 'Backslash'],
  ...['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon', 'Quote'],
  ...['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
]

/** Rows of characters in the order of a US keyboard's keys; a space stands for a dead key. */
function layout(plain: string, shift: string, altGr: Readonly<Record<string, string>> = {}): Keys {
  const name = (character: string | undefined) => (character === undefined || character === ' ' ? 'Dead' : character)
  const plainKeys = [...plain]
  const shiftKeys = [...shift]
  if (plainKeys.length !== usCodes.length || shiftKeys.length !== usCodes.length) throw new Error(`A layout has ${usCodes.length} keys`)
  return Object.fromEntries(
    usCodes.map((code, at) => {
      const third = altGr[code]
      return [code, third === undefined ? [name(plainKeys[at]), name(shiftKeys[at])] : [name(plainKeys[at]), name(shiftKeys[at]), third]]
    }),
  )
}

const us = layout("`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./", '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?')

/** The keyboards; `ja-IME` is a Japanese keyboard whose kana lock is on, with the composition already over. */
export const layouts: Readonly<Record<string, Keys>> = {
  US: us,
  AZERTY: layout('²&é"\'(-è_çà)=azertyuiop $*qsdfghjklmùwxcvbn,;:!', '~1234567890°+AZERTYUIOP £µQSDFGHJKLM%WXCVBN?./§', {
    Digit3: '#',
    Digit5: '[',
    Minus: ']',
    KeyE: '€',
  }),
  QWERTZ: layout(' 1234567890ß qwertzuiopü+#asdfghjklöäyxcvbnm,.-', '°!"§$%&/()=? QWERTZUIOPÜ*\'ASDFGHJKLÖÄYXCVBNM;:_', {
    Digit8: '[',
    Digit9: ']',
    KeyQ: '@',
    KeyE: '€',
  }),
  Dvorak: layout("`1234567890[]',.pyfgcrl/=\\aoeuidhtns-;qjkxbmwvz", '~!@#$%^&*(){}"<>PYFGCRL?+|AOEUIDHTNS_:QJKXBMWVZ'),
  Russian: layout('ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.', 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'),
  Hebrew: layout(";1234567890-=/'קראטוןםפ][\\שדגכעיחלךף,זסבהנמצתץ.", '~!@#$%^&*)(_+QWERTYUIOP}{|ASDFGHJKL:"ZXCVBNM><?'),
  'ja-IME': layout(
    'ろぬふあうえおやゆよわほへたていすかんなにらせ゛゜むちとしはきくまのりれけつさそひこみもねるめ',
    'ろぬふぁぅぇぉゃゅょをほへたてぃすかんなにらせ「」むちとしはきくまのりれけっさそひこみも、。・',
  ),
  Polish: layout("`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./", '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?', {
    KeyA: 'ą',
    KeyC: 'ć',
    KeyE: 'ę',
    KeyL: 'ł',
    KeyN: 'ń',
    KeyO: 'ó',
    KeyS: 'ś',
    KeyX: 'ź',
    KeyZ: 'ż',
  }),
}

/** A key event's fields as a browser reports them. */
export type Stroke = KeyInput & { altGraph: boolean }

/** The strokes of a keyboard that a person can make with one key and Shift, AltGr or neither. */
export function strokesOf(keys: Keys): Stroke[] {
  return Object.entries(keys).flatMap(([code, [plain, shift, third]]) => [
    stroke(code, plain),
    stroke(code, shift, { shiftKey: true }),
    ...(third === undefined ? [] : [stroke(code, third, { altGraph: true, ctrlKey: true, altKey: true })]),
  ])
}

/** One stroke. AltGr is reported as Windows does: with Ctrl and Alt. */
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
