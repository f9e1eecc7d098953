// How wide a text can be at most, without asking the browser, which would lay out the page for it.

/** Letters by the most they take of the font's size, at the weights of running text (Inter 400 to 500). */
const WIDEST: readonly (readonly [em: number, letters: string])[] = [
  [0.36, " ijlI!'’,.:;|·`"],
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
  // The narrowest letter decides before any is looked at.
  if (text.length * 0.2 * size > px || !KNOWN.test(text)) return false
  let em = 0
  for (const letter of text.normalize('NFD').replace(ACCENTS, '')) em += emOf.get(letter) ?? 1.1
  return em * size <= px
}
