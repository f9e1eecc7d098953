// A pasted list as lines: what marks its items is left out.

const MARK = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+|^\s*/
const BOX = /^\[[ xX]?\]\s+/

/** The lines with words of a text, without bullets, numbers and boxes before them. */
export function linesOfList(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(MARK, '').replace(BOX, '').trim())
    .filter((line) => line !== '')
}
