// How wide a text can be at most, without asking the browser, which would lay out the page for it.

/** No letter takes less. */
const LEAST_EM = 0.36
/** Letters by the most they take of the font's size, at the weights of running text (Inter 400 to 500). */
const WIDEST: readonly (readonly [em: number, letters: string])[] = [
  [LEAST_EM, " ijlI!'’,.:;|·`"],
  [0.5, '()[]{}/\\fr1t-_"“”'],
  [0.67, 'abcdeghknopqsuvxyz023456789EFJLPRSTZß?*#$&–^'],
  [0.78, 'ABCDGHKNOQUVXYø+=<>~'],
  [1.02, 'mMwW%@—…'],
]
const emOf = new Map(WIDEST.flatMap(([em, letters]) => [...letters].map((letter) => [letter, em] as const)))

/** Letters of other alphabets are drawn in other fonts. */
const KNOWN = /^[\u0020-\u007e\u00a0-\u00ff–—…’“”]*$/
const ACCENTS = /\p{M}/gu

/** Whether a text surely fits into `px` at a font size of `size` px; what is not known to fit does not. */
export function surelyFits(text: string, px: number, size: number): boolean {
  // However long a text is, what is surely too long is not read.
  if (text.length * LEAST_EM * size > px || !KNOWN.test(text)) return false
  let em = 0
  for (const letter of text.normalize('NFD').replace(ACCENTS, '')) em += emOf.get(letter) ?? 1.1
  return em * size <= px
}
