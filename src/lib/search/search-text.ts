// Turns titles and queries into comparable words: lower case, no diacritics, no punctuation. The host folds the same way (search_fold in its migrations).

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
  ς: 'σ',
}
const ascii = /^[\x20-\x7e]*$/
const asciiWord = /[a-z0-9]+|[%_\\]/g
/** Signs that people search for as they search for letters. */
const sign = /[%_\\]/
const wordCharacter = /[\p{L}\p{N}\p{M}%_\\]/u
/** Accents, points and vowel marks that people leave out. The vowel signs of Indic scripts and of Thai are letters to their readers and stay. */
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: every mark is meant by itself.
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f]+/gu
/** Scripts without spaces between words, Hangul taken apart, and signs: each character is a word of its own, so that it is found wherever it stands. */
const aloneCharacter =
  /[%_\\\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3041-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\u{1aff0}-\u{1b16f}\u{20000}-\u{3ffff}]/u

/** Left out of words rather than ending them, so that "don't" and "dont" are the same word. */
function isApostrophe(character: string): boolean {
  return character === "'" || character === '’'
}

function foldCharacter(character: string): string {
  let folded = ''
  for (const part of character.normalize('NFKD').replace(marks, '').toLowerCase().normalize('NFKD').replace(marks, '')) {
    folded += plainLetters[part] ?? part
  }
  return folded
}

/** Of a to z and 0 to 9: most letters of most titles, which need no look at their properties. */
function isPlain(character: string): boolean {
  const code = character.charCodeAt(0)
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
}

/** Words as they are read from left to right; `touches` tells that nothing stands between a word and the one before it. */
interface ReadWord extends PlacedWord {
  readonly touches: boolean
}

function readWords(text: string): ReadWord[] {
  const words: { text: string; from: number[]; to: number[]; touches: boolean }[] = []
  let open = false
  let apart = true
  let place = 0
  for (const character of text) {
    const next = place + character.length
    if (isPlain(character)) {
      const word = open ? words.at(-1) : undefined
      const into = word ?? { text: '', from: [], to: [], touches: !apart }
      if (!word) words.push(into)
      into.text += character.toLowerCase()
      into.from.push(place)
      into.to.push(next)
      open = true
      apart = false
      place = next
      continue
    }
    if (wordCharacter.test(character)) {
      const folded = foldCharacter(character)
      for (const part of folded) {
        const alone = aloneCharacter.test(part)
        const word = open && !alone ? words.at(-1) : undefined
        const into = word ?? { text: '', from: [], to: [], touches: !apart }
        if (!word) words.push(into)
        into.text += part
        for (let unit = 0; unit < part.length; unit++) {
          into.from.push(place)
          into.to.push(next)
        }
        open = !alone
        apart = false
      }
      // A combining mark belongs to the letter before it.
      const last = words.at(-1)
      if (folded === '' && last && !apart) last.to[last.to.length - 1] = next
    } else if (!isApostrophe(character)) {
      open = false
      apart = true
    }
    place = next
  }
  return words
}

/** The words of a text with their places in it, for highlighting. */
export function placedWords(text: string): PlacedWord[] {
  return readWords(text)
}

/** The folded words of a text, in order: `Zuweisen an „Ana“…` → `zuweisen`, `an`, `ana`; `東京` → `東`, `京`; `a_b` → `a`, `_`, `b`. */
export function foldWords(given: string): string[] {
  // So many titles end.
  const text = given.endsWith('…') ? given.slice(0, -1) : given
  if (!ascii.test(text)) return readWords(text).map((word) => word.text)
  const plain = text.includes("'") ? text.replaceAll("'", '') : text
  return plain.toLowerCase().match(asciiWord) ?? []
}

/** Runs of two and more words that touch each other (`東 京`, `a _ b`): a title must have them side by side. */
export function foldRuns(text: string): string[] {
  const runs: string[][] = []
  for (const word of readWords(text)) {
    if (word.touches) runs.at(-1)?.push(word.text)
    else runs.push([word.text])
  }
  return runs.filter((run) => run.length > 1).map((run) => run.join(' '))
}

/** Whether `text` holds everything typed, each piece between spaces anywhere in it: for the short lists of pickers. An empty query fits all. */
export function holdsTyped(text: string, typed: string): boolean {
  const folded = foldText(text)
  return foldText(typed)
    .split(/\s+/)
    .every((piece) => folded.includes(piece))
}

function foldText(text: string): string {
  let folded = ''
  for (const character of text) folded += foldCharacter(character)
  return folded.trim()
}

/** Whether a word is one of the signs that count as letters. */
export function isSign(word: string): boolean {
  return sign.test(word)
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
