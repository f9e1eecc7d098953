// Turns titles and queries into comparable words: lower case, no diacritics, no punctuation.

/** One word of a text: folded, with the place in the original of every folded character (`from` inclusive, `to` exclusive). */
export interface PlacedWord {
  readonly text: string
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** Letters that Unicode does not take apart but people type without their marks. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}
const ascii = /^[\x20-\x7e]*$/
const asciiWord = /[a-z0-9]+/g
const wordCharacter = /[\p{L}\p{N}\p{M}]/u
const marks = /\p{M}+/gu

/** Left out of words rather than ending them, so that "don't" and "dont" are the same word. */
function isApostrophe(character: string): boolean {
  return character === "'" || character === '’'
}

function foldCharacter(character: string): string {
  let folded = ''
  for (const part of character.normalize('NFD').replace(marks, '').toLowerCase().normalize('NFD').replace(marks, '')) {
    folded += plainLetters[part] ?? part
  }
  return folded
}

/** The words of a text with their places in it, for highlighting. */
export function placedWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = []
  let word = { text: '', from: [] as number[], to: [] as number[] }
  let place = 0
  for (const character of text) {
    const next = place + character.length
    if (wordCharacter.test(character)) {
      const folded = foldCharacter(character)
      word.text += folded
      for (let unit = 0; unit < folded.length; unit++) {
        word.from.push(place)
        word.to.push(next)
      }
      // A combining mark belongs to the letter before it.
      if (folded === '' && word.to.length > 0) word.to[word.to.length - 1] = next
    } else if (!isApostrophe(character) && word.text !== '') {
      words.push(word)
      word = { text: '', from: [], to: [] }
    }
    place = next
  }
  if (word.text !== '') words.push(word)
  return words
}

/** The folded words of a text, in order: `Zuweisen an „Ana“…` → `zuweisen`, `an`, `ana`. */
export function foldWords(text: string): string[] {
  if (!ascii.test(text)) return placedWords(text).map((word) => word.text)
  const plain = text.includes("'") ? text.replaceAll("'", '') : text
  return plain.toLowerCase().match(asciiWord) ?? []
}

/** Which characters a folded text has, as 32 bits: 26 letters, digits in five groups, everything else in one. */
export function characterMask(folded: string): number {
  let mask = 0
  for (let index = 0; index < folded.length; index++) {
    const code = folded.charCodeAt(index)
    if (code >= 97 && code <= 122) mask |= 1 << (code - 97)
    else if (code >= 48 && code <= 57) mask |= 1 << (26 + (code % 5))
    else if (code !== 32) mask |= 1 << 31
  }
  return mask
}

/** How many bits are set in a 32-bit number. */
export function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
