// Finds which pieces of a title a query matched, for the few rows that are shown.
import { rank, type Score } from './search-score.ts'
import { isSign, type PlacedWord, placedWords } from './search-text.ts'
import { slipsAllowed, slipsBetween } from './search-typo.ts'

type Range = [start: number, end: number]

function piece(word: PlacedWord, from: number, length: number): Range {
  return [word.from[from] ?? 0, word.to[from + length - 1] ?? word.to.at(-1) ?? 0]
}

function merged(ranges: Range[]): Range[] {
  const out: Range[] = []
  for (const range of ranges.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = out.at(-1)
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1])
    else out.push([...range])
  }
  return out
}

/** The typed words one after another from some word of the title on, as one range. */
function phrase(words: readonly PlacedWord[], typed: readonly string[]): Range[] {
  for (let first = 0; first + typed.length <= words.length; first++) {
    const fits = typed.every((text, step) => {
      const word = words[first + step]?.text ?? ''
      return step === typed.length - 1 ? word.startsWith(text) : word === text
    })
    const start = words[first]
    const end = words[first + typed.length - 1]
    if (fits && start && end) return [[piece(start, 0, 1)[0], piece(end, 0, typed.at(-1)?.length ?? 1)[1]]]
  }
  return []
}

/** Where one typed word sits in the title: whole, beginning, slip, inside, in this order. */
function wordRange(words: readonly PlacedWord[], typed: string): Range[] {
  const found = words.find((word) => word.text === typed) ?? words.find((word) => word.text.startsWith(typed))
  if (found) return [piece(found, 0, typed.length)]
  let nearest: { word: PlacedWord; cost: number } | null = null
  const most = slipsAllowed(typed)
  for (const word of most > 0 ? words : []) {
    const slips = slipsBetween(typed, word.text, most)
    const cost = slips ? slips.edits * 2 + (slips.whole ? 0 : 1) : Number.POSITIVE_INFINITY
    if (cost < (nearest?.cost ?? Number.POSITIVE_INFINITY)) nearest = { word, cost }
  }
  if (nearest) {
    const length = nearest.cost % 2 === 0 ? nearest.word.text.length : Math.min(typed.length, nearest.word.text.length)
    return [piece(nearest.word, 0, length)]
  }
  const around = typed.length > 1 ? words.find((word) => word.text.includes(typed)) : undefined
  return around ? [piece(around, around.text.indexOf(typed), typed.length)] : []
}

/** First letters of words: of all, else of those that follow each other through the typed letters. */
function acronym(words: readonly PlacedWord[], typed: string): Range[] {
  const out: Range[] = []
  let index = 0
  for (const word of words) {
    if (index < typed.length && word.text[0] === typed[index]) {
      out.push(piece(word, 0, 1))
      index++
    }
  }
  return index === typed.length ? out : []
}

/** The typed letters in order, from the first word beginning that leads through all of them. */
function scattered(words: readonly PlacedWord[], typed: string, joined: boolean): Range[] {
  for (let first = 0; first < words.length; first++) {
    const out: Range[] = []
    let index = 0
    let unbroken = true
    for (let at = first; at < words.length && index < typed.length && unbroken; at++) {
      const word = words[at]
      if (word && isSign(word.text) && !isSign(typed[index] ?? '')) continue
      for (let unit = 0; word && unit < word.text.length && index < typed.length && unbroken; unit++) {
        if (word.text[unit] === typed[index]) {
          out.push(piece(word, unit, 1))
          index++
        } else if (joined || (at === first && unit === 0)) unbroken = false
      }
    }
    if (index === typed.length && unbroken) return out
  }
  return []
}

/** The pieces of `title` that a query, folded into `typed` words, matched with the given rank. */
export function matchRanges(title: string, typed: readonly string[], value: number): Score['ranges'] {
  return rangesIn(placedWords(title), typed, value)
}

/** The same of a title whose words are known. */
export function rangesIn(words: readonly PlacedWord[], typed: readonly string[], value: number): Score['ranges'] {
  if (value === rank.all || typed.length === 0) return []
  if (value <= rank.phrase) return phrase(words, typed)
  if (value === rank.acronym) return merged(acronym(words, typed.join('')))
  if (value === rank.joined || value >= rank.scattered) return merged(scattered(words, typed.join(''), value === rank.joined))
  return merged(typed.flatMap((text) => wordRange(words, text)))
}
