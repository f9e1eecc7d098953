// Where typed words were found in a text: the part around them, with what was found between U+0002 and U+0003 (NOTE-05).

// What search_fold of the database leaves out, the same signs.
const MARKS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each of them by itself is meant
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f]+/gu
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ς: 'σ', ß: 'ss', þ: 'th', æ: 'ae', œ: 'oe' }
// Characters of scripts without spaces, which search_split makes words of their own, and syllables that it takes apart.
const ALONE =
  '[%_\\\\\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u3005-\\u30ff\\u3105-\\u31ff\\u3400-\\u9fff\\uac00-\\ud7a3\\uff66-\\uff9f\\u{1aff0}-\\u{1b16f}\\u{20000}-\\u{3ffff}]'
const WORD = new RegExp(`${ALONE}|(?:(?!${ALONE})[\\p{L}\\p{N}\\p{M}'’])+`, 'gu')
/** Of a long text no more is looked at, in UTF-16 units. */
const READ = 20_000
/** Of what is found again and again only so many places are weighed, and so many marked. */
const LOOKED_AT = 50
const MARKED = 500

const ascii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** As search_fold of the database folds: lower case without accents, letters that have no parts written plainly; and without apostrophes. */
function fold(text: string): string {
  const bare = text.replace(/['’]/g, '')
  if (ascii(bare)) return bare.toLowerCase()
  const lower = bare.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFKD').replace(MARKS, '')
  return lower.replace(/[øłđðıςßþæœ]/g, (sign) => PLAIN[sign] ?? sign)
}

type Word = { start: number; end: number; folded: string }

function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ start: index, end: index + word.length, folded: fold(word) }))
}

/** What was typed, as it is looked for: words that stand side by side belong together. */
function soughtIn(typed: string): string[] {
  const sought: string[] = []
  let end = -1
  for (const word of wordsIn(typed)) {
    if (word.start === end) sought.push((sought.pop() ?? '') + word.folded)
    else sought.push(word.folded)
    end = word.end
  }
  return sought.filter((one) => one !== '')
}

/** How many words from `at` on begin with `sought`; 0 where they do not. */
function reachOf(words: readonly Word[], at: number, sought: string): number {
  let read = ''
  for (let count = 1; ; count += 1) {
    const word = words[at + count - 1]
    if (word === undefined || (count > 1 && word.start !== words[at + count - 2]?.end)) return 0
    read += word.folded
    if (read.startsWith(sought)) return count
    if (!sought.startsWith(read)) return 0
  }
}

type Hit = { start: number; end: number; which: number }

function hitsIn(text: string, typed: string): Hit[] {
  const sought = soughtIn(typed)
  const words = wordsIn(text)
  const hits: Hit[] = []
  for (let at = 0; at < words.length; at += 1)
    for (const [which, one] of sought.entries()) {
      const last = words[at + reachOf(words, at, one) - 1]
      const first = words[at]
      if (first && last && last.start >= first.start) hits.push({ start: first.start, end: last.end, which })
    }
  return hits
}

/** The hit from which most of what is sought stands within `most` characters, the earliest of several. */
function bestOf(hits: readonly Hit[], most: number): Hit | undefined {
  let best: { hit: Hit; found: number } | undefined
  for (const hit of hits.slice(0, LOOKED_AT)) {
    const found = new Set(hits.filter(({ start, end }) => start >= hit.start && end <= hit.start + most).map(({ which }) => which)).size
    if (found > (best?.found ?? 0)) best = { hit, found }
  }
  return best?.hit
}

/**
 * The part of `text` where what was typed is found, in one line of about `most` characters, with marks around each word that begins with a typed one as the
 * database finds it: in any script, whatever its accents. Null where nothing of it stands in the first 20,000 characters.
 */
export function foundPart(text: string, typed: string, most: number): string | null {
  const line = text.slice(0, READ).replace(/\s+/g, ' ').trim()
  const hits = hitsIn(line, typed).slice(0, MARKED)
  const best = bestOf(hits, most)
  if (best === undefined) return null
  const from = best.start < most / 3 || line.length <= most ? 0 : line.lastIndexOf(' ', best.start - most / 6) + 1
  const space = line.indexOf(' ', Math.max(from + most, best.end))
  const to = space === -1 || line.length <= from + most ? line.length : space
  let part = ''
  let at = from
  for (const { start, end } of hits) {
    if (start < at || end > to) continue
    part += `${line.slice(at, start)}\u0002${line.slice(start, end)}\u0003`
    at = end
  }
  return part + line.slice(at, to)
}
