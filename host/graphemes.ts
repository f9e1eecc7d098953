// Shortens text where a reader would: between what looks like one character.

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As much of the text as fits into `length` UTF-16 units, as `length` of a string counts them; no emoji or accent is cut apart. */
export function cutToFit(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
